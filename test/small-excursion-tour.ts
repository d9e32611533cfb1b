import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { plainDate } from '#lib/plain-date.ts';
import { named } from './named.ts';

/**
 * Beside the small operator: the excursion tour Seven Hills with two seasons. In June and July it begins on Saturdays in
 * Riga and on Wednesdays without flight, for 7 nights; in September on Saturdays for 7 or 8. Polish tours and those of
 * 2025 belong to it as well, but not to what is sold in Riga today.
 */
export async function addSmallExcursionTour(db: Kysely<DB>): Promise<void> {
  await db
    .insertInto('excursion_tour')
    .values({
      id: 5,
      slug: 'seven-hills',
      state_id: 3,
      title: named('Seven Hills', 'Семь холмов'),
      summary: named('A week in Istanbul.'),
      description: named('<p>Every day another hill.</p>'),
      banner_image: '/media/hills.svg',
    })
    .execute();
  await addDetails(db);
  await addServices(db);
  await addTours(db);
}

async function addDetails(db: Kysely<DB>) {
  const excursion_tour_id = 5;
  await db
    .insertInto('excursion_tour_image')
    .values([
      { excursion_tour_id, order_no: 20, image: '/media/tower.svg', alt: named('Tower') },
      { excursion_tour_id, order_no: 3, image: '/media/bridge.svg', alt: named('Bridge') },
    ])
    .execute();
  const bridge = { latitude: 41.02, longitude: 28.97 };
  await db
    .insertInto('excursion_tour_day')
    .values([
      { excursion_tour_id, nights: 7, day: 2, title: named('Galata', 'Галата'), ...bridge },
      {
        excursion_tour_id,
        nights: 7,
        day: 1,
        ...bridge,
        title: named('Arrival', 'Прилёт'),
        text: named('Met at the airport.', 'Встреча в аэропорту.'),
      },
      { excursion_tour_id, nights: 8, day: 1, title: named('Arrival by night', 'Ночной прилёт'), ...bridge },
    ])
    .execute();
  await db
    .insertInto('excursion_tour_icon')
    .values({ excursion_tour_id, position: 1, link: 'bus', value: named('By bus', 'На автобусе') })
    .execute();
}

async function addServices(db: Kysely<DB>) {
  const excursion_tour_id = 5;
  await db
    .insertInto('excursion_service')
    .values([
      {
        id: 1,
        excursion_tour_id,
        is_included: true,
        title: named('Guide', 'Гид'),
        days_of_service: '1,2,5',
        icon: 'user',
      },
      {
        id: 2,
        excursion_tour_id,
        is_included: false,
        title: named('Hamam'),
        price_amount: 3_550,
        currency: 'EUR',
        is_active: false,
      },
    ])
    .execute();
}

async function addTours(db: Kysely<DB>) {
  await db
    .insertInto('departure_town')
    .values({ id: 3, market: 'pl', slug: 'warsaw', name: named('Warsaw'), airport_code: 'RIX' })
    .execute();
  const tour = {
    state_id: 3,
    program_type_id: 1552,
    packet_type: 1,
    internal_currency: 'EUR',
    excursion_tour_id: 5,
    departure_town_id: 2,
    nights_from: 7,
    nights_to: 7,
    departure_days: 0b0100000,
  };
  const dates = (from: string, to: string) => ({ valid_from: plainDate(from), valid_to: plainDate(to) });
  const summer = dates('2027-06-01', '2027-07-31');
  const name = named('Seven Hills');
  await db
    .insertInto('tour')
    .values([
      { ...tour, ...summer, id: 501, name },
      { ...tour, ...summer, id: 502, name, departure_town_id: 1, departure_days: 0b0000100 },
      { ...tour, ...dates('2027-09-01', '2027-09-30'), id: 503, name, nights_to: 8 },
      { ...tour, ...summer, id: 504, name, departure_town_id: 3, nights_from: 12, nights_to: 12 },
      { ...tour, ...dates('2025-06-01', '2025-07-31'), id: 505, name },
    ])
    .execute();
}
