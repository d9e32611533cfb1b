import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { plainDate } from '#lib/plain-date.ts';
import { named } from './named.ts';
import { addTourWords } from './tour-words.ts';

const season = { valid_from: plainDate('2027-06-05'), valid_to: plainDate('2027-09-30') };

/**
 * More to choose from than the small operator has: Estonian departures, seven more countries, liners, an excursion tour,
 * program types, tour types and filters. Add it after the small operator.
 */
export async function addWideChoice(db: Kysely<DB>): Promise<void> {
  await addPlaces(db);
  await addHotels(db);
  await addTours(db);
}

/** Ids 11 to 17; the last one has no hotels, the one before sells cruises. */
const countries = [
  { id: 11, iso2: 'CY', slug: 'cyprus', name: { ...named('Cyprus', 'Кипр'), pl: 'Cypr' } },
  { id: 12, iso2: 'AE', slug: 'emirates', name: named('Emirates', 'Объединённые Арабские Эмираты') },
  { id: 13, iso2: 'EG', slug: 'egypt', name: named('Egypt', 'Египет') },
  { id: 14, iso2: 'AL', slug: 'albania', name: named('Albania', 'Албания') },
  { id: 15, iso2: 'BG', slug: 'bulgaria', name: named('Bulgaria', 'Болгария') },
  { id: 16, iso2: 'NO', slug: 'fjords', name: named('Fjords', 'Фьорды'), is_cruise: true },
  { id: 17, iso2: 'QA', slug: 'qatar', name: named('Qatar', 'Катар') },
];

async function addPlaces(db: Kysely<DB>) {
  await db
    .insertInto('state')
    .values(countries.map((country) => ({ time_zone: 'Europe/Athens', ...country })))
    .execute();
  await db
    .insertInto('region')
    .values(
      countries.map(({ id, name }) => ({
        id: id * 10,
        state_id: id,
        slug: 'coast',
        name: named(`${name.en} coast`),
      })),
    )
    .execute();
  await db
    .insertInto('town')
    .values(
      countries.map(({ id, name }) => ({
        id: id * 100,
        region_id: id * 10,
        slug: 'bay',
        name: named(`${name.en} bay`),
        latitude: 35,
        longitude: 33,
        airport_code: 'AYT',
      })),
    )
    .execute();
  const tallinn = named('Tallinn', 'Таллин');
  await db
    .insertInto('airport')
    .values({
      code: 'TLL',
      iso2: 'EE',
      name: tallinn,
      town_name: tallinn,
      latitude: 59.41,
      longitude: 24.83,
      time_zone: 'Europe/Tallinn',
    })
    .execute();
  await db
    .insertInto('departure_country')
    .values([
      { id: 51, iso2: 'LV', name: named('Latvia', 'Латвия') },
      { id: 52, iso2: 'EE', name: named('Estonia', 'Эстония') },
    ])
    .execute();
  await db
    .insertInto('departure_town')
    .values([
      { id: 4, market: 'com', slug: 'tallinn', name: tallinn, airport_code: 'TLL' },
      { id: 5, market: 'pl', slug: 'warsaw', name: named('Warsaw'), airport_code: 'TLL' },
    ])
    .execute();
  await db
    .insertInto('currency')
    .values([
      { code: 'EUR', inc: 978, name: named('Euro', 'Евро') },
      { code: 'PLN', inc: 985, name: named('Złoty', 'Злотый') },
    ])
    .execute();
}

async function addHotels(db: Kysely<DB>) {
  await db
    .insertInto('star')
    .values([
      { id: 6, name: '5*+', position: 0 },
      { id: 9, name: '-', position: 9 },
      { id: 11, name: 'HV-1', position: 3 },
    ])
    .execute();
  const hotel = (id: number, townId: number, starId: number, en: string, ru = en) => ({
    id,
    town_id: townId,
    star_id: starId,
    slug: en.toLowerCase().replaceAll(' ', '-'),
    name: named(en, ru),
    latitude: 35,
    longitude: 33,
  });
  await db
    .insertInto('hotel')
    .values([
      hotel(21, 1100, 6, 'Aphrodite', 'Афродита'),
      hotel(22, 1100, 9, 'Cypress Garden'),
      hotel(23, 1200, 4, 'Desert Rose'),
      { ...hotel(24, 1300, 4, 'Closed Oasis'), on_sale: false },
      hotel(25, 1300, 11, 'Red Reef'),
      hotel(26, 1400, 4, 'Riviera'),
      hotel(27, 1500, 4, 'Balkan'),
      hotel(31, 1600, 5, 'Aurora of the Seas', 'Аврора морей'),
      hotel(32, 1600, 4, 'Polar Queen'),
    ])
    .execute();
}

async function addTours(db: Kysely<DB>) {
  await db
    .insertInto('program_type')
    .values([
      { id: 15, name: 'EARLY BOOKING' },
      { id: 21, name: 'RETURN TO DIFFERENT CITY' },
    ])
    .execute();
  await addTourWords(db);
  const tour = (id: number, townId: number, stateId: number, name: string, more = {}) => ({
    id,
    departure_town_id: townId,
    state_id: stateId,
    program_type_id: 1552,
    packet_type: townId === 1 ? 2 : 0,
    name: named(name),
    nights_from: 3,
    nights_to: 14,
    internal_currency: 'EUR',
    ...season,
    ...more,
  });
  await db
    .insertInto('tour')
    .values([
      tour(401, 2, 11, 'Cyprus from Riga', { program_type_id: 15 }),
      tour(402, 2, 12, 'Emirates from Riga'),
      tour(403, 2, 13, 'Egypt from Riga'),
      tour(404, 2, 14, 'Albania from Riga'),
      tour(405, 2, 15, 'Bulgaria from Riga'),
      tour(406, 2, 11, 'Antiquities of Cyprus', { packet_type: 1, program_type_id: 21, tour_type_id: 13 }),
      tour(407, 2, 16, 'Fjords from Riga'),
      tour(408, 1, 11, 'Cyprus, hotels'),
      tour(409, 4, 13, 'Egypt from Tallinn'),
      tour(410, 1, 13, 'Egypt, hotels', { program_type_id: 15 }),
      tour(411, 5, 14, 'Albania from Warsaw'),
    ])
    .execute();
  await db
    .insertInto('tour_ufilter')
    .values([
      { tour_id: 401, ufilter_id: 1 },
      { tour_id: 401, ufilter_id: 2 },
      { tour_id: 410, ufilter_id: 2 },
    ])
    .execute();
  // The round trip stays in one hotel.
  await db.insertInto('tour_hotel').values({ tour_id: 406, hotel_id: 22 }).execute();
}
