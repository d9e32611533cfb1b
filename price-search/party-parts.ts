import type { Party } from './catalogue.ts';
import { countGuests } from './guests.ts';
import type { OpenHotel } from './hotel-block.ts';
import { type Occupancy, occupanciesOf } from './occupancies.ts';

/** Some of the party in one room, and how they may sleep in rooms with the same accommodations. */
export type Part = { party: Party; occupancies: (accommodationSet: number) => Occupancy[] };

/** Ways to part a party into so many rooms: places of parts, `rooms` of them side by side for each way. */
export type Splits = { rooms: number; places: Uint16Array };

/** A party and all that may sleep in one room of it. */
export type PartedParty = {
  parts: readonly Part[];
  /** Places of the parts that some room with these accommodations takes. */
  fitting: (accommodationSet: number) => readonly number[];
  /** The ways to part the party among rooms with these accommodations, each worked out once. */
  splitsAmong: (accommodationSets: readonly number[]) => (rooms: number) => Splits;
};

/** The most rooms that one party is spread over. */
export const mostRooms = 12;

/** Parts parties; hotels that tell the same ages apart share an answer. */
export function partingOf(party: Party): (open: OpenHotel) => PartedParty {
  const known = new Map<string, PartedParty>();
  return (open) => {
    const childAges = agesAsTold(party.childAges, open);
    const key = childAges.join();
    const answer = known.get(key) ?? partParty({ adults: party.adults, childAges });
    known.set(key, answer);
    return answer;
  };
}

/** The ages of the children, youngest first; ages that no rule of the hotel tells apart are the lowest of them. */
export function agesAsTold(childAges: readonly number[], open: OpenHotel): number[] {
  const begins = beginningsOf(open);
  return childAges
    .map((age) => begins.reduce((lowest, begin) => (begin <= age ? Math.max(lowest, begin) : lowest), 0))
    .sort((a, b) => a - b);
}

/** Ages from which something is another for a child: that it is no infant, no child, or pays another share. */
const beginningsOf = ({ rooms, terms }: OpenHotel): number[] => [
  2,
  ...rooms.flatMap((room) => room.accommodations.map(({ maxChildAge }) => maxChildAge + 1)),
  ...terms.flatMap(({ childRules }) => childRules.flatMap(({ ageFrom, ageTo }) => [ageFrom, ageTo + 1])),
];

function partParty(party: Party): PartedParty {
  const parts = partsOf(party);
  const fitting = remember((set: number) =>
    [...parts.keys()].filter((place) => parts[place]!.occupancies(set).length > 0),
  );
  const among = remember((sets: string) => {
    const places = [...new Set(sets.split(',').flatMap((set) => fitting(Number(set))))].sort((a, b) => a - b);
    return remember((rooms: number) => splitsOf(party, parts, places, rooms));
  });
  return { parts, fitting, splitsAmong: (sets) => among([...sets].sort((a, b) => a - b).join()) };
}

function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Every part of the party with at least one adult, but the whole of it; parts with the same ages are one. */
function partsOf({ adults, childAges }: Party): Part[] {
  const parts = new Map<string, Part>();
  for (let some = 1; some <= adults; some++) {
    for (let mask = 0; mask < 1 << childAges.length; mask++) {
      const ages = childAges.filter((_, index) => mask & (1 << index));
      if (some === adults && ages.length === childAges.length) continue;
      const key = `${some}/${ages.join()}`;
      if (parts.has(key)) continue;
      const party = { adults: some, childAges: ages };
      parts.set(key, { party, occupancies: occupanciesOf(countGuests(party)) });
    }
  }
  return [...parts.values()];
}

/** Ways to part the whole party into a number of rooms; rooms in any order are one way. */
function splitsOf(whole: Party, parts: readonly Part[], places: readonly number[], rooms: number): Splits {
  const ages = [...new Set(whole.childAges)];
  const countsOf = ({ adults, childAges }: Party) => [
    adults,
    ...ages.map((age) => childAges.filter((one) => one === age).length),
  ];
  const needs = places.map((place) => countsOf(parts[place]!.party));
  const mostAdults = Math.max(0, ...needs.map((need) => need[0]!));
  const found: number[] = [];
  const chosen: number[] = [];
  const left = countsOf(whole);
  const part = (from: number): void => {
    const roomsLeft = rooms - chosen.length;
    if (roomsLeft === 0) {
      if (left.every((count) => count === 0)) found.push(...chosen);
      return;
    }
    if (left[0]! < roomsLeft || left[0]! > roomsLeft * mostAdults) return;
    for (let index = from; index < places.length; index++) {
      const need = needs[index]!;
      if (need.some((count, at) => count > left[at]!)) continue;
      for (const [at, count] of need.entries()) left[at]! -= count;
      chosen.push(places[index]!);
      part(index);
      chosen.pop();
      for (const [at, count] of need.entries()) left[at]! += count;
    }
  };
  part(0);
  return { rooms, places: Uint16Array.from(found) };
}
