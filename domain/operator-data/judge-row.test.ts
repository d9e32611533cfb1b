import { expect, test } from 'vitest';
import { judgeRow } from './judge-row.ts';
import { tables } from './tables.ts';

const { contract_stay_pay, departure_town, flight_leg, hotel, office, redirect } = tables;

test('numbers are compared as numbers, days as days, and what is missing is not compared', () => {
  expect(judgeRow(hotel, { built_year: 999, renovated_year: 1990 })).toEqual([]);
  expect(judgeRow(hotel, { built_year: 1990, renovated_year: null })).toEqual([]);
  expect(judgeRow(hotel, { built_year: 1990, renovated_year: 999 })).toEqual([
    { column: 'renovated_year', reason: 'less than built_year 1990', value: '999' },
  ]);
  const stay = { stay_nights: 7, pay_nights: 6, stay_from: '2027-05-02', stay_to: '2027-05-01' };
  expect(judgeRow(contract_stay_pay, stay)).toEqual([
    { column: 'stay_to', reason: 'before stay_from 2027-05-02', value: '2027-05-01' },
  ]);
});

test('as many nights are not fewer', () => {
  expect(judgeRow(contract_stay_pay, { stay_nights: 7, pay_nights: 7 })).toEqual([
    { column: 'stay_nights', reason: 'not more than pay_nights 7', value: '7' },
  ]);
});

test('a latitude without a longitude is half a place', () => {
  expect(judgeRow(office, { latitude: 36.9, longitude: null })).toEqual([
    { column: 'longitude', reason: 'is needed with latitude' },
  ]);
  expect(judgeRow(office, { latitude: null, longitude: 30.7 })).toEqual([
    { column: 'longitude', reason: 'means nothing without latitude' },
  ]);
});

test('a redirect has an end unless its page is withdrawn', () => {
  expect(judgeRow(redirect, { from_path: '/a', to_path: null, status: 301 })).toEqual([
    { column: 'to_path', reason: 'is needed where status is not 410' },
  ]);
  expect(judgeRow(redirect, { from_path: '/a', to_path: '/b', status: 410 })).toEqual([
    { column: 'to_path', reason: 'must be empty where status is 410', value: '/b' },
  ]);
  expect(judgeRow(redirect, { from_path: '/a', to_path: null, status: 410 })).toEqual([]);
});

test('a flight does not end where it starts', () => {
  expect(judgeRow(flight_leg, { from_airport: 'RIX', to_airport: 'RIX' })).toEqual([
    { column: 'to_airport', reason: 'the same as from_airport', value: 'RIX' },
  ]);
});

test('the town of those who do not fly alone has no airport', () => {
  expect(judgeRow(departure_town, { id: 1, airport_code: null })).toEqual([]);
  expect(judgeRow(departure_town, { id: 1, airport_code: 'RIX' })).toEqual([
    { column: 'airport_code', reason: 'must be empty in number 1' },
  ]);
  expect(judgeRow(departure_town, { id: 2, airport_code: null })).toEqual([
    { column: 'airport_code', reason: 'may be empty only in number 1' },
  ]);
});
