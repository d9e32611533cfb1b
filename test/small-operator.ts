import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { addDays, type PlainDate, plainDate } from '#lib/plain-date.ts';
import { named } from './named.ts';

/** The first day that the small operator sells: tours leave Riga for Antalya on every Saturday from here on. */
export const firstSaturday = plainDate('2027-06-05');

/**
 * An operator small enough to know by heart: Riga to Antalya on Saturdays for 7 or 14 nights, two hotels with one room
 * each, contracts in euros at €100 (inc 1) and €60 (inc 2) a night for two, 15 % early booking at the first.
 */
export async function addSmallOperator(db: Kysely<DB>): Promise<void> {
  await addPlaces(db);
  await addHotels(db);
  await addContracts(db);
  await addTransport(db);
}

async function addPlaces(db: Kysely<DB>) {
  const airports = [
    {
      code: 'RIX',
      iso2: 'LV',
      name: named('Riga', 'Рига'),
      latitude: 56.92,
      longitude: 23.97,
      time_zone: 'Europe/Riga',
    },
    {
      code: 'AYT',
      iso2: 'TR',
      name: named('Antalya', 'Анталья'),
      latitude: 36.9,
      longitude: 30.8,
      time_zone: 'Europe/Istanbul',
    },
  ];
  await db
    .insertInto('airport')
    .values(airports.map((airport) => ({ ...airport, town_name: airport.name })))
    .execute();
  await db
    .insertInto('state')
    .values({
      id: 3,
      iso2: 'TR',
      slug: 'turkey',
      name: named('Türkiye', 'Турция'),
      time_zone: 'Europe/Istanbul',
      is_priority: true,
    })
    .execute();
  await db
    .insertInto('region')
    .values({ id: 31, state_id: 3, slug: 'side', name: named('Side', 'Сиде') })
    .execute();
  await db
    .insertInto('town')
    .values({
      id: 311,
      region_id: 31,
      slug: 'side',
      name: named('Side', 'Сиде'),
      latitude: 36.77,
      longitude: 31.39,
      airport_code: 'AYT',
    })
    .execute();
  await db
    .insertInto('departure_town')
    .values([
      {
        id: 1,
        market: 'com',
        slug: 'no-flight',
        name: named('Without flight', 'Без перелёта'),
        airport_code: null,
      },
      {
        id: 2,
        market: 'com',
        slug: 'riga',
        name: named('Riga', 'Рига'),
        name_from: named('Riga', 'Риги'),
        airport_code: 'RIX',
        is_main: true,
      },
    ])
    .execute();
}

async function addHotels(db: Kysely<DB>) {
  await db
    .insertInto('star')
    .values([
      { id: 5, name: '5*', position: 1 },
      { id: 4, name: '4*', position: 2 },
    ])
    .execute();
  await db
    .insertInto('meal')
    .values([
      { id: 1, code: 'BB', name: named('Breakfast', 'Завтраки'), position: 2 },
      { id: 2, code: 'AI', name: named('All inclusive', 'Всё включено'), position: 1 },
    ])
    .execute();
  await db
    .insertInto('attribute')
    .values([
      { id: 53, code: 'beach', name: named('To the sea', 'До моря'), kind: 'distance', position: 1 },
      { id: 900, code: 'spa', name: named('Spa', 'Спа'), kind: 'flag', is_filter: true, position: 2 },
      { id: 101, code: 'sandyBeach', name: named('Sandy beach', 'Песчаный пляж'), kind: 'flag', position: 3 },
    ])
    .execute();
  const hotels = [
    {
      id: 1,
      star_id: 5,
      slug: 'marenza-palms',
      name: named('Marenza Palms'),
      popularity: 90,
      rating_tenths: 47,
    },
    { id: 2, star_id: 4, slug: 'pinara-bay', name: named('Pinara Bay'), popularity: 50, rating_tenths: 41 },
  ];
  await db
    .insertInto('hotel')
    .values(hotels.map((hotel) => ({ ...hotel, town_id: 311, latitude: 36.77, longitude: 31.4 })))
    .execute();
  await db
    .insertInto('hotel_attribute')
    .values([
      { hotel_id: 1, attribute_id: 53, value: '150' },
      { hotel_id: 1, attribute_id: 900, value: '' },
      { hotel_id: 1, attribute_id: 101, value: '' },
    ])
    .execute();
  await db
    .insertInto('room')
    .values(hotels.map(({ id }) => ({ id: id * 10, hotel_id: id, name: named('Double', 'Двухместный') })))
    .execute();
  await db
    .insertInto('accommodation')
    .values(
      hotels.map(({ id }) => ({
        id: id * 100,
        room_id: id * 10,
        name: 'DBL+CHD',
        min_adults: 1,
        max_adults: 2,
        max_children: 1,
        max_infants: 1,
        max_guests: 3,
      })),
    )
    .execute();
}

