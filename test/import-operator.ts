import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type RowOf, type TableName, tableNames, tableOf } from '#domain/operator-data/tables.ts';
import { csvOf } from '#domain/operator-data/write-table.ts';
import { type PlainDate, plainDate } from '#lib/plain-date.ts';
import { named } from './named.ts';
import { smallVacancies } from './small-careers.ts';
import { smallContent } from './small-content.ts';
import { smallOffices } from './small-offices.ts';
import { smallSurveys } from './small-surveys.ts';

const place = { latitude: 36.77, longitude: 31.39 };
const summer = { date_from: plainDate('2027-06-01'), date_to: plainDate('2027-08-31') };
const autumn = { date_from: plainDate('2027-09-01'), date_to: plainDate('2027-10-31') };

const hotel = (id: number, slug: string, name: string): RowOf<'hotel'> => ({
  id,
  town_id: 311,
  star_id: 5,
  slug,
  name: named(name),
  ...place,
});
const season = (
  id: number,
  contract: number,
  room: number,
  nights: { date_from: PlainDate; date_to: PlainDate },
): RowOf<'contract_season'> => ({
  id,
  contract_id: contract,
  room_id: room,
  meal_id: 1,
  double_amount: 10_000,
  ...nights,
});
const leg = (
  id: number,
  from: string,
  to: string,
  departs: string,
  arrives: string,
): RowOf<'flight_leg'> => ({
  id,
  carrier_code: 'BT',
  flight_number: '717',
  from_airport: from,
  to_airport: to,
  departs_at: departs,
  arrives_at: arrives,
  freight_external: 0,
  seats_total: 180,
  seats_free: 40,
  currency: 'EUR',
  adult_amount: 12_000,
  child_amount: 9_000,
  infant_amount: 0,
});

