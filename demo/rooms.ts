import type { RowOf } from '#domain/operator-data/tables.ts';
import { type Localised, localise } from '#lib/localised.ts';
import { type Dice, dice } from './dice.ts';
import type { Hotel } from './hotels.ts';
import { type RoomKind, roomKinds, views } from './room-kinds.ts';
import { inEveryLanguage } from './texts/word-list.ts';

/** A kind of room of one hotel; `factor` is its price against the hotel's cheapest. */
export type Room = {
  id: number;
  kind: RoomKind;
  name: Localised;
  view: string | undefined;
  areaM2: number;
  factor: number;
  /** How many of them the hotel has. */
  count: number;
};

/** Three to six kinds of rooms of a hotel, the cheapest first. */
export function roomsOf(hotel: Hotel, seed: string): Room[] {
  const random = dice(seed, 'rooms', hotel.id);
  const kinds = kindsFor(hotel, random);
  const named = kinds.map((kind) => nameRoom(hotel, kind, random));
  const byName = new Map(named.map((room) => [room.name.en, room]));
  return [...byName.values()]
    .toSorted((a, b) => a.factor - b.factor)
    .map((room, i) => ({
      ...room,
      id: hotel.id * 10 + i,
      count: Math.max(2, Math.round(hotel.roomCount / (2 + i * 2))),
    }));
}

function kindsFor(hotel: Hotel, random: Dice): RoomKind[] {
  const fitting = roomKinds.filter(
    (kind) =>
      kind.where.includes(hotel.resort.kind) &&
      hotel.category.stars >= kind.stars[0] &&
      hotel.category.stars <= kind.stars[1] &&
      !(kind.isForFamilies && hotel.amenities.has('adultsOnly')),
  );
  const always = fitting.filter(({ isBasic }) => isBasic);
  // Families and friends must find a room almost everywhere.
  const large = fitting.filter(({ sleeps }) => sleeps >= 4);
  const wanted = random.between(1, 3) + (hotel.category.stars >= 4.5 ? 1 : 0);
  const more = random.some(
    fitting.filter((kind) => !always.includes(kind)),
    wanted,
  );
  return [...new Set([random.pick(always), ...random.some(large, 1), ...more])].slice(0, 6);
}

function nameRoom(hotel: Hotel, kind: RoomKind, random: Dice): Omit<Room, 'id' | 'count'> {
  const view = kind.window === 'drawn' ? random.pick(views[hotel.resort.kind]) : undefined;
  const [least, most] = kind.area;
  const size = hotel.category.stars >= 4.5 ? 1.15 : 1;
  return {
    kind,
    name: view
      ? inEveryLanguage((locale) => `${localise(kind.name, locale)}, ${localise(view.name, locale)}`)
      : kind.name,
    view: view?.code ?? (kind.window || undefined),
    areaM2: Math.round(random.between(least, most) * size),
    factor: Math.round(kind.factor * (view?.factor ?? 1) * 100) / 100,
  };
}

/** The rooms as rows. */
export const roomRow = (hotel: Hotel, room: Room, position: number): RowOf<'room'> => ({
  id: room.id,
  hotel_id: hotel.id,
  name: room.name,
  description: described(room),
  area_m2: room.areaM2,
  beds: room.kind.beds,
  view: room.view,
  position,
});

const described = ({ kind, areaM2 }: Room): Localised =>
  inEveryLanguage((locale) => localise(kind.description, locale).replace('{area}', String(areaM2)));

/** Who may sleep there: one accommodation for each number of adults, so that a party fits one at most. */
export function* accommodationRows(hotel: Hotel, room: Room): Generator<RowOf<'accommodation'>> {
  const { sleeps, maxAdults, name } = room.kind;
  const areChildrenWelcome = !hotel.amenities.has('adultsOnly');
  for (let adults = 1; adults <= maxAdults; adults++) {
    const children = areChildrenWelcome ? Math.min(3, sleeps - adults) : 0;
    yield {
      id: room.id * 10 + adults,
      room_id: room.id,
      name: accommodationName(adults, children, name.en),
      min_adults: adults,
      max_adults: adults,
      max_children: children,
      max_infants: areChildrenWelcome ? (sleeps > 3 ? 2 : 1) : 0,
      max_guests: adults + children,
      max_child_age: hotel.id % 5 === 0 ? 14 : hotel.id % 7 === 0 ? 11 : 17,
    };
  }
}

function accommodationName(adults: number, children: number, room: string): string {
  const base =
    ['SGL', 'DBL', /family|suite|villa|apartment/i.test(room) ? 'TRPL' : 'DBL+EXB', 'QDPL'][adults - 1] ??
    `${adults}PAX`;
  return children > 0 ? `${base}+${children}CHD` : base;
}
