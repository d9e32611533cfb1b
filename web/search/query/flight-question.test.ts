import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchQuery } from '#calls/search-query.ts';
import { dayParts } from '#lib/day-parts.ts';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { readAsked } from './asked.ts';
import { flightForm, writeFlightForm } from './flight-form.ts';
import {
  besideFlights,
  type FlightQuestion,
  flightAddress,
  flightParameters,
  readFlights,
  writeFlightTrip,
} from './flight-question.ts';

const today = plainDate('2026-11-21');
const read = (query: string) =>
  readFlights(readAsked(new URLSearchParams(query), { today, currency: 'EUR', siteCurrency: 'EUR' }));

const costs = fc.uniqueArray(fc.integer({ min: 1, max: 900_000 }), { maxLength: 2 }).map((list) => {
  const [costMin, costMax] = list.sort((a, b) => a - b);
  if (costMin === undefined) return {};
  return costMax === undefined ? { costMin } : { costMin, costMax };
});

const question = fc
  .record({
    source: fc.integer({ min: 1, max: 46_655 }),
    target: fc.integer({ min: 1, max: 46_655 }),
    direction: fc.constantFrom('there-and-back' as const, 'one-way' as const),
    isCharter: fc.boolean(),
    classId: fc.integer({ min: 1, max: 5 }),
    start: fc.nat(300),
    days: fc.nat(60),
    adults: fc.integer({ min: 1, max: 12 }),
    childAges: fc.array(fc.nat(17), { maxLength: 4 }).map((ages) => ages.sort((a, b) => a - b)),
    airlines: fc.subarray(['BT', 'SU', 'TK', 'W6']),
    leaves: fc.subarray([...dayParts]),
    returns: fc.subarray([...dayParts]),
    onlySeats: fc.boolean(),
    costs,
    sort: fc.nat(3),
    page: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ start, days, costs: bounds, ...rest }): FlightQuestion => {
    const dateFrom = addDays(today, start);
    return {
      ...rest,
      ...bounds,
      dateFrom,
      dateTo: rest.direction === 'one-way' ? undefined : addDays(dateFrom, days),
    };
  });

test('what a question writes into its address is read from it again, ten thousand times, and nothing is wrong', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { problems, ...again } = read(flightAddress(asked, { page: asked.page }));
      expect(problems).toEqual([]);
      expect(again).toEqual(asked);
      expect(flightParameters(again as FlightQuestion)).toEqual(flightParameters(asked)); // it was whole
    }),
    { numRuns: 10_000 },
  );
});

test('what the wizard submits fills the wizard as it was', () => {
  fc.assert(
    fc.property(question, ({ source, target, direction, isCharter, classId, dateFrom, dateTo, ...who }) => {
      const { adults, childAges } = who;
      const form = {
        mode: 'flight' as const,
        source,
        target,
        direction,
        isCharter,
        classId,
        dateFrom,
        dateTo,
        adults,
        childAges,
        currency: undefined,
      };
      const said = read(new URLSearchParams(writeFlightForm(form)).toString());
      const days = { start: today, out: '1'.repeat(400), back: '1'.repeat(400) };
      expect(flightForm(said, { source, target, isCharter, days })).toEqual(form);
    }),
  );
});

test('every trip is a query that the call of the search takes, under the names of the specification', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const taken = searchQuery.parse({ SEARCH_TYPE: 'avia', ...writeFlightTrip(asked) });
      expect(taken).toMatchObject({
        airFrom: asked.source,
        airTo: asked.target,
        direction: asked.direction,
        isCharter: asked.isCharter,
        classId: asked.classId,
        dateFrom: asked.dateFrom,
        dateTo: asked.dateTo ?? asked.dateFrom,
      });
    }),
  );
});

test('one way is said to come back on the day that it leaves, and has no such day in the form', () => {
  const query = 'airFrom=1&airTo=2&direction=one-way&dateFrom=20261201&dateTo=20261209';
  expect(read(query)).toMatchObject({ dateFrom: '2026-12-01', dateTo: undefined });
  const [asked] = fc.sample(
    question.filter(({ direction }) => direction === 'one-way'),
    1,
  );
  if (!asked) throw new Error('no sample');
  const { dateFrom, dateTo } = writeFlightTrip(asked);
  expect(dateTo).toBe(dateFrom);
});

test('names count whatever their case, and what has several keeps its meaning', () => {
  expect(
    read('AIRFROM=5&airto=6&ISCHARTER=0&ClassId=-1&CHECKIN_BEG=20261201&dateto=2026-12-08'),
  ).toMatchObject({
    source: 5,
    target: 6,
    isCharter: false,
    classId: 5,
    dateFrom: '2026-12-01',
    dateTo: '2026-12-08',
  });
});

test('what is no number of an airport or a class is a problem of its field', () => {
  const fields = read('airFrom=riga&classId=9').problems.map(({ field }) => field);
  expect(fields).toEqual(['AIRFROM', 'CLASSID']);
});

test('a campaign stays in the address beside the question', () => {
  expect(besideFlights(new URLSearchParams('airFrom=5&utm_source=mail&AGE1=3'))).toEqual({
    utm_source: 'mail',
  });
});
