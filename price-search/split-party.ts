import type { Asked } from './asked.ts';
import { type Candidate, candidatesIn } from './candidates.ts';
import type { Party } from './catalogue.ts';
import { countGuests } from './guests.ts';
import type { OpenHotel } from './hotel-block.ts';
import { type Journeys, nightCells } from './journeys.ts';
import { longest, shortest } from './nights.ts';
import { type Offer, offerOf } from './offers.ts';
import { paidMinor, priceStay, sumOfNights } from './price-stay.ts';
import { type Rates, ratesFor } from './rates.ts';
import { longestFree, type Scan, slack } from './scan-hotel.ts';
import { type WayToSleep, waysOf } from './sleeping.ts';

/**
 * Parties that no room of a hotel takes sleep in several: in the fewest rooms that are sold for the stay, and of these in
 * the cheapest, all with the same board. Each room has an adult.
 */

/** Some of the party in one room: where in the hotel they may sleep. */
type Part = { party: Party; waysToSleep: (set: number) => WayToSleep[] };
type Sleeper = { candidate: Candidate; rates: Rates };
/** Ways to part the party into so many rooms, as places in the list of parts. */
type Splits = number[][];

/** The most rooms that one party is spread over. */
const mostRooms = 12;

/** Prices and counts the party in several rooms of one hotel; answers with the rooms of each slot's best offer. */
export function scanSplits(
  { asked, journeys, slotting }: Scan,
  open: OpenHotel,
): (slot: number) => readonly Candidate[] {
  const { slots, ofRow, mealStep, requestStep, count, countMealStep, counters, counterOfRow } = slotting;
  const roomsOfSlot = new Map<number, readonly Candidate[]>();
  const slotOf = (row: number, meal: number) => ofRow[row]! + mealStep * meal;
  const isWanted = ({ offer, row, meal }: Split) =>
    slotting.isRowWanted[row] === 1 &&
    (slotting.isRequestWanted || !offer.isOnRequest) &&
    slotting.isMealWanted(open.mealIds[meal]!) &&
    offer.totalMinor >= slotting.floorMinor;
  visitSplits(
    asked,
    open,
    journeys,
    (split) => {
      const { offer, rooms, row, nights, meal } = split;
      const request = Number(offer.isOnRequest);
      count[meal * countMealStep + request * counters + counterOfRow[row]!]! += 1;
      const slot = slotOf(row, meal) + request * requestStep;
      if (!isWanted(split) || offer.totalMinor >= slots.total[slot]!) return;
      slots.total[slot] = offer.totalMinor;
      slots.row[slot] = row;
      slots.nights[slot] = nights;
      roomsOfSlot.set(slot, rooms);
    },
    (row, meal) => Math.max(slots.total[slotOf(row, meal)]!, slots.total[slotOf(row, meal) + requestStep]!),
  );
  return (slot) => roomsOfSlot.get(slot)!;
}

type Split = { offer: Offer; rooms: readonly Candidate[]; row: number; nights: number; meal: number };

/**
 * Visits one offer for each board, journey and length of stay. Offers that are dearer than the limit may come with other
 * rooms than the cheapest: they are there to be counted.
 */
export function visitSplits(
  asked: Asked,
  open: OpenHotel,
  journeys: Journeys,
  visit: (split: Split) => void,
  limitOf: (row: number, meal: number) => number = () => Number.POSITIVE_INFINITY,
): void {
  const parts = partsOf(asked.question.party).filter(
    (part) => candidatesIn(open, part.waysToSleep).length > 0,
  );
  const sleepers = parts.map((part) => sleepersOf(asked, open, part, journeys));
  const splitsInto = splitter(asked.question.party, parts);
  for (const [meal, mealId] of open.mealIds.entries()) {
    const ofMeal = sleepers.map((all) => all.filter(({ candidate }) => candidate.roomMeal.mealId === mealId));
    for (const [row, journey] of journeys.all.entries()) {
      for (let nights = journey.nightsMin; nights <= journey.nightsMax; nights++) {
        const rooms = findRooms(asked, journeys, row, nights, ofMeal, splitsInto, limitOf(row, meal));
        const offer = rooms && offerOf(asked, journey, nights, rooms);
        if (offer) visit({ offer, rooms, row, nights, meal });
      }
    }
  }
}

