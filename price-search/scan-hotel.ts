import type { Asked } from './asked.ts';
import type { Candidate } from './candidates.ts';
import { weightOf } from './guests.ts';
import { lowNights, type OpenHotel, type RoomMeal, roomMealColumns, roomMealWidth } from './hotel-block.ts';
import { type Journeys, nightCells } from './journeys.ts';
import { paidMinor, priceStay } from './price-stay.ts';
import { type Rates, ratesFor } from './rates.ts';

/** Where the best offers are gathered: one slot for each kind of offer that is told apart. */
export type Slots = {
  /** The cheapest total so far, sale minor units; Infinity where there is none. */
  total: Float64Array;
  /** What the cheapest total is at most, as far as estimates tell. */
  bound: Float64Array;
  /** How many offers there were. */
  count: Int32Array;
  /** Which offer it is: row of the journeys, nights, place in the list of candidates. */
  row: Int32Array;
  nights: Uint8Array;
  candidate: Int32Array;
};

export const makeSlots = (size: number): Slots => ({
  total: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
  bound: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
  count: new Int32Array(size),
  row: new Int32Array(size),
  nights: new Uint8Array(size),
  candidate: new Int32Array(size),
});

/** Which slot an offer belongs to: that of its row, plus a step for its board, plus one if it is on request. */
export type Slotting = {
  slots: Slots;
  ofRow: Int32Array;
  /** How many different values `ofRow` has. */
  rowSlots: number;
  mealStep: number;
  requestStep: number;
};

/**
 * How far an estimate may lie from the exact price: nights, free nights and early booking are each rounded to a whole
 * unit of 100 minor units, half of which each may be off, and floating point adds less than one.
 */
export const slack = 151;

/** Everything that stays the same from hotel to hotel, with room to work in. */
export type Scan = {
  asked: Asked;
  journeys: Journeys;
  slotting: Slotting;
  /** By rule set and row: shortest and longest stay, and the longest that is sure; a longest of 0 is none. */
  least: Uint8Array;
  most: Uint8Array;
  sure: Uint8Array;
  /** By rule set, then request or not, then slot of the row: how many offers a room with these rules has. */
  offers: Int32Array;
  /** By rule set: the cheapest way there of all that have a stay, beside the nights; and the lowest share a night pays. */
  cheapestWay: Float64Array;
  /** Which rule sets are those of the hotel at hand. */
  preparedFor: Uint32Array;
  serial: number;
  /** What may be the best of its slot by its estimate, to be priced exactly when the hotel has been gone through. */
  promising: Promising[];
  promised: number;
};

type Promising = { slot: number; estimate: number; index: number; way: number; row: number; nights: number };

export function makeScan(asked: Asked, journeys: Journeys, slotting: Slotting): Scan {
  return {
    asked,
    journeys,
    slotting,
    serial: 0,
    promising: [],
    promised: 0,
    ...roomFor(64, journeys, slotting),
  };
}

function roomFor(ruleSets: number, { all }: Journeys, { rowSlots }: Slotting) {
  return {
    least: new Uint8Array(ruleSets * all.length),
    most: new Uint8Array(ruleSets * all.length),
    sure: new Uint8Array(ruleSets * all.length),
    offers: new Int32Array(ruleSets * 2 * rowSlots),
    cheapestWay: new Float64Array(ruleSets),
    preparedFor: new Uint32Array(ruleSets),
  };
}

/**
 * Prices everything in one hotel that the party fits in one room, and keeps the cheapest of each slot; false where it
 * fits none. Estimates (two array reads and a multiplication) decide what is priced exactly, and the lowest night of a
 * fortnight decides what need not be looked at: most rooms are passed over without touching their nights.
 */
