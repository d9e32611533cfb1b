import { afterAll, expect, test } from 'vitest';
import { searchMap } from '#calls/search-map.ts';
import { type Box, isInBox } from '#lib/box.ts';
import { seededRandom } from '#price-search/random-catalogue.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { changed, june, openSearchApi } from './search-test-api.ts';

const database = await openTestDatabase();
const { db } = database;
await addSearchChoice(db);
await db.updateTable('hotel').set({ latitude: 36.2, longitude: 32.1 }).where('id', '=', 2).execute();
const api = await openSearchApi(database);
afterAll(() => api.catalogue.close());
const search = api.searchFrom(june);

const map = (changes: string) => api.get(searchMap, `/core/search/Map?${changed(june, changes)}`);

test('the map has the hotels of the search, each with its place and the price of its card', async () => {
  for (const changes of [
    '',
    'MEALLIST=2',
    'COSTMIN=1200',
    'CURRENCY=PLN',
    'SORT_TYPE=2',
    'HOTELLIST=2',
    'FREIGHT=1',
  ]) {
    const [listed, seen] = await Promise.all([search(changes), map(changes)]);
    const pricesOf = (rows: { price: number }[], inc: (row: never) => number) =>
      rows.map((row) => [inc(row as never), row.price]).sort();
    expect(pricesOf(seen.hotels, ({ inc }: { inc: number }) => inc)).toEqual(
      pricesOf(listed.hotels, ({ hotelInc }: { hotelInc: number }) => hotelInc),
    );
    expect(seen).toMatchObject({ total: listed.result.countTotal, currency: listed.result.currency });
  }
  const places = await db.selectFrom('hotel').select(['id', 'latitude', 'longitude']).execute();
  for (const { inc, at } of (await map('')).hotels) {
    const { latitude, longitude } = places.find(({ id }) => id === inc)!;
    expect(at).toEqual([latitude, longitude]);
  }
});

test('of flights and services nothing is on the map', async () => {
  const seen = await map('SEARCH_TYPE=services&STATEFROM=1');
  expect(seen).toMatchObject({ hotels: [], total: 0 });
});

test('a box has exactly the hotels that lie in it, with the counts of filters of these alone', async () => {
  const all = (await map('')).hotels;
  const random = seededRandom(17);
  const found = new Set<number>();
  for (let round = 0; round < 60; round++) {
    const box = boxAround(
      all.map(({ at }) => at),
      random,
    );
    const inside = all.filter(({ at: [latitude, longitude] }) => isInBox(box, { latitude, longitude }));
    const { hotels, result, facets } = await search(`BOX=${box}`);
    expect(hotels.map(({ hotelInc }) => hotelInc).sort()).toEqual(inside.map(({ inc }) => inc).sort());
    expect(result.countTotal).toBe(inside.length);
    expect(facets.stars.reduce((sum, { count }) => sum + count, 0)).toBe(inside.length);
    expect((await map(`BOX=${box}`)).total).toBe(inside.length);
    found.add(inside.length);
  }
  expect([...found].sort()).toEqual([0, 1, 2]);
});

test('where no hotel is in the box, leaving it leads back to all of them', async () => {
  const { result, relaxations } = await search('BOX=0,0,1,1');
  expect(result.countTotal).toBe(0);
  expect(relaxations).toContainEqual(
    expect.objectContaining({ change: 'filters', query: { BOX: '' }, count: 2 }),
  );
});

test.each([
  '1,2,3',
  '1,2,3,4,5',
  'west,2,3,4',
  '1,2,3,1e1',
  '1,,3,4',
  '3,2,1,4',
  '1,4,3,2',
  '1,2,1,4',
  '-181,2,3,4',
  '1,2,3,91',
])('a box like "%s" is refused by its name', async (box) => {
  expect(await api.fieldsRefused(`/core/search?${changed(june, `BOX=${box}`)}`)).toEqual(['BOX']);
});

/** A box with corners at and between the hotels: their own degrees are its edges, too. */
function boxAround(places: [number, number][], random: () => number): Box {
  const edges = (which: 0 | 1) => {
    const own = places.map((place) => place[which]);
    const some = [
      ...own,
      ...own.map((degrees) => degrees + (random() - 0.5) * 2).map((degrees) => Number(degrees.toFixed(4))),
    ];
    const pick = () => some[Math.floor(random() * some.length)]!;
    const [one, other] = [pick(), pick()];
    return one === other ? [one - 0.5, one] : [Math.min(one, other), Math.max(one, other)];
  };
  const [south = 0, north = 0] = edges(0);
  const [west = 0, east = 0] = edges(1);
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(4))) as unknown as Box;
}
