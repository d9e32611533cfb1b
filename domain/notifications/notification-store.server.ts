import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Localised } from '#lib/localised.ts';

/** What a manager is told of, with all that its sentence needs. */
export type StoredNotification = Awaited<ReturnType<typeof readNotifications>>[number];

export type Told = Pick<
  Insertable<DB['notification']>,
  'quote_event_id' | 'colleague_inc' | 'request_event_id' | 'quote_change_id'
>;

const told = (db: Kysely<DB>, managerId: number) =>
  db
    .selectFrom('notification')
    .leftJoin('quote_event', 'quote_event.id', 'notification.quote_event_id')
    .leftJoin('quote_change', 'quote_change.id', 'notification.quote_change_id')
    .leftJoin('quote', (join) =>
      join.on(sql<boolean>`quote.inc = coalesce(quote_event.quote_inc, quote_change.quote_inc)`),
    )
    .leftJoin('quote_offer', 'quote_offer.inc', 'quote_event.offer_inc')
    .leftJoin('manager as colleague', 'colleague.inc', 'notification.colleague_inc')
    .leftJoin('person', 'person.id', 'colleague.person_id')
    .leftJoin('agent_request_event as step', 'step.id', 'notification.request_event_id')
    .leftJoin('agent_request as request', 'request.id', 'step.request_id')
    .leftJoin('feedback', 'feedback.id', 'request.id')
    .leftJoin('manager as actor', 'actor.inc', 'step.manager_inc')
    .leftJoin('person as actor_person', 'actor_person.id', 'actor.person_id')
    .where('notification.manager_inc', '=', managerId)
    .select([
      'notification.id',
      'notification.at',
      'notification.read_at',
      'quote_event.kind as deed',
      (row) => row.fn.coalesce('quote_event.words', 'step.words').as('words'),
      'quote.inc as quote_inc',
      'quote.title',
      'quote_change.gone',
      'quote_change.repriced',
      'quote.client',
      'person.name as colleague',
      'request.id as request_id',
      'step.state as request_state',
      'step.manager_inc as actor_inc',
      'actor_person.name as actor',
      'feedback.name as request_client',
    ])
    // `insertOffer` and `insertRequest` have written it.
    .select(sql<Localised | null>`coalesce(quote_offer.shown, request.shown) -> 'hotel'`.as('hotel'));

/** The latest first. */
export const readNotifications = (
  db: Kysely<DB>,
  managerId: number,
  { offset, limit }: { offset: number; limit: number },
) => told(db, managerId).orderBy('notification.id', 'desc').offset(offset).limit(limit).execute();

/** Of what a list of a kind tells; the latest first. */
export type NotificationKind = 'clients' | 'operator';

/** What clients did with quotes, or the operator with requests, since then; the latest first. */
export function readNotificationsOf(
  db: Kysely<DB>,
  managerId: number,
  { kind, since, limit }: { kind: NotificationKind; since: Date; limit: number },
) {
  const all = told(db, managerId).where('notification.at', '>=', since);
  const asked =
    kind === 'clients'
      ? all.where('notification.quote_event_id', 'is not', null)
      : all.where('step.id', 'is not', null).where('step.manager_inc', 'is', null);
  return asked.orderBy('notification.id', 'desc').limit(limit).execute();
}

/** Those after one, in their order; the latest where they are more. */
export async function readAfter(db: Kysely<DB>, managerId: number, id: number, limit: number) {
  const latest = await told(db, managerId)
    .where('notification.id', '>', id)
    .orderBy('notification.id', 'desc')
    .limit(limit)
    .execute();
  return latest.reverse();
}

/** How many there are, how many of them are unread, and the last one; 0 where there is none. */
export const countNotifications = (db: Kysely<DB>, managerId: number) =>
  db
    .selectFrom('notification')
    .where('manager_inc', '=', managerId)
    .select((row) => [
      row.fn.countAll<number>().as('total'),
      row.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
      row.fn.coalesce(row.fn.max('id'), row.lit(0)).as('last'),
    ])
    .executeTakeFirstOrThrow();

/** One after the other for a manager, so that a later one has a larger number to anyone who sees both. */
export async function lockNotifications(db: Kysely<DB>, managerId: number): Promise<void> {
  await db.selectFrom('manager').select('inc').where('inc', '=', managerId).forNoKeyUpdate().execute();
}

export async function insertNotification(
  db: Kysely<DB>,
  notification: Insertable<DB['notification']>,
): Promise<void> {
  await db.insertInto('notification').values(notification).execute();
}

/** Whether an unread one says that the same was done with the same thing. */
export async function isAlreadyNotified(
  db: Kysely<DB>,
  managerId: number,
  eventId: number,
): Promise<boolean> {
  const alike = await db
    .selectFrom('notification')
    .innerJoin('quote_event as known', 'known.id', 'notification.quote_event_id')
    .innerJoin('quote_event as new', (join) =>
      join
        .onRef('new.quote_inc', '=', 'known.quote_inc')
        .onRef('new.kind', '=', 'known.kind')
        .on((on) => on('new.offer_inc', 'is not distinct from', on.ref('known.offer_inc'))),
    )
    .where('notification.manager_inc', '=', managerId)
    .where('notification.read_at', 'is', null)
    .where('new.id', '=', eventId)
    .where('new.kind', '!=', 'asked')
    .select('notification.id')
    .executeTakeFirst();
  return alike !== undefined;
}

export async function deleteBefore(db: Kysely<DB>, managerId: number, at: Date): Promise<void> {
  await db.deleteFrom('notification').where('manager_inc', '=', managerId).where('at', '<', at).execute();
}

/** Keeps so many notifications of a manager, the latest. */
export async function deleteAllBut(db: Kysely<DB>, managerId: number, most: number): Promise<void> {
  const older = db
    .selectFrom('notification')
    .select('id')
    .where('manager_inc', '=', managerId)
    .orderBy('id', 'desc')
    .offset(most);
  await db.deleteFrom('notification').where('id', 'in', older).execute();
}

const unreadOf = (db: Kysely<DB>, managerId: number, now: Date) =>
  db
    .updateTable('notification')
    .set({ read_at: now })
    .where('manager_inc', '=', managerId)
    .where('read_at', 'is', null);

export async function markReadUpTo(db: Kysely<DB>, managerId: number, last: number, now: Date) {
  await unreadOf(db, managerId, now).where('id', '<=', last).execute();
}

/** False where the manager has no such notification. */
export async function markOneRead(
  db: Kysely<DB>,
  managerId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  await unreadOf(db, managerId, now).where('id', '=', id).execute();
  const found = await db
    .selectFrom('notification')
    .select('id')
    .where('manager_inc', '=', managerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
