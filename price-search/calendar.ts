import { type Asked, ask } from './asked.ts';
import type { Day } from './catalogue.ts';
import type { OpenHotel } from './hotel-block.ts';
import { freightKinds, type Journey, type Journeys } from './journeys.ts';
import { hotelsIn, type Question, type Where } from './question.ts';
import { makeScan, makeSlots, type Scan, scanHotel } from './scan-hotel.ts';
import type { Snapshot } from './snapshot.ts';
import { scanSplits } from './split-party.ts';

/** How sure a day is, best first; hotel-only days count as `regular` or `request` by what the hotels confirm. */
export const dayStatuses = ['charter', 'few', 'regular', 'request', 'none'] as const;
export type DayStatus = (typeof dayStatuses)[number];

export type CalendarDay = { status: DayStatus; cheapestMinor: number | null };

/** Fewer free seats than this on a charter are "few places". */
export const fewSeats = 10;

/** The cheapest price and the best availability of each departure day of the question. */
export function priceCalendar(snapshot: Snapshot, where: Where, question: Question): Map<Day, CalendarDay> {
  const asked = ask(snapshot, question);
  const scans = new Map<Journeys, Scan>();
  for (const { open, journeys } of sellers(asked, where)) {
    const scan = scans.get(journeys) ?? scanByRow(asked, journeys);
    scans.set(journeys, scan);
    scanWhole(scan, open);
  }

  const days = new Map<Day, CalendarDay>();
  for (const [journeys, { slotting }] of scans) {
    const { total, nights } = slotting.slots;
    const rows = journeys.all.length;
    for (const [slot, totalMinor] of total.entries()) {
      if (totalMinor === Number.POSITIVE_INFINITY) continue;
      const journey = journeys.all[slot % rows]!;
      const status = statusOf(journey, nights[slot]!, slot >= rows);
      const known = days.get(journey.departDay);
      if (!known) days.set(journey.departDay, { status, cheapestMinor: totalMinor });
      else {
        if (dayStatuses.indexOf(status) < dayStatuses.indexOf(known.status)) known.status = status;
        known.cheapestMinor = Math.min(known.cheapestMinor!, totalMinor);
      }
    }
  }
  return days;
}

function statusOf(journey: Journey, nights: number, isOnRequest: boolean): DayStatus {
  const { out } = journey;
  const back = journey.backs[nights];
  if (!out || !back) return isOnRequest ? 'request' : 'regular';
  if (journey.isOnRequest) return 'request';
  if (freightKinds[journey.freight] === 2) return 'regular';
  return Math.min(out.seatsFree, back.seatsFree) < fewSeats ? 'few' : 'charter';
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
  const asked = ask(snapshot, question);
  let isSold = false;
  for (const { open, journeys } of sellers(asked, where)) {
    const ofRow = new Int32Array(journeys.all.length);
    const slots = makeSlots(2);
    scanWhole(makeScan(asked, journeys, { slots, ofRow, rowSlots: 1, mealStep: 0, requestStep: 1 }), open);
    if (slots.total[0]! < Number.POSITIVE_INFINITY) return true;
    isSold ||= slots.total[1]! < Number.POSITIVE_INFINITY;
  }
  return isSold ? false : undefined;
}

/** A slot for each row: first what is sold at once, then what is on request. */
function scanByRow(asked: Asked, journeys: Journeys): Scan {
  const rows = journeys.all.length;
  const ofRow = Int32Array.from({ length: rows }, (_, row) => row);
  return makeScan(asked, journeys, {
    slots: makeSlots(rows * 2),
    ofRow,
    rowSlots: rows,
    mealStep: 0,
    requestStep: rows,
  });
}

function scanWhole(scan: Scan, open: OpenHotel): void {
  if (!scanHotel(scan, open)) scanSplits(scan.asked, open, scan.journeys, scan.slotting);
}

/** The hotels that are on sale and can be reached. */
function* sellers(asked: Asked, where: Where) {
  for (const handle of hotelsIn(asked.snapshot, where)) {
    const open = handle.open();
    if (!open.hotel.onSale) continue;
    const journeys = asked.journeysTo(open.hotel.stateId, open.hotel.airportCode);
    if (journeys.all.length > 0) yield { open, journeys };
  }
}
