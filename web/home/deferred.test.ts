import { expect, test } from 'vitest';
import { deferUnlessReady } from './deferred.ts';

test('a value that is there in time comes as itself', async () => {
  expect(await deferUnlessReady(Promise.resolve(7), 1_000)).toEqual({ value: 7 });
});

test('a slow value comes as a promise of it', async () => {
  const slow = Promise.withResolvers<number>();
  const { value } = await deferUnlessReady(slow.promise, 1);
  expect(value).toBeInstanceOf(Promise);
  slow.resolve(7);
  expect(await value).toBe(7);
});

test('a value that fails in time fails', async () => {
  await expect(deferUnlessReady(Promise.reject(new Error('no prices')), 1_000)).rejects.toThrow('no prices');
});
