import { expect, test, vi } from 'vitest';
import { memoizeAsync } from './memoize-async.ts';

test('what has come is not asked for again', async () => {
  const ask = vi.fn(async () => 'here');
  const asked = memoizeAsync(ask);
  const coming = asked();
  expect(asked()).toBe(coming);
  await coming;
  expect(asked()).toBe(coming);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a failure is one answer to all who ask at the moment, and is asked for again by who asks later', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(async () => 'here').mockRejectedValueOnce(new TypeError('offline'));
  const asked = memoizeAsync(ask);
  const coming = asked();
  await expect(coming).rejects.toThrow('offline');
  expect(asked()).toBe(coming);
  vi.advanceTimersByTime(1_000);
  await expect(asked()).resolves.toBe('here');
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
