import { expect, test } from 'vitest';
import { searchTours } from '#calls/search.ts';
import { plainDate } from '#lib/plain-date.ts';
import { flightTypes, readFlightSearch, writeFlightSearch } from './flight-search.ts';
import { readQueryValues } from './query-values.ts';

const today = plainDate('2026-11-21');
const both = { showCharter: true, showGds: true };
const defaults = { today, currency: 'EUR', flags: both };
const read = (query: string, flags = both) =>
  readFlightSearch(readQueryValues(new URLSearchParams(query)), { ...defaults, flags });

test('[W-3.2-32] a flight search holds source, target, direction, flight type, dates, class and currency, as its query says', () => {
  const query =
    'airFrom=25500&airTo=13520&direction=there-and-back&isCharter=0&dateFrom=20261205&dateTo=20261219&classId=2&CURRENCY=USD';
  expect(read(query)).toEqual({
    adults: 2,
    childAges: [],
    source: 25_500,
    target: 13_520,
    direction: 'there-and-back',
    flightType: '0',
    dateFrom: '2026-12-05',
    dateTo: '2026-12-19',
    classId: 2,
    currency: 'USD',
  });
});

test('[W-3.2-33] the flight type is written "1" for charter and "0" for regular flights', () => {
  const charter = read('');
  expect(writeFlightSearch(charter).isCharter).toBe('1');
  expect(writeFlightSearch({ ...charter, flightType: flightTypes.regular }).isCharter).toBe('0');
  expect(read('isCharter=0').flightType).toBe('0');
  expect(read('isCharter=1').flightType).toBe('1');
});

test('[W-3.2-31] travellers are adults, children with an age field each, ages as one value of the query, and a class', () => {
  const search = read('ADULT=3&CHILD=2&AGE1=11&AGE2=4&classId=2');
  expect(search).toMatchObject({ adults: 3, childAges: [4, 11], classId: 2 });
  expect(writeFlightSearch(search)).toMatchObject({ ADULT: '3', CHILD: '2', AGES: '4,11', classId: '2' });
  expect(read('')).toMatchObject({ adults: 2, childAges: [], classId: 1 });
  expect(writeFlightSearch(read(''))).not.toHaveProperty('AGES');
});

test('a site that hides charter flights has regular ones only, and the other way round', () => {
  expect(read('isCharter=1', { showCharter: false, showGds: true }).flightType).toBe('0');
  expect(read('isCharter=0', { showCharter: true, showGds: false }).flightType).toBe('1');
});

test('without dates it leaves in a week and comes back a week later; a past day and a way back that is too early are replaced', () => {
  expect(read('')).toMatchObject({ dateFrom: '2026-11-28', dateTo: '2026-12-05' });
  expect(read('dateFrom=20261101')).toMatchObject({ dateFrom: '2026-11-28' });
  expect(read('dateFrom=20261210&dateTo=20261210')).toMatchObject({ dateTo: '2026-12-17' });
  expect(read('dateFrom=20261210&dateTo=20261211')).toMatchObject({ dateTo: '2026-12-11' });
});

test('one way has no day of return, and its query ends on the day it begins', () => {
  const oneWay = read('airFrom=1&airTo=2&direction=one-way&dateFrom=20261210&dateTo=20261220');
  expect(oneWay.dateTo).toBeUndefined();
  expect(writeFlightSearch(oneWay)).toMatchObject({ dateFrom: '20261210', dateTo: '20261210' });
});

test('what it writes is a query that the search takes', () => {
  const written = writeFlightSearch(read('airFrom=25500&airTo=13520'));
  expect(searchTours.query.safeParse(written).success).toBe(true);
});
