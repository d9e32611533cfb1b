import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { ShownOffer } from '#domain/offers/kept-offer.ts';
import type { TripSnapshot } from '#domain/offers/trip-snapshot.ts';

/** The requests of a client, the ones that deleting the client erases; the oldest first. */
export async function readRequestsOfClient(db: Kysely<DB>, clientInc: number) {
  const rows = await db
    .selectFrom('agent_request as request')
    .innerJoin('feedback', 'feedback.id', 'request.id')
    .select(['request.id', 'request.sent_at', 'request.state', 'request.total_minor', 'request.currency'])
    .select(['request.shown', 'feedback.name', 'feedback.phone', 'feedback.email', 'feedback.comment'])
    .select('feedback.trip')
    .where(
      sql<boolean>`request.id = any(
        (select requests_of_client(client) from client where client.inc = ${clientInc})::bigint[])`,
    )
    .orderBy('request.id')
    .execute();
  return rows.map(withSnapshots);
}

export async function readEventsOfRequests(db: Kysely<DB>, requests: readonly number[]) {
  if (requests.length === 0) return [];
  return db
    .selectFrom('agent_request_event')
    .select(['request_id', 'at', 'manager_inc', 'state', 'words', 'is_shared'])
    .where('request_id', 'in', requests)
    .orderBy('id')
    .execute();
}

export async function readOffersOfQuotes(db: Kysely<DB>, quotes: readonly number[]) {
  if (quotes.length === 0) return [];
  const rows = await db
    .selectFrom('quote_offer')
    .select(['quote_inc', 'shown', 'total_minor', 'markup_minor', 'words'])
    .where('quote_inc', 'in', quotes)
    .orderBy('quote_inc')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, shown: row.shown as unknown as ShownOffer })); // as it was inserted
}

/** The documents of a row as they were inserted. */
const withSnapshots = <Row extends { shown: unknown; trip: unknown }>(row: Row) => ({
  ...row,
  shown: row.shown as ShownOffer,
  trip: row.trip as TripSnapshot | null,
});