async function addContracts(db: Kysely<DB>) {
  const offered = [
    { id: 1, price: 10_000 },
    { id: 2, price: 6_000 },
  ];
  await db
    .insertInto('contract')
    .values(
      offered.map(({ id }) => ({
        id,
        hotel_id: id,
        name: 'Summer 2027',
        currency: 'EUR',
        single_share: 8_000,
        third_adult_share: 8_000,
        child_default_share: 5_000,
        release_days: 7,
      })),
    )
    .execute();
  const summer = { date_from: firstSaturday, date_to: plainDate('2027-09-30') };
  await db
    .insertInto('contract_season')
    .values(
      offered.flatMap(({ id, price }) =>
        [1, 2].map((mealId) => ({
          id: id * 10 + mealId,
          contract_id: id,
          room_id: id * 10,
          meal_id: mealId,
          double_amount: price + (mealId === 2 ? 4_000 : 0),
          ...summer,
        })),
      ),
    )
    .execute();
  await db
    .insertInto('contract_child')
    .values(
      offered.map(({ id }) => ({ id, contract_id: id, child_position: 1, age_from: 2, age_to: 6, share: 0 })),
    )
    .execute();
  await db
    .insertInto('contract_early_booking')
    .values({
      id: 1,
      contract_id: 1,
      book_from: plainDate('2026-11-01'),
      book_to: plainDate('2027-01-31'),
      stay_from: summer.date_from,
      stay_to: summer.date_to,
      discount: 1_500,
    })
    .execute();
  await db
    .insertInto('allotment')
    .values({ id: 1, room_id: 10, rooms: 3, ...summer })
    .execute();
}

async function addTransport(db: Kysely<DB>) {
  await db.insertInto('carrier').values({ code: 'BT', name: 'airBaltic' }).execute();
  const saturdays = Array.from({ length: 8 }, (_, week) => addDays(firstSaturday, week * 7));
  const leg = (
    id: number,
    number: string,
    from: string,
    to: string,
    day: PlainDate,
    departs: string,
    arrives: string,
  ) => ({
    id,
    carrier_code: 'BT',
    flight_number: number,
    from_airport: from,
    to_airport: to,
    departs_at: `${day} ${departs}`,
    arrives_at: `${day} ${arrives}`,
    freight_external: 0,
    seats_total: 180,
    seats_free: 40,
    currency: 'EUR',
    adult_amount: 12_000,
    child_amount: 9_000,
    infant_amount: 1_000,
  });
  await db
    .insertInto('flight_leg')
    .values(
      saturdays.flatMap((day, week) => [
        leg(week * 2 + 1, '717', 'RIX', 'AYT', day, '06:10', '09:50'),
        leg(week * 2 + 2, '718', 'AYT', 'RIX', day, '10:45', '14:30'),
      ]),
    )
    .execute();
  await db.insertInto('program_type').values({ id: 1552, name: 'Standard' }).execute();
  const tour = {
    state_id: 3,
    program_type_id: 1552,
    nights_from: 3,
    nights_to: 14,
    internal_currency: 'EUR',
  };
  const season = { valid_from: firstSaturday, valid_to: plainDate('2027-09-30') };
  await db
    .insertInto('tour')
    .values([
      {
        id: 301,
        departure_town_id: 2,
        packet_type: 0,
        name: named('Türkiye from Riga', 'Турция из Риги'),
        ...tour,
        ...season,
      },
      {
        id: 302,
        departure_town_id: 1,
        packet_type: 2,
        name: named('Türkiye, hotels', 'Турция, отели'),
        ...tour,
        ...season,
      },
    ])
    .execute();
  await db
    .insertInto('service')
    .values({
      id: 1,
      name: named('Transfer', 'Трансфер'),
      kind: 'transfer',
      currency: 'EUR',
      adult_amount: 1_600,
      child_amount: 1_600,
      infant_amount: 0,
    })
    .execute();
  await db.insertInto('tour_service').values({ tour_id: 301, service_id: 1 }).execute();
  await db
    .insertInto('markup')
    .values([
      { market: 'com', packet_type: 0, share: 0 },
      { market: 'com', packet_type: 2, share: 1_000 },
    ])
    .execute();
  await db
    .insertInto('exchange_rate')
    .values([
      { currency: 'EUR', date: plainDate('2026-11-01'), per_euro: '1' },
      { currency: 'PLN', date: plainDate('2026-11-01'), per_euro: '4.25' },
    ])
    .execute();
}
