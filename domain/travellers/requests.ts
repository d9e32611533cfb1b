import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { KeptOffer } from '#domain/offers/kept-offer.ts';
import {
  insertTravellerRequest,
  readTravellerRequestIds,
  readTravellerRequests,
} from './traveller-store.server.ts';

/** A request that an office is sent, and whose it is. */
type SentRequest = {
  /** Of the feedback that it is. */
  id: number;
  personId: number;
  offer: KeptOffer;
  currency: string;
  now: Date;
};

/** Keeps a request among those of its traveller, in the transaction that stores what the office reads. */
export async function keepTravellerRequest(
  db: Kysely<DB>,
  { id, personId, offer, currency, now }: SentRequest,
): Promise<void> {
  const { claim, total_minor, shown } = offer;
  const whose = { id, person_id: personId, sent_at: now };
  await insertTravellerRequest(db, { ...whose, claim, total_minor, currency, shown });
}

/** What a traveller has asked for while they were signed in, the latest first. */
export const listTravellerRequests = (db: Kysely<DB>, personId: number) =>
  readTravellerRequests(db, personId);

/** The numbers of all of them. */
export const requestIdsOf = (db: Kysely<DB>, personId: number): Promise<number[]> =>
  readTravellerRequestIds(db, personId);
