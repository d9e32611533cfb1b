import type { Notification } from '#calls/notifications.ts';
import type { Translate } from '#texts/translator.ts';

/** What a notification says, in a sentence. */
export function newsWords(notification: Notification, t: Translate): string {
  const { kind, quote, request, offer, colleague, offers } = notification;
  if (request) return requestWords(request, offer, t);
  if (kind === 'joined' || kind === 'request') return t('notifications.joined', { name: colleague ?? '' });
  const name = quote?.title || t('notifications.quote', { number: `${quote?.inc}` });
  if (kind === 'offers') return offersWords(name, offers ?? { gone: 0, repriced: 0 }, t);
  const client = quote?.client || t('notifications.client');
  return offer === null || kind === 'opened'
    ? t(kind === 'opened' ? 'notifications.opened' : 'notifications.asked', { client, name })
    : t(`notifications.${kind}Offer`, { client, name, offer });
}

function offersWords(name: string, { gone, repriced }: NonNullable<Notification['offers']>, t: Translate) {
  return [
    ...(gone > 0 ? [t('notifications.offersGone', { name, count: gone })] : []),
    ...(repriced > 0 ? [t('notifications.offersRepriced', { name, count: repriced })] : []),
  ].join('. ');
}

type OfRequest = NonNullable<Notification['request']>;

function requestWords(
  { request, state, client, by, isOperator }: OfRequest,
  hotel: string | null,
  t: Translate,
) {
  const who = isOperator ? t('notifications.operator') : by || t('notifications.formerColleague');
  return t(`notifications.request.${state ?? 'words'}`, {
    by: who,
    number: `${request}`,
    about: [hotel, client].filter(Boolean).join(', '),
  });
}
