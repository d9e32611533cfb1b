import type { Notification } from '#calls/notifications.ts';
import type { Translate } from '#texts/translator.ts';

/** What a notification says, in a sentence. */
export function newsWords({ kind, quote, offer, colleague }: Notification, t: Translate): string {
  if (kind === 'joined') return t('notifications.joined', { name: colleague ?? '' });
  const name = quote?.title || t('notifications.quote', { number: `${quote?.inc}` });
  const client = quote?.client || t('notifications.client');
  return offer === null || kind === 'opened'
    ? t(kind === 'opened' ? 'notifications.opened' : 'notifications.asked', { client, name })
    : t(`notifications.${kind}Offer`, { client, name, offer });
}
