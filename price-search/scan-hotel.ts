import { candidateAt } from './candidate-number.ts';
import type { Candidate } from './candidates.ts';
import type { Guests } from './guests.ts';
import { holds, lowNightBits, type OpenHotel, roomMealColumns, roomMealWidth } from './hotel-block.ts';
import { type Journeys, nightCells } from './journeys.ts';
import type { PreparedQuestion } from './prepared-question.ts';
import { type Rates, type RatesRoom, ratesFor, ratesRoom } from './rates.ts';
import { priceShortlist, type Shortlist, shortlist, slack } from './shortlist.ts';
import type { Slotting } from './slots.ts';

/** Boards that there is room for in a hotel. */
export const mostMeals = 32;

/** Everything that stays the same from hotel to hotel, with room to work in. */
export type Scan = {
  asked: PreparedQuestion;
  journeys: Journeys;
  slotting: Slotting;
  /** By rule set and row: shortest and longest stay, and the longest that is sure; a longest of 0 is none. */
  least: Uint8Array;
  most: Uint8Array;
  sure: Uint8Array;
  /** By rule set, then sure or on request, then counter of the row: how many offers a room with these rules has. */
  offers: Int32Array;
  /** By rule set: the cheapest way there of the rows that are wanted and have a stay, and the fewest nights of these. */
  cheapestWay: Float64Array;
  fewestNights: Uint8Array;
  /** Which rule sets are those of the hotel at hand. */
  preparedFor: Uint32Array;
  serial: number;
  /** By board of the hotel at hand: whether each kind of row has an offer that is sure. */
  isKnown: Uint8Array;
  rates: RatesRoom;
  /** Which lows of the hotel at hand are of the months that are asked for. */
  lowsFrom: number;
  lowsTo: number;
} & Shortlist;

export const makeScan = (asked: PreparedQuestion, journeys: Journeys, slotting: Slotting): Scan => ({
  asked,
  journeys,
  slotting,
  serial: 0,
  isKnown: new Uint8Array(mostMeals),
  rates: ratesRoom(journeys),
  lowsFrom: 0,
  lowsTo: 0,
  shortlisted: [],
  shortlistLength: 0,
  ...roomFor(64, journeys, slotting),
});

const roomFor = (ruleSets: number, { all }: Journeys, { counters }: Slotting) => ({
  least: new Uint8Array(ruleSets * all.length),
  most: new Uint8Array(ruleSets * all.length),
  sure: new Uint8Array(ruleSets * all.length),
  offers: new Int32Array(ruleSets * 2 * counters),
  cheapestWay: new Float64Array(ruleSets),
  fewestNights: new Uint8Array(ruleSets),
  preparedFor: new Uint32Array(ruleSets),
});

/**
 * Prices everything in one hotel that the party fits in one room, counts it, and keeps the cheapest of each slot; false
 * where it fits none. Estimates (two array reads and a multiplication) decide what is priced exactly, and the lowest night
 * of a month decides what need not be looked at: most rooms are passed over without touching their nights.
 */
export function scanHotel(scan: Scan, open: OpenHotel): boolean {
  const { asked, journeys, slotting } = scan;
  const { columns, accommodationSets, terms } = open;
  if (scan.preparedFor.length <= open.ruleSets)
    Object.assign(scan, roomFor(open.ruleSets * 2, journeys, slotting));
  scan.serial++;
  scan.shortlistLength = 0;
  scan.isKnown.fill(0);
  findMonths(scan, open);
  let rates: Rates | undefined;
  let fitsSomewhere = false;
  for (let at = 0, index = 0; at < columns.length; at += roomMealWidth, index++) {
    const ways = asked.occupancies(accommodationSets[columns[at + roomMealColumns.room]!]!);
    for (let way = 0; way < ways.length; way++) {
      fitsSomewhere = true;
      const termsHere = terms[columns[at + roomMealColumns.terms]!]!;
      const { guests } = ways[way]!;
      if (rates === undefined || rates.terms !== termsHere || rates.guests !== guests)
        rates = ratesFor(asked, open.hotel, termsHere, guests, journeys, scan.rates);
      scanRoomMeal(scan, open, index, way, rates);
    }
  }
  priceShortlist(scan, open);
  return fitsSomewhere;
}

