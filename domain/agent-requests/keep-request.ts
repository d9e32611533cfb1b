import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { KeptOffer } from '#domain/offers/kept-offer.ts';
import { assert } from '#lib/assert.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { Manager } from '#lib/principal.ts';
import { insertEvent, insertRequest } from './request-store.server.ts';

/** A request that an office is sent, and whose it is. */
export type SentRequest = {
  /** Of the feedback that it is. */
  id: number;
  from: Pick<Manager, 'managerId' | 'agencyId'>;
  offer: KeptOffer;
  currency: string;
  /** Whom it is for, as the form says. */
  client: string;
  /** Of the client book; null: they are not in it. */
  clientInc: number | null;
  now: Date;
};

/** Keeps a request among those of its manager, in the transaction that stores what the office reads. */
export async function keepRequest(db: Kysely<DB>, sent: SentRequest): Promise<void> {
  const { id, from, offer, currency, client, clientInc, now } = sent;
  const { country, tourId, departsOn, hotel } = offer.shown;
  assert(country && tourId !== undefined, 'An offer that is kept now names its country and tour');
  await insertRequest(db, {
    ...offer,
    id,
    manager_inc: from.managerId,
    agency_inc: from.agencyId,
    state: 'new',
    sent_at: now,
    currency,
    client_inc: clientInc,
    country_id: country.id,
    tour_id: tourId,
    departs_on: plainDate(departsOn),
    sought: [id, ...new Set(Object.values(hotel)), client].join(' ').toLowerCase(),
  });
  await insertEvent(db, {
    request_id: id,
    manager_inc: from.managerId,
    state: 'new',
    at: now,
    is_shared: true,
  });
}
