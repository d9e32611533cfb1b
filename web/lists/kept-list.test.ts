import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { travellerCookie } from '#web/context/user/traveller-here.ts';
import { listNames, readList, toggled, writeList } from './kept-list.ts';
import { canToggle } from './list-limits.ts';

const lists = fc.uniqueArray(fc.integer({ min: 1, max: 60 }));
const full = Array.from({ length: 20 }, (_, index) => index + 1);

test('[S-4.7-01] [S-4.7-02] [W-4-52] [W-4-55] a hotel that is not in the list is appended, one that is leaves it', () => {
  expect(toggled([3, 1], 2)).toEqual([3, 1, 2]);
  expect(toggled([3, 1, 2], 1)).toEqual([3, 2]);
  fc.assert(
    fc.property(lists, fc.integer({ min: 61, max: 70 }), (list, inc) => {
      expect(toggled(toggled(list, inc), inc)).toEqual(list);
    }),
  );
});

test('[S-4.7-03] [W-4-54] with 20 hotels to compare only those can be toggled; favourites have an end for an account alone', () => {
  expect(canToggle('compare', full.slice(1), 21)).toBe(true);
  expect(canToggle('compare', full, 21)).toBe(false);
  expect(canToggle('compare', [...full, 22], 21)).toBe(false);
  expect(canToggle('compare', full, 20)).toBe(true);
  const many = Array.from({ length: 400 }, (_, index) => index + 1);
  expect(canToggle('favorites', many, 401)).toBe(true);
  vi.stubGlobal('document', { cookie: `${travellerCookie}=7` });
  expect(canToggle('favorites', many, 401)).toBe(false);
  expect(canToggle('favorites', many, 400)).toBe(true);
  expect(canToggle('favorites', many.slice(1), 401)).toBe(true);
  vi.unstubAllGlobals();
});

test('[W-3.10-01] [S-3.1-04] [S-3.1-05] ids to compare are stored as texts, favourites as numbers', () => {
  expect(writeList('compare', [7, 8])).toBe('["7","8"]');
  expect(writeList('favorites', [7, 8])).toBe('[7,8]');
  fc.assert(
    fc.property(fc.constantFrom(...listNames), lists, (name, list) => {
      expect(readList(writeList(name, list))).toEqual(list);
    }),
  );
});

test.each([null, '', 'null', '{}', '"7"', '[', '["x"]', '[1.5]'])('%s is an empty list', (stored) => {
  expect(readList(stored)).toEqual([]);
});
