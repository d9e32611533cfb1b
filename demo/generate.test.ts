import { expect, test } from 'vitest';
import { type TableName, tableNames, tableOf } from '#domain/operator-data/tables.ts';
import { plainDate } from '#lib/plain-date.ts';
import { isDrawn } from './draw-picture.ts';
import { readFacts } from './facts/read-facts.ts';
import { generateDemo } from './generate.ts';
import { interfaceLocales } from './texts/word-list.ts';

const demo = generateDemo({ today: plainDate('2026-11-21') });
const again = generateDemo({ today: plainDate('2026-11-21') });
const tomorrow = generateDemo({ today: plainDate('2026-11-22') });

const key = (name: TableName, row: object) =>
  tableOf(name)
    .key.map((column) => (row as Record<string, unknown>)[column])
    .join('|');

// Two whole operators are compared row by row: more than a second or two on a busy machine.
const patient = { timeout: 60_000 };

test('the same day and seed give the same operator', patient, () => {
  for (const name of tableNames) expect(JSON.stringify(again[name]), name).toBe(JSON.stringify(demo[name]));
});

test('the demo is as large as promised', () => {
  expect(demo.state.length).toBeGreaterThanOrEqual(24);
  expect(demo.region.length).toBeGreaterThanOrEqual(60);
  expect(demo.town.length).toBeGreaterThanOrEqual(120);
  expect(demo.hotel.length).toBeGreaterThanOrEqual(1200);
  expect(demo.flight_leg.length).toBeGreaterThanOrEqual(150_000);
  expect(demo.flight_leg.length).toBeLessThanOrEqual(250_000);
});

test('each market has two departure towns or more, one of them its main one', () => {
  const towns = demo.departure_town.filter(({ airport_code }) => airport_code);
  const markets = Map.groupBy(towns, ({ market }) => market);
  expect(towns.length).toBeGreaterThanOrEqual(40);
  expect([...markets.keys()].sort()).toEqual([
    'az',
    'by',
    'com',
    'cz',
    'ee',
    'hu',
    'in',
    'kg',
    'kz',
    'lt',
    'lv',
    'pl',
    'ru',
    'sk',
    'tr',
    'uz',
  ]);
  for (const [market, own] of markets) {
    expect(own.length, market).toBeGreaterThanOrEqual(2);
    expect(own.filter(({ is_main }) => is_main).length, market).toBe(1);
  }
});

/** Kinds of texts that are complete: each of them stands in every language, or is a name that no language changes. */
const complete: Partial<Record<TableName, readonly string[]>> = {
  state: ['name', 'summary', 'guest_tax'],
  region: ['name'],
  town: ['name'],
  airport: ['name', 'town_name'],
  departure_town: ['name'],
  city: ['invariant_name'],
  hotel: ['address', 'paragraph'],
  cruise_program: ['title', 'summary'],
  cruise_program_day: ['title', 'text'],
  tour: ['name'],
  office_town: ['name'],
  office: ['address'],
  departure_country: ['name'],
  currency: ['name'],
  ufilter: ['name', 'note'],
  tour_type: ['name'],
  attribute: ['name'],
  meal: ['name', 'note'],
  room: ['name', 'beds', 'description'],
  hotel_text: ['title'],
  image: ['alt'],
  service: ['name'],
  service_type: ['name'],
  contract_supplement: ['name'],
  service_price: ['name', 'note'],
  excursion_tour: ['title', 'summary'],
  excursion_tour_image: ['alt'],
  excursion_tour_icon: ['value'],
  advertisement: ['text', 'sub_text', 'alt', 'button_text'],
  menu_group: ['title'],
  menu_item: ['title'],
  country: ['mini_description', 'image_alt'],
  page_image: ['alt'],
  country_icon: ['value'],
  holiday_type: ['name'],
  cookie_tab: ['name', 'html'],
  cookie_category: ['name', 'html'],
  cookie: ['validity', 'type', 'html'],
  news: ['title', 'mini_description', 'html'],
  news_type: ['name'],
  news_tag: ['name'],
  vacancy: ['title', 'lead', 'work', 'person', 'offer'],
  survey: ['title', 'intro', 'thanks'],
  survey_question: ['title', 'options', 'low', 'high'],
  survey_winner: ['prize'],
};

const localisedOf = (table: TableName, column: string): Record<string, string>[] =>
  (demo[table] as Record<string, unknown>[])
    .map((row) => row[column] as Record<string, string> | null | undefined) // asked only of localised columns
    .filter((text) => text != null);

test('texts of a kind that is complete are written in all thirteen languages', patient, () => {
  for (const [table, columns] of Object.entries(complete))
    for (const column of columns) {
      const names = localisedOf(table as TableName, column); // the keys of `complete` are tables
      expect(names.length, `${table}.${column}`).toBeGreaterThan(0);
      const silent = names.filter(
        (name) => name.en !== name.ru && !interfaceLocales.every((locale) => name[locale]?.trim()),
      );
      expect(silent.slice(0, 1), `${table}.${column}`).toEqual([]);
    }
});

