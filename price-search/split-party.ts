import { stopIfAborted } from './abort.ts';
import type { Candidate } from './candidates.ts';
import type { OpenHotel } from './hotel-block.ts';
import type { Journey, Journeys } from './journeys.ts';
import { longest, shortest } from './nights.ts';
import { agesAsTold, mostRooms, type Splits } from './party-parts.ts';
import type { PreparedQuestion } from './prepared-question.ts';
import {
  earlyBookingOf,
  isAllotted,
  nightsNotPaid,
  paidMinor,
  priceStay,
  sumOfNights,
  supplementsOf,
} from './price-stay.ts';
import { doubleShare } from './rounding.ts';
import { longestFree, type Scan } from './scan-hotel.ts';
import { slack } from './shortlist.ts';
import { type Board, peopleOf, planSplits, type SplitHotel } from './split-boards.ts';

/**
 * Parties that no room of a hotel takes sleep in several: in the fewest rooms that are sold for the stay, and of these in
 * the cheapest, all with the same board. Each room has an adult.
 */

/** One offer for a party in several rooms: there is one for each board, journey and length of stay. */
export type Split = {
  row: number;
  nights: number;
  /** Place of the board in the hotel. */
  meal: number;
  totalMinor: number;
  isOnRequest: boolean;
  /** With everyone in one of them. */
  rooms: () => readonly Candidate[];
};

/** Prices and counts the party in several rooms of one hotel; answers with the rooms of each slot's best offer. */
export function scanSplits(scan: Scan, open: OpenHotel): (slot: number) => readonly Candidate[] {
  const { asked, journeys, slotting } = scan;
  const { slots, ofRow, mealStep, requestStep, count, countMealStep, counters, counterOfRow } = slotting;
  const { total } = slots;
  const roomsOfSlot = new Map<number, Split['rooms']>();
  const isMealWanted = open.mealIds.map((mealId) => slotting.isMealWanted(mealId));
  const counterOf = (row: number, meal: number) => meal * countMealStep + counterOfRow[row]!;
  const slotOf = (row: number, meal: number) => ofRow[row]! + mealStep * meal;
  const mayBeWanted = (row: number, meal: number, isOnRequest: boolean) =>
    slotting.isRowWanted[row] === 1 && isMealWanted[meal]! && (slotting.isRequestWanted || !isOnRequest);

  // What is on request is not missed where something is sure.
  const isWorthVisiting: IsWorthVisiting = (row, meal, leastMinor, maybeSure) => {
    if (!slotting.skims) return true;
    const counter = counterOf(row, meal);
    const isSold = count[counter]! > 0 || (!maybeSure && count[counter + counters]! > 0);
    if (!isSold) return true;
    const slot = slotOf(row, meal);
    return (
      (maybeSure && mayBeWanted(row, meal, false) && leastMinor < total[slot]!) ||
      (mayBeWanted(row, meal, true) && leastMinor < total[slot + requestStep]!)
    );
  };
  visitSplits(
    asked,
    open,
    journeys,
    ({ row, nights, meal, totalMinor, isOnRequest, rooms }) => {
      const request = Number(isOnRequest);
      count[counterOf(row, meal) + request * counters]! += 1;
      const slot = slotOf(row, meal) + request * requestStep;
      if (!mayBeWanted(row, meal, isOnRequest) || totalMinor < slotting.floorMinor) return;
      if (totalMinor >= total[slot]!) return;
      total[slot] = totalMinor;
      slots.row[slot] = row;
      slots.nights[slot] = nights;
      roomsOfSlot.set(slot, rooms);
    },
    isWorthVisiting,
  );
  return (slot) => roomsOfSlot.get(slot)!(); // a slot with a total
}

/** Whether an offer that costs at least so much is to be visited; one that is not `maybeSure` is on request. */
export type IsWorthVisiting = (row: number, meal: number, leastMinor: number, maybeSure: boolean) => boolean;

/**
 * Visits the offers of a hotel that are news. What the party and the rooms have in common is worked out once; of each stay
 * only the price of the rooms is read, which bounds what it costs before the party is put into them.
 */
export function visitSplits(
  asked: PreparedQuestion,
  open: OpenHotel,
  journeys: Journeys,
  visit: (split: Split) => void,
  isWorthVisiting: IsWorthVisiting = () => true,
): void {
  const hotel = planSplits(asked, open, journeys);
  const { adults } = asked.question.party;
  const people = peopleIn(asked, open, hotel);
  for (const board of hotel.boards) {
    const stay = makeStay(asked, hotel, board);
    for (const [row, journey] of journeys.all.entries()) {
      stopIfAborted();
      if (journey.tour.hotelIds && !journey.tour.hotelIds.includes(open.hotel.id)) continue;
      if (!beginStays(stay, journey)) continue;
      for (let nights = journey.nightsMin; nights <= journey.nightsMax; nights++) {
        const way = journey.costs[nights]!;
        if (way === Number.POSITIVE_INFINITY) continue;
        const perAdult = readRooms(stay, nights);
        if (perAdult === Number.POSITIVE_INFINITY) continue;
        const maybeSure = !journey.isOnRequest && hotel.maybeSure(journey.checkIn, nights);
        if (!isWorthVisiting(row, board.meal, way + adults * perAdult - slack * mostRooms, maybeSure))
          continue;
        const found = cheapestRooms(stay, nights);
        if (!found) continue;
        const { split, rooms, minor } = found;
        visit({
          row,
          nights,
          meal: board.meal,
          totalMinor: way + minor,
          isOnRequest: !maybeSure || !areAllotted(asked, journey, nights, rooms),
          rooms: () => people(split, rooms),
        });
      }
    }
  }
}