/** One row or a few in every table: enough for each rule of the import to have something to break. */
export const operatorRows = (): { [Name in TableName]: RowOf<Name>[] } => ({
  vacancy: smallVacancies().slice(0, 1),
  ...smallSurveys(),
  exchange_rate: [
    { currency: 'PLN', date: plainDate('2026-11-01'), per_euro: '4.25' },
    { currency: 'USD', date: plainDate('2026-11-01'), per_euro: '1.08' },
  ],
  currency: [
    { code: 'EUR', inc: 1, name: named('Euro', 'Евро') },
    { code: 'USD', inc: 2, name: named('US dollar', 'Доллар США') },
  ],
  departure_country: [{ id: 61, iso2: 'LV', name: named('Latvia', 'Латвия') }],
  state: [
    { id: 3, iso2: 'TR', slug: 'turkey', name: named('Türkiye', 'Турция'), time_zone: 'Europe/Istanbul' },
    {
      id: 40,
      iso2: 'XZ',
      slug: 'sea-cruises',
      name: named('Sea cruises', 'Круизы'),
      time_zone: 'Europe/Riga',
      is_cruise: true,
    },
  ],
  region: [{ id: 31, state_id: 3, slug: 'side', name: named('Side', 'Сиде') }],
  region_climate: [
    { region_id: 31, month: 8, sea_tenths: 271, air_tenths: 272, first_year: 1946, last_year: 1989 },
  ],
  airport: [
    {
      code: 'AYT',
      name: named('Antalya'),
      town_name: named('Antalya'),
      iso2: 'TR',
      ...place,
      time_zone: 'Europe/Istanbul',
    },
    {
      code: 'RIX',
      name: named('Riga'),
      town_name: named('Riga'),
      iso2: 'LV',
      latitude: 56.92,
      longitude: 23.97,
      time_zone: 'Europe/Riga',
    },
  ],
  town: [
    { id: 311, region_id: 31, slug: 'side', name: named('Side', 'Сиде'), ...place, airport_code: 'AYT' },
  ],
  departure_town: [
    { id: 1, market: 'com', slug: 'no-flight', name: named('Without flight') },
    { id: 2, market: 'com', slug: 'riga', name: named('Riga'), airport_code: 'RIX', is_main: true },
  ],
  star: [
    { id: 4, name: '4*', position: 2 },
    { id: 5, name: '5*', position: 1 },
  ],
  meal: [{ id: 1, code: 'BB', name: { ...named('Breakfast', 'Завтраки'), pl: 'Śniadania' }, position: 1 }],
  attribute: [{ id: 53, code: 'beach', name: named('To the sea'), kind: 'distance', position: 1 }],
  hotel: [
    { ...hotel(1, 'marenza', 'Marenza "Palms", Side'), address: named('1, Beach Road\nSide') },
    hotel(2, 'pinara', 'Pinara Bay'),
  ],
  hotel_attribute: [{ hotel_id: 1, attribute_id: 53, value: '150' }],
  hotel_text: [{ hotel_id: 1, key: 'hotelinfo', title: named('Hotel'), body: named('By the sea\\here\tso') }],
  cruise_program: [
    { id: 1, hotel_id: 1, slug: 'along-the-coast', title: named('Along the coast'), nights: 7 },
  ],
  cruise_program_day: [
    { program_id: 1, day: 1, title: named('Antalya'), ...place },
    { program_id: 1, day: 2, title: named('At sea'), ...place, text: named('All day on deck') },
  ],
  room: [
    { id: 10, hotel_id: 1, name: named('Double') },
    { id: 20, hotel_id: 2, name: named('Double') },
  ],
  image: [{ id: 1, hotel_id: 1, room_id: 10, position: 0, src: '/media/1.svg', alt: named('A room') }],
  accommodation: [
    {
      id: 100,
      room_id: 10,
      name: 'DBL',
      min_adults: 1,
      max_adults: 2,
      max_children: 1,
      max_infants: 1,
      max_guests: 3,
    },
  ],
  cancellation_terms: [{ id: 1, name: 'Free until 14 days' }],
  commission_plan: [{ id: 1, name: 'Standard', is_default: true }],
  commission_version: [
    { id: 1, commission_plan_id: 1, version: 1, starts_at: '2025-01-01 00:00', share: 1000 },
    { id: 2, commission_plan_id: 1, version: 2, starts_at: '2999-01-01 00:00', share: 1100 },
  ],
  commission_rule: [
    { id: 11, commission_version_id: 1, state_id: 3, share: 1200 },
    {
      id: 12,
      commission_version_id: 2,
      state_id: 3,
      share: 900,
      departs_from: plainDate('2999-06-01'),
      departs_to: plainDate('2999-08-31'),
    },
    { id: 13, commission_version_id: 2, state_id: 3, share: 1300 },
  ],
  cancellation_step: [
    { cancellation_terms_id: 1, days_before: 14, share: 2000 },
    { cancellation_terms_id: 1, days_before: 7, share: 5000 },
    { cancellation_terms_id: 1, days_before: 3, amount: 9000, currency: 'EUR' },
    { cancellation_terms_id: 1, days_before: 1, share: 10_000 },
  ],
  contract: [1, 2].map((id) => ({
    id,
    hotel_id: id,
    name: 'Summer 2027',
    currency: 'USD',
    single_share: 8000,
    third_adult_share: 8000,
    cancellation_terms_id: 1,
  })),
  contract_season: [
    season(11, 1, 10, summer),
    season(12, 1, 10, autumn),
    season(21, 2, 20, summer),
    season(22, 2, 20, autumn),
  ],
  contract_child: [{ id: 1, contract_id: 1, child_position: 1, age_from: 2, age_to: 6, share: 0 }],
  contract_early_booking: [
    {
      id: 1,
      contract_id: 1,
      book_from: plainDate('2026-11-01'),
      book_to: plainDate('2027-01-31'),
      stay_from: summer.date_from,
      stay_to: summer.date_to,
      discount: 1500,
    },
  ],
  contract_stay_pay: [
    {
      id: 1,
      contract_id: 1,
      stay_nights: 7,
      pay_nights: 6,
      stay_from: summer.date_from,
      stay_to: summer.date_to,
    },
  ],
  contract_supplement: [
    {
      id: 1,
      contract_id: 1,
      date: plainDate('2027-12-31'),
      name: named('Gala dinner'),
      adult_amount: 9000,
      child_amount: 4500,
    },
  ],
  stop_sale: [
    {
      id: 1,
      hotel_id: 1,
      room_id: 10,
      accommodation_id: 100,
      date_from: plainDate('2027-07-01'),
      date_to: plainDate('2027-07-03'),
    },
  ],
  allotment: [
    { id: 1, room_id: 10, rooms: 3, ...summer },
    { id: 2, room_id: 10, rooms: 2, ...autumn },
  ],
  carrier: [{ code: 'BT', name: 'airBaltic', number: 3476 }],
  flight_leg: [
    leg(1, 'RIX', 'AYT', '2027-06-05 06:10', '2027-06-05 09:50'),
    leg(2, 'AYT', 'RIX', '2027-06-12 10:45', '2027-06-12 14:30'),
  ],
  program_type: [{ id: 1552, name: 'Standard' }],
  service: [
    {
      id: 1,
      name: named('Transfer'),
      kind: 'transfer',
      currency: 'EUR',
      adult_amount: 1600,
      child_amount: 1600,
      infant_amount: 0,
    },
  ],
  excursion_tour: [{ id: 1, slug: 'balloons', state_id: 3, title: named('Balloons', 'Воздушные шары') }],
  excursion_tour_image: [
    { excursion_tour_id: 1, order_no: 0, image: '/media/2.svg', alt: named('A balloon') },
  ],
  excursion_tour_day: [
    { excursion_tour_id: 1, nights: 3, day: 1, title: named('Side'), ...place, text: named('A walk') },
  ],
  excursion_tour_icon: [{ excursion_tour_id: 1, position: 0, link: 'plane', value: named('With flight') }],
  excursion_service: [
    { id: 1, excursion_tour_id: 1, is_included: true, title: named('Guide'), days_of_service: '1,2' },
    {
      id: 2,
      excursion_tour_id: 1,
      is_included: false,
      title: named('Balloon'),
      price_amount: 15_000,
      currency: 'EUR',
    },
  ],
  tour_type: [{ id: 13, name: named('Excursion tour', 'Экскурсионный тур') }],
  ufilter: [{ id: 1, name: named('With transfer', 'С трансфером'), url: '/help/transfer' }],
  tour: [
    {
      id: 301,
      name: named('Türkiye from Riga'),
      departure_town_id: 2,
      state_id: 3,
      program_type_id: 1552,
      nights_from: 3,
      nights_to: 14,
      valid_from: summer.date_from,
      valid_to: autumn.date_to,
      internal_currency: 'EUR',
      tour_type_id: 13,
      excursion_tour_id: 1,
    },
  ],
  tour_service: [{ tour_id: 301, service_id: 1 }],
  tour_ufilter: [{ tour_id: 301, ufilter_id: 1 }],
  tour_hotel: [{ tour_id: 301, hotel_id: 1 }],
  markup: [{ market: 'com', packet_type: 0, share: 1200 }],
  service_type: [{ id: 69, name: named('Mobile connection', 'Мобильная связь'), category_key: '4' }],
  service_price: [
    {
      id: 1,
      service_type_id: 69,
      departure_country_id: 61,
      state_id: 3,
      name: named('10 GB'),
      ...summer,
      currency: 'EUR',
      adult_amount: 900,
      child_amount: 900,
    },
  ],
  ...smallContent(),
  ...smallOffices(),
  redirect: [
    { id: 1, from_path: '/old/tours', to_path: '/tours' },
    { id: 2, from_path: '/old/winter', to_path: '/old/snow', market: 'ru' },
    { id: 3, from_path: '/old/rail', status: 410 },
  ],
});

