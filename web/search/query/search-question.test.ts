import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { readSearch, type SearchQuestion, searchAddress } from './search-question.ts';

const today = plainDate('2026-11-21');
const defaults = { townFrom: 101, today, currency: 'EUR', siteCurrency: 'EUR' };
const read = (query: string) => readSearch(new URLSearchParams(query), 'tour', defaults);

function question(query: string): SearchQuestion {
  const result = read(query);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.question;
}

test('a plain form with dashed dates, ages by field and repeated boxes has one canonical address', () => {
  const form =
    'STATEINC=3&TOWNFROM=101&CHECKIN_BEG=2027-06-12&CHECKIN_END=2027-06-16&NIGHTMIN=7&NIGHTMAX=9&ADULT=2&CHILD=2' +
    '&AGE1=9&AGE2=4&AGE3=2&AGE4=2&STARLIST=6&STARLIST=5&COSTMIN=&COSTMAX=3%20400&FLIGHT=charter';
  expect(searchAddress(question(form))).toBe(
    '?STATEINC=3&TOWNFROM=101&CHECKIN_BEG=20270612&CHECKIN_END=20270616&NIGHTMIN=7&NIGHTMAX=9&ADULT=2&CHILD=2' +
      '&AGES=4,9&STARLIST=5,6&COSTMAX=3400&REGULAR=0',
  );
});

test('names are read whatever their case', () => {
  expect(question('stateinc=3&Adult=4').adults).toBe(4);
});

test('a canonical address reads back as the same question', () => {
  const incs = fc
    .uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 4 })
    .map((list) => list.sort((a, b) => a - b));
  const asked = fc.record({
    state: fc.integer({ min: 1, max: 900 }),
    days: fc.nat(60),
    adults: fc.integer({ min: 1, max: 12 }),
    childAges: fc.array(fc.nat(17), { maxLength: 4 }).map((ages) => ages.sort((a, b) => a - b)),
    stars: incs,
    regions: incs,
    onlyInstant: fc.boolean(),
    flight: fc.constantFrom('any' as const, 'charter' as const, 'regular' as const),
    sort: fc.nat(3),
    page: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(asked, ({ days, ...differs }) => {
      const from = addDays(today, 30);
      const whole = {
        ...question('STATEINC=3'),
        ...differs,
        checkInFrom: from,
        checkInTo: addDays(from, days),
      };
      expect(question(searchAddress(whole))).toEqual(whole);
    }),
  );
});

test('two adults for a week, seven days from today, is asked when nothing is said [W-5-01] [W-5-02]', () => {
  const { adults, childAges, checkInFrom, nightsFrom, nightsTo } = question('STATEINC=3');
  expect({ adults, childAges, checkInFrom, nightsFrom, nightsTo }).toEqual({
    adults: 2,
    childAges: [],
    checkInFrom: '2026-11-28',
    nightsFrom: 7,
    nightsTo: 7,
  });
});

test('a last day before the first becomes the first [W-5-09] [W-5-10]', () => {
  expect(question('STATEINC=3&CHECKIN_BEG=20270612&CHECKIN_END=20270601').checkInTo).toBe('2027-06-12');
});

test.each([
  ['', 'STATEINC', 'required'],
  ['STATEINC=x', 'STATEINC', 'number'],
  ['STATEINC=3&CHECKIN_BEG=31.02.2027', 'CHECKIN_BEG', 'date'],
  ['STATEINC=3&TOWNFROM=x', 'TOWNFROM', 'number'],
  ['STATEINC=3&ADULT=13', 'ADULT', 'range'],
  ['STATEINC=3&NIGHTMIN=31', 'NIGHTMIN', 'range'],
  ['STATEINC=3&CHILD=2&AGES=5', 'AGES', 'ages'],
  ['STATEINC=3&CHILD=1&AGE1=18', 'AGES', 'ages'],
  ['STATEINC=3&STARLIST=5,drop', 'STARLIST', 'number'],
  ['STATEINC=3&CHECKIN_BEG=20270101&CHECKIN_END=20270401', 'CHECKIN_END', 'days'],
])('%j is refused and names %s: each field has its own validators [W-5-37]', (query, field, kind) => {
  const result = read(query);
  expect(result.ok ? [] : result.problems).toContainEqual(expect.objectContaining({ field, kind }));
});

test('any change begins at the first page, a change of page does not', () => {
  const asked = question('STATEINC=3&PRICE_PAGE=3');
  expect(searchAddress(asked, { sort: 0 })).not.toContain('PRICE_PAGE');
  expect(searchAddress(asked, { page: 4 })).toContain('PRICE_PAGE=4');
});

test('a stay without flight asks for no town of departure', () => {
  const result = readSearch(new URLSearchParams('STATEINC=3&TOWNFROM=101'), 'hotel', defaults);
  expect(
    result.ok && [result.question.townFrom, searchAddress(result.question).includes('TOWNFROM')],
  ).toEqual([1, false]);
});
