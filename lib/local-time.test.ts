import { expect, test } from 'vitest';
import { instantOf } from './local-time.ts';

const written = (local: string, timeZone: string) => new Date(instantOf(local, timeZone)).toISOString();

test('a local time is an instant of its zone, in winter and in summer', () => {
  expect(written('2027-01-15T12:00', 'Europe/Riga')).toBe('2027-01-15T10:00:00.000Z');
  expect(written('2027-06-15T12:00', 'Europe/Riga')).toBe('2027-06-15T09:00:00.000Z');
  expect(written('2027-06-15T00:10', 'Asia/Almaty')).toBe('2027-06-14T19:10:00.000Z');
  expect(written('2027-06-15T23:50', 'America/New_York')).toBe('2027-06-16T03:50:00.000Z');
});

test('on the day when the clocks change the hour decides', () => {
  expect(written('2027-03-28T02:30', 'Europe/Riga')).toBe('2027-03-28T00:30:00.000Z');
  expect(written('2027-03-28T05:30', 'Europe/Riga')).toBe('2027-03-28T02:30:00.000Z');
  expect(written('2027-10-31T02:30', 'Europe/Riga')).toBe('2027-10-30T23:30:00.000Z');
  expect(written('2027-10-31T05:30', 'Europe/Riga')).toBe('2027-10-31T03:30:00.000Z');
});
