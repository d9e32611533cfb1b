import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchQuery } from '#calls/search-query.ts';
import { plainDate } from '#lib/plain-date.ts';
import { asked, writeAsked } from './asked.test-data.ts';
import { type Asked, readAsked, slices } from './asked.ts';
import { said, writeQuery } from './query-values.ts';

const today = plainDate('2026-11-21');
const given = { today, currency: 'EUR', siteCurrency: 'EUR' };
const read = (query: string) => readAsked(new URLSearchParams(query), given);

const slicesOf = ({ problems: _, values: __, ...rest }: Asked) => rest;

test('what a slice writes into an address it reads from it again, and nothing is wrong with it', () => {
  fc.assert(
    fc.property(asked, (question) => {
      const again = read(writeQuery(said(writeAsked(question))));
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
      const first = writeQuery(said(writeAsked(read(new URLSearchParams(pairs).toString()))));
      expect(writeQuery(said(writeAsked(read(first))))).toBe(first);
    }),
  );
});

test('a slice writes only names that it reads, and no two slices share one', () => {
  const names = Object.values(slices).flatMap((slice) => slice.names);
  expect(new Set(names).size).toBe(names.length);
  fc.assert(
    fc.property(asked, (question) => {
      expect(names).toEqual(expect.arrayContaining(Object.keys(writeAsked(question))));
    }),
  );
});

test('every address is a query that the call of the search takes, and it means the same there', () => {
  fc.assert(
    fc.property(asked, (question) => {
      const whole = { ...question, trip: { ...question.trip, townFrom: question.trip.townFrom ?? 2 } };
      const taken = searchQuery.parse({ SEARCH_TYPE: 'tour', ...writeAsked(whole), STATEINC: 3 });
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
        CARRIERLIST: question.flight.carriers,
        LEAVES: question.flight.leaves,
        RETURNS: question.flight.returns,
      });
      expect(taken.AGES ?? []).toEqual(trip.childAges);
    }),
  );
});
