import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { readAsked } from '#web/search/query/asked.ts';
import type { TripQuestion } from '#web/search/query/trip.ts';
import { comparePath, keptComparePath } from './compare-address.ts';

const today = plainDate('2026-11-21');
const read = (path: string) =>
  readAsked(new URL(path, 'http://localhost').searchParams, { today, currency: 'EUR', siteCurrency: 'EUR' });

const trips: fc.Arbitrary<TripQuestion> = fc
  .record({
    townFrom: fc.integer({ min: 1, max: 9_999 }),
    first: fc.nat(360),
    days: fc.nat(30),
    nightsFrom: fc.integer({ min: 1, max: 15 }),
    moreNights: fc.nat(15),
    adults: fc.integer({ min: 1, max: 6 }),
    childAges: fc.array(fc.nat(17), { maxLength: 4 }),
  })
  .map(({ townFrom, first, days, nightsFrom, moreNights, adults, childAges }) => ({
    townFrom,
    checkInFrom: addDays(today, first),
    checkInTo: addDays(today, first + days),
    nightsFrom,
    nightsTo: nightsFrom + moreNights,
    adults,
    childAges: childAges.sort((a, b) => a - b),
  }));
const hotelLists = fc.uniqueArray(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 20 });

test('an address of a comparison is read as the hotels and the trip that it was written of', () => {
  fc.assert(
    fc.property(hotelLists, trips, fc.boolean(), (hotels, trip, isBrief) => {
      const { place, trip: found, problems } = read(comparePath({ hotels, trip }, isBrief));
      expect(problems).toMatchObject({ place: [], trip: [] });
      expect(place.hotels).toEqual(hotels.toSorted((a, b) => a - b));
      expect(found).toEqual(trip);
    }),
    { numRuns: 1_000 },
  );
});

test('a list of the device goes into the address with the trip that one of them was kept for', () => {
  const path = keptComparePath([7, 3], 'TOWNFROM=2&CHECKIN_BEG=20261201&CHECKIN_END=20261203&ADULT=1');
  expect(path).toBe('/compare/?TOWNFROM=2&CHECKIN_BEG=20261201&CHECKIN_END=20261203&ADULT=1&HOTELLIST=7,3');
  expect(read(path)).toMatchObject({ place: { hotels: [3, 7] }, trip: { townFrom: 2, adults: 1 } });
  expect(comparePath({ hotels: [], trip: read(path).trip as TripQuestion })).toBe('/compare/');
});