export function scanHotel(scan: Scan, open: OpenHotel): boolean {
  const { asked, journeys } = scan;
  const { columns } = open;
  if (scan.preparedFor.length <= open.ruleSets)
    Object.assign(scan, roomFor(open.ruleSets * 2, journeys, scan.slotting));
  scan.serial++;
  scan.promised = 0;
  let rates: Rates | undefined;
  let fitsSomewhere = false;
  for (let index = 0; index < open.roomMeals.length; index++) {
    const at = index * roomMealWidth;
    const ways = asked.waysToSleep(open.accommodationSets[columns[at + roomMealColumns.room]!]!);
    for (let way = 0; way < ways.length; way++) {
      fitsSomewhere = true;
      const terms = open.terms[columns[at + roomMealColumns.terms]!]!;
      const { guests } = ways[way]!;
      if (rates?.terms !== terms || rates.guests !== guests)
        rates = ratesFor(asked, open.hotel, terms, guests, journeys);
      scanRoomMeal(scan, open, index, way, rates);
    }
  }
  pricePromising(scan, open);
  return fitsSomewhere;
}

function scanRoomMeal(scan: Scan, open: OpenHotel, index: number, way: number, rates: Rates): void {
  const { slotting, journeys } = scan;
  const { slots, rowSlots, requestStep } = slotting;
  const { columns } = open;
  const at = index * roomMealWidth;
  const hasStops = columns[at + roomMealColumns.hasStops] === 1;
  const ruleSet = hasStops ? open.ruleSets : columns[at + roomMealColumns.ruleSet]!;
  if (hasStops || scan.preparedFor[ruleSet] !== scan.serial)
    prepareRules(scan, open, index, rates, ruleSet, hasStops ? way : -1);

  // Count what there is, and see whether any of it may be the best of its slot.
  const firstSlot = slotting.mealStep * columns[at + roomMealColumns.meal]!;
  const perUnit = rates.weight * columns[at + roomMealColumns.unit]!;
  const low = lowestNight(open, index, journeys) * perUnit;
  const cheapest = scan.cheapestWay[ruleSet]! + low * journeys.least * rates.lowestFactor - slack;
  let isWorthwhile = false;
  for (let request = 0; request < 2; request++) {
    for (let rowSlot = 0; rowSlot < rowSlots; rowSlot++) {
      const offers = scan.offers[(ruleSet * 2 + request) * rowSlots + rowSlot]!;
      if (offers === 0) continue;
      const slot = firstSlot + rowSlot + request * requestStep;
      slots.count[slot]! += offers;
      if (cheapest <= slots.bound[slot]!) isWorthwhile = true;
    }
  }
  if (isWorthwhile) scanNights(scan, open, index, way, rates, ruleSet, firstSlot, low);
}

/** Reads the rules of a room off once for all its boards: which stays may begin on each row's day. */
function prepareRules(
  scan: Scan,
  open: OpenHotel,
  index: number,
  { factor, counts, terms }: Rates,
  ruleSet: number,
  stopsOfWay: number,
): void {
  const { asked, journeys, slotting, least, most, sure, offers } = scan;
  const { checkIn, isOnRequest, minCost, nightsMin, nightsMax } = journeys.columns;
  const { rowSlots, ofRow } = slotting;
  const { columns, rules } = open;
  const at = index * roomMealWidth;
  const firstDay = columns[at + roomMealColumns.firstDay]!;
  const length = columns[at + roomMealColumns.length]!;
  const rulesAt = columns[at + roomMealColumns.rulesAt]!;
  const firstSureDay = asked.question.point.today + terms.contract.releaseDays;
  const rows = checkIn.length;
  const offersAt = ruleSet * 2 * rowSlots;
  offers.fill(0, offersAt, offersAt + 2 * rowSlots);
  let cheapestWay = Number.POSITIVE_INFINITY;

  for (let row = 0; row < rows; row++) {
    const cell = ruleSet * rows + row;
    const day = checkIn[row]!;
    const start = day - firstDay;
    most[cell] = 0;
    if (factor[row] === 0 || start < 0 || start >= length) continue;
    const rule = rules[rulesAt + start]!;
    let to = rule & 31;
    let from = (rule >> 5) & 31;
    if (to > nightsMax[row]!) to = nightsMax[row]!;
    if (from < nightsMin[row]!) from = nightsMin[row]!;
    if (stopsOfWay >= 0) to = Math.min(to, longestFree(candidateAt(asked, open, index, stopsOfWay), day));
    if (from > to) continue;
    let certain = isOnRequest[row] === 1 || day < firstSureDay ? 0 : rule >> 10;
    if (certain > to) certain = to;
    most[cell] = to;
    least[cell] = from;
    sure[cell] = certain;
    if (minCost[row]! < cheapestWay) cheapestWay = minCost[row]!;
    const countCell = row * (nightCells + 1);
    const split = certain < from ? from : certain + 1;
    offers[offersAt + ofRow[row]!]! += counts[countCell + split]! - counts[countCell + from]!;
    offers[offersAt + rowSlots + ofRow[row]!]! += counts[countCell + to + 1]! - counts[countCell + split]!;
  }
  scan.cheapestWay[ruleSet] = cheapestWay;
  scan.preparedFor[ruleSet] = scan.serial;
}

