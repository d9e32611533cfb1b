import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPoster } from './draw-poster.ts';
import {
  ARCHITECTURES,
  ATTRIBUTES,
  BEACHES,
  CLIMATES,
  COASTS,
  HOURS,
  KINDS,
  type PosterFacts,
  RELIEFS,
  SEASONS,
} from './facts.ts';
import { posterPath, readPosterPath } from './poster-path.ts';

const anyFacts: fc.Arbitrary<PosterFacts> = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    hour: fc.constantFrom(...HOURS),
    season: fc.constantFrom(...SEASONS),
    coast: fc.constantFrom(...COASTS),
    relief: fc.constantFrom(...RELIEFS),
    climate: fc.constantFrom(...CLIMATES),
    architecture: fc.constantFrom(...ARCHITECTURES),
    beach: fc.constantFrom(...BEACHES),
    has: fc.subarray([...ATTRIBUTES], { maxLength: 6 }),
    seed: fc.stringMatching(/^[a-z0-9-]{1,16}$/),
    size: fc.constantFrom([1200, 900], [900, 1200], [2000, 1000]),
  })
  .map(({ size: [width = 1200, height = 900], ...facts }) => ({ ...facts, width, height }));

test('the same facts always draw the same picture', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => drawPoster(facts) === drawPoster({ ...facts })),
    { numRuns: 60 },
  );
});

test('a poster is complete: no missing number, every colour and gradient known, at most 20 KB of plain elements', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const svg = drawPoster(facts);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThanOrEqual(20 * 1024);
      const gradients = new Set(svg.match(/(?<=id=")g\d+/g));
      for (const used of svg.match(/(?<=url\(#)g\d+/g) ?? []) expect(gradients).toContain(used);
    }),
    { numRuns: 400 },
  );
});

test('1,200 hotels on one coast have 1,200 different pictures, each a well-formed drawing', async () => {
  const facts = readPosterPath(
    '/media/poster/hotel/h1-0.svg?hour=day&at=sea.hills.mediterranean.modern.sand&has=pool',
  );
  expect(facts).toBeDefined();
  if (!facts) return;
  const pictures = Array.from({ length: 1200 }, (_, i) => drawPoster({ ...facts, seed: `h${i}-0` }));
  expect(new Set(pictures).size).toBe(1200);
  for (const svg of pictures.filter((_, i) => i % 40 === 0)) {
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
      format: 'svg',
      width: 1200,
      height: 900,
    });
  }
});

test('every kind is well-formed XML at every hour', async () => {
  for (const kind of KINDS) {
    for (const hour of HOURS) {
      const [facts] = fc.sample(anyFacts, { numRuns: 1, seed: kind.length });
      if (facts) await sharp(Buffer.from(drawPoster({ ...facts, kind, hour }))).metadata();
    }
  }
});

test('a poster is named by its facts in under 200 characters and read back whole', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const path = posterPath(facts);
      expect(path.length).toBeLessThan(200);
      expect(readPosterPath(path)).toEqual(facts);
    }),
  );
});

test.each([
  '/media/poster/beach/1.svg',
  '/media/poster/beach/1.svg?hour=day',
  '/media/poster/castle/1.svg?hour=day&at=sea.hills.tropical.thatched.sand',
  '/media/poster/beach/1.svg?hour=noon&at=sea.hills.tropical.thatched.sand',
  '/media/poster/beach/1.svg?hour=day&at=sea.hills.tropical.thatched',
  '/media/poster/beach/1.svg?hour=day&at=sea.hills.tropical.thatched.sand.more',
  '/media/poster/beach/1.svg?at=sea.hills.tropical.thatched.sand&hour=day',
  '/media/poster/beach/1.svg?hour=day&at=sea.hills.tropical.thatched.sand&season=summer',
  '/media/poster/beach/1.svg?hour=day&at=sea.hills.tropical.thatched.sand&has=palms.pool',
  '/media/poster/beach/1.svg?hour=day&at=sea.hills.tropical.thatched.sand&has=helipad',
  '/media/poster/beach/1.svg?hour=day&at=sea.hills.tropical.thatched.sand&size=99999x99999',
  '/media/poster/beach/1.svg?hour=day&at=sea.hills.tropical.thatched.sand&hour=day',
  '/media/poster/beach/UPPER.svg?hour=day&at=sea.hills.tropical.thatched.sand',
  '/media/poster/beach/seventeen-letters.svg?hour=day&at=sea.hills.tropical.thatched.sand',
  '/media/photo/1.jpg',
])('a path that is not exactly a poster is none: %s', (path) => {
  expect(readPosterPath(path)).toBeUndefined();
});
