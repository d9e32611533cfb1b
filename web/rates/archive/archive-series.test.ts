import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { axisDate, seriesPoints } from './archive-series.ts';

test.each([
  [365, '02.11'],
  [366, '02.11.2026'],
])('[S-2.11-19] under a chart of %d points a day is %s', (points, written) => {
  expect(axisDate('2026-11-02', points)).toBe(written);
});

test('[S-2.11-15] each rate of a series has its day, and its change against the day before', () => {
  const points = seriesPoints({ from: plainDate('2026-02-28'), rates: [90, 90.5, 90], firstChange: 0.25 });
  expect(points).toEqual([
    { dateRate: '2026-02-28', rate: 90, change: 0.25 },
    { dateRate: '2026-03-01', rate: 90.5, change: 0.5 },
    { dateRate: '2026-03-02', rate: 90, change: -0.5 },
  ]);
});
