import { expect, test } from 'vitest';
import { searchCounts } from '#calls/search-counts.ts';
import { seededRandom } from '#price-search/random-catalogue.ts';
import { changed, june, openSearchChoice } from './search-test-api.ts';

const { db, api, search } = await openSearchChoice();

const counts = (changes: string) => api.get(searchCounts, `/core/search/Counts?${changed(june, changes)}`);

/** The parameter of each list. */
const lists = {
  tours: 'TOUR',
  programs: 'PROGRAMGROUP',
  tourTypes: 'TOURTYPE',
  words: 'UFILTER',
  carriers: 'CARRIERLIST',
  leaves: 'LEAVES',
  returns: 'RETURNS',
} as const;

const found = async (changes: string) => (await search(changes)).result.countTotal;

test('each count is what the search finds once its value is the one that is chosen in its list', async () => {
  const random = seededRandom(7);
  const wishes = [
    ...['TOUR=303', 'PROGRAMGROUP=1552', 'PROGRAMGROUP=15', 'TOURTYPE=13', 'UFILTER=1', 'UFILTER=2'],
    ...[
      'STARLIST=5',
      'MEALLIST=2',
      'COSTMIN=1200',
      'MOMENT_CONFIRM=1',
      'ACTIONS=1',
      'FREIGHT=1',
      'CARRIERLIST=9',
    ],
    ...['LEAVES=6', 'RETURNS=12,18'],
    ...['HOTELLIST=2', 'REGULAR=0', 'SEARCH_TYPE=excursion'],
  ];
  const seen = new Set<number>();
  for (let round = 0; round < 24; round++) {
    const some = wishes.filter(() => random() < 0.2).join('&');
    const counted = await counts(some);
    for (const [list, name] of Object.entries(lists))
      for (const { value, count } of counted[list as keyof typeof lists]) {
        expect(await found(`${some}&${name}=${value}`), `${some}: ${name} ${value}`).toBe(count);
        seen.add(count);
      }
    expect(await found(`${some}&ACTIONS=1`), some).toBe(counted.promotion);
    expect(await found(`${some}&FREIGHT=1`), some).toBe(counted.seats);
  }
  expect([...seen].sort()).toEqual([0, 1, 2]);
});

test('every tour of the search has its count, also one that sells nothing in these days', async () => {
  const { tours } = await counts('');
  const sold = await db
    .selectFrom('tour')
    .select('id')
    .where('departure_town_id', '=', 2)
    .where('state_id', '=', 3)
    .where('packet_type', 'in', [0, 1])
    .execute();
  expect(tours.map(({ value }) => value).sort()).toEqual(sold.map(({ id }) => id).sort());
});

test('every airline that flies there has its count', async () => {
  expect((await counts('')).carriers.map(({ value }) => value).sort()).toEqual([7, 9]);
});

test('flights and services have nothing to count', async () => {
  expect(await counts('SEARCH_TYPE=services&STATEFROM=1')).toEqual({
    tours: [],
    programs: [],
    tourTypes: [],
    words: [],
    carriers: [],
    leaves: [],
    returns: [],
    promotion: 0,
    seats: 0,
  });
});
