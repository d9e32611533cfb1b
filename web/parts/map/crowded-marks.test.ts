import { expect, test } from 'vitest';
import { crowdedMarks, type SeenMark } from './crowded-marks.ts';

const crowded = (...marks: Omit<SeenMark, 'key'>[]) =>
  [...crowdedMarks(marks.map((mark, index) => ({ ...mark, key: `${index}` })))].map(Number);

const name = 'Solstice Sokolniki';

test('a name that would lie over the icon of another mark is not shown', () => {
  expect(crowded({ x: 0, y: 0, name }, { x: 120, y: 5, name })).toEqual([0]);
});

test('marks that lie apart keep their names: below each other, or farther than a name is long', () => {
  expect(crowded({ x: 0, y: 0, name }, { x: 120, y: 40, name })).toEqual([]);
  expect(crowded({ x: 0, y: 0, name }, { x: 180, y: 0, name })).toEqual([]);
});

test('a longer name reaches farther, up to the width at which it becomes two lines', () => {
  const far = { x: 195, y: 0, name: '' };
  expect(crowded({ x: 0, y: 0, name }, far)).toEqual([]);
  expect(crowded({ x: 0, y: 0, name: name.repeat(2) }, far)).toEqual([0]);
  expect(crowded({ x: 0, y: 0, name: name.repeat(9) }, { ...far, x: 230 })).toEqual([]);
});

test('a mark without a name is not crowded', () => {
  expect(crowded({ x: 0, y: 0, name: '' }, { x: 20, y: 0, name: '' })).toEqual([]);
});
