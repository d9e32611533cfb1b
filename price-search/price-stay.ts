import { type Accommodation, type Day, weekdayBit } from './catalogue.ts';
import { doubleShare, roundToSale } from './rounding.ts';
import type { PricedRoom } from './snapshot.ts';

/** What a party pays in one room, apart from the nights: worked out once a question. */
export type StayTerms = {
  room: PricedRoom;
  /** Those the party fits, in the contract's order. */
  accommodations: Accommodation[];
  weight: number;
  multiplier: number;
  today: Day;
  adults: number;
  children: number;
};

export type Stay = {
  accommodationId: number;
  /** Nights at their full price, minor units of the sale currency; the two discounts are positive. */
  nightsMinor: number;
  stayPayMinor: number;
  earlyBookingMinor: number;
  supplementsMinor: number;
  isOnRequest: boolean;
};

/** Prices a stay from `checkIn`; undefined where it cannot be sold. */
export function priceStay(terms: StayTerms, checkIn: Day, nights: number): Stay | undefined {
  const { room } = terms;
  const start = checkIn - room.firstDay;
  if (start < 0 || start + nights > room.seasonOf.length) return undefined;
  for (let night = start; night < start + nights; night++) if (room.seasonOf[night] === -1) return undefined;

  const season = room.seasons[room.seasonOf[start]!]!;
  if (nights < season.minNights || nights > season.maxNights) return undefined;
  if ((season.arrivalDays & weekdayBit(checkIn)) === 0) return undefined;

  const accommodation = terms.accommodations.find((a) => !isStopped(room, a.id, checkIn, nights));
  if (!accommodation) return undefined;

  const unpaid = nightsNotPaid(room, checkIn, nights);
  const full = (room.sums[start + nights]! - room.sums[start]!) * terms.weight;
  const free = (room.sums[start + nights]! - room.sums[start + nights - unpaid]!) * terms.weight;
  const discount = earlyBookingOf(room, checkIn, terms.today)?.discount ?? 0;
  return {
    accommodationId: accommodation.id,
    nightsMinor: roundToSale(full / doubleShare, terms.multiplier),
    stayPayMinor: unpaid ? roundToSale(free / doubleShare, terms.multiplier) : 0,
    earlyBookingMinor: discount
      ? roundToSale(((full - free) * discount) / (doubleShare * 10_000), terms.multiplier)
      : 0,
    supplementsMinor: supplementsOf(terms, checkIn, nights).reduce((sum, line) => sum + line.amountMinor, 0),
    isOnRequest: !isAllotted(room, checkIn, nights, terms.today),
  };
}

const overlaps = (range: { from: Day; to: Day }, checkIn: Day, nights: number) =>
  range.from < checkIn + nights && range.to >= checkIn;

const isStopped = (room: PricedRoom, accommodationId: number, checkIn: Day, nights: number) =>
  room.stops.some(
    (stop) =>
      (stop.accommodationId ?? accommodationId) === accommodationId && overlaps(stop, checkIn, nights),
  );

/** Nights at the end of the stay that a stay-pay rule gives away: the most generous rule counts. */
export function nightsNotPaid(room: PricedRoom, checkIn: Day, nights: number): number {
  let most = 0;
  for (const rule of room.terms.stayPays) {
    if (rule.stayNights === nights && rule.stayFrom <= checkIn && checkIn <= rule.stayTo)
      most = Math.max(most, rule.stayNights - rule.payNights);
  }
  return most;
}

/** The largest early-booking discount that holds today for this arrival. */
export function earlyBookingOf(room: PricedRoom, checkIn: Day, today: Day) {
  let best: PricedRoom['terms']['earlyBookings'][number] | undefined;
  for (const rule of room.terms.earlyBookings) {
    const holds =
      rule.bookFrom <= today && today <= rule.bookTo && rule.stayFrom <= checkIn && checkIn <= rule.stayTo;
    if (holds && rule.discount > (best?.discount ?? 0)) best = rule;
  }
  return best;
}

/** The dated supplements of the nights of the stay, each rounded by itself. */
export const supplementsOf = (terms: StayTerms, checkIn: Day, nights: number) =>
  terms.room.terms.supplements
    .filter((supplement) => supplement.day >= checkIn && supplement.day < checkIn + nights)
    .map((supplement) => ({
      supplement,
      amountMinor: roundToSale(
        terms.adults * supplement.adultAmount + terms.children * supplement.childAmount,
        terms.multiplier,
      ),
    }));

function isAllotted(room: PricedRoom, checkIn: Day, nights: number, today: Day): boolean {
  if (checkIn - today < room.terms.contract.releaseDays) return false;
  for (let night = checkIn; night < checkIn + nights; night++) {
    if (!room.allotments.some((a) => a.from <= night && night <= a.to)) return false;
  }
  return true;
}