test('pages of every kind are written in all thirteen languages', () => {
  const texts = [
    ...demo.page.flatMap(
      ({ title, subtitle, note, paragraph, summary, image_alt, seo_title, seo_description }) => [
        ...[title, subtitle, note, paragraph, summary, image_alt, seo_title, seo_description],
      ],
    ),
    ...demo.page_block.flatMap(({ title, html }) => [title, html]),
  ].filter((text) => text != null);
  expect(texts.length).toBeGreaterThan(1000);
  const silent = texts.filter(
    (text) => text.en !== text.ru && !interfaceLocales.every((locale) => text[locale]?.trim()),
  );
  expect(silent.slice(0, 1)).toEqual([]);
});

test('no room is called in Polish as in English, nor in Kazakh as in Russian', patient, () => {
  const alike = demo.room.filter(({ name }) => name.kk === name.ru && name.kk !== 'Люкс');
  expect(alike.slice(0, 1)).toEqual([]);
  const english = demo.room.filter(({ name }) => name.pl === name.en);
  expect([...new Set(english.map(({ name }) => name.en))]).toEqual([]);
});

test('everything else is said at least in English and Russian', patient, () => {
  for (const table of tableNames)
    for (const [column, { kind }] of Object.entries(tableOf(table).columns)) {
      if (kind !== 'localised') continue;
      const silent = localisedOf(table, column).filter(({ en, ru }) => !(en && ru));
      expect(silent.slice(0, 1), `${table}.${column}`).toEqual([]);
    }
});

test('every reference leads to a row, and every key names one row', patient, () => {
  const keys = new Map(tableNames.map((name) => [name, new Set(demo[name].map((row) => key(name, row)))]));
  for (const name of tableNames) {
    expect(keys.get(name)?.size, name).toBe(demo[name].length);
    for (const [column, shape] of Object.entries(tableOf(name).columns)) {
      if (!('references' in shape) || !shape.references) continue;
      const known = keys.get(shape.references as TableName);
      const lost = (demo[name] as Record<string, unknown>[]).filter(
        (row) => row[column] !== undefined && row[column] !== null && !known?.has(String(row[column])),
      );
      expect(lost.slice(0, 1), `${name}.${column}`).toEqual([]);
    }
  }
});

test('no two hotels share a name or an address on the site, and none is called as a known one', () => {
  const names = demo.hotel.map(({ name }) => name.en.toLowerCase());
  expect(new Set(names).size).toBe(demo.hotel.length);
  expect(new Set(demo.hotel.map(({ slug }) => slug)).size).toBe(demo.hotel.length);
  for (const { slug } of demo.hotel) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every hotel can be sold on some night of the coming year', () => {
  const contracts = new Map(demo.contract.map(({ id, hotel_id }) => [id, hotel_id]));
  const seasons = Map.groupBy(demo.contract_season, ({ contract_id }) => contracts.get(contract_id));
  const soldAlone = new Set(
    demo.tour.filter(({ packet_type }) => packet_type === 2).map(({ state_id }) => state_id),
  );
  const stateOf = new Map(demo.region.map(({ id, state_id }) => [id, state_id]));
  const regionOf = new Map(demo.town.map(({ id, region_id }) => [id, region_id]));
  for (const hotel of demo.hotel) {
    const open = seasons.get(hotel.id) ?? [];
    expect(
      open.some(({ date_from, date_to }) => date_to > '2026-11-21' && date_from < '2027-11-21'),
      hotel.name.en,
    ).toBe(true);
    expect(soldAlone.has(stateOf.get(regionOf.get(hotel.town_id) ?? 0) ?? 0)).toBe(true);
  }
});

test('some hotels are those of a partner, under negative numbers, and some are not on sale', () => {
  const partners = demo.hotel.filter(({ id }) => id < 0);
  expect(partners.length).toBeGreaterThan(4);
  expect(partners).toEqual(demo.hotel.filter(({ is_remote }) => is_remote));
  expect(new Set(demo.contract.map(({ hotel_id }) => hotel_id))).toEqual(
    new Set(demo.hotel.map(({ id }) => id)),
  );
  expect(demo.hotel.filter(({ on_sale }) => on_sale === false)).toHaveLength(4);
});

test('parties of one to four adults with up to three children find a room in most hotels of a beach', () => {
  const hotelOf = new Map(demo.room.map(({ id, hotel_id }) => [id, hotel_id]));
  const parties = [1, 2, 3, 4].flatMap((adults) => [0, 1, 2, 3].map((children) => ({ adults, children })));
  const adultsOnly = new Set(
    demo.hotel_attribute.filter((row) => row.attribute_id === 110).map((row) => row.hotel_id),
  );
  const families = demo.hotel.filter(({ id }) => !adultsOnly.has(id)).length;
  for (const { adults, children } of parties) {
    const fitting = demo.accommodation.filter(
      (place) =>
        place.min_adults <= adults &&
        adults <= place.max_adults &&
        children <= place.max_children &&
        adults + children <= place.max_guests,
    );
    const hotels = new Set(fitting.map(({ room_id }) => hotelOf.get(room_id)));
    const least = adults + children <= 5 ? 0.6 : 0.25;
    expect(hotels.size / families, `${adults}+${children}`).toBeGreaterThan(least);
  }
});

