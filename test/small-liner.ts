import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { plainDate } from '#lib/plain-date.ts';
import { named } from './named.ts';

const sea = { latitude: 40.9, longitude: 29.1 };

/**
 * Beside the small operator's hotels: the liner Blue Pearl (inc 90) of the state Sea cruises with a cabin, a deck plan
 * and a seven-night program, and of Side a hotel whose slug is a number (inc 7) and one of a partner (inc -8).
 */
export async function addSmallLiner(db: Kysely<DB>): Promise<void> {
  await addSea(db);
  await addHotels(db);
  await addCabin(db);
  await addProgram(db);
}

async function addSea(db: Kysely<DB>) {
  await db
    .insertInto('state')
    .values({
      id: 90,
      iso2: 'XZ',
      slug: 'sea',
      name: named('Sea cruises', 'Морские круизы'),
      time_zone: 'Europe/Istanbul',
      is_cruise: true,
    })
    .execute();
  await db
    .insertInto('region')
    .values({ id: 901, state_id: 90, slug: 'aegean', name: named('Aegean') })
    .execute();
  await db
    .insertInto('town')
    .values({
      id: 9011,
      region_id: 901,
      slug: 'istanbul',
      name: named('Istanbul'),
      airport_code: 'AYT',
      ...sea,
    })
    .execute();
}

async function addHotels(db: Kysely<DB>) {
  const hotel = { star_id: 5, ...sea };
  await db
    .insertInto('hotel')
    .values([
      {
        ...hotel,
        id: 90,
        town_id: 9011,
        slug: 'blue-pearl',
        name: named('Blue Pearl'),
        cruise_itinerary: '/itineraries/sea/cruise',
        panorama_url: 'https://view.example/90',
        registry_code: 'TR-07-90',
        registry_url: 'https://registry.example/90',
        rating_id: 'r90',
        video_date: plainDate('2026-06-01'),
        video_link: 'https://video.example/90',
        paragraph: named('A ship.', 'Корабль.'),
      },
      { ...hotel, id: 7, town_id: 311, slug: '1204', name: named('Number 1204'), on_sale: false },
      {
        ...hotel,
        id: -8,
        town_id: 311,
        slug: 'partner-house',
        name: named('Partner House'),
        is_remote: true,
      },
    ])
    .execute();
  await db
    .insertInto('hotel_text')
    .values([
      { hotel_id: 90, key: 'linerroute', title: named('Route'), body: named('Round the sea.'), position: 1 },
      {
        hotel_id: 90,
        key: 'cabindiagram1',
        title: named('Deck 1'),
        body: named('Cabins.'),
        position: 2,
        image: '/media/deck-1.svg',
      },
    ])
    .execute();
}

async function addCabin(db: Kysely<DB>) {
  await db
    .insertInto('room')
    .values({
      id: 900,
      hotel_id: 90,
      name: named('Outside cabin', 'Внешняя каюта'),
      description: named('With a window.'),
      area_m2: 14,
      beds: named('1 double', '1 двуспальная'),
      view: 'sea',
    })
    .execute();
  await db
    .insertInto('accommodation')
    .values({
      id: 9000,
      room_id: 900,
      name: 'DBL',
      min_adults: 1,
      max_adults: 2,
      max_children: 0,
      max_infants: 0,
      max_guests: 2,
    })
    .execute();
  const image = (id: number, hotel_id: number, room_id: number | null, position: number) => ({
    id,
    hotel_id,
    room_id,
    position,
    src: `/media/${id}.svg`,
    alt: named(`Picture ${id}`),
  });
  await db
    .insertInto('image')
    .values([image(1, 90, null, 2), image(2, 90, null, 1), image(3, 90, 900, 1), image(4, 1, null, 1)])
    .execute();
}

async function addProgram(db: Kysely<DB>) {
  await db
    .insertInto('cruise_program')
    .values({
      id: 1,
      hotel_id: 90,
      slug: 'round-the-aegean',
      title: named('Round the Aegean', 'Вокруг Эгейского моря'),
      summary: named('Three ports.'),
      nights: 7,
      image: '/media/aegean.svg',
    })
    .execute();
  const day = (number: number, en: string, latitude: number) => ({
    program_id: 1,
    day: number,
    title: named(en),
    latitude,
    longitude: 27,
  });
  await db
    .insertInto('cruise_program_day')
    .values([day(2, 'Bodrum', 37), day(1, 'Istanbul', 41), day(8, 'Istanbul', 41)])
    .execute();
}
