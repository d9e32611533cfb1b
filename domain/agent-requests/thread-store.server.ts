import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { TripSnapshot } from '#domain/offers/trip-snapshot.ts';
import type { RequestState } from '#lib/request-choices.ts';

/** Requests of all agencies with their last message, for the operator. */
const threads = (db: Kysely<DB>) =>
  db
    .selectFrom('agent_request as request')
    .innerJoin('feedback', 'feedback.id', 'request.id')
    .innerJoin('agency', 'agency.inc', 'request.agency_inc')
    .innerJoin('manager', 'manager.inc', 'request.manager_inc')
    .innerJoin('person', 'person.id', 'manager.person_id')
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('agent_request_event as event')
          .whereRef('event.request_id', '=', 'request.id')
          .where('event.is_shared', '=', true)
          .orderBy('event.id', 'desc')
          .limit(1)
          .select(['event.at as last_at', sql<boolean>`event.manager_inc is not null`.as('is_waiting')])
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['request.id', 'request.state', 'request.sent_at', 'agency.official_name as agency'])
    .select(['person.name as manager', 'feedback.name as client', 'last.last_at', 'last.is_waiting']);

/** The latest message first. */
export async function listThreads(
  db: Kysely<DB>,
  { waiting, skip, take }: { waiting: boolean; skip: number; take: number },
) {
  const asked = waiting
    ? threads(db).where('last.is_waiting', '=', true).where('request.state', '!=', 'closed')
    : threads(db);
  const rows = await asked
    .orderBy('last.last_at', 'desc')
    .orderBy('request.id', 'desc')
    .offset(skip)
    .limit(take)
    .execute();
  return rows.map(({ state, ...row }) => ({ ...row, state: state as RequestState })); // the column allows no others
}

/** A request with its messages; what is private to the agency is not read. */
export async function readThread(db: Kysely<DB>, id: number) {
  const request = await threads(db)
    .where('request.id', '=', id)
    .select(['feedback.comment', 'feedback.trip'])
    .executeTakeFirst();
  if (!request) return undefined;
  const messages = await db
    .selectFrom('agent_request_event as event')
    .leftJoin('manager', 'manager.inc', 'event.manager_inc')
    .leftJoin('person', 'person.id', 'manager.person_id')
    .where('event.request_id', '=', id)
    .where('event.is_shared', '=', true)
    .where('event.words', '!=', '')
    .select(['event.words', 'event.at', 'event.manager_inc', 'person.name'])
    .orderBy('event.id')
    .execute();
  const { state, trip, ...row } = request;
  // The columns hold what `insertRequest` and `insertFeedback` have written.
  return { ...row, state: state as RequestState, trip: trip as TripSnapshot | null, messages };
}

/** Whom the mails about a request go to: its office, and its manager in their language. */
export const readCorrespondents = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('agent_request as request')
    .innerJoin('feedback', 'feedback.id', 'request.id')
    .innerJoin('agency', 'agency.inc', 'request.agency_inc')
    .innerJoin('manager', 'manager.inc', 'request.manager_inc')
    .innerJoin('person', 'person.id', 'manager.person_id')
    .where('request.id', '=', id)
    .select(['feedback.email_to', 'feedback.site_id', 'feedback.name as client'])
    .select(['agency.official_name as agency', 'person.name as manager', 'person.locale', 'person.phones'])
    .select(sql<string>`coalesce(nullif(manager.email, ''), person.email)`.as('email'))
    .executeTakeFirstOrThrow();

/** What others have done with a request is read by a manager. */
export async function markRequestRead(
  db: Kysely<DB>,
  { id, managerId, now }: { id: number; managerId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('manager_inc', '=', managerId)
    .where('read_at', 'is', null)
    .where('request_event_id', 'in', (row) =>
      row.selectFrom('agent_request_event').where('request_id', '=', id).select('id'),
    )
    .execute();
}