/** Names of files and what is in them. */
export type Files = Map<string, string | Buffer>;

const csv = <Name extends TableName>(name: Name, rows: readonly RowOf<Name>[]) =>
  [...csvOf(name, rows)].join('');

/** The operator as the files of an import. */
export const operatorFiles = (rows = operatorRows()): Files =>
  new Map(tableNames.map((name) => [`${name}.csv`, csv(name, rows[name])]));

/** Writes files into a new folder and returns its path. */
export async function writeFiles(files: Files) {
  const directory = await mkdtemp(join(tmpdir(), 'solstice-import-'));
  for (const [name, content] of files) await writeFile(join(directory, name), content);
  return directory;
}

/** What the operator's tables hold, in a form that differs when any value does. */
export async function contentsOf(pool: pg.Pool) {
  const tables = tableNames.map((name) => {
    const order = tableOf(name).key.join(', ');
    return `(select coalesce(json_agg(own order by ${order})::text, '') from ${name} own) as ${name}`;
  });
  const { rows } = await pool.query<Record<TableName, string>>(`select ${tables.join(', ')}`);
  return rows[0]!;
}

/** The number that is raised with each announced change. */
export async function catalogueVersion(pool: pg.Pool) {
  const { rows } = await pool.query<{ version: string }>('select version::text from catalogue_version');
  return Number(rows[0]!.version);
}
