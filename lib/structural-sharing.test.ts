import { expect, test } from 'vitest';
import { shareStructure } from './structural-sharing.ts';

test('what is equal becomes one object, at any depth, and nothing else changes', () => {
  const day = new Date(0);
  const value = {
    rows: [
      { flags: [{ name: 'Quiet' }] },
      { flags: [{ name: 'Quiet' }], day },
      { flags: [{ name: 'Loud' }] },
    ],
    first: { name: 'Quiet' },
  };
  const shared = shareStructure(value);
  expect(shared).toEqual(value);
  expect(shared.rows[0]!.flags).toBe(shared.rows[1]!.flags);
  expect(shared.rows[0]!.flags[0]).toBe(shared.first);
  expect(shared.rows[2]!.flags[0]).not.toBe(shared.first);
  expect(shared.rows[1]!.day).toBe(day);
});

test('what is undefined is left out, what is null is not, and an empty list is no empty object', () => {
  const shared = shareStructure([{ a: undefined }, { a: null }, {}, []]);
  expect(shared).toStrictEqual([{}, { a: null }, {}, []]);
  expect(new Set(shared).size).toBe(3);
});
