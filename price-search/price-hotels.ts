import type { Asked } from './asked.ts';
import type { Candidate } from './candidates.ts';
import type { OfferKind } from './filters.ts';
import type { OpenHotel } from './hotel-block.ts';
import { freightKinds, type Journeys } from './journeys.ts';
import { candidateOf, makeScan, makeSlots, type Scan, type Slots, scanHotel } from './scan-hotel.ts';
import { scanSplits } from './split-party.ts';

/** The cheapest offer of one kind in a hotel: filters that concern offers, not hotels, choose among these. */
export type BestOfKind = OfferKind & {
  totalMinor: number;
  count: number;
  row: number;
  nights: number;
  rooms: () => readonly Candidate[];
};

/** A hotel that has an offer, priced once: filters and facets are answered from its kinds. */
export type PricedHotel = { open: OpenHotel; journeys: Journeys; kinds: BestOfKind[] };

/** Prices every hotel once. */
export function priceHotels(
  asked: Asked,
  hotels: Iterable<{ open: () => OpenHotel }>,
): { priced: PricedHotel[]; offersPriced: number } {
  const priced: PricedHotel[] = [];
  const scans = new Map<Journeys, Scan>();
  let offersPriced = 0;
  for (const handle of hotels) {
    const open = handle.open();
    if (!open.hotel.onSale) continue;
    const journeys = asked.journeysTo(open.hotel.stateId, open.hotel.airportCode);
    if (journeys.all.length === 0) continue;
    const scan = scans.get(journeys) ?? scanByKind(asked, journeys);
    scans.set(journeys, scan);
    const kinds = kindsOf(scan, open);
    if (kinds.length === 0) continue;
    for (const kind of kinds) offersPriced += kind.count;
    priced.push({ open, journeys, kinds });
  }
  return { priced, offersPriced };
}

// Slots of a hotel: board, then on request or not, then kind of flight.
const freights = freightKinds.length;
const mealSlots = 2 * freights;
/** Boards that there is room for at first. */
const usualMeals = 16;

const scanByKind = (asked: Asked, journeys: Journeys): Scan =>
  makeScan(asked, journeys, {
    slots: makeSlots(usualMeals * mealSlots),
    ofRow: Int32Array.from(journeys.columns.freight),
    rowSlots: freights,
    mealStep: mealSlots,
    requestStep: freights,
  });

function kindsOf(scan: Scan, open: OpenHotel): BestOfKind[] {
  const { asked, journeys, slotting } = scan;
  if (slotting.slots.total.length < open.mealIds.length * mealSlots)
    slotting.slots = makeSlots(open.mealIds.length * mealSlots);
  const { slots } = slotting;
  const size = open.mealIds.length * mealSlots;
  slots.total.fill(Number.POSITIVE_INFINITY, 0, size);
  slots.bound.fill(Number.POSITIVE_INFINITY, 0, size);
  slots.count.fill(0, 0, size);
  if (scanHotel(scan, open))
    return readSlots(open, slots, (slot) => {
      const candidate = slots.candidate[slot]!;
      return () => [candidateOf(asked, open, candidate)];
    });
  const roomsOf = scanSplits(asked, open, journeys, slotting);
  return readSlots(open, slots, (slot) => {
    const rooms = roomsOf(slot);
    return () => rooms;
  });
}

function readSlots(
  open: OpenHotel,
  slots: Slots,
  roomsOf: (slot: number) => BestOfKind['rooms'],
): BestOfKind[] {
  const kinds: BestOfKind[] = [];
  for (let slot = 0; slot < open.mealIds.length * mealSlots; slot++) {
    if (slots.total[slot] === Number.POSITIVE_INFINITY) continue;
    kinds.push({
      mealId: open.mealIds[Math.floor(slot / mealSlots)]!,
      isInstant: Math.floor(slot / freights) % 2 === 0,
      freight: freightKinds[slot % freights]!,
      totalMinor: slots.total[slot]!,
      count: slots.count[slot]!,
      row: slots.row[slot]!,
      nights: slots.nights[slot]!,
      rooms: roomsOf(slot),
    });
  }
  return kinds;
}
