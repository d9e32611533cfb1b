import type { RowOf } from '#domain/operator-data/tables.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';
import { hotelWord } from '../texts/hotel-words.ts';
import type { Ship } from './ships.ts';

type CabinKind = {
  name: Localised;
  beds: Localised;
  area: number;
  sleeps: number;
  maxAdults: number;
  /** Price against the inside cabin. */
  factor: number;
  /** Of all cabins of a liner. */
  share: number;
  window: string;
  isOnRivers: boolean;
  description: Localised;
};

/** A kind of cabin of one ship: in the operator's books a room. */
export type Cabin = { id: number; kind: CabinKind; count: number };

type CabinColumn = 'code' | 'area' | 'sleeps' | 'max_adults' | 'factor' | 'share' | 'window' | 'river';

const kinds = readFacts<CabinColumn>('../cruises/cabins.csv').map(
  (row): CabinKind => ({
    name: hotelWord(`cabin-${row.code}`),
    beds: hotelWord(`beds-${row.code === 'family' ? 'cabin-family' : row.code}`),
    area: Number(row.area),
    sleeps: Number(row.sleeps),
    maxAdults: Number(row.max_adults),
    factor: Number(row.factor),
    share: Number(row.share),
    window: row.window,
    isOnRivers: row.river === 'yes',
    description: hotelWord(`about-cabin-${row.code}`),
  }),
);

/** The cabins of a ship, the cheapest first. */
export const cabinsOf = (ship: Ship): Cabin[] =>
  kinds
    .filter(({ isOnRivers }) => isOnRivers || !ship.isRiverBoat)
    .map((kind, i) => ({ id: ship.id * 10 + i, kind, count: Math.round(ship.cabins * kind.share) }));

export const cabinRow = (ship: Ship, { id, kind }: Cabin, position: number): RowOf<'room'> => ({
  id,
  hotel_id: ship.id,
  name: kind.name,
  description: kind.description,
  area_m2: kind.area,
  beds: kind.beds,
  view: kind.window || undefined,
  position,
});

/** Who may sleep in a cabin: one accommodation for each number of adults. */
export function* berthRows({ id, kind }: Cabin): Generator<RowOf<'accommodation'>> {
  for (let adults = 1; adults <= kind.maxAdults; adults++) {
    const children = Math.min(3, kind.sleeps - adults);
    const name = ['SGL', 'DBL', 'TRPL', 'QDPL'][adults - 1] ?? `${adults}PAX`;
    yield {
      id: id * 10 + adults,
      room_id: id,
      name: children > 0 ? `${name}+${children}CHD` : name,
      min_adults: adults,
      max_adults: adults,
      max_children: children,
      max_infants: 1,
      max_guests: adults + children,
    };
  }
}
