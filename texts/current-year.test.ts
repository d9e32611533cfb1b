import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { fillCurrentYear } from './current-year.ts';

test.each([
  ['2026-01-01', '2026'],
  ['2026-10-31', '2026'],
  ['2026-11-01', '2027'],
  ['2026-12-31', '2027'],
])('[S-9-10] [W-9-12] on %s the current year in a text is %s', (today, year) => {
  expect(fillCurrentYear('Summer {currentYear}, {currentYear}', plainDate(today))).toBe(
    `Summer ${year}, ${year}`,
  );
});
