import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HotelOnMap } from '#calls/search-map.ts';
import type { Box } from '#lib/box.ts';
import { mapLimits } from '#web/parts/map/map-limits.ts';
import { arrangePriceTags } from './price-tags.ts';

const world: Box = [-180, -85, 180, 85];

const someHotels = fc
  .array(
    fc.record({
      at: fc.tuple(
        fc.double({ min: 36, max: 37, noNaN: true }),
        fc.double({ min: 30, max: 33, noNaN: true }),
      ),
      price: fc.integer({ min: 1, max: 900_000 }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((rows) => rows.map((row, index): HotelOnMap => ({ ...row, inc: index + 1, ...named })));
const named = { name: 'Solstice', star: '5*', slug: 'solstice', stateSlug: 'turkey' };

test('at every zoom each hotel stands in one tag, whose price is the lowest of its hotels', () => {
  fc.assert(
    fc.property(someHotels, fc.integer({ min: 2, max: 17 }), (hotels, zoom) => {
      const tags = arrangePriceTags(hotels)(world, zoom);
      const incs = tags.flatMap((tag) => tag.hotels.map(({ inc }) => inc)).sort((a, b) => a - b);
      expect(incs).toEqual(hotels.map(({ inc }) => inc));
      for (const tag of tags) {
        expect(tag.lowest).toBe(Math.min(...tag.hotels.map(({ price }) => price)));
        if (tag.hotels.length > 1) expect(tag.zoomInto).toBeGreaterThan(zoom);
      }
    }),
  );
});

test('at the largest zoom no hotel hides another, and what opens there opens no farther', () => {
  const twins = [1, 2].map((inc): HotelOnMap => ({ inc, at: [36.7, 31.4], price: inc * 100, ...named }));
  const [tag] = arrangePriceTags(twins)(world, 5);
  expect(tag).toMatchObject({ lowest: 100, zoomInto: mapLimits.maxZoom });
  expect(arrangePriceTags(twins)(world, mapLimits.maxZoom)).toHaveLength(2);
});