function findRooms(
  asked: Asked,
  journeys: Journeys,
  row: number,
  nights: number,
  sleepers: readonly Sleeper[][],
  splitsInto: (rooms: number) => Splits,
  limit: number,
): readonly Candidate[] | undefined {
  const way = journeys.all[row]!.costs[nights]!;
  if (way === Number.POSITIVE_INFINITY) return undefined;
  const cheapest = sleepers.map((all) => cheapestEstimate(all, journeys, row, nights));
  const found = fewestRooms(cheapest, splitsInto);
  if (!found) return undefined;
  return way + found.estimate >= limit + slack * found.rooms
    ? found.splits[found.best]!.map((part) => cheapestOf(sleepers[part]!, journeys, row, nights))
    : cheapestRooms(asked, journeys, row, nights, sleepers, cheapest, found);
}

type Found = { rooms: number; splits: Splits; estimates: number[]; best: number; estimate: number };

/** The fewest rooms in which the party can sleep, with what each way to part it is estimated to cost. */
function fewestRooms(cheapest: readonly number[], splitsInto: (rooms: number) => Splits): Found | undefined {
  if (cheapest.every((estimate) => estimate === Number.POSITIVE_INFINITY)) return undefined;
  for (let rooms = 2; rooms <= mostRooms; rooms++) {
    const splits = splitsInto(rooms);
    const estimates = splits.map((split) => split.reduce((sum, part) => sum + cheapest[part]!, 0));
    const estimate = Math.min(...estimates);
    if (estimate < Number.POSITIVE_INFINITY)
      return { rooms, splits, estimates, best: estimates.indexOf(estimate), estimate };
  }
  return undefined;
}

/** The cheapest rooms exactly: all ways whose estimate is near the lowest are priced. */
function cheapestRooms(
  asked: Asked,
  journeys: Journeys,
  row: number,
  nights: number,
  sleepers: readonly Sleeper[][],
  cheapest: readonly number[],
  found: Found,
): Candidate[] {
  const known = new Map<number, { candidate: Candidate; minor: number }>();
  const exactly = (part: number) => {
    const answer =
      known.get(part) ?? cheapestExactly(asked, journeys, row, nights, sleepers[part]!, cheapest[part]!);
    known.set(part, answer);
    return answer;
  };
  let best: { rooms: Candidate[]; minor: number } | undefined;
  found.splits.forEach((split, index) => {
    if (found.estimates[index]! > found.estimate + 2 * slack * found.rooms) return;
    const rooms = split.map(exactly);
    const minor = rooms.reduce((sum, room) => sum + room.minor, 0);
    if (!best || minor < best.minor) best = { rooms: rooms.map((room) => room.candidate), minor };
  });
  return best!.rooms;
}

function cheapestExactly(
  asked: Asked,
  journeys: Journeys,
  row: number,
  nights: number,
  sleepers: readonly Sleeper[],
  lowest: number,
): { candidate: Candidate; minor: number } {
  const { checkIn, tour } = journeys.all[row]!;
  const { today } = asked.question.point;
  let best: { candidate: Candidate; minor: number } | undefined;
  for (const sleeper of sleepers) {
    if (estimateOf(sleeper, journeys, row, nights) > lowest + 2 * slack) continue;
    const { candidate } = sleeper;
    const { roomMeal, guests, weight } = candidate;
    const multiplier = asked.multiplier(tour.packetType, roomMeal.terms.contract.currency)!; // it has an estimate
    const minor = paidMinor(
      priceStay({ roomMeal, terms: roomMeal.terms, guests, weight, multiplier, today }, checkIn, nights),
    );
    if (!best || minor < best.minor) best = { candidate, minor };
  }
  return best!;
}

function cheapestOf(
  sleepers: readonly Sleeper[],
  journeys: Journeys,
  row: number,
  nights: number,
): Candidate {
  let best = sleepers[0]!;
  for (const sleeper of sleepers) {
    if (estimateOf(sleeper, journeys, row, nights) < estimateOf(best, journeys, row, nights)) best = sleeper;
  }
  return best.candidate;
}

