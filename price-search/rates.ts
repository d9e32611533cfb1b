import type { Day, Hotel } from './catalogue.ts';
import { type Guests, weightOf } from './guests.ts';
import { type Journeys, nightCells } from './journeys.ts';
import type { PreparedQuestion } from './prepared-question.ts';
import { earlyBookingOf, supplementsOf } from './price-stay.ts';
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
  /** By row and nights as in the journeys' columns; Infinity where the stay is not asked for. */
  costs: Float64Array;
  counts: Uint8Array;
  /** Running sums of the dated supplements, to be read at `dayAt` of the journeys; undefined where there are none. */
  supplements: Float64Array | undefined;
  /** Nights that are paid, by row and nights; undefined where all are. */
  paid: Uint8Array | undefined;
  /** How many nights of a stay are not paid at most. */
  mostUnpaid: number;
};

/** Room to work in, for one contract at a time. */
export type RatesRoom = { factor: Float64Array; supplements: Float64Array; paid: Uint8Array };

export const ratesRoom = ({ all, byTour, span }: Journeys): RatesRoom => ({
  factor: new Float64Array(all.length),
  supplements: new Float64Array(byTour.length * span),
  paid: new Uint8Array(all.length * nightCells),
});

/** Works the rates of one contract out for all journeys to its hotel; they hold until the room is used again. */
export function ratesFor(
  asked: PreparedQuestion,
  hotel: Hotel,
  terms: Terms,
  guests: Guests,
  journeys: Journeys,
  room: RatesRoom,
): Rates {
  const { columns } = journeys;
  const mostUnpaid = readStayPays(terms, asked, journeys, room);
  const rates: Rates = {
    terms,
    guests,
    weight: weightOf(guests, terms),
    factor: room.factor,
    lowestFactor: readFactors(asked, hotel, terms, journeys, room.factor),
    costs: columns.costs,
    counts: columns.counts,
    supplements: addSupplements(asked, terms, guests, journeys, room.supplements),
    paid: mostUnpaid > 0 ? room.paid : undefined,
    mostUnpaid,
  };
  return asked.question.promotion === undefined ? rates : ofPromotion(asked, rates, journeys);
}

/** Fills the factors of all rows in; answers with the lowest. */
function readFactors(
  asked: PreparedQuestion,
  hotel: Hotel,
  { contract, earlyBookings }: Terms,
  { byTour, columns, firstNight, lastNight }: Journeys,
  factor: Float64Array,
): number {
  const { checkIn } = columns;
  const { today } = asked.question.point;
  let lowest = Number.POSITIVE_INFINITY;
  factor.fill(0);
  for (const { tour, from, to } of byTour) {
    if (tour.hotelIds && !tour.hotelIds.includes(hotel.id)) continue;
    const multiplier = asked.multiplier(tour.packetType, contract.currency);
    if (multiplier === undefined) continue;
    const full = multiplier / doubleShare;
    if (full < lowest) lowest = full;
    factor.fill(full, from, to);
    for (const { bookFrom, bookTo, stayFrom, stayTo, discount } of earlyBookings) {
      if (bookFrom > today || today > bookTo || stayFrom > lastNight || stayTo < firstNight) continue;
      const here = (full * (10_000 - discount)) / 10_000;
      for (let row = from; row < to; row++) {
        if (stayFrom > checkIn[row]! || checkIn[row]! > stayTo || here >= factor[row]!) continue;
        factor[row] = here;
        if (here < lowest) lowest = here;
      }
    }
  }
  return lowest;
}

/** Writes down how many nights are paid where some are not; answers with how many are not at most. */
function readStayPays(
  { stayPays }: Terms,
  { question }: PreparedQuestion,
  { columns, firstNight, lastNight }: Journeys,
  { paid }: RatesRoom,
): number {
  const { checkIn } = columns;
  let mostUnpaid = 0;
  for (const { stayNights, payNights, stayFrom, stayTo } of stayPays) {
    const isAsked = stayNights >= question.nightsMin && stayNights <= question.nightsMax;
    if (!isAsked || stayFrom > lastNight || stayTo < firstNight || payNights >= stayNights) continue;
    if (mostUnpaid === 0) for (let cell = 0; cell < paid.length; cell++) paid[cell] = cell % nightCells;
    mostUnpaid = Math.max(mostUnpaid, stayNights - payNights);
    for (let row = 0, cell = stayNights; row < checkIn.length; row++, cell += nightCells)
      if (stayFrom <= checkIn[row]! && checkIn[row]! <= stayTo && payNights < paid[cell]!)
        paid[cell] = payNights;
  }
  return mostUnpaid;
}

/** Adds the supplements of the nights that may be asked for up, tour by tour. */
function addSupplements(
  asked: PreparedQuestion,
  terms: Terms,
  guests: Guests,
  { byTour, span, firstNight, lastNight }: Journeys,
  sums: Float64Array,
): Float64Array | undefined {
  if (!isSupplementDue(terms, firstNight, lastNight)) return undefined;
  sums.fill(0);
  for (const [index, { tour }] of byTour.entries()) {
    const multiplier = asked.multiplier(tour.packetType, terms.contract.currency);
    if (multiplier === undefined) continue;
    const at = index * span;
    for (const { supplement, amountMinor } of supplementsOf(
      { terms, guests, multiplier },
      firstNight,
      span - 1,
    ))
      sums[at + supplement.day - firstNight + 1]! += amountMinor;
    for (let day = at + 1; day < at + span; day++) sums[day]! += sums[day - 1]!;
  }
  return sums;
}

function isSupplementDue({ supplements }: Terms, firstNight: Day, lastNight: Day): boolean {
  for (const { day } of supplements) if (day >= firstNight && day <= lastNight) return true;
  return false;
}

/** The same, where only stays with a promotion are asked for, or only those without. */
function ofPromotion(asked: PreparedQuestion, rates: Rates, { all, columns }: Journeys): Rates {
  const { terms, factor, paid } = rates;
  const { point, promotion } = asked.question;
  const costs = columns.costs.slice();
  const counts = columns.counts.slice();
  for (const [row, { checkIn, nightsMin, nightsMax }] of all.entries()) {
    if (factor[row] === 0) continue;
    const isEarly = earlyBookingOf(terms, checkIn, point.today) !== undefined;
    for (let nights = nightsMin; nights <= nightsMax; nights++) {
      const cell = row * nightCells + nights;
      const isPromotion = isEarly || (paid !== undefined && paid[cell]! < nights);
      if (isPromotion !== (promotion === 'only')) costs[cell] = Number.POSITIVE_INFINITY;
    }
    recount(counts, costs, row);
  }
  return { ...rates, costs, counts };
}

function recount(counts: Uint8Array, costs: Float64Array, row: number): void {
  const cell = row * nightCells;
  const countCell = row * (nightCells + 1);
  for (let nights = 0; nights < nightCells; nights++) {
    const isThere = Number(costs[cell + nights]! < Number.POSITIVE_INFINITY);
    counts[countCell + nights + 1] = counts[countCell + nights]! + isThere;
  }
}
