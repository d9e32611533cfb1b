import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { EventKind } from './quote-store.server.ts';

/** Nobody else writes down what the client does with it until the transaction ends. */
export async function lockEvents(db: Kysely<DB>, quoteInc: number): Promise<void> {
  await db.selectFrom('quote').select('inc').where('inc', '=', quoteInc).forNoKeyUpdate().execute();
}

type OfKind = { quoteInc: number; offerInc: number | null; kinds: readonly EventKind[] };

/** What the client did with a quote or an offer of it, the latest first. */
const eventsOfKind = (db: Kysely<DB>, { quoteInc, offerInc, kinds }: OfKind) =>
  db
    .selectFrom('quote_event')
    .where('quote_inc', '=', quoteInc)
    .where('offer_inc', 'is not distinct from', offerInc)
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc');

export async function lastEvent(db: Kysely<DB>, which: OfKind): Promise<EventKind | undefined> {
  const last = await eventsOfKind(db, which).select('kind').limit(1).executeTakeFirst();
  return last?.kind as EventKind | undefined; // the column allows no other kinds
}

/** Keeps so many of them, the latest. */
export async function deleteOlderEvents(db: Kysely<DB>, which: OfKind, most: number): Promise<void> {
  await db
    .deleteFrom('quote_event')
    .where('id', 'in', eventsOfKind(db, which).select('id').offset(most))
    .execute();
}

export async function countQuestions(db: Kysely<DB>, quoteInc: number): Promise<number> {
  const { count } = await db
    .selectFrom('quote_event')
    .where('quote_inc', '=', quoteInc)
    .where('kind', '=', 'asked')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
