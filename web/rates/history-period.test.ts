import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { historyPeriod } from './history-period.ts';

test.each([
  [0, '2026-11-21', '2026-11-15'],
  [0, '2026-03-03', '2026-02-25'],
  [1, '2026-11-21', '2025-11-21'],
  [3, '2028-02-29', '2025-02-28'],
])('[S-2.11-07] [S-7.2-03] with %i years configured the history of %s begins on %s', (years, today, from) => {
  expect(historyPeriod({ rateHistoryYears: years }, plainDate(today))).toEqual({ from, to: today });
});
