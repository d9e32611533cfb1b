import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import { readClaim } from '#domain/offers/claim.ts';
import { wholeParty } from '#price-search/catalogue.ts';
import { countTravellers } from '#price-search/guests.ts';
import type { BookingContext } from './booking-context.ts';
import { newLink } from './booking-link.ts';
import { newReference } from './booking-reference.ts';
import {
  actorOf,
  insertBooking,
  insertSnapshot,
  recordEvent,
  type StoredBooking,
  takePlaces,
} from './booking-store.server.ts';
import { linkDays } from './booking-terms.ts';
import { holderOf, limitHolds, limitShare } from './hold-limits.ts';
import { agreeOn, type PricedClaim, priceClaim } from './price-claim.ts';
import { Refused } from './refusal.ts';
import { nameSoldOut, seatsShort, stockOf } from './stock-store.server.ts';

/** What the customer chose, and how far they go with it. */
export type Asked = {
  claim: string;
  /** So much dearer than was shown it may be. */
  riseAllowedMinor: number;
  /** Whether it may have to be asked for. */
  allowsRequest: boolean;
};

/** A time of the database so many seconds from now. */
export const inSeconds = (seconds: number) =>
  sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;

/**
 * Prices a claim in the transaction `db`, agrees on the price, takes the places and writes the booking: held, or requested
 * where it has to be asked for, for so many seconds.
 */
export async function startBooking(
  db: Kysely<DB>,
  context: BookingContext,
  asked: Asked,
  secondsOf: { held: number; requested: number },
): Promise<{ booking: StoredBooking; priced: PricedClaim }> {
  await limitHolds(db, context);
  const priced = await priceOrNameSoldOut(db, context, asked.claim);
  agreeOn(priced, asked.riseAllowedMinor, asked.allowsRequest);
  const state = priced.isOnRequest ? 'requested' : 'held';
  const booking = await insertBooking(db, rowOf(context, priced, state, secondsOf[state]));
  const needs = await stockOf(db, priced.needs);
  const short = await takePlaces(db, booking.id, needs);
  if (short.length > 0) throw new Refused({ reason: 'sold-out', soldOut: await nameSoldOut(db, short) });
  await limitShare(
    db,
    context,
    booking.id,
    needs.map(({ stockId }) => stockId),
  );
  await insertSnapshot(db, booking.id, priced);
  await recordEvent(db, booking.id, {
    kind: state,
    from: null,
    to: state,
    actor: actorOf(context.booker),
    cause: 'the customer began to book',
    data: { totalMinor: priced.totalMinor, currency: priced.currency, hash: priced.hash },
    leaves: [],
  });
  return { booking, priced };
}

/** A claim whose flights are full is sold out like one that loses the race for the last seat. */
async function priceOrNameSoldOut(
  db: Kysely<DB>,
  { opening, site }: BookingContext,
  claim: string,
): Promise<PricedClaim> {
  try {
    return await priceClaim(db, opening, claim, site.market);
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.reason !== 'gone') throw error;
    const soldOut = await fullFlights(db, claim, opening.claimSecret);
    throw soldOut.length > 0 ? new Refused({ reason: 'sold-out', soldOut }) : error;
  }
}

async function fullFlights(db: Kysely<DB>, token: string, secret: string) {
  const choice = readClaim(token, secret)?.choice;
  if (!choice) return [];
  const party = 'hotelId' in choice ? wholeParty(choice.rooms) : choice.party;
  const legIds = [choice.outLegId, choice.backLegId].filter((id) => id !== null);
  return seatsShort(db, legIds, countTravellers(party).seats);
}

function rowOf(context: BookingContext, priced: PricedClaim, state: 'held' | 'requested', seconds: number) {
  const { site, locale, booker, opening } = context;
  const { linkKey: _, ...link } = newLink(opening.claimSecret);
  return {
    reference: newReference(),
    state,
    site_id: site.id,
    market: site.market,
    locale,
    currency: priced.currency,
    kind: priced.kind,
    choice: JSON.stringify(priced.choice),
    shown: JSON.stringify(priced.shown),
    departs_on: priced.departsOn,
    returns_on: priced.returnsOn,
    time_zone: priced.begins.timeZone,
    channel: booker.channel,
    person_id: booker.personId,
    agency_inc: booker.agencyId,
    manager_inc: booker.managerId,
    hold_expires_at: inSeconds(seconds),
    ...holderOf(context),
    ...link,
    link_expires_at: inSeconds(linkDays * 86_400),
  };
}
