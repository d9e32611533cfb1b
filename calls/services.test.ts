import { expect, test } from 'vitest';
import { shownServiceStates, shownServiceTowns, shownServiceTypes } from './services.ts';

test('the wizard offers kinds of category 4 that are 69 or 56 [W-7-26]', () => {
  const type = (id: number, serviceCategoryKey: string) => ({ id, serviceCategoryKey });
  const types = [type(69, '4'), type(70, '4'), type(56, '4'), type(69, '5')];
  expect(shownServiceTypes(types).map(({ id }) => id)).toEqual([69, 56]);
});

test('no destination stands for all countries [W-7-29]', () => {
  expect(shownServiceStates([{ id: 3 }, { id: -2_147_483_647 }, { id: 34 }])).toEqual([
    { id: 3 },
    { id: 34 },
  ]);
});

const all = { id: -2_147_483_647 };

test("'all' is the first of the towns [W-7-31]", () => {
  expect(shownServiceTowns([{ id: 1 }, { id: 2 }, all])).toEqual([all, { id: 1 }, { id: 2 }]);
  expect(shownServiceTowns([all])).toEqual([all]);
});

test("beside one town only, 'all' is left out [W-7-32]", () => {
  expect(shownServiceTowns([all, { id: 1 }])).toEqual([{ id: 1 }]);
  expect(shownServiceTowns([{ id: 1 }, { id: 2 }])).toEqual([{ id: 1 }, { id: 2 }]);
});
