import type { Accommodation, Day, EarlyBooking, PointOfSale } from './catalogue.ts';
import type { Guests } from './guests.ts';
import type { RoomMeal } from './hotel-block.ts';
import { allotted, longest, shortest } from './nights.ts';
import { doubleShare, roundToSale } from './rounding.ts';
import type { Terms } from './terms.ts';

/** What a party pays in one room, apart from the nights: worked out once a question. */
export type StayTerms = {
  roomMeal: RoomMeal;
  terms: Terms;
  guests: Guests;
  weight: number;
  /** What one contract unit costs the traveller. */
  multiplier: number;
  today: Day;
};

/** A price of nights; minor units of the sale currency, the two discounts positive. */
export type StayPrice = {
  nightsMinor: number;
  stayPayMinor: number;
  earlyBookingMinor: number;
  supplementsMinor: number;
};

/** Whether a stay may begin on a day and last so long, by all rules but those of single accommodations. */
export function isOpen(roomMeal: RoomMeal, checkIn: Day, nights: number): boolean {
  const start = checkIn - roomMeal.firstDay;
  if (start < 0 || start >= roomMeal.length) return false;
  const rule = roomMeal.rules[roomMeal.rulesAt + start]!;
  return nights <= longest(rule) && nights >= shortest(rule);
}

/** Of the accommodations the first that is not stopped on one of the nights. */
export const freeAccommodation = (
  roomMeal: RoomMeal,
  accommodations: readonly Accommodation[],
  checkIn: Day,
  nights: number,
): Accommodation | undefined =>
  accommodations.find(
    ({ id }) =>
      !roomMeal.accommodationStops.some(
        (stop) => stop.accommodationId === id && stop.from < checkIn + nights && stop.to >= checkIn,
      ),
  );

/** Prices a stay that is open. */
export function priceStay(stay: StayTerms, checkIn: Day, nights: number): StayPrice {
  const { roomMeal, terms, weight, multiplier, today } = stay;
  const unpaid = nightsNotPaid(terms, checkIn, nights);
  const discount = earlyBookingOf(terms, checkIn, today)?.discount ?? 0;
  const full = sumOfNights(roomMeal, checkIn, nights) * weight;
  const free = unpaid ? full - sumOfNights(roomMeal, checkIn, nights - unpaid) * weight : 0;
  return {
    nightsMinor: roundToSale(full / doubleShare, multiplier),
    stayPayMinor: unpaid ? roundToSale(free / doubleShare, multiplier) : 0,
    earlyBookingMinor: discount
      ? roundToSale(((full - free) * discount) / (doubleShare * 10_000), multiplier)
      : 0,
    supplementsMinor: terms.supplements.length
      ? supplementsOf(stay, checkIn, nights).reduce((sum, line) => sum + line.amountMinor, 0)
      : 0,
  };
}

/** What remains to pay of it. */
export const paidMinor = (stay: StayPrice) =>
  stay.nightsMinor + stay.supplementsMinor - stay.stayPayMinor - stay.earlyBookingMinor;

/** Price of the room for two adults over some nights, contract minor units. */
export function sumOfNights({ firstDay, sums, sumsAt, unit }: RoomMeal, from: Day, nights: number): number {
  const start = sumsAt + from - firstDay;
  return ((sums[start + nights]! - sums[start]!) >>> 0) * unit;
}

/** Nights at the end of the stay that a stay-pay rule gives away: the most generous rule counts. */
export function nightsNotPaid(terms: Terms, checkIn: Day, nights: number): number {
  let most = 0;
  for (const rule of terms.stayPays) {
    if (rule.stayNights === nights && rule.stayFrom <= checkIn && checkIn <= rule.stayTo)
      most = Math.max(most, rule.stayNights - rule.payNights);
  }
  return most;
}

/** The largest early-booking discount that holds today for this arrival. */
export function earlyBookingOf(terms: Terms, checkIn: Day, today: Day): EarlyBooking | undefined {
  let best: EarlyBooking | undefined;
  for (const rule of terms.earlyBookings) {
    const holds =
      rule.bookFrom <= today && today <= rule.bookTo && rule.stayFrom <= checkIn && checkIn <= rule.stayTo;
    if (holds && rule.discount > (best?.discount ?? 0)) best = rule;
  }
  return best;
}

/** The dated supplements of the nights of the stay, each rounded by itself. */
export const supplementsOf = (
  { terms, guests, multiplier }: Pick<StayTerms, 'terms' | 'guests' | 'multiplier'>,
  checkIn: Day,
  nights: number,
) =>
  terms.supplements
    .filter((supplement) => supplement.day >= checkIn && supplement.day < checkIn + nights)
    .map((supplement) => ({
      supplement,
      amountMinor: roundToSale(
        guests.adults * supplement.adultAmount + guests.children * supplement.childAmount,
        multiplier,
      ),
    }));

/** Whether we may confirm at once: outside the release period, and each night with as many rooms as are needed. */
export function isAllotted(
  roomMeal: RoomMeal,
  checkIn: Day,
  nights: number,
  { today }: Pick<PointOfSale, 'today'>,
  rooms: number,
): boolean {
  if (checkIn - today < roomMeal.terms.contract.releaseDays) return false;
  if (rooms === 1) return nights <= allotted(roomMeal.rules[roomMeal.rulesAt + checkIn - roomMeal.firstDay]!);
  for (let night = checkIn; night < checkIn + nights; night++) {
    if (!roomMeal.room.allotments.some((a) => a.from <= night && night <= a.to && a.rooms >= rooms))
      return false;
  }
  return true;
}