/** The lowest price of any night that a stay of these journeys may have, in units of the room and board. */
function lowestNight(open: OpenHotel, index: number, { firstNight, lastNight }: Journeys): number {
  const at = index * roomMealWidth;
  const firstDay = open.columns[at + roomMealColumns.firstDay]!;
  const length = open.columns[at + roomMealColumns.length]!;
  const lowsAt = open.columns[at + roomMealColumns.lowsAt]!;
  const from = Math.max(0, firstNight - firstDay);
  const to = Math.min(length - 1, lastNight - firstDay);
  let low = 0xffff_ffff;
  for (let night = from - (from % lowNights); night <= to; night += lowNights) {
    const here = open.lows[lowsAt + night / lowNights]!;
    if (here < low) low = here;
  }
  return low;
}

/** The kernel: all rows and lengths of stay of one room and board. */
function scanNights(
  scan: Scan,
  open: OpenHotel,
  index: number,
  way: number,
  { factor, costs, paid, weight }: Rates,
  ruleSet: number,
  firstSlot: number,
  low: number,
): void {
  const { journeys, least, most, sure } = scan;
  const { slots, ofRow, requestStep } = scan.slotting;
  const { checkIn, minCost } = journeys.columns;
  const { columns, sums } = open;
  const at = index * roomMealWidth;
  const perUnit = weight * columns[at + roomMealColumns.unit]!;
  const nightsAt = columns[at + roomMealColumns.sumsAt]! - columns[at + roomMealColumns.firstDay]!;
  const rows = checkIn.length;

  for (let row = 0; row < rows; row++) {
    const rangeCell = ruleSet * rows + row;
    const to = most[rangeCell]!;
    if (to === 0) continue;
    const certain = sure[rangeCell]!;
    const price = factor[row]!;
    const start = nightsAt + checkIn[row]!;
    let from = least[rangeCell]!;
    for (let slot = firstSlot + ofRow[row]!, last = certain; from <= to; last = to, slot += requestStep) {
      let limit = slots.bound[slot]! + slack;
      const leastPaid = paid === undefined ? from : 1;
      if (from <= last && minCost[row]! + leastPaid * low * price <= limit) {
        const cell = row * nightCells;
        const base = sums[start]!;
        for (let nights = from; nights <= last; nights++) {
          const nightsPaid = paid === undefined ? nights : paid[cell + nights]!;
          const amount = ((sums[start + nightsPaid]! - base) >>> 0) * perUnit;
          const estimate = costs[cell + nights]! + amount * price;
          if (estimate > limit || estimate === Number.POSITIVE_INFINITY) continue;
          promise(scan, slot, estimate, index, way, row, nights);
          if (estimate + slack < slots.bound[slot]!) {
            slots.bound[slot] = estimate + slack;
            limit = estimate + 2 * slack;
          }
        }
      }
      if (from <= last) from = last + 1;
      if (last === to) break;
    }
  }
}

