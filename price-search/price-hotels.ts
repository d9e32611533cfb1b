import { stopIfAborted } from './abort.ts';
import { candidateOf } from './candidate-number.ts';
import type { Candidate } from './candidates.ts';
import type { Hotel } from './catalogue.ts';
import { type Filters, isFreightWanted, isMealWanted } from './filters.ts';
import { holds, type OpenHotel } from './hotel-block.ts';
import { freightKinds, type Journeys } from './journeys.ts';
import type { PreparedQuestion } from './prepared-question.ts';
import { makeScan, mostMeals, type Scan, scanHotel } from './scan-hotel.ts';
import { makeSlots, rowsOf } from './slots.ts';
import { scanSplits } from './split-party.ts';

/** A hotel with the best of what is wanted from it, and what else it has. */
export type PricedHotel = {
  open: OpenHotel;
  hotel: Hotel;
  journeys: Journeys;
  /** Sale minor units; Infinity where it has offers, but none that is wanted. */
  totalMinor: number;
  row: number;
  nights: number;
  rooms: () => readonly Candidate[];
  /** By board: which kinds have an offer within the wanted prices, a bit for each. See `kindsWanted`. */
  sold: Uint8Array;
};

// Kinds of offer of one board: sure or on request, then kind of flight.
const freights = freightKinds.length;
const kindsOfMeal = 2 * freights;
const isInstant = (kind: number) => kind < freights;

/** How many kinds of offer a hotel has at most: board by board. */
const kindsOf = ({ mealIds }: OpenHotel) => mealIds.length * kindsOfMeal;

/** The kinds of offer of one board that pass the filters, a bit for each. */
export function kindsWanted(filters: Filters): number {
  let bits = 0;
  for (let kind = 0; kind < kindsOfMeal; kind++) {
    const passes =
      (isInstant(kind) || !filters.instantOnly) && isFreightWanted(freightKinds[kind % freights]!, filters);
    bits |= Number(passes) << kind;
  }
  return bits;
}

/** Prices every hotel once; those without any offer are left out. */
export function priceHotels(
  asked: PreparedQuestion,
  hotels: Iterable<{ open: () => OpenHotel }>,
  filters: Filters,
): PricedHotel[] {
  const priced: PricedHotel[] = [];
  const scans = new Map<Journeys, Scan>();
  const byKind = filters.minMinor !== undefined || filters.maxMinor !== undefined;
  for (const handle of hotels) {
    stopIfAborted();
    const open = handle.open();
    if (!open.hotel.onSale) continue;
    const journeys = asked.journeysTo(open.hotel.stateId, open.hotel.airportCode);
    if (journeys.all.length === 0) continue;
    let scan = scans.get(journeys);
    if (!scan) {
      scan = byKind ? scanByKind(asked, journeys, filters) : scanForBest(asked, journeys, filters);
      scans.set(journeys, scan);
    }
    const hotel = priceHotel(scan, open, filters, byKind);
    if (hotel) priced.push(hotel);
  }
  return priced;
}

function counting(journeys: Journeys) {
  const counterOfRow = Int32Array.from(journeys.columns.freight);
  return {
    count: new Int32Array(mostMeals * kindsOfMeal),
    counterOfRow,
    counters: freights,
    rowsOfCounter: rowsOf(counterOfRow, freights),
    countMealStep: kindsOfMeal,
  };
}

/** Where prices do not matter, one slot is enough: that a kind is there at all is known by counting. */
const scanForBest = (asked: PreparedQuestion, journeys: Journeys, filters: Filters): Scan =>
  makeScan(asked, journeys, {
    slots: makeSlots(1),
    ofRow: new Int32Array(journeys.all.length),
    mealStep: 0,
    requestStep: 0,
    mealSlots: 1,
    ...counting(journeys),
    isRowWanted: Uint8Array.from(journeys.columns.freight, (freight) =>
      Number(isFreightWanted(freightKinds[freight]!, filters)),
    ),
    isRequestWanted: !filters.instantOnly,
    skims: true,
    isMealWanted: (mealId) => isMealWanted(mealId, filters),
    floorMinor: 0,
    heldFrom: filters.instantOnly ? holds.allotments : holds.stays,
  });

