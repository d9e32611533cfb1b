import { stopIfAborted } from './abort.ts';
import type { Day } from './catalogue.ts';
import { holds, type OpenHotel } from './hotel-block.ts';
import { freightKinds, type Journey, type Journeys } from './journeys.ts';
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

/** The cheapest price and the best availability of each departure day of the question. */
export const priceCalendar = (snapshot: Snapshot, where: Where, question: Question): Map<Day, CalendarDay> =>
  calendarOf(snapshot, question, hotelsIn(snapshot, where));

/** The same of some hotels. */
export function calendarOf(
  snapshot: Snapshot,
  question: Question,
  hotels: Iterable<HotelHandle>,
): Map<Day, CalendarDay> {
  const asked = prepareQuestion(snapshot, question);
  const scans = new Map<Journeys, Scan>();
  for (const { open, journeys } of sellers(asked, hotels)) {
    const scan = scans.get(journeys) ?? scanByRow(asked, journeys);
    scans.set(journeys, scan);
    scanWhole(scan, open);
  }

  const days = new Map<Day, CalendarDay>();
  for (const [journeys, { slotting }] of scans) {
    const { slots, count } = slotting;
    for (const [row, journey] of journeys.all.entries()) {
      const totalMinor = slots.total[row]!;
      if (totalMinor === Number.POSITIVE_INFINITY) continue;
      const status = statusOf(journey, count[row] === 0);
      addDay(days, journey.departDay, { status, cheapestMinor: totalMinor });
    }
  }
  return days;
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
  for (const { open, journeys } of sellers(asked, hotelsIn(snapshot, where))) {
    const scan = scans.get(journeys) ?? scanByRow(asked, journeys);
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
function scanByRow(asked: PreparedQuestion, journeys: Journeys): Scan {
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
    isRowWanted: new Uint8Array(rows).fill(1),
    isRequestWanted: true,
    isMealWanted: () => true,
    floorMinor: 0,
    heldFrom: holds.stays,
  });
}

function scanWhole(scan: Scan, open: OpenHotel): void {
  if (!scanHotel(scan, open)) scanSplits(scan, open);
}

/** The hotels that are on sale and can be reached. */
function* sellers(asked: PreparedQuestion, hotels: Iterable<HotelHandle>) {
  for (const handle of hotels) {
    stopIfAborted();
    const open = handle.open();
    if (!open.hotel.onSale) continue;
    const journeys = asked.journeysTo(open.hotel.stateId, open.hotel.airportCode);
    if (journeys.all.length > 0) yield { open, journeys };
  }
}
