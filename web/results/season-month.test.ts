import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { monthsOfSeason } from '#sites/seasons.ts';
import { chosenDays } from './season-month.ts';

const months = monthsOfSeason({ from: 5, to: 9 }, plainDate('2026-11-21'));
const chosen = (query: string) => chosenDays(months, new URLSearchParams(query));
const may = { from: '2027-05-01', to: '2027-05-31' };

test('a season begins with its first month', () => {
  expect(chosen('')).toEqual(may);
});

test('days within the season are kept, whatever the case of their names', () => {
  const july = { from: '2027-07-01', to: '2027-07-31' };
  expect(chosen('CHECKIN_BEG=20270701&CHECKIN_END=20270731')).toEqual(july);
  expect(chosen('checkin_beg=2027-07-01&checkin_end=2027-07-31')).toEqual(july);
});

test.each([
  'CHECKIN_BEG=20270401&CHECKIN_END=20270510',
  'CHECKIN_BEG=20270920&CHECKIN_END=20271003',
  'CHECKIN_BEG=20270720&CHECKIN_END=20270710',
  'CHECKIN_BEG=20270501&CHECKIN_END=20270930',
  'CHECKIN_BEG=20270740&CHECKIN_END=20270750',
  'CHECKIN_BEG=20270701',
])('%s is not within the season, and cleared', (query) => {
  expect(chosen(query)).toEqual(may);
});