/** Where prices matter, the cheapest of each kind above the lowest wanted price says whether it is within them. */
const scanByKind = (asked: PreparedQuestion, journeys: Journeys, filters: Filters): Scan =>
  makeScan(asked, journeys, {
    slots: makeSlots(mostMeals * kindsOfMeal),
    ofRow: Int32Array.from(journeys.columns.freight),
    mealStep: kindsOfMeal,
    requestStep: freights,
    mealSlots: kindsOfMeal,
    ...counting(journeys),
    isRowWanted: new Uint8Array(journeys.all.length).fill(1),
    isRequestWanted: true,
    skims: true,
    isMealWanted: () => true,
    floorMinor: filters.minMinor ?? 0,
    heldFrom: Number.POSITIVE_INFINITY,
  });

function priceHotel(scan: Scan, open: OpenHotel, filters: Filters, byKind: boolean): PricedHotel | undefined {
  const { asked, journeys, slotting } = scan;
  const { slots, count } = slotting;
  const kinds = kindsOf(open);
  if (kinds > count.length) throw new Error(`Hotel ${open.hotel.id} has more than ${mostMeals} boards`);
  for (let kind = 0; kind < kinds; kind++) {
    slots.total[kind] = Number.POSITIVE_INFINITY;
    slots.bound[kind] = Number.POSITIVE_INFINITY;
    count[kind] = 0;
  }
  const roomsOfSlot = scanHotel(scan, open) ? undefined : scanSplits(scan, open);

  const { maxMinor = Number.MAX_SAFE_INTEGER } = filters;
  const sold = new Uint8Array(open.mealIds.length);
  let isSold = false;
  for (let meal = 0, kind = 0; meal < sold.length; meal++) {
    for (let bit = 0; bit < kindsOfMeal; bit++, kind++) {
      if (count[kind] === 0) continue;
      isSold = true;
      if (!byKind || slots.total[kind]! <= maxMinor) sold[meal]! |= 1 << bit;
    }
  }
  if (!isSold) return undefined;
  const slot = byKind ? cheapestSlot(slots.total, open, filters) : 0;
  const total = slots.total[slot] ?? Number.POSITIVE_INFINITY; // no slot where no kind passes
  const candidate = slots.candidate[slot]!;
  return {
    open,
    hotel: open.hotel,
    journeys,
    totalMinor: total <= maxMinor ? total : Number.POSITIVE_INFINITY,
    row: slots.row[slot]!,
    nights: slots.nights[slot]!,
    rooms: () => roomsOfSlot?.(slot) ?? [candidateOf(asked, open, candidate)],
    sold,
  };
}

/** Of the kinds that pass the filters the one with the cheapest offer, sure before on request; -1 where none passes. */
function cheapestSlot(totals: Float64Array, open: OpenHotel, filters: Filters): number {
  const wanted = kindsWanted(filters);
  let best = -1;
  for (let slot = 0; slot < kindsOf(open); slot++) {
    const kind = slot % kindsOfMeal;
    const isWanted =
      (wanted & (1 << kind)) !== 0 && isMealWanted(open.mealIds[Math.floor(slot / kindsOfMeal)]!, filters);
    if (!isWanted) continue;
    const isBetter =
      best === -1 ||
      totals[slot]! < totals[best]! ||
      (totals[slot] === totals[best] && isInstant(kind) && !isInstant(best % kindsOfMeal));
    if (isBetter) best = slot;
  }
  return best;
}

/** Counts the offers that hotels have of the kinds that pass, whatever they cost. */
export function offerCounter(asked: PreparedQuestion, filters: Filters): (hotel: PricedHotel) => number {
  const scans = new Map<Journeys, Scan>();
  const wanted = kindsWanted(filters);
  return ({ open, journeys }) => {
    const scan = scans.get(journeys) ?? scanForCount(asked, journeys, filters);
    scans.set(journeys, scan);
    scan.slotting.count.fill(0);
    if (!scanHotel(scan, open)) scanSplits(scan, open);
    let offers = 0;
    for (const [meal, mealId] of open.mealIds.entries()) {
      if (!isMealWanted(mealId, filters)) continue;
      for (let kind = 0; kind < kindsOfMeal; kind++)
        if (wanted & (1 << kind)) offers += scan.slotting.count[meal * kindsOfMeal + kind]!;
    }
    return offers;
  };
}

const scanForCount = (asked: PreparedQuestion, journeys: Journeys, filters: Filters): Scan =>
  makeScan(asked, journeys, {
    ...scanForBest(asked, journeys, filters).slotting,
    isMealWanted: () => false,
    skims: false,
  });
