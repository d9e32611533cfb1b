import { expect, test } from 'vitest';
import { localMinute } from './local-minute.ts';

test('an instant has the day and the time of the place', () => {
  const instant = new Date('2026-11-21T22:05:59Z');
  expect(localMinute(instant, 'Europe/London')).toEqual(['2026-11-21', '22:05']);
  expect(localMinute(instant, 'Asia/Almaty')).toEqual(['2026-11-22', '03:05']);
});
