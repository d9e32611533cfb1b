import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayParts } from '#lib/day-parts.ts';
import { plainDate } from '#lib/plain-date.ts';
import { readAsked } from './asked.ts';
import { isFiltered, type OfferFilters, readCosts, writeOfferFilters } from './filters.ts';
import { said } from './query-values.ts';

const today = plainDate('2026-11-21');
const euros = { currency: 'EUR', siteCurrency: 'EUR' };

function read(query: string, currencies = euros) {
  const asked = readAsked(new URLSearchParams(query), { ...currencies, today });
  return { filters: { ...asked.offerWishes, ...asked.flight }, problems: asked.problems.offerWishes };
}

test('prices are digits only, end at a million euros, and the smaller stands first [W-5-20] [W-5-21]', () => {
  expect(readCosts('3 400 €', '1,100', 1_000_000)).toEqual({ costMin: 1100, costMax: 3400 });
  expect(readCosts(undefined, '99999999', 1_000_000)).toEqual({ costMax: 1_000_000 });
  expect(readCosts('abc', '', 1_000_000)).toEqual({});
});

test('0 and -1 in a list of an address ask for nothing, as in the calls', () => {
  const plain = read('');
  for (const query of ['UFILTER=0', 'MEALLIST=0', 'MEALLIST=-1', 'CARRIERLIST=0,7', 'MEALLIST=%200'])
    expect(read(query), query).toEqual(plain);
});

const filters = fc
  .record(
    {
      meals: fc.uniqueArray(fc.integer({ min: 1, max: 99 })).map((list) => list.sort((a, b) => a - b)),
      costs: fc.uniqueArray(fc.integer({ min: 1, max: 900_000 }), { minLength: 2, maxLength: 2 }),
      bounds: fc.constantFrom('none', 'min', 'max', 'both'),
      onlyInstant: fc.boolean(),
      flight: fc.constantFrom('any' as const, 'charter' as const, 'regular' as const),
      carriers: fc.constantFrom<number[]>([], [3476], [3476, 4631]),
      leaves: fc.subarray([...dayParts]),
      returns: fc.subarray([...dayParts]),
      currency: fc.constantFrom(undefined, 'USD'),
    },
    { noNullPrototype: true },
  )
  .map(({ costs, bounds, currency, ...rest }): OfferFilters => {
    const [low = 1, high = 2] = costs.sort((a, b) => a - b);
    const min = bounds === 'min' || bounds === 'both' ? { costMin: low } : {};
    const max = bounds === 'max' || bounds === 'both' ? { costMax: high } : {};
    return { ...rest, ...min, ...max, ...(currency ? { currency } : {}) };
  });

test('filters that are written into an address are read from it again', () => {
  fc.assert(
    fc.property(filters, (wished) => {
      const { filters: again, problems } = read(`${new URLSearchParams(said(writeOfferFilters(wished)))}`);
      expect(again).toEqual(wished);
      expect(problems).toEqual([]);
    }),
  );
});

test('a currency alone filters nothing; each of the others does', () => {
  expect(isFiltered(read('CURRENCY=USD').filters)).toBe(false);
  for (const one of [
    'meallist=3',
    'COSTMAX=900',
    'COSTMIN=5',
    'MOMENT_CONFIRM=1',
    'CHARTER=0',
    'FLIGHT=charter',
  ])
    expect(isFiltered(read(one).filters)).toBe(true);
});

test('boards that are no numbers are a problem of the address', () => {
  expect(read('MEALLIST=all').problems).toEqual([{ field: 'MEALLIST', kind: 'number', typed: 'all' }]);
});
