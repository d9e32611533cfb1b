import { expect, test } from 'vitest';
import { chartPoints } from './rate-chart.tsx';

test('a point of the chart has the change, the day of the rate and the rate', () => {
  expect(chartPoints([{ date: '2026-11-21', rate: 84.1811, change: -0.848 }])).toEqual([
    { change: -0.848, dateRate: '2026-11-21', rate: 84.1811 },
  ]);
});
