import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import {
  countNotifications,
  readAfter,
  readNotifications,
  readNotificationsOf,
} from './notification-store.server.ts';

/** So many stand on a page. */
const pageSize = 30;

/** Who was away for longer finds the others in the list. */
const mostAtOnce = 20;

/** A page of what a manager was told, the latest first. */
export async function listNotifications(db: Kysely<DB>, { managerId }: Manager, page: number) {
  const place = { offset: (page - 1) * pageSize, limit: pageSize };
  const [list, counts] = await Promise.all([
    readNotifications(db, managerId, place),
    countNotifications(db, managerId),
  ]);
  return { list, ...counts, pageCount: Math.ceil(counts.total / pageSize) };
}

/** What a manager was told after a notification, in its order; without one nothing, but where they stand. */
export async function newNotifications(db: Kysely<DB>, { managerId }: Manager, after: number | undefined) {
  // First where they stand: what comes meanwhile is told twice, and never not at all.
  const { unread, last } = await countNotifications(db, managerId);
  const list = after === undefined ? [] : await readAfter(db, managerId, after, mostAtOnce);
  return { list, unread, last: Math.max(last, list.at(-1)?.id ?? 0) };
}

/** What clients did and what the operator answered since then, each at most so many, the latest first. */
export async function listWork(
  db: Kysely<DB>,
  { managerId }: Manager,
  asked: { since: Date; limit: number },
) {
  const [clients, operator] = await Promise.all([
    readNotificationsOf(db, managerId, { kind: 'clients', ...asked }),
    readNotificationsOf(db, managerId, { kind: 'operator', ...asked }),
  ]);
  return { clients, operator };
}
