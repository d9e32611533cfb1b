import type { Notification } from '#calls/notifications.ts';
import type { Translate } from '#texts/translator.ts';

/** What a notification says, in a sentence. */
export function newsWords(notification: Notification, t: Translate): string {
  const { kind, quote, request, offer, colleague } = notification;
  if (request) return requestWords(request, offer, t);
  if (kind === 'joined' || kind === 'request') return t('notifications.joined', { name: colleague ?? '' });
  const name = quote?.title || t('notifications.quote', { number: `${quote?.inc}` });
  const client = quote?.client || t('notifications.client');
  return offer === null || kind === 'opened'
    ? t(kind === 'opened' ? 'notifications.opened' : 'notifications.asked', { client, name })
    : t(`notifications.${kind}Offer`, { client, name, offer });
}

type OfRequest = NonNullable<Notification['request']>;

function requestWords(
  { request, state, client, by, isOperator }: OfRequest,
  hotel: string | null,
  t: Translate,
) {
  const who = isOperator ? t('notifications.operator') : by || t('notifications.formerColleague');
  return t(`notifications.request.${state ?? 'words'}`, {
    ...{ by: who, number: `${request}` },
    about: [hotel, client].filter(Boolean).join(', '),
  });
}