function scanRoomMeal(scan: Scan, open: OpenHotel, index: number, way: number, rates: Rates): void {
  const { slotting } = scan;
  const { columns } = open;
  const { count, countMealStep, counters } = slotting;
  const at = index * roomMealWidth;
  const meal = columns[at + roomMealColumns.meal]!;
  const countAt = meal * countMealStep;
  const isKnown = scan.isKnown[meal] === 1;
  const isMealWanted = slotting.isMealWanted(open.mealIds[meal]!);
  if (isKnown && !isMealWanted) return;

  const firstSlot = meal * slotting.mealStep;
  const low = lowestNight(scan, open, index) * rates.weight * columns[at + roomMealColumns.unit]!;
  if (isKnown && !mayBeBest(slotting, firstSlot, leastTotal(scan, rates, low, -1))) return;
  const belowAt = rowBelow(scan, open, at, rates.guests);
  const isHeld = belowAt !== -1 && columns[belowAt + 1]! >= slotting.heldFrom;
  if (isKnown && isHeld) return;

  const hasStops = columns[at + roomMealColumns.hasStops] === 1;
  const ruleSet = hasStops ? open.ruleSets : columns[at + roomMealColumns.ruleSet]!;
  if (hasStops || scan.preparedFor[ruleSet] !== scan.serial)
    prepareRules(scan, open, index, rates, ruleSet, hasStops ? way : -1);
  const offersAt = ruleSet * 2 * counters;
  for (let counter = 0; counter < 2 * counters; counter++)
    count[countAt + counter]! += scan.offers[offersAt + counter]!;
  if (slotting.skims && isEachSure(count, countAt, slotting.rowsOfCounter)) scan.isKnown[meal] = 1;

  if (isMealWanted && !isHeld && mayBeBest(slotting, firstSlot, leastTotal(scan, rates, low, ruleSet)))
    scanNights(scan, open, index, way, rates, ruleSet, ruleSetOf(open, belowAt), firstSlot, low);
}

/**
 * Where a row's columns name an earlier one that costs less on every night, in which the party sleeps alike and which is
 * wanted; -1 where none does. Only what the other does not sell can then be better here.
 */
function rowBelow(
  { slotting, asked }: Scan,
  { columns, accommodationSets, mealIds }: OpenHotel,
  at: number,
  guests: Guests,
): number {
  if (slotting.heldFrom > holds.allotments) return -1;
  for (let belowAt = at + roomMealColumns.below; belowAt < at + roomMealWidth; belowAt += 2) {
    if (columns[belowAt] === -1) return -1;
    const other = columns[belowAt]! * roomMealWidth;
    if (!slotting.isMealWanted(mealIds[columns[other + roomMealColumns.meal]!]!)) continue;
    const ways = asked.occupancies(accommodationSets[columns[other + roomMealColumns.room]!]!);
    for (let way = 0; way < ways.length; way++) if (ways[way]!.guests === guests) return belowAt;
  }
  return -1;
}

const ruleSetOf = ({ columns }: OpenHotel, belowAt: number) =>
  belowAt === -1 ? -1 : columns[columns[belowAt]! * roomMealWidth + roomMealColumns.ruleSet]!;

/** What the cheapest offer of a row costs at least; with its rule set, as its stays are. */
function leastTotal(
  { journeys, cheapestWay, fewestNights }: Scan,
  rates: Rates,
  low: number,
  ruleSet: number,
): number {
  const way = ruleSet === -1 ? journeys.cheapestWay : cheapestWay[ruleSet]!;
  const nights = ruleSet === -1 ? journeys.least : fewestNights[ruleSet]!;
  return way + low * rates.lowestFactor * Math.max(0, nights - rates.mostUnpaid) - slack;
}

/** Whether every kind of row that there is has an offer that is sure. */
function isEachSure(count: Int32Array, countAt: number, rowsOfCounter: Int32Array): boolean {
  for (let counter = 0; counter < rowsOfCounter.length; counter++)
    if (rowsOfCounter[counter]! > 0 && count[countAt + counter] === 0) return false;
  return true;
}

