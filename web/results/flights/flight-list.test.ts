import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import type { FlightQuestion } from '#web/search/query/flight-question.ts';
import { chosenFilters, countFlights, type FlightRow, fitting } from './flight-list.ts';

const leg = (flightNumber: string, time: string, seats: 'many' | 'request' = 'many') => ({
  flightNumber,
  carrier: `Air ${flightNumber.slice(0, 2)}`,
  from: 'RIX',
  to: 'AYT',
  seats,
  departsAt: `2027-06-05T${time}`,
  arrivesAt: `2027-06-05T${time}`,
  durationMinutes: 200,
  seatsLeft: null,
  baggageKg: null,
  cabinKg: null,
});

const row = (more: Partial<FlightRow> & Pick<FlightRow, 'out'>): FlightRow => ({
  price: 300,
  currency: 'EUR',
  cat_Claim: 'a',
  freightExternal: 0,
  classId: 1,
  pricedAt: '10:00',
  back: null,
  ...more,
});

const rows = [
  row({ out: leg('BT 717', '06:00') }),
  row({ out: leg('TK 421', '05:59'), price: 500 }),
  row({ out: leg('BT 719', '18:30', 'request'), price: 400 }),
  row({ out: leg('BT 717', '06:00'), classId: 2, price: 900 }),
  row({ out: leg('TK 423', '12:00'), freightExternal: 2 }),
];

const asked: FlightQuestion = {
  source: 1,
  target: 2,
  direction: 'one-way',
  isCharter: true,
  classId: 1,
  adults: 2,
  childAges: [],
  dateFrom: plainDate('2027-06-05'),
  dateTo: undefined,
  sort: 0,
  page: 1,
  airlines: [],
  leaves: [],
  returns: [],
  onlySeats: false,
};

const pricesOf = (question: Partial<FlightQuestion>) =>
  fitting(rows, { ...asked, ...question }).map(({ price }) => price);

test('flights are narrowed by kind, class, airline, hours, seats and price', () => {
  expect(pricesOf({})).toEqual([300, 500, 400]);
  expect(pricesOf({ classId: 5 })).toEqual([300, 500, 400, 900]);
  expect(pricesOf({ isCharter: false })).toEqual([300]);
  expect(pricesOf({ airlines: ['TK'] })).toEqual([500]);
  expect(pricesOf({ leaves: [0] })).toEqual([500]);
  expect(pricesOf({ leaves: [6, 18] })).toEqual([300, 400]);
  expect(pricesOf({ onlySeats: true })).toEqual([300, 500]);
  expect(pricesOf({ costMin: 350, costMax: 400 })).toEqual([400]);
});

test('a count is of what choosing it shows: all other filters hold', () => {
  const facets = countFlights(rows, { ...asked, airlines: ['BT'] });
  expect(facets.airlines).toEqual([
    { value: 'BT', name: 'Air BT', count: 2 },
    { value: 'TK', name: 'Air TK', count: 1 },
  ]);
  expect(facets.classes).toEqual([
    { value: 1, count: 2 },
    { value: 2, count: 1 },
  ]);
  expect(facets.kinds).toEqual([
    { value: '1', count: 2 },
    { value: '0', count: 0 },
  ]);
  expect(facets.leaves.map(({ count }) => count)).toEqual([0, 1, 0, 1]);
  expect(facets.seats).toBe(1);
});

test('each filter in force leads to the question without it', () => {
  const chosen = chosenFilters({ ...asked, airlines: ['BT'], costMax: 400 });
  expect(chosen.map(({ kind }) => kind)).toEqual(['airlines', 'costMin']);
  expect(chosen.map(({ without }) => [without.airlines, without.costMax])).toEqual([
    [[], 400],
    [['BT'], undefined],
  ]);
});