const areAllotted = (
  { question: { point } }: PreparedQuestion,
  { checkIn }: Journey,
  nights: number,
  rooms: readonly Candidate[],
) =>
  rooms.every(({ roomMeal }) => {
    const alike = rooms.filter((other) => other.roomMeal.room.id === roomMeal.room.id).length;
    return isAllotted(roomMeal, checkIn, nights, point, alike);
  });

/** Puts the people who are asked for into rooms that were priced by what tells them apart. */
function peopleIn(asked: PreparedQuestion, open: OpenHotel, { party }: SplitHotel) {
  const { childAges } = asked.question.party;
  const told = agesAsTold(childAges, open);
  const known = new Map<string, ReturnType<typeof peopleOf>>();
  return (split: readonly number[], rooms: readonly Candidate[]): Candidate[] => {
    const key = split.join();
    const people = known.get(key) ?? peopleOf(party, split, childAges, told);
    known.set(key, people);
    // All accommodations of a candidate count the party alike.
    return rooms.map((room, index) => ({
      ...room,
      guests: people[index]!(room.accommodations[0]!.maxChildAge),
    }));
  };
}

/** One stay in all rooms of a board, with room to work in. */
type Stay = {
  asked: PreparedQuestion;
  hotel: SplitHotel;
  board: Board;
  journey: Journey | undefined;
  /** By room: sale minor units for one contract minor unit of one adult's half; 0 where it is not sold. */
  factors: Float64Array;
  isEarly: Uint8Array;
  /** By room: sale minor units that one of weight 1 pays, without supplements; Infinity where it is closed. */
  amounts: Float64Array;
  hasSupplements: boolean;
  /** By part: what it pays in the cheapest room, give or take the slack. */
  cheapest: Float64Array;
};

const makeStay = (asked: PreparedQuestion, hotel: SplitHotel, board: Board): Stay => ({
  asked,
  hotel,
  board,
  journey: undefined,
  factors: new Float64Array(board.rooms.length),
  isEarly: new Uint8Array(board.rooms.length),
  amounts: new Float64Array(board.rooms.length),
  hasSupplements: false,
  cheapest: new Float64Array(hotel.party.parts.length).fill(Number.POSITIVE_INFINITY),
});

/** Takes the exchange, markup and early booking of stays that begin with a journey; false where no room is sold. */
function beginStays(stay: Stay, journey: Journey): boolean {
  const { asked, board, factors, isEarly } = stay;
  const { today } = asked.question.point;
  let isSold = false;
  stay.journey = journey;
  for (let index = 0; index < board.rooms.length; index++) {
    const roomMeal = board.rooms[index]!;
    const start = journey.checkIn - roomMeal.firstDay;
    factors[index] = 0;
    if (start < 0 || start >= roomMeal.length || roomMeal.rules[roomMeal.rulesAt + start] === 0) continue;
    const { contract } = roomMeal.terms;
    const multiplier = asked.multiplier(journey.tour.packetType, contract.currency);
    if (multiplier === undefined) continue;
    const discount = earlyBookingOf(roomMeal.terms, journey.checkIn, today)?.discount ?? 0;
    factors[index] = ((multiplier / doubleShare) * (10_000 - discount)) / 10_000;
    isEarly[index] = Number(discount > 0);
    isSold = true;
  }
  return isSold;
}

/** Reads what the rooms cost for so many nights; answers with the least that an adult pays, Infinity where all are closed. */
function readRooms(stay: Stay, nights: number): number {
  const { asked, board, factors, isEarly, amounts } = stay;
  const { promotion } = asked.question;
  const { checkIn } = stay.journey!;
  let least = Number.POSITIVE_INFINITY;
  stay.hasSupplements = false;
  for (let index = 0; index < board.rooms.length; index++) {
    amounts[index] = Number.POSITIVE_INFINITY;
    if (factors[index] === 0) continue;
    const roomMeal = board.rooms[index]!;
    const { terms } = roomMeal;
    const rule = roomMeal.rules[roomMeal.rulesAt + checkIn - roomMeal.firstDay]!;
    if (nights > longest(rule) || nights < shortest(rule)) continue;
    const unpaid = terms.stayPays.length > 0 ? nightsNotPaid(terms, checkIn, nights) : 0;
    const isPromotion = isEarly[index] === 1 || unpaid > 0;
    if (promotion !== undefined && isPromotion !== (promotion === 'only')) continue;
    amounts[index] = sumOfNights(roomMeal, checkIn, nights - unpaid) * factors[index]!;
    least = Math.min(least, amounts[index]! * board.perAdult[index]!);
    for (const { day } of terms.supplements)
      if (day >= checkIn && day < checkIn + nights) stay.hasSupplements = true;
  }
  return least;
}

