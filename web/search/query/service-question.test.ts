import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchQuery } from '#calls/search-query.ts';
import { longestWindowDays } from '#lib/departure-window.ts';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { currencySlugs } from '#sites/currencies.ts';
import { serviceForm, withServiceType } from './service-form.ts';
import { servicePartyBounds } from './service-party.ts';
import {
  readServices,
  type ServiceQuestion,
  serviceAddress,
  serviceParameters,
  writeServiceSearch,
} from './service-question.ts';
import { servicesTarget } from './submit-target.ts';

const today = plainDate('2026-11-23');
const defaults = { serviceType: 69, stateFrom: 51, state: 3, town: undefined, currency: 'EUR', today };

function read(query: string): ServiceQuestion {
  const answer = readServices(new URLSearchParams(query), defaults);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.question;
}

const inc = fc.integer({ min: 1, max: 2_147_483_647 });

const question = fc
  .record({
    serviceType: fc.constantFrom(69, 56, 80, 12),
    stateFrom: inc,
    state: inc,
    town: fc.option(inc, { nil: undefined }),
    start: fc.nat(300),
    days: fc.nat(longestWindowDays),
    adults: fc.integer({ min: 1, max: 200 }),
    ages: fc.array(fc.nat(17), { maxLength: 4 }).map((ages) => ages.sort((a, b) => a - b)),
    currency: fc.constantFrom(...currencySlugs),
    costs: fc.uniqueArray(fc.integer({ min: 1, max: 900_000 }), { minLength: 2, maxLength: 2 }),
    hasCosts: fc.boolean(),
    isDearestFirst: fc.boolean(),
    page: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ start, days, adults, ages, costs, hasCosts, ...rest }): ServiceQuestion => {
    const limits = servicePartyBounds(rest.serviceType);
    const [low = 0, high = 0] = costs.sort((a, b) => a - b);
    return {
      ...rest,
      checkInFrom: addDays(today, start + 1),
      checkInTo: addDays(today, start + 1 + days),
      adults: Math.min(adults, limits.adults.max),
      childAges: ages.slice(0, limits.children.max),
      ...(hasCosts && { costMin: low, costMax: high }),
    };
  });

test('what is written of services is read as it was, and the wizard submits the same', () => {
  fc.assert(
    fc.property(question, (asked) => {
      expect(read(serviceAddress(asked, { page: asked.page }))).toEqual(asked);
      const { isDearestFirst: _, page: __, costMin: ___, costMax: ____, ...search } = asked;
      const submitted = new URLSearchParams(writeServiceSearch(serviceForm(asked, today)));
      expect(read(`${submitted}`)).toEqual({ ...search, isDearestFirst: false, page: 1 });
    }),
    { numRuns: 10_000 },
  );
});

test('what an address of services says, the call of the search takes', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { StateFrom, State, Town, Currency, ...said } = serviceParameters(asked);
      const names = { STATEFROM: StateFrom, STATE: State, TOWNTO: Town, CURRENCY: Currency };
      const taken = searchQuery.safeParse({ ...said, ...names, SEARCH_TYPE: 'services' });
      expect(taken.error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('its names are those of the specification, and are read whatever their case', () => {
  const asked = read(
    'servicetype=69&STATEFROM=51&state=11&TOWN=7&DateFrom=20270601&dateTo=20270610&adultcount=3',
  );
  expect(asked).toMatchObject({ stateFrom: 51, state: 11, town: 7, adults: 3, childAges: [] });
  expect(Object.keys(serviceParameters({ ...asked, childAges: [4] }))).toEqual([
    ...['ServiceType', 'StateFrom', 'State', 'Town', 'dateFrom', 'dateTo'],
    ...['AdultCount', 'ChildCount', 'ChildAgeList', 'Currency'],
  ]);
});

test('a plain form has its ages in fields of their own, and the last day is never before the first', () => {
  const asked = read(
    'ServiceType=12&AdultCount=2&ChildCount=2&AGE1=9&AGE2=4&AGE3=2&dateFrom=20270610&dateTo=20270601',
  );
  expect(asked.childAges).toEqual([4, 9]);
  expect(asked.checkInTo).toBe('2027-06-10');
});

test.each([
  ['ServiceType=69&AdultCount=200&ChildCount=4&ChildAgeList=1,2,3,4', undefined],
  ['ServiceType=69&AdultCount=201', 'ADULT'],
  ['ServiceType=12&AdultCount=8&ChildCount=3&ChildAgeList=1,2,3', undefined],
  ['ServiceType=12&AdultCount=9', 'ADULT'],
  ['ServiceType=12&ChildCount=4&ChildAgeList=1,2,3,4', 'CHILD'],
  ['State=turkey', 'STATEINC'],
])('%s is refused for %s', (query, field) => {
  const answer = readServices(new URLSearchParams(query), defaults);
  expect(answer.ok ? undefined : answer.problems[0]?.field).toBe(field);
});

test('a certificate is for one adult, whatever the address says', () => {
  expect(read('ServiceType=56&AdultCount=4&ChildCount=2&AGES=3,4')).toMatchObject({
    adults: 1,
    childAges: [],
  });
});

test('another kind begins in Türkiye, in all towns, with as many people as it takes', () => {
  const form = {
    ...serviceForm(read('AdultCount=30&ChildCount=4&ChildAgeList=1,2,3,4&State=11&Town=5'), today),
  };
  expect(withServiceType(form, 56)).toEqual({
    serviceType: 56,
    state: 3,
    town: undefined,
    adults: 1,
    childAges: [],
    unsureAges: [],
  });
  expect(withServiceType(form, 12)).toMatchObject({ adults: 8, childAges: [1, 2, 3] });
});

test('days that are over give way to the usual ones', () => {
  expect(serviceForm(read('dateFrom=20260101&dateTo=20260110'), today)).toMatchObject({
    checkInFrom: '2026-11-30',
    checkInTo: '2026-12-07',
  });
});

test('today is offered no more: of days that have begun those to come are', () => {
  expect(serviceForm(read('dateFrom=20261120&dateTo=20261125'), today)).toMatchObject({
    checkInFrom: addDays(today, 1),
    checkInTo: '2026-11-25',
  });
});

test('the wizard of services leads to what is found', () => {
  expect(servicesTarget()).toBe('/search/services');
});
