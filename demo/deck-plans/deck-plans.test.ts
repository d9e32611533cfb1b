import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  cabinLetters,
  type DeckPart,
  type DeckPlan,
  deckPath,
  type RoomKind,
  readDeckPath,
  roomLengths,
} from './deck-plan.ts';
import { drawDeck } from './draw-deck.ts';
import { layOut } from './lay-out.ts';

const anyPart: fc.Arbitrary<DeckPart> = fc.oneof(
  fc.record({
    kind: fc.constant('room'),
    room: fc.constantFrom(...(Object.keys(roomLengths) as RoomKind[])),
  }),
  fc.constantFrom({ kind: 'stairs' as const }, { kind: 'service' as const }),
  fc.record({
    kind: fc.constant('cabins'),
    outer: fc.constantFrom(...cabinLetters),
    inner: fc.option(fc.constantFrom(...cabinLetters), { nil: undefined }),
    columns: fc.integer({ min: 1, max: 24 }),
  }),
);

const anyPlan: fc.Arbitrary<DeckPlan> = fc.record({
  hull: fc.constantFrom('sea', 'river'),
  deck: fc.integer({ min: 1, max: 20 }),
  hasPromenade: fc.boolean(),
  parts: fc.array(anyPart, { minLength: 1, maxLength: 12 }),
});

const withCabins: DeckPlan = {
  hull: 'sea',
  deck: 8,
  hasPromenade: false,
  parts: [
    { kind: 'service' },
    { kind: 'cabins', outer: 'c', inner: 'a', columns: 10 },
    { kind: 'stairs' },
    { kind: 'cabins', outer: 'd', inner: undefined, columns: 4 },
  ],
};

test('the path of a plan says all that is on it', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      expect(readDeckPath(deckPath(plan))).toEqual(plan);
    }),
  );
});

test.each([
  '/media/deck/sea/8.svg',
  '/media/deck/sea/0.svg?parts=bar',
  '/media/deck/air/8.svg?parts=bar',
  '/media/deck/sea/8.svg?parts=casino',
  '/media/deck/sea/8.svg?parts=c-x-25',
  '/media/deck/sea/8.svg?parts=c-x',
  '/media/deck/sea/8.svg?parts=c-z-4',
  '/media/deck/sea/8.svg?parts=constructor',
  '/media/deck/sea/8.svg?parts=bar&promenade=no',
  `/media/deck/sea/8.svg?parts=${Array(17).fill('bar').join('.')}`,
])('no plan has the path %s', (path) => {
  expect(readDeckPath(path)).toBeUndefined();
});

test('every cabin has a number of its own, odd to starboard and even to port', () => {
  const { cabins, hull } = layOut(withCabins);
  expect(cabins).toHaveLength(10 * 4 + 4 * 2);
  expect(new Set(cabins.map(({ number }) => number)).size).toBe(cabins.length);
  for (const { number, y, h } of cabins) expect(number % 2 === 1).toBe(y + h / 2 < hull.y + hull.h / 2);
});

test('nothing on a deck lies on anything else', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const { cabins, rooms, stairs } = layOut(plan);
      const boxes = [...cabins, ...rooms, ...stairs];
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1)) {
          const [across, down] = [overlap(a.x, a.w, b.x, b.w), overlap(a.y, a.h, b.y, b.h)];
          expect(Math.min(across, down)).toBeLessThan(0.01);
        }
    }),
    { numRuns: 20 },
  );
});

const overlap = (a: number, length: number, b: number, other: number) =>
  Math.min(a + length, b + other) - Math.max(a, b);

test('a plan of any parts becomes a picture', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlan, async (plan) => {
      const { width } = await sharp(Buffer.from(drawDeck(plan))).metadata();
      expect(width).toBe(1280);
    }),
    { numRuns: 20 },
  );
});
