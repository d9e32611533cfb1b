import { assert } from '#lib/assert.ts';
import { minorPerUnit, splitByLargestRemainder } from '#lib/money.ts';
import type { Choice, Leg, RoomChoice } from './catalogue.ts';
import { childShares, type Guests, weightOf } from './guests.ts';
import type { Receipt, ReceiptLine } from './receipt.ts';
import type { Snapshot } from './snapshot.ts';
import type { Terms } from './terms.ts';

/** What one traveller pays of each part of a price. */
export type TravellerPart = {
  /** Place among the rooms. */
  room: number;
  /** Null: an adult. */
  age: number | null;
  flightMinor: number;
  stayMinor: number;
  servicesMinor: number;
};

/** A traveller as the hotel counts them, and what they weigh there. */
type Guest = Pick<TravellerPart, 'room' | 'age'> & {
  countsAs: 'adult' | 'child' | 'infant';
  /** Basis points of one adult's half. */
  weight: number;
  /** An infant on a lap, or of a journey without flight. */
  isLapInfant: boolean;
};

/**
 * Shares a price out among those who travel, by what each of them is priced at: every line is parted without a rest, so
 * that the parts sum exactly to the total.
 */
export function travellerParts(
  snapshot: Snapshot,
  choice: Choice,
  { lines, guests, travellers }: Pick<Receipt, 'lines' | 'guests' | 'travellers'>,
): TravellerPart[] {
  const everybody = withLaps(
    choice.rooms.flatMap((room, index) =>
      guestsOf(room, index, guests[index]!, termsOf(snapshot, choice, room)),
    ),
    travellers.infants,
  );
  const parts = everybody.map(({ room, age }) => ({
    room,
    age,
    flightMinor: 0,
    stayMinor: 0,
    servicesMinor: 0,
  }));
  for (const line of lines) {
    const weigh = weightsOf(line, snapshot, choice);
    const units = splitByLargestRemainder(line.amountMinor / minorPerUnit, everybody.map(weigh));
    for (const [index, unit] of units.entries()) parts[index]![partOf[line.kind]] += unit * minorPerUnit;
  }
  return parts;
}

/** The youngest infants are those on laps. */
function withLaps(everybody: readonly Omit<Guest, 'isLapInfant'>[], laps: number): Guest[] {
  const infants = everybody.filter(({ age }) => age !== null && age < 2);
  const onLaps = new Set(infants.toSorted((a, b) => a.age! - b.age!).slice(0, laps));
  return everybody.map((guest) => ({ ...guest, isLapInfant: onLaps.has(guest) }));
}

const partOf: Record<ReceiptLine['kind'], 'flightMinor' | 'stayMinor' | 'servicesMinor'> = {
  flight: 'flightMinor',
  nights: 'stayMinor',
  'free-child': 'stayMinor',
  'stay-pay': 'stayMinor',
  'early-booking': 'stayMinor',
  supplement: 'stayMinor',
  service: 'servicesMinor',
};

/** What a traveller weighs in a line. */
function weightsOf(line: ReceiptLine, snapshot: Snapshot, choice: Choice): (guest: Guest) => number {
  if (line.kind === 'flight') return (guest) => fareAt(guest, line.leg);
  if (line.kind === 'service') {
    const service = snapshot.services.get(choice.tourId)?.find(({ id }) => id === line.serviceId);
    assert(service, 'A service that is paid is one of the tour');
    return ({ age, isLapInfant }) =>
      age === null ? service.adultAmount : isLapInfant ? service.infantAmount : paid(service.childAmount);
  }
  if (line.kind === 'supplement') {
    const { supplements } = termsOf(snapshot, choice, choice.rooms[line.room ?? 0]!);
    const supplement = supplements.find(({ id }) => id === line.supplementId);
    assert(supplement, 'A supplement that is paid is one of the contract');
    const amounts = { adult: supplement.adultAmount, child: supplement.childAmount, infant: 0 };
    return ({ room, countsAs }) => (room === line.room ? amounts[countsAs] : 0);
  }
  return ({ room, weight }) => (room === line.room ? weight : 0);
}

const fareAt = ({ age, isLapInfant }: Guest, leg: Leg) =>
  age === null || age >= 12 ? leg.adultAmount : isLapInfant ? leg.infantAmount : paid(leg.childAmount);

function paid(amount: number | null): number {
  assert(amount !== null, 'What was priced for a child has a price for children');
  return amount;
}

function termsOf(snapshot: Snapshot, choice: Choice, { roomId, mealId, contractId }: RoomChoice): Terms {
  const roomMeal = snapshot.hotels
    .get(choice.hotelId)
    ?.open()
    .roomMeals.find(
      (one) => one.room.id === roomId && one.mealId === mealId && one.terms.contract.id === contractId,
    );
  assert(roomMeal, 'What was priced is sold');
  return roomMeal.terms;
}

/** The guests of a room; children who are adults to the hotel come after its adults. */
function guestsOf(
  { party }: RoomChoice,
  room: number,
  guests: Guests,
  terms: Terms,
): Omit<Guest, 'isLapInfant'>[] {
  const { singleShare, thirdAdultShare, infantShare } = terms.contract;
  const shares = childShares(guests, terms);
  const byAge = party.childAges.toSorted((a, b) => b - a);
  const grown = byAge.slice(0, guests.adults - party.adults);
  const infants = byAge.slice(grown.length + guests.children);
  const ages = [...Array.from({ length: party.adults }, () => null), ...grown];
  const all: Omit<Guest, 'isLapInfant'>[] = [
    ...ages.map((age, nth) => ({
      room,
      age,
      countsAs: 'adult' as const,
      weight: guests.adults === 1 ? 2 * singleShare : nth < 2 ? 10_000 : thirdAdultShare,
    })),
    ...guests.oldestFirst.map((age, nth) => ({
      room,
      age,
      countsAs: 'child' as const,
      weight: shares[nth]!,
    })),
    ...infants.map((age) => ({ room, age, countsAs: 'infant' as const, weight: infantShare })),
  ];
  const sum = all.reduce((weight, guest) => weight + guest.weight, 0);
  assert(sum === weightOf(guests, terms), 'Everybody of the room was weighed');
  return all;
}
