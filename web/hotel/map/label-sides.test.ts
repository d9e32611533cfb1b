import { expect, test } from 'vitest';
import { type Labelled, labelSides, nameBox, type Side } from './label-sides.ts';

const hotel: Labelled = { x: 200, y: 150, width: 160, height: 24, prefers: 'above' };
const centre = (x: number, y: number): Labelled => ({ x, y, width: 80, height: 24, prefers: 'right' });
const beach = (x: number, y: number): Labelled => ({ x, y, width: 60, height: 24, prefers: 'below' });

test('each name stands where it is used to where nothing is in its way', () => {
  expect(labelSides([hotel, centre(400, 40), beach(210, 160)])).toEqual(['above', 'right', 'below']);
});

test('the name of the hotel leaves the dot of the centre free, wherever that lies', () => {
  expect(labelSides([hotel, centre(240, 130)])).toEqual(['below', 'right']);
  expect(labelSides([hotel, centre(170, 132), beach(190, 170)])[0]).toBe('right');
});

test('the name of the beach leaves the dot of the centre free, and for its sake that of the hotel moves', () => {
  expect(labelSides([hotel, centre(216, 162), beach(200, 152)])).toEqual(['above', 'right', 'left']);
  expect(labelSides([hotel, centre(226, 164), beach(204, 146)])).toEqual(['left', 'right', 'above']);
});

test('wherever a few places lie, names cover no more than in any other arrangement', () => {
  const at = (i: number) => [200 + ((i * 37) % 241) - 120, 150 + ((i * 23) % 121) - 60] as const;
  for (let i = 0; i < 200; i++) {
    const marks = [hotel, centre(...at(i)), beach(...at(i * 7 + 3))];
    const chosen = covered(marks, labelSides(marks));
    for (const others of arrangements(marks.length))
      expect(chosen, JSON.stringify(marks)).toBeLessThanOrEqual(covered(marks, others) + marks.length);
  }
});

const arrangements = (count: number): Side[][] =>
  count === 0
    ? [[]]
    : arrangements(count - 1).flatMap((before) =>
        (['above', 'below', 'right', 'left'] as const).map((side) => [...before, side]),
      );

/** How much names cover of dots and of one another. */
function covered(marks: readonly Labelled[], sides: readonly Side[]): number {
  const names = marks.map((mark, index) => nameBox(mark, sides[index]!));
  const areas = names.flatMap((name, index) => [
    ...marks.filter((_, other) => other !== index).map(({ x, y }) => shared(name, dotAt(x, y))),
    ...names.slice(0, index).map((other) => shared(name, other)),
  ]);
  return areas.reduce((sum, area) => sum + area, 0);
}

type Box = ReturnType<typeof nameBox>;

const dotAt = (x: number, y: number): Box => ({ left: x - 8, top: y - 8, right: x + 8, bottom: y + 8 });

function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
