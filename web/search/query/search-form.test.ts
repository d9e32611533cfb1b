import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { readAsked } from './asked.ts';
import { datesOf, type SearchForm, searchForm, tabOf, writeSearchForm } from './search-form.ts';
import { tourTarget } from './submit-target.ts';

const today = plainDate('2026-11-21');
const defaults = { townFrom: 22, state: 9, today };
const readAddress = (query: string) =>
  readAsked(new URLSearchParams(query), { today, currency: 'EUR', siteCurrency: 'EUR' });
const read = (query: string, mode: 'tour' | 'hotel' = 'tour') =>
  searchForm(readAddress(query), mode, defaults);

test('an empty query is filled with the defaults: main town, first country, a week from now, 7 nights, 2 adults [W-4-11] [W-5-01] [W-5-02]', () => {
  expect(read('')).toMatchObject({
    townFrom: 22,
    state: 9,
    checkInFrom: '2026-11-28',
    nightsFrom: 7,
    nightsTo: 7,
    adults: 2,
    childAges: [],
  });
});

test('what the form writes, it reads back', () => {
  const day = fc.integer({ min: 1, max: 300 }); // from tomorrow on
  const form = fc
    .record({
      townFrom: fc.integer({ min: 2, max: 9_999 }),
      state: fc.integer({ min: 1, max: 9_999 }),
      start: day,
      length: fc.integer({ min: 0, max: 30 }),
      nightsFrom: fc.integer({ min: 1, max: 15 }),
      more: fc.integer({ min: 0, max: 15 }),
      adults: fc.integer({ min: 1, max: 12 }),
      childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    })
    .map(
      (made): SearchForm => ({
        mode: 'tour',
        townFrom: made.townFrom,
        state: made.state,
        checkInFrom: addDays(today, made.start),
        checkInTo: addDays(today, made.start + made.length),
        nightsFrom: made.nightsFrom,
        nightsTo: made.nightsFrom + made.more,
        adults: made.adults,
        childAges: made.childAges.toSorted((a, b) => a - b),
      }),
    );
  fc.assert(
    fc.property(form, (written) => {
      const query = new URLSearchParams(writeSearchForm(written)).toString();
      expect(searchForm(readAddress(query), 'tour', defaults)).toEqual(written);
    }),
  );
});

test('the hotels wizard has no town of departure in its query and searches without flight [W-2.4-01]', () => {
  const form = read('STATEINC=5', 'hotel');
  expect(form.townFrom).toBe(1);
  expect(writeSearchForm(form)).not.toHaveProperty('TOWNFROM');
});

test('names are read whatever their case, dates in both forms', () => {
  expect(read('stateinc=5&checkin_beg=2027-06-12&CheckIn_End=20270616')).toMatchObject({
    state: 5,
    checkInFrom: '2027-06-12',
    checkInTo: '2027-06-16',
  });
});

test('cleared dates are in no query, and nothing else leaves it with them [W-2.9-07]', () => {
  const form = read('STATEINC=5&CHECKIN_BEG=20261201&CHECKIN_END=20261205');
  const { CHECKIN_BEG, CHECKIN_END, ...rest } = writeSearchForm(form);
  expect([CHECKIN_BEG, CHECKIN_END]).toEqual(['20261201', '20261205']);
  expect(writeSearchForm({ ...form, checkInFrom: undefined, checkInTo: undefined })).toEqual(rest);
});

test('dates that are all past are replaced; a range that has begun starts tomorrow, for today is not sold', () => {
  expect(read('CHECKIN_BEG=20250101&CHECKIN_END=20250105').checkInFrom).toBe('2026-11-28');
  expect(read('CHECKIN_BEG=20261110&CHECKIN_END=20261201').checkInFrom).toBe('2026-11-22');
});

test('nonsense never breaks the form', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('TOWNFROM', 'STATEINC', 'CHECKIN_BEG', 'NIGHTMIN', 'ADULT', 'CHILD', 'AGES'),
        fc.string(),
      ),
      (query) => {
        const form = read(String(new URLSearchParams(query)));
        expect(form.adults).toBeGreaterThanOrEqual(1);
        const { from, to } = datesOf(form) ?? {};
        expect(from && to && from <= to).toBe(true);
      },
    ),
  );
});

test.each([
  ['TAB_ACTIVE=hotel', 'hotel'],
  ['tab_active=HOTEL', 'hotel'],
  ['', 'tour'],
  ['TAB_ACTIVE=cruise', 'tour'],
])('the home query %j opens the tab %s [W-2.3-12] [W-2.4-02]', (query, tab) => {
  expect(tabOf(readAddress(query))).toBe(tab);
});

const palms = {
  inc: 1,
  name: 'Marenza Palms',
  regionInc: 31,
  slug: 'turkey/marenza-palms',
  stateInc: 3,
  townInc: 311,
  type: 'hotel' as const,
};

test('a chosen hotel leads to its own page, with the trip in the query [W-2.4-25]', () => {
  const form = { ...read('STATEINC=3'), place: palms };
  const countrySlug = 'turkey';
  expect(tourTarget({ ...form, countrySlug }, '/')).toBe('/tours/turkey/marenza-palms');
  expect(tourTarget({ ...form, mode: 'hotel', countrySlug }, '/')).toBe('/hotels/turkey/marenza-palms');
  expect(writeSearchForm(form)).toMatchObject({ STATEINC: '3', HOTELLIST: '1', NIGHTMIN: '7' });
});

test('a chosen region stays in the form as long as its country does [W-4-31]', () => {
  const side = { ...palms, type: 'region' as const, inc: 31, name: 'Side', slug: 'side', townInc: null };
  const restored = (query: string) => searchForm(readAddress(query), 'tour', { ...defaults, place: side });
  const form = restored('STATEINC=3&REGIONTO=31');
  expect(form.place).toEqual(side);
  expect(tourTarget({ ...form, countrySlug: 'turkey' }, '/')).toBe('/search/tours');
  expect(writeSearchForm(form)).toMatchObject({ STATEINC: '3', REGIONTO: '31' });
  expect(restored('STATEINC=4&REGIONTO=31').place).toBeUndefined();
});
