import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { noOfferFilters } from '#web/search/query/filters.ts';
import { hotelCrumbs } from './hotel-crumbs.ts';
import { hotelWith } from './hotel-maker.test-data.ts';

const trip = {
  townFrom: 2,
  checkInFrom: plainDate('2027-06-11'),
  checkInTo: plainDate('2027-06-17'),
  nightsFrom: 7,
  nightsTo: 7,
  adults: 2,
  childAges: [],
};
const crumbsOf = (hotel: ReturnType<typeof hotelWith>, kind: 'tour' | 'hotel' = 'tour') =>
  hotelCrumbs(
    { hotel, kind, trip, filters: noOfferFilters },
    { home: 'Home', toLocal: (path) => `/ru${path}` },
  );

test('above a liner stand the cruises, and no search for tours, which would find none', () => {
  const sea = { inc: 90, name: 'Sea cruises', lname: 'Sea cruises', slug: 'sea', isCruise: true };
  const gulf = { inc: 91, name: 'The Gulf', lname: 'The Gulf', slug: 'gulf' };
  expect(crumbsOf(hotelWith({ name: 'Pearl', slug: 'pearl' }, { state: sea, region: gulf }))).toEqual([
    { name: 'Home', to: '/ru/' },
    { name: 'Sea cruises', to: '/ru/directions' },
    { name: 'Pearl', to: '/ru/cruise/pearl' },
  ]);
});

test('above a hotel stand its country and region as searches for the same trip', () => {
  const [, country] = crumbsOf(hotelWith());
  expect(country?.to).toMatch(/^\/ru\/search\/tours\?STATEINC=3&TOWNFROM=2&CHECKIN_BEG=20270611&/);
  const [, stay] = crumbsOf(hotelWith(), 'hotel');
  expect(stay?.to).toMatch(/^\/ru\/search\/hotels\?STATEINC=3&CHECKIN_BEG=20270611&/);
});
