import type { Candidate } from './candidates.ts';
import { countGuests, weightOf } from './guests.ts';
import type { OpenHotel, RoomMeal } from './hotel-block.ts';
import type { Journeys } from './journeys.ts';
import { mostRooms, type PartedParty, type Splits } from './party-parts.ts';
import type { PreparedQuestion } from './prepared-question.ts';

/** One board of a hotel, and in which of its rooms each part of the party may sleep: the same for all days. */
export type Board = {
  /** Its place among the boards of the hotel. */
  meal: number;
  rooms: readonly RoomMeal[];
  /** By room: the bit of its accommodations. */
  bits: Int32Array;
  /** By room: the least that an adult weighs there, whoever else sleeps in it. */
  perAdult: Float64Array;
  /** Parts that fit, and from `fitsFrom` of each on where: the room, the weight, and the part as it is counted there. */
  parts: Uint16Array;
  fitsFrom: Int32Array;
  fitRooms: Uint16Array;
  fitWeights: Float64Array;
  fits: readonly Candidate[];
};

/** A hotel for a party that sleeps in several rooms. */
export type SplitHotel = {
  party: PartedParty;
  boards: readonly Board[];
  /** Ways to part the party among rooms with these bits. */
  splitsAmong: (bits: number) => (rooms: number) => Splits;
  /** Whether a stay of these journeys may be within the allotments, and outside the release. */
  maybeSure: (checkIn: number, nights: number) => boolean;
};

/** Accommodations that are beyond the bits of a number share the last one. */
const mostBits = 30;

/** Works out once what does not depend on days. */
export function planSplits(asked: PreparedQuestion, open: OpenHotel, journeys: Journeys): SplitHotel {
  const party = asked.partedFor(open);
  const sets = [...new Set(open.accommodationSets)];
  const bitOf = (set: number) => 1 << Math.min(sets.indexOf(set), mostBits - 1);
  const known = new Map<number, (rooms: number) => Splits>();
  const splitsAmong = (bits: number) => {
    const splits = known.get(bits) ?? party.splitsAmong(sets.filter((set) => (bits & bitOf(set)) !== 0));
    known.set(bits, splits);
    return splits;
  };
  const allBits = sets.reduce((bits, set) => bits | bitOf(set), 0);
  let sureNights: ((checkIn: number) => number) | undefined;
  return {
    party,
    boards: open.mealIds.map((mealId, meal) => {
      const rooms = open.roomMeals.filter((roomMeal) => roomMeal.mealId === mealId);
      return boardOf(meal, rooms, party, bitOf);
    }),
    splitsAmong,
    maybeSure: (checkIn, nights) => {
      sureNights ??= sureNightsOf(asked, open, journeys, fewestRooms(splitsAmong(allBits)));
      return nights <= sureNights(checkIn);
    },
  };
}

function boardOf(
  meal: number,
  all: readonly RoomMeal[],
  party: PartedParty,
  bitOf: (set: number) => number,
): Board {
  const rooms = all.filter(({ room }) => party.fitting(room.accommodationSet).length > 0);
  const parts = [...new Set(rooms.flatMap(({ room }) => party.fitting(room.accommodationSet)))];
  const perAdult = new Float64Array(rooms.length).fill(Number.POSITIVE_INFINITY);
  const fits: Candidate[] = [];
  const fitRooms: number[] = [];
  const fitsFrom = [0];
  for (const place of parts) {
    const part = party.parts[place]!;
    for (const [index, roomMeal] of rooms.entries()) {
      const { room, terms } = roomMeal;
      for (const { guests, places } of part.occupancies(room.accommodationSet)) {
        const weight = weightOf(guests, terms);
        const accommodations = places.map((at) => room.accommodations[at]!);
        fits.push({ roomMeal, guests, accommodations, weight });
        fitRooms.push(index);
        perAdult[index] = Math.min(perAdult[index]!, weight / part.party.adults);
      }
    }
    fitsFrom.push(fits.length);
  }
  return {
    meal,
    rooms,
    bits: Int32Array.from(rooms, ({ room }) => bitOf(room.accommodationSet)),
    perAdult,
    parts: Uint16Array.from(parts),
    fitsFrom: Int32Array.from(fitsFrom),
    fitRooms: Uint16Array.from(fitRooms),
    fitWeights: Float64Array.from(fits, ({ weight }) => weight),
    fits,
  };
}

/** The fewest rooms that the party needs, whatever the days. */
function fewestRooms(splitsInto: (rooms: number) => Splits): number {
  for (let rooms = 2; rooms <= mostRooms; rooms++) if (splitsInto(rooms).places.length > 0) return rooms;
  return mostRooms;
}

/** For how many nights from a day on the hotel has so many rooms in its allotments, all kinds together; 0 within the release. */
function sureNightsOf(
  asked: PreparedQuestion,
  { rooms, terms }: OpenHotel,
  { firstNight, lastNight }: Journeys,
  wanted: number,
): (checkIn: number) => number {
  const nights = lastNight - firstNight + 1;
  const all = new Int32Array(nights);
  for (const { allotments } of rooms) {
    const most = new Int32Array(nights);
    for (const { from, to, rooms } of allotments) {
      const last = Math.min(to, lastNight) - firstNight;
      for (let night = Math.max(0, from - firstNight); night <= last; night++)
        if (rooms > most[night]!) most[night] = rooms;
    }
    for (let night = 0; night < nights; night++) all[night]! += most[night]!;
  }
  const lengths = new Int32Array(nights + 1);
  for (let night = nights - 1; night >= 0; night--)
    lengths[night] = all[night]! >= wanted ? lengths[night + 1]! + 1 : 0;
  const release = Math.min(...terms.map(({ contract }) => contract.releaseDays));
  const firstSure = asked.question.point.today + release;
  return (checkIn) => (checkIn < firstSure ? 0 : lengths[checkIn - firstNight]!);
}

/** The people who sleep in each room of a split: children who are told apart by nothing are taken in the order of their ages. */
export function peopleOf(
  { parts }: PartedParty,
  split: readonly number[],
  agesAsked: readonly number[],
  agesTold: readonly number[],
): ReturnType<typeof countGuests>[] {
  const byTold = Map.groupBy(
    [...agesAsked].sort((a, b) => a - b).map((asked, index) => ({ asked, told: agesTold[index]! })),
    ({ told }) => told,
  );
  return split.map((place) => {
    const { adults, childAges } = parts[place]!.party;
    return countGuests({ adults, childAges: childAges.map((told) => byTold.get(told)!.shift()!.asked) });
  });
}