type Found = { split: number[]; rooms: Candidate[]; minor: number };

/** The cheapest of the fewest rooms that take the whole party, priced exactly; undefined where there are none. */
function cheapestRooms(stay: Stay, nights: number): Found | undefined {
  const { board, hotel, amounts } = stay;
  let bits = 0;
  for (let index = 0; index < amounts.length; index++)
    if (amounts[index]! < Number.POSITIVE_INFINITY) bits |= board.bits[index]!;
  estimateParts(stay, nights);
  const splitsInto = hotel.splitsAmong(bits);
  for (let rooms = 2; rooms <= mostRooms; rooms++) {
    const splits = splitsInto(rooms);
    const lowest = lowestEstimate(stay, splits);
    if (lowest < Number.POSITIVE_INFINITY) return cheapestExactly(stay, nights, splits, lowest);
  }
  return undefined;
}

/** Estimates what each part of the party pays in its cheapest room. */
function estimateParts(stay: Stay, nights: number): void {
  const { board, cheapest } = stay;
  for (let index = 0; index < board.parts.length; index++) {
    const to = board.fitsFrom[index + 1]!;
    let lowest = Number.POSITIVE_INFINITY;
    for (let fit = board.fitsFrom[index]!; fit < to; fit++)
      lowest = Math.min(lowest, estimateOf(stay, fit, nights));
    cheapest[board.parts[index]!] = lowest;
  }
}

function estimateOf({ asked, board, amounts, hasSupplements, journey }: Stay, fit: number, nights: number) {
  const room = board.fitRooms[fit]!;
  const amount = amounts[room]! * board.fitWeights[fit]!;
  const { terms, accommodationStops } = board.rooms[room]!;
  if (accommodationStops.length > 0 && nights > longestFree(board.fits[fit]!, journey!.checkIn))
    return Number.POSITIVE_INFINITY;
  if (!hasSupplements || amount === Number.POSITIVE_INFINITY) return amount;
  const { guests } = board.fits[fit]!;
  const multiplier = asked.multiplier(journey!.tour.packetType, terms.contract.currency)!; // it has an amount
  return supplementsOf({ terms, guests, multiplier }, journey!.checkIn, nights).reduce(
    (sum, { amountMinor }) => sum + amountMinor,
    amount,
  );
}

function lowestEstimate({ cheapest }: Stay, { rooms, places }: Splits): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < places.length; at += rooms)
    lowest = Math.min(lowest, estimateAt(cheapest, places, at, rooms));
  return lowest;
}

function estimateAt(cheapest: Float64Array, places: Uint16Array, at: number, rooms: number): number {
  let estimate = 0;
  for (let place = at; place < at + rooms; place++) estimate += cheapest[places[place]!]!;
  return estimate;
}

/** All ways whose estimate is near the lowest are priced. */
function cheapestExactly(stay: Stay, nights: number, { rooms, places }: Splits, lowest: number): Found {
  const known = new Map<number, { candidate: Candidate; minor: number }>();
  const exactly = (part: number) => {
    const answer = known.get(part) ?? cheapestRoom(stay, part, nights);
    known.set(part, answer);
    return answer;
  };
  let best = -1;
  let bestMinor = Number.POSITIVE_INFINITY;
  for (let at = 0; at < places.length; at += rooms) {
    if (estimateAt(stay.cheapest, places, at, rooms) > lowest + 2 * slack * rooms) continue;
    let minor = 0;
    for (let place = at; place < at + rooms; place++) minor += exactly(places[place]!).minor;
    if (minor >= bestMinor) continue;
    best = at;
    bestMinor = minor;
  }
  const split = [...places.subarray(best, best + rooms)];
  return { split, rooms: split.map((part) => exactly(part).candidate), minor: bestMinor };
}

/** The cheapest room for a part of the party, exactly. */
function cheapestRoom(stay: Stay, part: number, nights: number): { candidate: Candidate; minor: number } {
  const { asked, board, cheapest, journey } = stay;
  const { today } = asked.question.point;
  const { checkIn, tour } = journey!;
  const index = board.parts.indexOf(part);
  let best: { candidate: Candidate; minor: number } | undefined;
  for (let fit = board.fitsFrom[index]!; fit < board.fitsFrom[index + 1]!; fit++) {
    if (estimateOf(stay, fit, nights) > cheapest[part]! + 2 * slack) continue;
    const candidate = board.fits[fit]!;
    const { roomMeal, guests, weight } = candidate;
    const { terms } = roomMeal;
    const multiplier = asked.multiplier(tour.packetType, terms.contract.currency)!; // it has an estimate
    const minor = paidMinor(
      priceStay({ roomMeal, terms, guests, weight, multiplier, today }, checkIn, nights),
    );
    if (!best || minor < best.minor) best = { candidate, minor };
  }
  return best!;
}
