import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Directory } from '#domain/catalogue/directory.ts';
import { noFilters } from '#price-search/best-per-hotel.ts';
import { catalogueStart, randomCatalogue } from '#price-search/random-catalogue.ts';
import { buildSnapshot } from '#price-search/snapshot.ts';
import { longestWindowDays, relaxSearch } from './relax-search.ts';

/** Prices need no names. */
const directory: Directory = {
  states: new Map(),
  regions: new Map(),
  towns: new Map(),
  airports: new Map(),
  departureTowns: new Map(),
  stars: new Map(),
  meals: new Map(),
  attributes: new Map(),
  hotels: new Map(),
  rooms: new Map(),
  accommodations: new Map(),
  carriers: new Map(),
  tours: new Map(),
  programTypes: new Map(),
  services: new Map(),
  supplements: new Map(),
};
const moments = Array.from({ length: 20 }, (_, seed) => ({
  version: 1,
  snapshot: buildSnapshot(randomCatalogue(seed)),
  directory,
}));
const today = catalogueStart;
const tomorrow = today + 1;

const questions = fc.record({
  moment: fc.nat({ max: moments.length - 1 }),
  departFrom: fc.integer({ min: today, max: today + 60 }),
  windowDays: fc.integer({ min: 0, max: longestWindowDays }),
  nights: fc.integer({ min: 1, max: 14 }),
  townId: fc.constantFrom(1, 2),
});

test('wider dates hold the asked ones, begin tomorrow at the earliest and are a window that a search accepts', () => {
  let found = 0;
  fc.assert(
    fc.property(questions, ({ moment, departFrom, windowDays, nights, townId }) => {
      const question = {
        point: { market: 'com', currency: 'EUR', today },
        party: { adults: 2, childAges: [] },
        townId,
        classId: 1,
        departFrom,
        departTo: departFrom + windowDays,
        nightsMin: nights,
        nightsMax: nights,
      };
      const relaxations = relaxSearch(moments[moment]!, {
        question,
        stateId: undefined,
        hotelIds: [],
        filters: noFilters,
        sort: 'price',
        page: 1,
        pageSize: 20,
      });
      for (const { change, question: wider } of relaxations) {
        if (change !== 'dates') continue;
        found++;
        expect(wider.departFrom).toBeGreaterThanOrEqual(tomorrow);
        expect(wider.departFrom).toBeLessThanOrEqual(Math.max(tomorrow, question.departFrom));
        expect(wider.departTo).toBeGreaterThan(question.departTo);
        expect(wider.departTo - wider.departFrom).toBeLessThanOrEqual(longestWindowDays);
      }
    }),
    { seed: 1, numRuns: 400 },
  );
  expect(found).toBeGreaterThan(20);
});
