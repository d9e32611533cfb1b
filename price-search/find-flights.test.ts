import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { type FlightQuestion, findFlights, priceFlights } from './find-flights.ts';
import { flightsByTheBook } from './flights-by-the-book.test-data.ts';
import { catalogueStart, randomCatalogue } from './random-catalogue.ts';
import { openSnapshot, packCatalogue } from './snapshot.ts';

/** All legs within five days, so that many of them make a pair. */
function busyCatalogue(seed: number): Catalogue {
  const catalogue = randomCatalogue(seed);
  const onDay = (day: number) => catalogueStart + (day % 5);
  const legs = catalogue.legs.map((leg) => ({
    ...leg,
    departDay: onDay(leg.departDay),
    arriveDay: onDay(leg.departDay) + leg.arriveDay - leg.departDay,
  }));
  return { ...catalogue, legs };
}

const catalogues = Array.from({ length: 12 }, (_, seed) => busyCatalogue(seed));
const snapshots = catalogues.map((catalogue) => openSnapshot(packCatalogue(catalogue)));

const questions = fc.record({
  seed: fc.nat(catalogues.length - 1),
  leg: fc.nat(),
  stay: fc.option(fc.integer({ min: 0, max: 4 })),
  party: fc.record({
    adults: fc.integer({ min: 1, max: 6 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
  }),
  currency: fc.constantFrom('EUR', 'PLN', 'XXX'),
  classId: fc.constantFrom(1, 2, null),
  charter: fc.boolean(),
  regular: fc.boolean(),
  seatsOnly: fc.boolean(),
});

test('flights alone cost what each pair of legs costs by the book, the cheapest first', () => {
  let compared = 0;
  fc.assert(
    fc.property(questions, ({ seed, leg: nth, stay, currency, ...rest }) => {
      const [catalogue, snapshot] = [catalogues[seed]!, snapshots[seed]!];
      const { from, to, departDay } = catalogue.legs[nth % catalogue.legs.length]!;
      const question: FlightQuestion = {
        ...rest,
        point: { market: 'com', currency, today: catalogueStart, rateDay: catalogueStart },
        from,
        to,
        departDay,
        returnDay: stay === null ? null : departDay + stay,
      };
      const found = findFlights(snapshot, question);
      const written = found.map(({ out, back, totalMinor }) => `${out.id}-${back?.id ?? ''}-${totalMinor}`);
      expect(written.sort()).toEqual(flightsByTheBook(catalogue, question));
      expect(found.map(({ totalMinor }) => totalMinor)).toEqual(
        found.map(({ totalMinor }) => totalMinor).sort((a, b) => a - b),
      );
      for (const offer of found) {
        const choice = { ...question, outLegId: offer.out.id, backLegId: offer.back?.id ?? null };
        expect(priceFlights(snapshot, choice, question.point)).toEqual(offer);
      }
      compared += found.length;
    }),
    { numRuns: 1_000, seed: 7 },
  );
  expect(compared).toBeGreaterThan(1_000);
});

test('flights between airports that no leg joins, or on a day that is gone, are none', () => {
  const { from, to } = catalogues[0]!.legs[0]!;
  const question: FlightQuestion = {
    point: { market: 'com', currency: 'EUR', today: catalogueStart, rateDay: catalogueStart },
    party: { adults: 1, childAges: [] },
    from,
    to: 'NIL',
    departDay: catalogueStart + 2,
    returnDay: null,
    classId: null,
    charter: true,
    regular: true,
    seatsOnly: false,
  };
  expect(findFlights(snapshots[0]!, question)).toEqual([]);
  expect(findFlights(snapshots[0]!, { ...question, to, departDay: catalogueStart })).toEqual([]);
});
