import fc from 'fast-check';
import type { Box } from '#lib/box.ts';
import { dayParts } from '#lib/day-parts.ts';
import { longestWindowDays } from '#lib/departure-window.ts';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { type Asked, slices } from './asked.ts';

const today = plainDate('2026-11-21');

const inc = fc.integer({ min: 1, max: 2_147_483_647 });
const incs = fc.uniqueArray(inc, { maxLength: 4 }).map((list) => list.sort((a, b) => a - b));

const trip = fc
  .record({
    townFrom: fc.option(inc, { nil: undefined }),
    start: fc.integer({ min: -400, max: 400 }),
    days: fc.nat(longestWindowDays),
    nights: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 2 }),
    adults: fc.integer({ min: 1, max: 12 }),
    childAges: fc.array(fc.nat(17), { maxLength: 4 }).map((ages) => ages.sort((a, b) => a - b)),
  })
  .map(({ townFrom, start, days, nights, ...people }) => ({
    townFrom,
    checkInFrom: addDays(today, start),
    checkInTo: addDays(today, start + days),
    nightsFrom: Math.min(...nights),
    nightsTo: Math.max(...nights),
    ...people,
  }));

const costs = fc.uniqueArray(fc.integer({ min: 1, max: 900_000 }), { maxLength: 2 }).chain((list) => {
  const [low, high] = list.sort((a, b) => a - b);
  if (low === undefined) return fc.constant({});
  return high === undefined
    ? fc.constantFrom({ costMin: low }, { costMax: low })
    : fc.constant({ costMin: low, costMax: high });
});

const degrees = (most: number) =>
  fc.uniqueArray(fc.integer({ min: -most * 10_000, max: most * 10_000 }), { minLength: 2, maxLength: 2 });

const box = fc.tuple(degrees(180), degrees(90)).map((sides): Box => {
  const [[west = 0, east = 0] = [], [south = 0, north = 0] = []] = sides.map((side) =>
    side.sort((a, b) => a - b).map((step) => step / 10_000),
  );
  return [west, south, east, north];
});

/** Whatever can be asked for, slice by slice. */
export const asked = fc.record(
  {
    trip,
    place: fc.record({
      state: fc.option(inc, { nil: undefined }),
      regions: incs,
      towns: incs,
      hotels: incs,
    }),
    seenBox: fc.option(box, { nil: undefined }).map((some) => (some ? { box: some } : {})),
    hotelFilters: fc.record({ stars: incs, attributes: incs }),
    offerWishes: fc
      .tuple(incs, costs, fc.boolean(), fc.constantFrom({}, { currency: 'USD' }))
      .map(([meals, bounds, onlyInstant, currency]) => ({ meals, ...bounds, onlyInstant, ...currency })),
    tourWishes: fc.record({
      tours: incs,
      tourTypes: incs,
      programs: incs,
      words: incs,
      excursions: incs,
      promotion: fc.constantFrom('any' as const, 'only' as const, 'without' as const),
      seatsOnly: fc.boolean(),
      packets: fc.subarray(['tour' as const, 'excursion' as const, 'onlyHotel' as const], { maxLength: 2 }),
    }),
    flight: fc.record({
      flight: fc.constantFrom('any' as const, 'charter' as const, 'regular' as const),
      leaves: fc.subarray([...dayParts]),
      returns: fc.subarray([...dayParts]),
      carriers: incs,
    }),
    resultPage: fc.record({ sort: fc.nat(3), page: fc.integer({ min: 1, max: 100_000 }) }),
  },
  { noNullPrototype: true },
);

/** What all slices write of it. */
export const writeAsked = (question: Pick<Asked, keyof typeof slices>) => ({
  ...slices.trip.write(question.trip),
  ...slices.place.write(question.place),
  ...slices.seenBox.write(question.seenBox),
  ...slices.hotelFilters.write(question.hotelFilters),
  ...slices.offerWishes.write(question.offerWishes),
  ...slices.tourWishes.write(question.tourWishes),
  ...slices.flight.write(question.flight),
  ...slices.resultPage.write(question.resultPage),
});