function cheapestEstimate(
  sleepers: readonly Sleeper[],
  journeys: Journeys,
  row: number,
  nights: number,
): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const sleeper of sleepers) lowest = Math.min(lowest, estimateOf(sleeper, journeys, row, nights));
  return lowest;
}

/** What the stay costs, give or take the slack; Infinity where it is not sold. */
function estimateOf(
  { candidate, rates }: Sleeper,
  { columns }: Journeys,
  row: number,
  nights: number,
): number {
  const { roomMeal, weight } = candidate;
  const factor = rates.factor[row]!;
  const checkIn = columns.checkIn[row]!;
  const start = checkIn - roomMeal.firstDay;
  if (factor === 0 || start < 0 || start >= roomMeal.length) return Number.POSITIVE_INFINITY;
  const rule = roomMeal.rules[roomMeal.rulesAt + start]!;
  if (nights > longest(rule) || nights < shortest(rule)) return Number.POSITIVE_INFINITY;
  if (roomMeal.accommodationStops.length > 0 && nights > longestFree(candidate, checkIn))
    return Number.POSITIVE_INFINITY;
  const cell = row * nightCells + nights;
  const nightsPaid = rates.paid ? rates.paid[cell]! : nights;
  const amount = sumOfNights(roomMeal, checkIn, nightsPaid);
  return rates.costs[cell]! - columns.costs[cell]! + amount * weight * factor;
}

function sleepersOf(asked: Asked, open: OpenHotel, part: Part, journeys: Journeys): Sleeper[] {
  return candidatesIn(open, part.waysToSleep).map((candidate) => ({
    candidate,
    rates: ratesFor(asked, open.hotel, candidate.roomMeal.terms, candidate.guests, journeys),
  }));
}

/** Every part of the party with at least one adult, but the whole of it; parts with the same ages are one. */
function partsOf({ adults, childAges }: Party): Part[] {
  const parts = new Map<string, Part>();
  for (let some = 1; some <= adults; some++) {
    for (let mask = 0; mask < 1 << childAges.length; mask++) {
      const ages = childAges.filter((_, index) => mask & (1 << index)).sort((a, b) => a - b);
      if (some === adults && ages.length === childAges.length) continue;
      const key = partKey(some, ages);
      if (parts.has(key)) continue;
      const party = { adults: some, childAges: ages };
      parts.set(key, { party, waysToSleep: waysOf(countGuests(party)) });
    }
  }
  return [...parts.values()];
}

const partKey = (adults: number, ages: readonly number[]) => `${adults}/${ages.join(',')}`;

/** Ways to part the whole party into a number of rooms, worked out once a number. */
function splitter(whole: Party, parts: readonly Part[]): (rooms: number) => Splits {
  const known = new Map<number, Splits>();
  return (rooms) => {
    const answer = known.get(rooms) ?? splitsOf(whole, parts, rooms);
    known.set(rooms, answer);
    return answer;
  };
}

function splitsOf(whole: Party, parts: readonly Part[], rooms: number): Splits {
  const splits: Splits = [];
  const part = (from: number, left: Party, chosen: number[]): void => {
    if (chosen.length === rooms) {
      if (left.adults === 0 && left.childAges.length === 0) splits.push(chosen);
      return;
    }
    if (left.adults < rooms - chosen.length) return;
    for (let index = from; index < parts.length; index++) {
      const rest = without(left, parts[index]!.party);
      if (rest) part(index, rest, [...chosen, index]);
    }
  };
  part(0, { adults: whole.adults, childAges: [...whole.childAges].sort((a, b) => a - b) }, []);
  return splits;
}

/** What is left of a party when some of it sleep elsewhere; undefined where they are not all in it. */
function without(party: Party, some: Party): Party | undefined {
  if (some.adults > party.adults) return undefined;
  const childAges = [...party.childAges];
  for (const age of some.childAges) {
    const index = childAges.indexOf(age);
    if (index === -1) return undefined;
    childAges.splice(index, 1);
  }
  return { adults: party.adults - some.adults, childAges };
}