function promise(
  scan: Scan,
  slot: number,
  estimate: number,
  index: number,
  way: number,
  row: number,
  nights: number,
): void {
  const known = scan.promising[scan.promised];
  if (known) {
    known.slot = slot;
    known.estimate = estimate;
    known.index = index;
    known.way = way;
    known.row = row;
    known.nights = nights;
  } else scan.promising.push({ slot, estimate, index, way, row, nights });
  scan.promised++;
}

/** Prices exactly what still may be the best of its slot. */
function pricePromising(scan: Scan, open: OpenHotel): void {
  const { slots } = scan.slotting;
  for (let place = 0; place < scan.promised; place++) {
    const one = scan.promising[place]!;
    if (one.estimate - slack <= slots.bound[one.slot]!) keepIfBest(scan, open, one);
  }
}

/** The longest stay from a day for which one of the accommodations is not stopped. */
export function longestFree({ roomMeal, accommodations }: Candidate, checkIn: number): number {
  if (roomMeal.accommodationStops.length === 0) return nightCells;
  let longest = 0;
  for (const { id } of accommodations) {
    let free = nightCells;
    for (const stop of roomMeal.accommodationStops) {
      if (stop.accommodationId === id && stop.to >= checkIn) free = Math.min(free, stop.from - checkIn);
    }
    longest = Math.max(longest, free);
  }
  return longest;
}

/** Candidates are numbered by room and board, then by way to sleep: there are never more ways than ages. */
const mostWays = 32;

/** The candidate that a number of the slots names. */
export const candidateOf = (asked: Asked, open: OpenHotel, candidate: number): Candidate =>
  candidateAt(asked, open, Math.floor(candidate / mostWays), candidate % mostWays);

function candidateAt({ waysToSleep }: Asked, open: OpenHotel, index: number, way: number): Candidate {
  const roomMeal = open.roomMeals[index]!;
  const { room, terms } = roomMeal;
  const { guests, places } = waysToSleep(room.accommodationSet)[way]!;
  return {
    roomMeal,
    guests,
    accommodations: places.map((place) => room.accommodations[place]!),
    weight: weightOf(guests, terms),
  };
}

function keepIfBest(scan: Scan, open: OpenHotel, { slot, index, way, row, nights }: Promising): void {
  const { asked, journeys, slotting } = scan;
  const { slots } = slotting;
  const candidate = candidateAt(asked, open, index, way);
  const total = exactTotal(asked, journeys, candidate, row, nights);
  const best = slots.total[slot]!;
  const { roomMeal } = candidate;
  if (total > best || (total === best && !comesFirst(journeys, open, slots, slot, roomMeal, row, nights)))
    return;
  slots.total[slot] = total;
  slots.row[slot] = row;
  slots.nights[slot] = nights;
  slots.candidate[slot] = index * mostWays + way;
}

function exactTotal(
  asked: Asked,
  { all }: Journeys,
  { roomMeal, guests, weight }: Candidate,
  row: number,
  nights: number,
): number {
  const { tour, checkIn, costs } = all[row]!;
  const { terms } = roomMeal;
  const multiplier = asked.multiplier(tour.packetType, terms.contract.currency)!; // the row has a factor
  const { today } = asked.question.point;
  return (
    costs[nights]! +
    paidMinor(priceStay({ roomMeal, terms, guests, weight, multiplier, today }, checkIn, nights))
  );
}

/** Of two offers at one price the earlier stay comes first, then the shorter, then the lower numbers. */
function comesFirst(
  { all }: Journeys,
  open: OpenHotel,
  slots: Slots,
  slot: number,
  roomMeal: RoomMeal,
  row: number,
  nights: number,
): boolean {
  const other = open.roomMeals[Math.floor(slots.candidate[slot]! / mostWays)];
  if (!other) return false; // of another hotel: where slots outlive hotels, the price is all that counts
  const difference =
    all[row]!.checkIn - all[slots.row[slot]!]!.checkIn ||
    nights - slots.nights[slot]! ||
    roomMeal.room.id - other.room.id ||
    roomMeal.mealId - other.mealId ||
    row - slots.row[slot]!;
  return difference < 0;
}
