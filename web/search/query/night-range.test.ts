import { expect, test } from 'vitest';
import { chooseNight, closedNights, nearestNights, openNights, settledNights } from './night-range.ts';

test('the first click is the shortest stay, the second the longest, a third begins anew [W-4-41] [W-4-42] [W-4-43]', () => {
  const first = chooseNight({ from: 7, to: 7 }, 9);
  expect(first).toEqual({ from: 9, to: undefined });
  const second = chooseNight(first, 12);
  expect(second).toEqual({ from: 9, to: 12 });
  expect(chooseNight(second, 5)).toEqual({ from: 5, to: undefined });
});

test('a second click below the first swaps the two [W-4-42]', () => {
  expect(chooseNight({ from: 9, to: undefined }, 4)).toEqual({ from: 4, to: 9 });
});

test('closing after one click makes both the same [W-4-44]', () => {
  expect(closedNights({ from: 9, to: undefined })).toEqual({ from: 9, to: 9 });
  expect(closedNights({ from: 9, to: 11 })).toEqual({ from: 9, to: 11 });
});

test('nights that are absent or have no places cannot be chosen, and only 30 entries count [W-2.9-14] [W-5-19]', () => {
  expect([
    ...openNights([
      { nights: 3, places: 0 },
      { nights: 7, places: 1 },
      { nights: 9, places: 2 },
    ]),
  ]).toEqual([7, 9]);
  const long = Array.from({ length: 40 }, (_, i) => ({ nights: i + 1, places: 1 }));
  expect(openNights(long).size).toBe(30);
});

test.each([
  [
    'exact with free places',
    [
      [6, 1],
      [7, 1],
      [8, 1],
    ],
    7,
  ],
  [
    'larger with free places before exact without',
    [
      [7, 2],
      [9, 1],
      [6, 1],
    ],
    9,
  ],
  [
    'smaller with free places before exact without',
    [
      [7, 2],
      [5, 1],
      [3, 1],
    ],
    5,
  ],
  [
    'exact',
    [
      [7, 2],
      [8, 2],
    ],
    7,
  ],
  [
    'larger',
    [
      [6, 2],
      [10, 2],
      [12, 2],
    ],
    10,
  ],
  [
    'smaller',
    [
      [4, 2],
      [6, 2],
    ],
    6,
  ],
])('the default stay is the nearest to 7: %s [W-4-45] [W-4-46]', (_, sold, expected) => {
  expect(nearestNights(sold.map(([nights = 0, places = 0]) => ({ nights, places })))).toBe(expected);
});

test('where nothing is sold there is no default', () => {
  expect(nearestNights([{ nights: 7, places: 0 }])).toBeUndefined();
});

test('when a list loads, the default gives way to what is surer, a choice only to what is sold at all [W-4-45] [W-4-46]', () => {
  const sold = [
    { nights: 7, places: 2 },
    { nights: 9, places: 1 },
  ];
  const seven = { from: 7, to: 7 };
  expect(settledNights(sold, { ...seven, isDefault: true })).toBe(9);
  expect(settledNights(sold, { ...seven, isDefault: false })).toBeUndefined();
  expect(settledNights(sold, { from: 5, to: 8, isDefault: false })).toBeUndefined();
  expect(settledNights(sold, { from: 3, to: 5, isDefault: false })).toBe(9);
  expect(settledNights([{ nights: 7, places: 1 }], { ...seven, isDefault: true })).toBeUndefined();
  expect(settledNights([], { ...seven, isDefault: true })).toBeUndefined();
});
