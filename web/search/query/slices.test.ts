import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchQuery } from '#calls/search-query.ts';
import type { Box } from '#lib/box.ts';
import { longestWindowDays } from '#lib/departure-window.ts';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { type Asked, readAsked, slices } from './asked.ts';
import { said, writeQuery } from './query-values.ts';

const today = plainDate('2026-11-21');
const given = { today, currency: 'EUR', siteCurrency: 'EUR' };
const read = (query: string) => readAsked(new URLSearchParams(query), given);

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
const asked = fc.record(
  {
    trip,
    place: fc.record({
      state: fc.option(inc, { nil: undefined }),
      ...{ regions: incs, towns: incs, hotels: incs },
    }),
    seenBox: fc.option(box, { nil: undefined }).map((some) => (some ? { box: some } : {})),
    hotelFilters: fc.record({ stars: incs, attributes: incs }),
    offerWishes: fc
      .tuple(incs, costs, fc.boolean(), fc.constantFrom({}, { currency: 'USD' }))
      .map(([meals, bounds, onlyInstant, currency]) => ({ meals, ...bounds, onlyInstant, ...currency })),
    tourWishes: fc.record({
      ...{ tours: incs, tourTypes: incs, programs: incs, words: incs, excursions: incs },
      promotion: fc.constantFrom('any' as const, 'only' as const, 'without' as const),
      seatsOnly: fc.boolean(),
      packets: fc.subarray(['tour' as const, 'excursion' as const, 'onlyHotel' as const], { maxLength: 2 }),
    }),
    flight: fc.record({ flight: fc.constantFrom('any' as const, 'charter' as const, 'regular' as const) }),
    resultPage: fc.record({ sort: fc.nat(3), page: fc.integer({ min: 1, max: 100_000 }) }),
  },
  { noNullPrototype: true },
);

const write = (question: Pick<Asked, keyof typeof slices>) => ({
  ...slices.trip.write(question.trip),
  ...slices.place.write(question.place),
  ...slices.seenBox.write(question.seenBox),
  ...slices.hotelFilters.write(question.hotelFilters),
  ...slices.offerWishes.write(question.offerWishes),
  ...slices.tourWishes.write(question.tourWishes),
  ...slices.flight.write(question.flight),
  ...slices.resultPage.write(question.resultPage),
});

const slicesOf = ({ problems: _, values: __, ...rest }: Asked) => rest;

test('what a slice writes into an address it reads from it again, and nothing is wrong with it', () => {
  fc.assert(
    fc.property(asked, (question) => {
      const again = read(writeQuery(said(write(question))));
      expect(slicesOf(again)).toEqual(question);
      expect(Object.values(again.problems).flat()).toEqual([]);
    }),
  );
});

const word = fc.constantFrom(...Object.values(slices).flatMap(({ names }) => names));
const value = fc.oneof(
  fc.string(),
  fc.nat(40).map(String),
  fc.constantFrom(
    '30.5,36.1,31.25,36.9',
    '1,2,3',
    '20261201',
    '2026-12-09',
    '1,2,1',
    '0',
    '5 000',
    'usd',
    'charter',
    'true',
  ),
);

test('whatever stands in an address, what is written of it is canonical: written again it is the same', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, value), { maxLength: 12 }), (pairs) => {
      const first = writeQuery(said(write(read(new URLSearchParams(pairs).toString()))));
      expect(writeQuery(said(write(read(first))))).toBe(first);
    }),
  );
});

test('a slice writes only names that it reads, and no two slices share one', () => {
  const names = Object.values(slices).flatMap((slice) => slice.names);
  expect(new Set(names).size).toBe(names.length);
  fc.assert(
    fc.property(asked, (question) => {
      expect(names).toEqual(expect.arrayContaining(Object.keys(write(question))));
    }),
  );
});

test('every address is a query that the call of the search takes, and it means the same there', () => {
  fc.assert(
    fc.property(asked, (question) => {
      const whole = { ...question, trip: { ...question.trip, townFrom: question.trip.townFrom ?? 2 } };
      const taken = searchQuery.parse({ SEARCH_TYPE: 'tour', ...write(whole), STATEINC: 3 });
      const { trip, hotelFilters, resultPage } = whole;
      expect(taken).toMatchObject({
        TOWNFROM: trip.townFrom,
        CHECKIN_BEG: trip.checkInFrom,
        CHECKIN_END: trip.checkInTo,
        NIGHTMIN: trip.nightsFrom,
        NIGHTMAX: trip.nightsTo,
        ADULT: trip.adults,
        STARLIST: hotelFilters.stars,
        TOUR: question.tourWishes.tours,
        TOURTYPE: question.tourWishes.tourTypes,
        PROGRAMGROUP: question.tourWishes.programs,
        FIELD_EXCURSION_TITLE: question.tourWishes.excursions,
        ACTIONS: question.tourWishes.promotion === 'only',
        WITHOUT_PROMO: question.tourWishes.promotion === 'without',
        FREIGHT: question.tourWishes.seatsOnly,
        PACKET_ONLY_HOTELS: question.tourWishes.packets.includes('onlyHotel'),
        SORT_TYPE: resultPage.sort,
        CHARTER: question.flight.flight !== 'regular',
        REGULAR: question.flight.flight !== 'charter',
      });
      expect(taken.AGES ?? []).toEqual(trip.childAges);
    }),
  );
});
