import { expect, test } from 'vitest';
import type { Leg } from '#price-search/catalogue.ts';
import { daysWithOutbound, daysWithReturn, flightDays } from './flight-days.ts';

const leg = (departDay: number, more: Partial<Leg> = {}): Leg => ({
  id: departDay,
  carrierCode: 'BT',
  flightNumber: '717',
  from: 'RIX',
  to: 'AYT',
  departDay,
  departMinute: 360,
  arriveDay: departDay,
  arriveMinute: 600,
  classId: 1,
  freight: 0,
  seatsFree: 40,
  isOnRequest: false,
  currency: 'EUR',
  adultAmount: 1,
  childAmount: 1,
  infantAmount: 1,
  baggageKg: null,
  cabinKg: null,
  cancellationTermsId: null,
  ...more,
});

const both = { charter: true, regular: true };
const today = 100;

test('there is one character a day from today on; today, a day without a flight, or with a full one, is 0 [W-3.2-19]', () => {
  const legs = [leg(99), leg(100), leg(101), leg(103, { seatsFree: 0 }), leg(104, { seatsFree: 1 })];
  expect(flightDays(legs, both, today)).toBe('01001');
});

test('a day with regular flights alone is 5, one with a charter as well is what the charter is [W-3.2-20]', () => {
  const legs = [leg(101, { freight: 2 }), leg(102, { freight: 2 }), leg(102, { isOnRequest: true })];
  expect(flightDays(legs, both, today)).toBe('052');
  expect(flightDays(legs, { charter: true, regular: false }, today)).toBe('002');
  expect(flightDays(legs, { charter: false, regular: true }, today)).toBe('055');
});

test('one class with seats opens a day whose other class is full', () => {
  const legs = [leg(101, { seatsFree: 0 }), leg(101, { classId: 2, seatsFree: 20 })];
  expect(flightDays(legs, both, today)).toBe('01');
  expect(flightDays(legs.toReversed(), both, today)).toBe('01');
});

test('there and back: a day out needs a later day back, and a day back an earlier day out', () => {
  expect(daysWithReturn('10101', '0010')).toBe('1');
  expect(daysWithOutbound('10101', '0010')).toBe('00001');
  expect(daysWithReturn('101', '')).toBe('');
  expect(daysWithOutbound('101', '')).toBe('');
});
