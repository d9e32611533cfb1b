import { expect, test } from 'vitest';
import { calendarDay } from './calendar-day.ts';

const answered = { date: '2026-12-05', price: 1_240, reason: null };

test('[W-3.2-29] a day has its date, the colour of the legend and whether it can be chosen', () => {
  for (const status of ['charter', 'few', 'regular', 'request'] as const) {
    expect(calendarDay({ ...answered, status })).toEqual({
      value: '2026-12-05',
      colorCode: status,
      disabled: false,
      price: 1_240,
    });
  }
  expect(calendarDay({ ...answered, price: null, status: 'none', reason: 'noTours' })).toMatchObject({
    colorCode: 'none',
    disabled: true,
  });
});
