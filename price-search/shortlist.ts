import { mostWays } from './candidate-number.ts';
import { type Guests, weightOf } from './guests.ts';
import type { OpenHotel } from './hotel-block.ts';
import type { Journeys } from './journeys.ts';
import type { PreparedQuestion } from './prepared-question.ts';
import { paidMinor, priceStay } from './price-stay.ts';
import type { Slotting } from './slots.ts';

/**
 * How far an estimate may lie from the exact price: nights, free nights and early booking are each rounded to a whole
 * unit of 100 minor units, half of which each may be off, and floating point adds less than one.
 */
export const slack = 151;

/** What may be the best of its slot by its estimate, to be priced exactly when the hotel has been gone through. */
export type Shortlist = { shortlisted: Shortlisted[]; shortlistLength: number };

type Shortlisted = {
  slot: number;
  estimate: number;
  index: number;
  way: number;
  row: number;
  nights: number;
  isOnRequest: boolean;
};

type Shortlisting = Shortlist & { asked: PreparedQuestion; journeys: Journeys; slotting: Slotting };

/** Notes an offer that may be the best of its slot by its estimate, and lowers what the others have to beat. */
export function shortlist(
  scan: Shortlisting,
  slot: number,
  estimate: number,
  index: number,
  way: number,
  row: number,
  nights: number,
  isOnRequest: boolean,
): void {
  const { slots, floorMinor } = scan.slotting;
  // Whether it is within the range of prices is known exactly only; until then it bounds nothing.
  if (estimate + slack < floorMinor) return;
  if (estimate - slack >= floorMinor && estimate + slack < slots.bound[slot]!)
    slots.bound[slot] = estimate + slack;
  const known = scan.shortlisted[scan.shortlistLength];
  if (known) {
    known.slot = slot;
    known.estimate = estimate;
    known.index = index;
    known.way = way;
    known.row = row;
    known.nights = nights;
    known.isOnRequest = isOnRequest;
  } else scan.shortlisted.push({ slot, estimate, index, way, row, nights, isOnRequest });
  scan.shortlistLength++;
}

/** Prices exactly what still may be the best of its slot. */
export function priceShortlist(scan: Shortlisting, open: OpenHotel): void {
  const { slots } = scan.slotting;
  for (let place = 0; place < scan.shortlistLength; place++) {
    const one = scan.shortlisted[place]!;
    if (one.estimate - slack <= slots.bound[one.slot]!) keepIfBest(scan, open, one);
  }
}

function keepIfBest(scan: Shortlisting, open: OpenHotel, one: Shortlisted): void {
  const { slots, floorMinor } = scan.slotting;
  const { slot, index, way, row, nights } = one;
  const total = exactTotal(scan, open, one);
  const best = slots.total[slot]!;
  if (total > best || total < floorMinor || (total === best && !comesFirst(scan, open, one))) return;
  slots.total[slot] = total;
  slots.isOnRequest[slot] = Number(one.isOnRequest);
  slots.row[slot] = row;
  slots.nights[slot] = nights;
  slots.candidate[slot] = index * mostWays + way;
}

function exactTotal(
  { asked, journeys }: Shortlisting,
  open: OpenHotel,
  { index, way, row, nights }: Shortlisted,
): number {
  const { tour, checkIn, costs } = journeys.all[row]!;
  const roomMeal = open.roomMeals[index]!;
  const { terms, room } = roomMeal;
  const guests: Guests = asked.occupancies(room.accommodationSet)[way]!.guests;
  const weight = weightOf(guests, terms);
  const multiplier = asked.multiplier(tour.packetType, terms.contract.currency)!; // the row has a factor
  const { today } = asked.question.point;
  return (
    costs[nights]! +
    paidMinor(priceStay({ roomMeal, terms, guests, weight, multiplier, today }, checkIn, nights))
  );
}

/** Of two offers at one price what is sure comes first, then the earlier stay, the shorter, the lower numbers. */
function comesFirst({ journeys, slotting }: Shortlisting, open: OpenHotel, one: Shortlisted): boolean {
  const { all } = journeys;
  const { slots } = slotting;
  const { slot, row, nights } = one;
  const other = open.roomMeals[Math.floor(slots.candidate[slot]! / mostWays)];
  if (!other) return false; // of another hotel: where slots outlive hotels, the price is all that counts
  const roomMeal = open.roomMeals[one.index]!;
  const difference =
    Number(one.isOnRequest) - slots.isOnRequest[slot]! ||
    all[row]!.checkIn - all[slots.row[slot]!]!.checkIn ||
    nights - slots.nights[slot]! ||
    roomMeal.room.id - other.room.id ||
    roomMeal.mealId - other.mealId ||
    row - slots.row[slot]!;
  return difference < 0;
}
