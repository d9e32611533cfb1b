import type { Choice, Leg, PointOfSale } from './catalogue.ts';
import { legsOn } from './find-flights.ts';
import { type Receipt, receiptFor } from './receipt.ts';
import type { Snapshot } from './snapshot.ts';

/** One way to fly for a stay that is chosen, and the price of both together. */
export type FlownChoice = { choice: Choice; receipt: Receipt };

/** A leg may leave up to two days before it lands. */
const longestFlightDays = 2;

/**
 * Every pair of flights, there and back, that the tour of a choice allows for its rooms and nights, the cheapest first;
 * none for a stay without flight.
 */
export function legPairsOf(snapshot: Snapshot, choice: Choice, point: PointOfSale): FlownChoice[] {
  const tour = snapshot.tours.get(choice.tourId);
  const airport = snapshot.hotels.get(choice.hotelId)?.open().hotel.airportCode;
  const home = tour && snapshot.towns.get(tour.townId)?.airportCode;
  const end = tour && snapshot.towns.get(tour.returnTownId ?? tour.townId)?.airportCode;
  if (!airport || !home || !end || choice.outLegId === null) return [];
  const { checkIn, nights } = choice;
  const days = Array.from({ length: longestFlightDays + 1 }, (_, before) => checkIn - before);
  const outs = days
    .flatMap((day) => legsOn(snapshot, home, airport, day))
    .filter(({ arriveDay }) => arriveDay === checkIn);
  const backs = legsOn(snapshot, airport, end, checkIn + nights);
  return outs
    .flatMap((out) => backs.filter((back) => areAlike(out, back)).map((back) => [out, back] as const))
    .flatMap(([out, back]) => flown(snapshot, { ...choice, outLegId: out.id, backLegId: back.id }, point))
    .sort(cheapestFirst);
}

/** One comes back as one went. */
const areAlike = (out: Leg, back: Leg) => out.freight === back.freight && out.classId === back.classId;

function flown(snapshot: Snapshot, choice: Choice, point: PointOfSale): FlownChoice[] {
  const priced = receiptFor(snapshot, choice, point);
  return priced.ok ? [{ choice, receipt: priced.receipt }] : [];
}

const cheapestFirst = (a: FlownChoice, b: FlownChoice) =>
  a.receipt.totalMinor - b.receipt.totalMinor ||
  Number(a.receipt.isOnRequest) - Number(b.receipt.isOnRequest) ||
  a.choice.outLegId! - b.choice.outLegId! ||
  a.choice.backLegId! - b.choice.backLegId!;