test('on the next day what is dated keeps its number and its price', patient, () => {
  const lasting: TableName[] = [
    'hotel',
    'room',
    'accommodation',
    'contract',
    'contract_season',
    'contract_early_booking',
    'contract_supplement',
    'stop_sale',
    'allotment',
    'hotel_text',
    'image',
    'region',
    'town',
    'service',
    'markup',
    'cruise_program_day',
    'excursion_tour',
    'excursion_service',
    'service_price',
    'tour_ufilter',
    'tour_hotel',
  ];
  for (const name of lasting) {
    const before = new Map(demo[name].map((row) => [key(name, row), JSON.stringify(row)]));
    const changed = tomorrow[name].filter(
      (row) => before.has(key(name, row)) && before.get(key(name, row)) !== JSON.stringify(row),
    );
    expect(changed.slice(0, 1), name).toEqual([]);
    expect(tomorrow[name].length, name).toBeGreaterThan(demo[name].length * 0.95);
  }
});

test(
  'on the next day a flight keeps everything but its free seats, and none is lost but those that left',
  patient,
  () => {
    const before = new Map(demo.flight_leg.map((leg) => [leg.id, leg]));
    const kept = tomorrow.flight_leg.filter(({ id }) => before.has(id));
    const changed = kept.filter(
      (leg) =>
        JSON.stringify({ ...leg, seats_free: 0 }) !==
        JSON.stringify({ ...before.get(leg.id), seats_free: 0 }),
    );
    expect(changed.slice(0, 1)).toEqual([]);
    const ids = new Set(tomorrow.flight_leg.map(({ id }) => id));
    const lost = demo.flight_leg.filter(({ id, departs_at }) => !ids.has(id) && departs_at >= '2026-11-23');
    expect(lost.slice(0, 1)).toEqual([]);
  },
);

test('the rates of the day are there for every currency of the sites', () => {
  const today = demo.exchange_rate
    .filter(({ date }) => date === '2026-11-21')
    .map(({ currency }) => currency);
  expect(today.sort()).toEqual([
    'AZN',
    'BYN',
    'CZK',
    'HUF',
    'INR',
    'KGS',
    'KZT',
    'PLN',
    'RUB',
    'UAH',
    'USD',
    'UZS',
  ]);
});

test('the numbers that the specification names are the ones it names', () => {
  const region = (id: number) => demo.region.find((row) => row.id === id)?.name.en;
  expect([region(1874), region(1949), region(1875)]).toEqual(['Hurghada', 'Marsa Alam', 'Sharm El Sheikh']);
  const state = (id: number) => demo.state.find((row) => row.id === id)?.slug;
  expect([3, 11, 34, 134, 176].map(state)).toEqual(['turkey', 'egypt', 'uae', 'thailand', 'maldives']);
  expect(
    demo.attribute
      .filter(({ id }) => [51, 52, 53].includes(id))
      .map(({ code }) => code)
      .sort(),
  ).toEqual(['airport', 'beach', 'centre']);
  expect(demo.star.find(({ id }) => id === 104)?.name).toBe('Guest house');
});

test('every picture is a poster that can be drawn', () => {
  const places = [...demo.state, ...demo.region, ...demo.town].map(({ image }) => image ?? '');
  const pages = [
    ...demo.cruise_program.map(({ image }) => image),
    ...demo.hotel_text.map(({ image }) => image),
  ];
  const paths = [...places, ...demo.image.map(({ src }) => src), ...pages.filter((path) => path != null)];
  expect(paths.filter((path) => !isDrawn(path)).slice(0, 3)).toEqual([]);
});

test('some hotels have all that the head of a page can tell of them', () => {
  const whole = demo.hotel.filter(
    ({ registry_code, registry_url, panorama_url, video_date, video_link }) =>
      registry_code && registry_url && panorama_url && video_link && (video_date ?? '') > '2025-11-21',
  );
  expect(whole.length).toBeGreaterThan(2);
  const [picture] = whole.map(({ panorama_url }) => new URLSearchParams(panorama_url?.split('?')[1]));
  expect(isDrawn(picture?.get('url') ?? '')).toBe(true);
  const actions = new Set(
    demo.hotel_attribute.flatMap((row) => (row.attribute_id === 1_000_032 ? row.hotel_id : [])),
  );
  expect(whole.some(({ id }) => actions.has(id))).toBe(true);
});

test('every source of the collected facts is named in its file', () => {
  for (const file of [
    'airports',
    'routes',
    'rates',
    'town-centres',
    'season-curves',
    'maldives-islands.odbl',
  ])
    expect(readFacts(`${file}.csv`).length, file).toBeGreaterThan(0);
});
