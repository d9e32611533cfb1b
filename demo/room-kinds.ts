import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from './facts/read-facts.ts';
import type { ResortKind } from './places.ts';
import { hotelWord } from './texts/hotel-words.ts';

/** A kind of room as hotels of a kind of place have it. */
export type RoomKind = {
  name: Localised;
  beds: Localised;
  /** Square metres, least and most. */
  area: readonly [number, number];
  /** Guests with a bed. */
  sleeps: number;
  maxAdults: number;
  /** Price against the plain room. */
  factor: number;
  where: readonly string[];
  stars: readonly [number, number];
  isBasic: boolean;
  isForFamilies: boolean;
  /** A view to be drawn from those of the place, the one it always has, or none to speak of. */
  window: string;
  /** The room's page, `{area}` standing for its square metres. */
  description: Localised;
};

type View = { code: string; name: Localised; factor: number };

const view = (code: string, factor: number): View => ({ code, name: hotelWord(`view-${code}`), factor });

/** What windows look at, by kind of place. */
export const views: Record<ResortKind, readonly View[]> = {
  beach: [
    view('land', 0.96),
    view('garden', 1),
    view('pool', 1.04),
    view('side-sea', 1.09),
    view('sea', 1.17),
  ],
  island: [view('lagoon', 1.06), view('ocean', 1.1), view('sunset', 1.14)],
  ski: [view('valley', 1.05), view('mountain', 1.1), view('village', 1)],
  city: [view('courtyard', 0.97), view('street', 1), view('city', 1.1)],
  nature: [view('garden', 1), view('valley', 1.12)],
};

/** The kinds of rooms, from which each hotel takes three to six. */
export const roomKinds: readonly RoomKind[] = readFacts('../texts/room-kinds.csv').map((row) => ({
  name: hotelWord(`room-${row.room}`),
  beds: hotelWord(`beds-${row.beds}`),
  area: twoNumbers(row.area),
  sleeps: Number(row.sleeps),
  maxAdults: Number(row.max_adults),
  factor: Number(row.factor),
  where: row.where?.split(' ') ?? [],
  stars: twoNumbers(row.stars),
  isBasic: row.basic === 'yes',
  isForFamilies: row.families === 'yes',
  window: row.window ?? '',
  description: hotelWord(`about-${row.description}`),
}));

function twoNumbers(text = ''): readonly [number, number] {
  const [least, most] = text.split(' ').map(Number);
  assert(least !== undefined && most !== undefined, `${text} is a least and a most`);
  return [least, most];
}
