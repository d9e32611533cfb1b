import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, june, openSearchChoice } from './search-test-api.ts';

const { api, search } = await openSearchChoice();

test.each([
  ['PROGRAMGROUP=99', { PROGRAMGROUP: '' }],
  ['TOUR=99', { TOUR: '' }],
  ['TOURTYPE=99', { TOURTYPE: '' }],
  ['FIELD_RESORT_TYPE=99', { UFILTER: '', FIELD_RESORT_TYPE: '' }],
  ['FIELD_EXCURSION_TITLE=99', { FIELD_EXCURSION_TITLE: '' }],
  ['HAS_EXCURSION=1&HOTELLIST=2&STATEINC=&STATE=3&TOUR=601', { TOUR: '' }],
  ['PACKET_ONLY_HOTELS=1', { PACKET_ONLY_HOTELS: '' }],
  ['ACTIONS=1&HOTELLIST=2', { ACTIONS: '' }],
  ['WITHOUT_PROMO=1&HOTELLIST=1', { WITHOUT_PROMO: '' }],
  ['COMFORTABLE_SEATS=1', { COMFORTABLE_SEATS: '' }],
  ['CHAIN=4', { CHAIN: '' }],
  ['PROGRAMGROUP=15&TOURTYPE=99', { TOURTYPE: '' }],
  ['PROGRAMGROUP=99&TOURTYPE=99', { TOURTYPE: '', PROGRAMGROUP: '' }],
  ['PROGRAMGROUP=99&STARLIST=77', { PROGRAMGROUP: '', STARLIST: '' }],
])('where "%s" finds nothing, leaving out what stands in the way is offered', async (asked, query) => {
  const { hotels, relaxations } = await search(asked);
  expect(hotels).toEqual([]);
  expect(relaxations.filter(({ change }) => change === 'filters').map((way) => way.query)).toContainEqual(
    query,
  );
});

/** What may be asked beside the trip; some find something, some do not. */
const wishes = [
  'PROGRAMGROUP=15',
  'PROGRAMGROUP=99',
  'TOUR=303',
  'TOUR=99',
  'TOURTYPE=13',
  'UFILTER=1',
  'FIELD_RESORT_TYPE=77',
  'FIELD_EXCURSION_TITLE=6',
  'HAS_CRUSETOUR=1',
  'PACKET_EXCURSION=1',
  'ACTIONS=1',
  'WITHOUT_PROMO=1',
  'FREIGHT=1',
  'CHAIN=4',
  'STARLIST=5',
  'STARLIST=4',
  'MEALLIST=2',
  'REGIONTO=99',
  'COSTMAX=1000',
  'MOMENT_CONFIRM=1',
  'CHARTER=0',
  'NIGHTMIN=9&NIGHTMAX=9',
  'CHECKIN_BEG=20270608&CHECKIN_END=20270608',
  'TOWNFROM=4',
];

test('whatever is asked, each relaxation leads to as many hotels as it says, from the price that it says', async () => {
  let followed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...wishes), { minLength: 1, maxLength: 4 }),
      async (some) => {
        const asked = some.includes('ACTIONS=1') ? some.filter((one) => one !== 'WITHOUT_PROMO=1') : some;
        const query = asked.join('&');
        const { relaxations, result } = await search(query);
        if (result.countTotal > 0) expect(relaxations).toEqual([]);
        for (const { query: change, count, minPrice } of relaxations) {
          followed++;
          const parameters = changed(`${changed(june, query)}`, `${new URLSearchParams(change)}`);
          const led = await api.searchFrom(`${parameters}`)('');
          expect({ change, count: led.result.countTotal, minPrice: led.result.minPrice }).toEqual({
            change,
            count,
            minPrice,
          });
        }
      },
    ),
    { seed: 3, numRuns: 120 },
  );
  expect(followed).toBeGreaterThan(50);
}, 60_000);
