import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestWindowDays } from '#lib/departure-window.ts';
import { countHotels } from './best-per-hotel.ts';
import { explainZero } from './explain-zero.ts';
import { noFilters } from './filters.ts';
import type { Question } from './question.ts';
import { catalogueStart, randomCatalogue } from './random-catalogue.ts';
import { openSnapshot, packCatalogue } from './snapshot.ts';

const snapshots = Array.from({ length: 20 }, (_, seed) => openSnapshot(packCatalogue(randomCatalogue(seed))));
const everywhere = { stateId: undefined, hotelIds: [] };
const today = catalogueStart;
const tomorrow = today + 1;

const questions = fc.record({
  snapshot: fc.constantFrom(...snapshots),
  departFrom: fc.integer({ min: today, max: today + 60 }),
  windowDays: fc.integer({ min: 0, max: longestWindowDays }),
  nights: fc.integer({ min: 1, max: 14 }),
  townId: fc.constantFrom(1, 2),
});

const questionOf = (asked: {
  departFrom: number;
  windowDays: number;
  nights: number;
  townId: number;
}): Question => ({
  point: { market: 'com', currency: 'EUR', today, rateDay: today },
  party: { adults: 2, childAges: [] },
  townId: asked.townId,
  classId: 1,
  departFrom: asked.departFrom,
  departTo: asked.departFrom + asked.windowDays,
  nightsMin: asked.nights,
  nightsMax: asked.nights,
});

test('other dates hold the asked ones or lie beside them, begin tomorrow at the earliest and are a window that a search accepts', () => {
  let found = 0;
  fc.assert(
    fc.property(questions, ({ snapshot, ...asked }) => {
      const question = questionOf(asked);
      const relaxations = explainZero(snapshot, everywhere, { question, filters: noFilters }, []);
      for (const { change, question: wider } of relaxations) {
        if (change !== 'dates') continue;
        found++;
        expect(wider.departFrom).toBeGreaterThanOrEqual(tomorrow);
        expect(wider.departTo - wider.departFrom).toBeLessThanOrEqual(longestWindowDays);
        // What lies around the asked days comes first; else the days after them, or before.
        const holdsAsked =
          wider.departFrom <= Math.max(tomorrow, question.departFrom) && wider.departTo > question.departTo;
        const isBeside = wider.departFrom > question.departTo || wider.departTo < question.departFrom;
        expect(question.departTo < tomorrow || holdsAsked || isBeside).toBe(true);
      }
    }),
    { seed: 1, numRuns: 400 },
  );
  expect(found).toBeGreaterThan(20);
});

test('days that are over, or on which nothing is sold, lead to the next days that are on sale, however far those are', () => {
  let found = 0;
  for (const snapshot of snapshots) {
    const ofDays = (departFrom: number, windowDays: number) => {
      const question = questionOf({ departFrom, windowDays, nights: 5, townId: 1 });
      return explainZero(snapshot, everywhere, { question, filters: noFilters }, []).find(
        ({ change }) => change === 'dates',
      );
    };
    const year = questionOf({ departFrom: tomorrow, windowDays: 365, nights: 5, townId: 1 });
    const isOnSale = countHotels(snapshot, everywhere, year, noFilters) !== undefined;
    // Long ago, yesterday, today, and a day to come after which nothing is sold.
    for (const [from, days] of [
      [today - 400, 7],
      [today - 1, 0],
      [today, 0],
      [today + 364, 0],
    ] as const) {
      const next = ofDays(from, days);
      if (from <= today || !isOnSale) expect(next !== undefined).toBe(isOnSale);
      if (!next) continue;
      found++;
      expect(next.question.departFrom).toBeGreaterThanOrEqual(tomorrow);
      expect(next.question.departTo - next.question.departFrom).toBeLessThanOrEqual(longestWindowDays);
    }
  }
  expect(found).toBeGreaterThan(20);
});

test('each relaxation tells how many hotels it leads to and their cheapest price, as asking it would', () => {
  let found = 0;
  fc.assert(
    fc.property(questions, fc.integer({ min: 1, max: 4 }), ({ snapshot, ...asked }, starId) => {
      const question = questionOf(asked);
      const filters = { ...noFilters, starIds: [starId], maxMinor: 1 };
      for (const way of explainZero(snapshot, everywhere, { question, filters }, [1, 2])) {
        found++;
        expect(countHotels(snapshot, everywhere, way.question, way.filters)).toEqual({
          count: way.count,
          minMinor: way.minMinor,
        });
      }
    }),
    { seed: 2, numRuns: 200 },
  );
  expect(found).toBeGreaterThan(20);
});

test('where one filter stands in the way, leaving out that one is proposed, and not all of them', () => {
  const asked = { departFrom: tomorrow, windowDays: 20, nights: 5, townId: 1 };
  const question = questionOf(asked);
  const snapshot = snapshots.find((one) => countHotels(one, everywhere, question))!;
  const filters = { ...noFilters, maxMinor: 1, attributeIds: [] };
  const ways = explainZero(snapshot, everywhere, { question, filters }, []).filter(
    ({ change }) => change === 'filters',
  );
  expect(ways.map((way) => way.filters)).toEqual([noFilters]);
  const all = countHotels(snapshot, everywhere, question)!;
  expect(ways[0]).toMatchObject(all);
  const two = explainZero(snapshot, everywhere, { question, filters: { ...filters, starIds: [99] } }, []);
  expect(two.filter(({ change }) => change === 'filters').map((way) => way.filters)).toEqual([noFilters]);
});

test('where no change is enough by itself, other days without any filter are proposed, and else never', () => {
  let together = 0;
  fc.assert(
    fc.property(questions, ({ snapshot, ...asked }) => {
      const question = questionOf(asked);
      const filters = { ...noFilters, maxMinor: 1 };
      const ways = explainZero(snapshot, everywhere, { question, filters }, []);
      const free = explainZero(snapshot, everywhere, { question, filters: noFilters }, []);
      const isOne = free.length === 0 || countHotels(snapshot, everywhere, question) !== undefined;
      const both = ways.filter(({ change, filters }) => change === 'dates' && filters === noFilters);
      const dates = free.find(({ change }) => change === 'dates');
      expect(both).toEqual(isOne || !dates ? [] : [dates]);
      together += both.length;
    }),
    { seed: 3, numRuns: 400 },
  );
  expect(together).toBeGreaterThan(10);
});
