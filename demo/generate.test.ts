import { expect, test } from 'vitest';
import { type TableName, tableNames, tableOf } from '#domain/operator-data/tables.ts';
import { demoOperator } from '#test/demo-operator.ts';
import { isDrawn } from './draw-picture.ts';
import { readFacts } from './facts/read-facts.ts';

const demo = demoOperator();

const key = (name: TableName, row: object) =>
  tableOf(name)
    .key.map((column) => (row as Record<string, unknown>)[column])
    .join('|');

// A whole operator is read row by row: more than a second or two on a busy machine.
const patient = { timeout: 60_000 };

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
