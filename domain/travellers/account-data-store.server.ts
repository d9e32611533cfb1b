import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { ShownOffer } from '#domain/offers/kept-offer.ts';
import type { TripSnapshot } from '#domain/offers/trip-snapshot.ts';

export const readAccount = (db: Kysely<DB>, personId: number) =>
  db
    .selectFrom('person')
    .leftJoin('second_factor', 'second_factor.person_id', 'person.id')
    .select(['id', 'name', 'email', 'own_phone', 'phones', 'born', 'is_male', 'locale', 'state'])
    .select(['created_at', 'consented_at', 'second_factor.confirmed_at'])
    .where('id', '=', personId)
    .executeTakeFirst();

/** All requests, the oldest first. */
export async function readSentRequests(db: Kysely<DB>, personId: number) {
  const rows = await db
    .selectFrom('traveller_request as request')
    .innerJoin('feedback', 'feedback.id', 'request.id')
    .select(['request.id', 'request.sent_at', 'request.total_minor', 'request.currency', 'request.shown'])
    .select(['feedback.name', 'feedback.phone', 'feedback.email', 'feedback.comment', 'feedback.trip'])
    .where('request.person_id', '=', personId)
    .orderBy('request.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    shown: row.shown as unknown as ShownOffer, // as it was inserted
    trip: row.trip as TripSnapshot | null, // likewise
  }));
}

/** Also those that are over and that no job has deleted yet. */
export const readSessions = (db: Kysely<DB>, personId: number) =>
  db
    .selectFrom('session')
    .select(['device', 'address', 'site_id', 'created_at', 'last_seen_at', 'second_factor_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();

export const readLists = (db: Kysely<DB>, personId: number) =>
  db
    .selectFrom('kept_list')
    .select(['name', 'hotels', 'trips'])
    .where('person_id', '=', personId)
    .orderBy('name')
    .execute();

export const readHistory = (db: Kysely<DB>, personId: number) =>
  db
    .selectFrom('audit_entry')
    .select(['at', 'deed', 'address'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
