import type { Hotel } from './catalogue.ts';
import { type Guests, weightOf } from './guests.ts';
import { type Journeys, nightCells } from './journeys.ts';
import type { PreparedQuestion } from './prepared-question.ts';
import { earlyBookingOf, nightsNotPaid, supplementsOf } from './price-stay.ts';
import { doubleShare } from './rounding.ts';
import type { Terms } from './terms.ts';

/** What estimates under one contract need: exchange, markup, early booking, and what is peculiar about some stays. */
export type Rates = {
  terms: Terms;
  guests: Guests;
  weight: number;
  /** By row: sale minor units for one contract minor unit of one adult's half; 0 where it cannot be sold. */
  factor: Float64Array;
  /** The lowest of the factors that are not 0; Infinity where all are. */
  lowestFactor: number;
  /** By row and nights as in the journeys' columns, with supplements; Infinity where the stay is not asked for. */
  costs: Float64Array;
  counts: Uint8Array;
  /** Nights that are paid, by row and nights; undefined where all are. */
  paid: Uint8Array | undefined;
};

/** Works the rates of one contract out for all journeys to its hotel; `factor` may be one that is no longer needed. */
export function ratesFor(
  asked: PreparedQuestion,
  hotel: Hotel,
  terms: Terms,
  guests: Guests,
  journeys: Journeys,
  factor: Float64Array = new Float64Array(journeys.all.length),
): Rates {
  const { byTour, columns } = journeys;
  factor.fill(0);
  const { today } = asked.question.point;
  let lowestFactor = Number.POSITIVE_INFINITY;
  const isEver = mayBookEarly(terms, today);
  for (const { tour, from, to } of byTour) {
    if (tour.hotelIds && !tour.hotelIds.includes(hotel.id)) continue;
    const multiplier = asked.multiplier(tour.packetType, terms.contract.currency);
    if (multiplier === undefined) continue;
    const full = multiplier / doubleShare;
    for (let row = from; row < to; row++) {
      const early = isEver ? earlyBookingOf(terms, columns.checkIn[row]!, today) : undefined;
      const here = early === undefined ? full : (full * (10_000 - early.discount)) / 10_000;
      factor[row] = here;
      if (here < lowestFactor) lowestFactor = here;
    }
  }
  const rates: Rates = {
    terms,
    guests,
    weight: weightOf(guests, terms),
    factor,
    lowestFactor,
    costs: columns.costs,
    counts: columns.counts,
    paid: undefined,
  };
  return hasPeculiarities(asked, terms, journeys) ? withPeculiarities(asked, rates, journeys) : rates;
}

function mayBookEarly({ earlyBookings }: Terms, today: number): boolean {
  for (const { bookFrom, bookTo } of earlyBookings) if (bookFrom <= today && today <= bookTo) return true;
  return false;
}

function hasPeculiarities(
  { question }: PreparedQuestion,
  { stayPays, supplements }: Terms,
  { firstNight, lastNight }: Journeys,
): boolean {
  if (question.promotion !== undefined) return true;
  for (const { stayNights, stayFrom, stayTo } of stayPays) {
    const isAsked = stayNights >= question.nightsMin && stayNights <= question.nightsMax;
    if (isAsked && stayFrom <= lastNight && stayTo >= firstNight) return true;
  }
  for (const { day } of supplements) if (day >= firstNight && day <= lastNight) return true;
  return false;
}

/** The same, where some stays have free nights, supplements, or are not asked for. */
function withPeculiarities(asked: PreparedQuestion, rates: Rates, { all, columns }: Journeys): Rates {
  const { terms, guests, factor } = rates;
  const { point, promotion } = asked.question;
  const costs = columns.costs.slice();
  const counts = promotion ? columns.counts.slice() : columns.counts;
  const paid = new Uint8Array(costs.length);
  for (const [row, { checkIn, nightsMin, nightsMax, tour }] of all.entries()) {
    if (factor[row] === 0) continue;
    const multiplier = asked.multiplier(tour.packetType, terms.contract.currency)!; // the row has a factor
    const supplements = supplementsOf({ terms, guests, multiplier }, checkIn, nightsMax);
    const isEarly = promotion && earlyBookingOf(terms, checkIn, point.today) !== undefined;
    for (let nights = nightsMin; nights <= nightsMax; nights++) {
      const cell = row * nightCells + nights;
      const unpaid = nightsNotPaid(terms, checkIn, nights);
      paid[cell] = nights - unpaid;
      for (const { supplement, amountMinor } of supplements)
        if (supplement.day < checkIn + nights) costs[cell]! += amountMinor;
      const isPromotion = isEarly || unpaid > 0;
      if (promotion && isPromotion !== (promotion === 'only')) costs[cell] = Number.POSITIVE_INFINITY;
    }
    if (promotion) recount(counts, costs, row);
  }
  return { ...rates, costs, counts, paid };
}

function recount(counts: Uint8Array, costs: Float64Array, row: number): void {
  const cell = row * nightCells;
  const countCell = row * (nightCells + 1);
  for (let nights = 0; nights < nightCells; nights++) {
    const isThere = Number(costs[cell + nights]! < Number.POSITIVE_INFINITY);
    counts[countCell + nights + 1] = counts[countCell + nights]! + isThere;
  }
}
