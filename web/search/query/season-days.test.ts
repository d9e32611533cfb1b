import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { daysWithin, monthAddress } from './season-days.ts';

const summer = { from: 5, to: 9 };
const within = (query: string, today = '2026-11-21') =>
  daysWithin(summer, plainDate(today), new URLSearchParams(query));
const july = { from: plainDate('2027-07-01'), to: plainDate('2027-07-31') };

test('an address without days has none to clear', () => {
  expect(within('')).toEqual({ days: undefined, areCleared: false });
  expect(within('STATEINC=3')).toEqual({ days: undefined, areCleared: false });
});

test.each([
  'CHECKIN_BEG=20270701&CHECKIN_END=20270731',
  'checkin_beg=2027-07-01&checkin_end=2027-07-31',
  'dateFrom=20270701&dateTo=20270731',
])('%s lies within the season, and is kept', (query) => {
  expect(within(query)).toEqual({ days: july, areCleared: false });
});

test('the first and the last day of a season are within it, the day before and the day after are not', () => {
  expect(within('CHECKIN_BEG=20270501').days).toEqual({ from: '2027-05-01', to: '2027-05-01' });
  expect(within('CHECKIN_BEG=20270930').days).toEqual({ from: '2027-09-30', to: '2027-09-30' });
  expect(within('CHECKIN_BEG=20270430').days).toBeUndefined();
  expect(within('CHECKIN_BEG=20271001').days).toBeUndefined();
});

test.each([
  'CHECKIN_BEG=20270401&CHECKIN_END=20270510',
  'CHECKIN_BEG=20270920&CHECKIN_END=20271003',
  'CHECKIN_BEG=20270720&CHECKIN_END=20270710',
  'CHECKIN_BEG=20270501&CHECKIN_END=20270930',
  'CHECKIN_BEG=20270740&CHECKIN_END=20270750',
  'CHECKIN_BEG=20260701&CHECKIN_END=20260731',
  'CHECKIN_END=20270701',
])('%s is not within the season, and cleared', (query) => {
  expect(within(query)).toEqual({ days: undefined, areCleared: true });
});

test('of days that have begun those to come are kept', () => {
  const month = 'CHECKIN_BEG=20270701&CHECKIN_END=20270731';
  expect(within(month, '2027-07-10').days).toEqual({ from: '2027-07-11', to: '2027-07-31' });
  expect(within(month, '2027-07-30').days).toEqual({ from: '2027-07-31', to: '2027-07-31' });
  expect(within(month, '2027-07-31')).toEqual({ days: undefined, areCleared: true });
  expect(within('CHECKIN_BEG=20270425&CHECKIN_END=20270605', '2027-05-10').areCleared).toBe(true);
});

test('the address of a month keeps all but days and page', () => {
  const search = '?utm=mail&STATE=3&dateFrom=20200101&dateTo=20200107&ADULT=1&PRICE_PAGE=2';
  const pathname = '/search/lato';
  expect(monthAddress({ pathname, search }, july, 2)).toBe(
    '/search/lato?STATEINC=3&CHECKIN_BEG=20270701&CHECKIN_END=20270731&ADULT=1&UTM=mail',
  );
  expect(monthAddress({ pathname, search: `${search}&TOWNFROM=50` }, july, 2)).toContain('&TOWNFROM=2&');
});
