import {
  type Notification,
  newNotifications,
  notifications,
  readNotifications,
} from '#calls/notifications.ts';
import { newNotifications as findNew, listNotifications } from '#domain/notifications/list-notifications.ts';
import { markRead } from '#domain/notifications/mark-read.ts';
import type { StoredNotification } from '#domain/notifications/notification-store.server.ts';
import type { RequestState } from '#lib/request-choices.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

/** What a manager is told of: each call is of the caller's own, and of no other. */
export function registerNotifications(api: Api, { db }: { db: Parameters<typeof findNew>[0] }): void {
  registerCall(api, notifications, async ({ query: { page }, caller, lang, site }) => {
    const { list, pageCount, unread, last } = await listNotifications(db, asManager(caller), page);
    return {
      ok: true,
      value: { notifications: list.map(notificationIn(textsIn(lang, site))), pageCount, unread, last },
    };
  });
  registerCall(api, newNotifications, async ({ query: { after }, caller, lang, site }) => {
    const { list, unread, last } = await findNew(db, asManager(caller), after);
    return {
      ok: true,
      value: { notifications: list.map(notificationIn(textsIn(lang, site))), unread, last },
    };
  });
  registerCall(api, readNotifications, async ({ body: { which, notification }, caller, now }) => {
    const manager = asManager(caller);
    const read = which === 'one' ? { one: notification } : { upTo: notification };
    if (!(await markRead(db, manager, read, now))) return { ok: false, reason: 'not-found' };
    const { unread } = await findNew(db, manager, undefined);
    return { ok: true, value: { unread } };
  });
}

export const notificationIn =
  (text: Texts) =>
  ({ id, at, read_at, deed, hotel, words, colleague, ...of }: StoredNotification): Notification => ({
    id,
    // Nobody is told of what was unmarked.
    kind: (deed ?? kindOf(of)) as Notification['kind'],
    at: at.toISOString(),
    isRead: read_at !== null,
    quote:
      of.quote_inc === null ? null : { inc: of.quote_inc, title: of.title ?? '', client: of.client ?? '' },
    offers: of.gone === null || of.repriced === null ? null : { gone: of.gone, repriced: of.repriced },
    request: requestOf(of),
    offer: hotel && text(hotel),
    words: words ?? '',
    colleague,
  });

const kindOf = ({ gone, request_id }: Pick<StoredNotification, 'gone' | 'request_id'>) =>
  gone === null ? (request_id === null ? 'joined' : 'request') : 'offers';

type OfRequest = Pick<
  StoredNotification,
  'request_id' | 'request_state' | 'request_client' | 'actor' | 'actor_inc'
>;

const requestOf = (told: OfRequest): Notification['request'] =>
  told.request_id === null
    ? null
    : {
        request: told.request_id,
        state: told.request_state as RequestState | null, // the column allows no other
        client: told.request_client ?? '',
        by: told.actor ?? '',
        isOperator: told.actor_inc === null,
      };
