import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { TripSnapshot } from '#domain/offers/trip-snapshot.ts';
import type { Feedback } from './feedback.ts';
import { recordSentMail, type SentMail } from './sent-mail.server.ts';

export type StoredFeedback = Omit<Selectable<DB['feedback']>, 'trip'> & { trip: TripSnapshot | null };

export type NewFeedback = Feedback & { siteId: string; locale: string; receivedAt: Date };

/** Stores a request; undefined where its key has been stored before. */
export async function insertFeedback(db: Kysely<DB>, feedback: NewFeedback): Promise<number | undefined> {
  const stored = await db
    .insertInto('feedback')
    .values({
      received_at: feedback.receivedAt,
      site_id: feedback.siteId,
      locale: feedback.locale,
      kind: feedback.kind,
      request_key: feedback.requestKey,
      name: feedback.name,
      phone: feedback.phone,
      email: feedback.email,
      email_to: feedback.emailTo,
      comment: feedback.comment,
      faddress: feedback.officeAddress,
      trip: feedback.trip ? JSON.stringify(feedback.trip) : null,
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id;
}

/** The request that has been stored by this key. */
export async function findFeedback(db: Kysely<DB>, requestKey: string): Promise<StoredFeedback> {
  const row = await db
    .selectFrom('feedback')
    .selectAll()
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow();
  return row as StoredFeedback; // `insertFeedback` has written its trip
}

/** The request if it waits for its mail, locked until the transaction ends so that nobody else mails it meanwhile. */
export async function lockUnmailed(db: Kysely<DB>, id: number): Promise<StoredFeedback | undefined> {
  const row = await db
    .selectFrom('feedback')
    .selectAll()
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row as StoredFeedback | undefined; // as above
}

/** The agent whose request a form is. */
export type AskingAgent = { agency: string; manager: string; phones: string; email: string };

/** Undefined of everybody else's forms. */
export const readAskingAgent = (db: Kysely<DB>, id: number): Promise<AskingAgent | undefined> =>
  db
    .selectFrom('agent_request')
    .innerJoin('agency', 'agency.inc', 'agent_request.agency_inc')
    .innerJoin('manager', 'manager.inc', 'agent_request.manager_inc')
    .innerJoin('person', 'person.id', 'manager.person_id')
    .where('agent_request.id', '=', id)
    .select(['agency.official_name as agency', 'person.name as manager', 'person.phones'])
    .select(sql<string>`coalesce(nullif(manager.email, ''), person.email)`.as('email'))
    .executeTakeFirst();

/** Records that the mail of a request has left. */
export async function markMailed(
  db: Kysely<DB>,
  { id, at, transport, mail }: SentMail & { id: number },
): Promise<void> {
  await db.updateTable('feedback').set({ mailed_at: at }).where('id', '=', id).execute();
  await recordSentMail(db, { feedbackId: id, at, transport, mail });
}
