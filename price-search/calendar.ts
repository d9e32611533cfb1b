import { stopIfAborted } from './abort.ts';
import type { Day } from './catalogue.ts';
import {
  type Filters,
  hotelPasses,
  hotelPassesAll,
  isFreightWanted,
  isMealWanted,
  isPriceWithin,
  noFilters,
} from './filters.ts';
import { holds, type OpenHotel } from './hotel-block.ts';
import { eachLengthApart, freightKinds, type Journey, type Journeys } from './journeys.ts';
import { type PreparedQuestion, prepareQuestion } from './prepared-question.ts';
import { hotelsIn, type Question, type Where } from './question.ts';
import { makeScan, type Scan, scanHotel } from './scan-hotel.ts';
import { makeSlots } from './slots.ts';
import type { HotelHandle, Snapshot } from './snapshot.ts';
import { scanSplits } from './split-party.ts';

/** How sure a day is, best first; hotel-only days count as `regular` or `request` by what the hotels confirm. */
export const dayStatuses = ['charter', 'few', 'regular', 'request', 'none'] as const;
export type DayStatus = (typeof dayStatuses)[number];

export type CalendarDay = { status: DayStatus; cheapestMinor: number | null };

/** Fewer free seats than this on a charter are "few places". */
export const fewSeats = 10;

/**
 * The cheapest price and the best availability of each departure day, among the offers that pass. How sure a day is goes
 * by all of its boards.
 */
export const priceCalendar = (
  snapshot: Snapshot,
  where: Where,
  question: Question,
  filters?: Filters,
): Map<Day, CalendarDay> => calendarOf(snapshot, question, filters, hotelsIn(snapshot, where));

/** The same of some hotels. */
export function calendarOf(
  snapshot: Snapshot,
  question: Question,
  filters: Filters = noFilters,
  hotels: Iterable<HotelHandle>,
): Map<Day, CalendarDay> {
  const days = new Map<Day, CalendarDay>();
  for (const { journey, totalMinor, isStayOnRequest } of cheapestRows(snapshot, question, filters, hotels))
    addDay(days, journey.departDay, {
      status: statusOf(journey, isStayOnRequest),
      cheapestMinor: totalMinor,
    });
  return days;
}

/** The cheapest price by length of stay, then by day of departure. */
export type StayPrices = Map<number, Map<Day, number>>;

/** The cheapest price of each length of stay and departure day, among the offers that pass. */
export const priceStays = (
  snapshot: Snapshot,
  where: Where,
  question: Question,
  filters?: Filters,
): StayPrices => staysOf(snapshot, question, filters, hotelsIn(snapshot, where));

/** The same of some hotels. */
export function staysOf(
  snapshot: Snapshot,
  question: Question,
  filters: Filters = noFilters,
  hotels: Iterable<HotelHandle>,
): StayPrices {
  const stays: StayPrices = new Map();
  const rows = cheapestRows(snapshot, question, filters, hotels, eachLengthApart);
  for (const { journey, totalMinor } of rows)
    addStay(stays, journey.nightsMin, journey.departDay, totalMinor);
  return stays;
}

function addStay(stays: StayPrices, nights: number, day: Day, minor: number): void {
  const days = stays.get(nights) ?? new Map<Day, number>();
  stays.set(nights, days);
  days.set(day, Math.min(minor, days.get(day) ?? minor));
}

/** The prices of all hotels from those of some each. */
export function joinStays(parts: readonly StayPrices[]): StayPrices {
  const all: StayPrices = new Map();
  for (const part of parts)
    for (const [nights, days] of part) for (const [day, minor] of days) addStay(all, nights, day, minor);
  return all;
}

/** The cheapest wanted offer of each journey that has one. */
function* cheapestRows(
  snapshot: Snapshot,
  question: Question,
  filters: Filters,
  hotels: Iterable<HotelHandle>,
  arrange = (journeys: Journeys) => journeys,
) {
  const asked = prepareQuestion(snapshot, question);
  const scans = new Map<Journeys, Scan>();
  for (const handle of hotels) {
    const seller = sellerOf(asked, handle);
    if (!seller || !hotelPassesAll(hotelPasses(seller.open.hotel, filters))) continue;
    const scan = scans.get(seller.journeys) ?? scanByRow(asked, arrange(seller.journeys), filters);
    scans.set(seller.journeys, scan);
    scanWhole(scan, seller.open);
  }
  for (const { journeys, slotting } of scans.values()) {
    const { slots, count } = slotting;
    for (const [row, journey] of journeys.all.entries()) {
      const totalMinor = slots.total[row]!;
      if (totalMinor < Number.POSITIVE_INFINITY && isPriceWithin(totalMinor, filters))
        yield { journey, totalMinor, isStayOnRequest: count[row] === 0 };
    }
  }
}

