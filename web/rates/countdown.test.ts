import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

test('a countdown has hours, minutes and seconds of two digits', () => {
  expect([0, 59, 3_599, 86_399, 90_000].map(countdown)).toEqual([
    '00:00:00',
    '00:00:59',
    '00:59:59',
    '23:59:59',
    '25:00:00',
  ]);
});
