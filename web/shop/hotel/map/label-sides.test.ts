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

test('the name of the beach leaves the dot of the centre free', () => {
  expect(labelSides([hotel, centre(216, 162), beach(200, 152)])).toEqual(['above', 'right', 'left']);
});

test('wherever a few places lie, a name covers a dot or another name only where every side of it would', () => {
  const at = (i: number) => [200 + ((i * 37) % 241) - 120, 150 + ((i * 23) % 121) - 60] as const;
  for (let i = 0; i < 2_000; i++) {
    const marks = [hotel, centre(...at(i)), beach(...at(i * 7 + 3)), centre(...at(i * 11 + 5))];
    const chosen = labelSides(marks);
    const before = (index: number) => marks.slice(0, index).map((mark, at) => nameBox(mark, chosen[at]!));
    marks.forEach((mark, index) => {
      const isFree = (side: Side) => {
        const name = nameBox(mark, side);
        const dots = marks.filter((each) => each !== mark).map(({ x, y }) => nameBox(dotAt(x, y), 'above'));
        return [...dots, ...before(index)].every((box) => !overlaps(name, box));
      };
      const free = (['above', 'below', 'right', 'left'] as const).filter(isFree);
      if (free.length > 0) expect(free).toContain(chosen[index]);
    });
  }
});

/** A box as large as a dot: a name of its size whose own dot lies below it. */
const dotAt = (x: number, y: number): Labelled => ({ ...beach(x, y + 20), width: 16, height: 16 });

type Box = ReturnType<typeof nameBox>;
const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