/** A day is as sure as its surest offer, and costs what its cheapest does. */
function addDay(days: Map<Day, CalendarDay>, day: Day, { status, cheapestMinor }: CalendarDay): void {
  const known = days.get(day);
  if (!known) days.set(day, { status, cheapestMinor });
  else {
    if (dayStatuses.indexOf(status) < dayStatuses.indexOf(known.status)) known.status = status;
    known.cheapestMinor = Math.min(known.cheapestMinor!, cheapestMinor!);
  }
}

/** The calendar of all hotels from those of some each. */
export function joinCalendars(parts: readonly Map<Day, CalendarDay>[]): Map<Day, CalendarDay> {
  const days = new Map<Day, CalendarDay>();
  for (const part of parts) for (const [day, of] of part) addDay(days, day, of);
  return days;
}

/** How sure a way is; seats are those of the leg there and of the fullest of the ways back. */
function statusOf({ out, backs, isOnRequest, freight }: Journey, isStayOnRequest: boolean): DayStatus {
  if (!out) return isStayOnRequest ? 'request' : 'regular';
  if (isOnRequest) return 'request';
  if (freightKinds[freight] === 2) return 'regular';
  const mostSeatsBack = Math.max(...backs.map((back) => back?.seatsFree ?? 0));
  return Math.min(out.seatsFree, mostSeatsBack) < fewSeats ? 'few' : 'charter';
}

/** Lengths of stay that have an offer, each with whether one of them can be confirmed at once. */
export function priceNights(snapshot: Snapshot, where: Where, question: Question): Map<number, boolean> {
  const lengths = new Map<number, boolean>();
  for (let nights = question.nightsMin; nights <= question.nightsMax; nights++) {
    const isSure = howSure(snapshot, where, { ...question, nightsMin: nights, nightsMax: nights });
    if (isSure !== undefined) lengths.set(nights, isSure);
  }
  return lengths;
}

/** Whether something can be confirmed at once, found with as few hotels as it takes; undefined where nothing is sold. */
function howSure(snapshot: Snapshot, where: Where, question: Question): boolean | undefined {
  const asked = prepareQuestion(snapshot, question);
  const scans = new Map<Journeys, Scan>();
  let isSold = false;
  for (const handle of hotelsIn(snapshot, where)) {
    const seller = sellerOf(asked, handle);
    if (!seller) continue;
    const { open, journeys } = seller;
    const scan = scans.get(journeys) ?? scanByRow(asked, journeys, noFilters);
    scans.set(journeys, scan);
    scanWhole(scan, open);
    const { count } = scan.slotting;
    const rows = journeys.all.length;
    if (count.subarray(0, rows).some((offers) => offers > 0)) return true;
    isSold ||= count.some((offers) => offers > 0);
  }
  return isSold ? false : undefined;
}

/** A slot for each row; what is sold at once and what is on request is counted apart. */
function scanByRow(asked: PreparedQuestion, journeys: Journeys, filters: Filters): Scan {
  const rows = journeys.all.length;
  const eachRow = Int32Array.from({ length: rows }, (_, row) => row);
  return makeScan(asked, journeys, {
    slots: makeSlots(rows),
    ofRow: eachRow,
    mealStep: 0,
    requestStep: 0,
    mealSlots: rows,
    count: new Int32Array(rows * 2),
    counterOfRow: eachRow,
    counters: rows,
    rowsOfCounter: new Int32Array(rows).fill(1),
    skims: true,
    countMealStep: 0,
    isRowWanted: Uint8Array.from(journeys.columns.freight, (freight) =>
      Number(isFreightWanted(freightKinds[freight]!, filters)),
    ),
    isRequestWanted: !filters.instantOnly,
    isMealWanted: (mealId) => isMealWanted(mealId, filters),
    floorMinor: filters.minMinor ?? 0,
    heldFrom: heldFrom(filters),
  });
}

function scanWhole(scan: Scan, open: OpenHotel): void {
  if (!scanHotel(scan, open)) scanSplits(scan, open);
}

/** Where the lowest wanted price is set, no row stands in for a dearer one. */
function heldFrom({ minMinor, instantOnly }: Filters): number {
  if (minMinor !== undefined) return Number.POSITIVE_INFINITY;
  return instantOnly ? holds.allotments : holds.stays;
}

/** A hotel that is on sale and can be reached. */
function sellerOf(asked: PreparedQuestion, handle: HotelHandle) {
  stopIfAborted();
  const open = handle.open();
  if (!open.hotel.onSale) return undefined;
  const journeys = asked.journeysTo(open.hotel.stateId, open.hotel.airportCode);
  return journeys.all.length > 0 ? { open, journeys } : undefined;
}
