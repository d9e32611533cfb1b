import type { Point } from '#demo/geo.ts';
import type { RowOf } from '#domain/operator-data/tables.ts';
import type { Localised } from '#lib/localised.ts';
import { addDays, type PlainDate } from '#lib/plain-date.ts';
import type { Town } from './place-listing.ts';
import type { Listing } from './read-listings.ts';

/** What a hotel with its rooms and its generated contract takes in each table. */
export type HotelRows = {
  [Name in
    | 'hotel'
    | 'room'
    | 'accommodation'
    | 'contract'
    | 'contract_season'
    | 'contract_child'
    | 'contract_early_booking'
    | 'allotment']: RowOf<Name>[];
};

const named = (en: string, ru: string): Localised => ({ en, ru });
const roomNames = [named('Standard Room', 'Стандартный номер'), named('Family Room', 'Семейный номер')];

/** Keys of the operator's categories and boards. */
const starKeys: Record<string, number> = { '5': 5, '4': 4, '3': 3, '3S': 3, '2': 2 };
const [specialCategory, guestHouse] = [14, 104];
const boards = { roomOnly: 1, breakfast: 2, halfBoard: 3, allInclusive: 5 };

/** A night for two in euro cents by category, and how dear the country is. */
const nightly: Record<number, number> = { 5: 16_000, 4: 9500, 3: 6500, 2: 4800, 14: 7000, 104: 4500 };
const levels: Record<string, { level: number; currency: string; dearMonths: number[] }> = {
  TR: { level: 1, currency: 'EUR', dearMonths: [6, 7, 8, 9] },
  MT: { level: 1.2, currency: 'EUR', dearMonths: [6, 7, 8, 9] },
  MV: { level: 1.9, currency: 'USD', dearMonths: [12, 1, 2, 3] },
};

/** A real hotel with rooms and contract made up from its category; the same listing makes the same rows. */
export function hotelRows(
  listing: Listing,
  id: number,
  place: { town: Town; point: Point },
  today: PlainDate,
): HotelRows {
  const isSmall = /guest_house|hostel|apartment/.test(listing.kind);
  const star = starKeys[listing.stars] ?? (isSmall ? guestHouse : specialCategory);
  const rooms = (isSmall ? [0] : [0, 1]).map((index) => ({ id: id * 10 + index, index }));
  const contract = { id, rooms, star, isSmall, country: listing.country };
  return {
    hotel: [hotelRow(listing, id, star, place)],
    room: rooms.map((room) => ({
      id: room.id,
      hotel_id: id,
      name: roomNames[room.index]!,
      position: room.index,
    })),
    accommodation: rooms.map(({ id: room, index }) => ({
      id: room,
      room_id: room,
      name: index === 0 ? 'DBL+CHD' : 'DBL+2CHD',
      min_adults: 1,
      max_adults: 2 + index,
      max_children: 1 + index,
      max_infants: 1,
      max_guests: 3 + index,
    })),
    contract: [
      {
        id,
        hotel_id: id,
        name: 'Generated',
        currency: levels[listing.country]!.currency,
        single_share: 8000,
        third_adult_share: 8000,
        child_default_share: 5000,
        release_days: 3,
      },
    ],
    contract_season: [...seasons(contract, today)],
    contract_child: [{ id, contract_id: id, child_position: 1, age_from: 2, age_to: 6, share: 0 }],
    contract_early_booking: [
      {
        id,
        contract_id: id,
        book_from: today,
        book_to: addDays(today, 60),
        stay_from: addDays(today, 90),
        stay_to: addDays(today, 364),
        discount: 1000,
      },
    ],
    allotment: rooms.map((room) => ({
      id: room.id,
      room_id: room.id,
      date_from: today,
      date_to: addDays(today, 364),
      rooms: 3,
    })),
  };
}

const hotelRow = (
  { name, nameEn, nameRu, rooms, city }: Listing,
  id: number,
  star: number,
  { town, point }: { town: Town; point: Point },
): RowOf<'hotel'> => ({
  id,
  town_id: town.id,
  star_id: star,
  slug: slugOf(`${nameEn || name} ${town.name.en}`),
  name: { en: nameEn || name, ru: nameRu || name },
  address: city ? named(city, city) : null,
  ...point,
  room_count: rooms ?? null,
});

// A name in another script leaves nothing of itself: such a slug is for the import to refuse.
const slugOf = (name: string) =>
  name
    .replaceAll('ı', 'i')
    .replaceAll(/[Ħħ]/g, 'h')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

type Contract = {
  id: number;
  rooms: { id: number; index: number }[];
  star: number;
  isSmall: boolean;
  country: string;
};

const quarters = [0, 91, 182, 273];

/** Four seasons over a year, each room in two boards. */
function* seasons(contract: Contract, today: PlainDate): Generator<RowOf<'contract_season'>> {
  const { level, currency, dearMonths } = levels[contract.country]!;
  // A few percent that tell one hotel's price from another's.
  const own = 0.85 + (contract.id % 31) / 100;
  const meals = contract.isSmall
    ? [boards.roomOnly, boards.breakfast]
    : [boards.breakfast, boards.allInclusive];
  let id = contract.id * 100;
  for (const start of quarters) {
    const middle = Number(addDays(today, start + 45).slice(5, 7));
    const season = dearMonths.includes(middle) ? 1.45 : 1;
    for (const room of contract.rooms)
      for (const [board, meal] of meals.entries())
        yield {
          id: id++,
          contract_id: contract.id,
          room_id: room.id,
          meal_id: meal,
          date_from: addDays(today, start),
          date_to: addDays(today, start + 90),
          double_amount: Math.round(
            nightly[contract.star]! *
              level *
              own *
              season *
              (1 + room.index * 0.4) *
              (1 + board * 0.5) *
              (currency === 'USD' ? 1.1 : 1),
          ),
        };
  }
}