function mayBeBest({ slots, mealSlots }: Slotting, firstSlot: number, leastMinor: number): boolean {
  for (let slot = firstSlot; slot < firstSlot + mealSlots; slot++)
    if (leastMinor <= slots.bound[slot]!) return true;
  return false;
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
  const { counters, counterOfRow, isRowWanted, isRequestWanted } = slotting;
  const { columns, rules } = open;
  const at = index * roomMealWidth;
  const firstDay = columns[at + roomMealColumns.firstDay]!;
  const length = columns[at + roomMealColumns.length]!;
  const rulesAt = columns[at + roomMealColumns.rulesAt]!;
  const firstSureDay = asked.question.point.today + terms.contract.releaseDays;
  const stopped = stopsOfWay >= 0 ? candidateAt(asked, open, index, stopsOfWay) : undefined;
  const rows = checkIn.length;
  const offersAt = ruleSet * 2 * counters;
  offers.fill(0, offersAt, offersAt + 2 * counters);
  let cheapestWay = Number.POSITIVE_INFINITY;
  let fewestNights = nightCells;

  for (let row = 0, cell = ruleSet * rows; row < rows; row++, cell++) {
    const day = checkIn[row]!;
    const start = day - firstDay;
    most[cell] = 0;
    if (start < 0 || start >= length || factor[row] === 0) continue;
    const rule = rules[rulesAt + start]!;
    let to = rule & 31;
    let from = (rule >> 5) & 31;
    if (to > nightsMax[row]!) to = nightsMax[row]!;
    if (from < nightsMin[row]!) from = nightsMin[row]!;
    if (stopped !== undefined) to = Math.min(to, longestFree(stopped, day));
    if (from > to) continue;
    let certain = rule >> 10;
    if (certain > to) certain = to;
    if (certain < from || day < firstSureDay || isOnRequest[row] === 1) certain = from - 1;

    const countCell = row * (nightCells + 1);
    const counter = offersAt + counterOfRow[row]!;
    const sureOffers = counts[countCell + certain + 1]! - counts[countCell + from]!;
    offers[counter]! += sureOffers;
    offers[counter + counters]! += counts[countCell + to + 1]! - counts[countCell + from]! - sureOffers;
    if (isRowWanted[row] === 0 || (certain < from && !isRequestWanted)) continue;
    most[cell] = isRequestWanted ? to : certain;
    least[cell] = from;
    sure[cell] = certain;
    if (minCost[row]! < cheapestWay) cheapestWay = minCost[row]!;
    if (from < fewestNights) fewestNights = from;
  }
  scan.cheapestWay[ruleSet] = cheapestWay;
  scan.fewestNights[ruleSet] = fewestNights;
  scan.preparedFor[ruleSet] = scan.serial;
}

/** Finds the months in which the stays of these journeys lie. */
function findMonths(scan: Scan, { firstDay, lows, roomMeals }: OpenHotel): void {
  const { firstNight, lastNight } = scan.journeys;
  const rows = roomMeals.length;
  scan.lowsFrom = firstNight > firstDay ? ((firstNight - firstDay) >> lowNightBits) * rows : 0;
  scan.lowsTo =
    lastNight < firstDay ? 0 : Math.min(lows.length, (((lastNight - firstDay) >> lowNightBits) + 1) * rows);
}

/** The lowest price of any night that a stay may have, in units of the room and board. */
function lowestNight({ lowsFrom, lowsTo }: Scan, { lows, roomMeals }: OpenHotel, index: number): number {
  const rows = roomMeals.length;
  let low = 0xffff_ffff;
  for (let place = lowsFrom + index; place < lowsTo; place += rows)
    if (lows[place]! < low) low = lows[place]!;
  return low;
}

/** The kernel: all rows and lengths of stay of one room and board. */
function scanNights(
  scan: Scan,
  open: OpenHotel,
  index: number,
  way: number,
  { factor, costs, supplements, paid, mostUnpaid, weight }: Rates,
  ruleSet: number,
  below: number,
  firstSlot: number,
  low: number,
): void {
  const { journeys, least, most, sure } = scan;
  const isCompared = below !== -1 && scan.preparedFor[below] === scan.serial;
  const { slots, ofRow, requestStep } = scan.slotting;
  const { checkIn, minCost, dayAt } = journeys.columns;
  const { columns, sums } = open;
  const { bound } = slots;
  const at = index * roomMealWidth;
  const perUnit = weight * columns[at + roomMealColumns.unit]!;
  const nightsAt = columns[at + roomMealColumns.sumsAt]! - columns[at + roomMealColumns.firstDay]!;
  const rows = checkIn.length;

  for (let row = 0, range = ruleSet * rows; row < rows; row++, range++) {
    const to = most[range]!;
    if (to === 0) continue;
    const certain = sure[range]!;
    const price = factor[row]!;
    const fewest = least[range]!;
    if (isCompared) {
      const other = below * rows + row;
      if (to <= most[other]! && fewest >= least[other]!) continue;
    }
    const slot = firstSlot + ofRow[row]!;
    const fewestPaid = fewest > mostUnpaid ? fewest - mostUnpaid : 0;
    const cheapest = minCost[row]! + fewestPaid * low * price - slack;
    if (cheapest > bound[slot]! && cheapest > bound[slot + requestStep]!) continue;

    const cell = row * nightCells;
    const start = nightsAt + checkIn[row]!;
    const base = sums[start]!;
    const day = dayAt[row]!;
    for (let nights = fewest; nights <= to; nights++) {
      const here = nights > certain ? slot + requestStep : slot;
      const nightsPaid = paid === undefined ? nights : paid[cell + nights]!;
      let estimate = costs[cell + nights]! + ((sums[start + nightsPaid]! - base) >>> 0) * perUnit * price;
      if (supplements !== undefined) estimate += supplements[day + nights]! - supplements[day]!;
      if (estimate - slack > bound[here]! || estimate === Number.POSITIVE_INFINITY) continue;
      shortlist(scan, here, estimate, index, way, row, nights, nights > certain);
    }
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
