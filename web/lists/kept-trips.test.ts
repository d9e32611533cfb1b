import { expect, test } from 'vitest';
import { readTrips, tripOfPage } from './kept-trips.ts';

const trip =
  'TOWNFROM=2&CHECKIN_BEG=20261201&CHECKIN_END=20261203&NIGHTMIN=7&NIGHTMAX=9&ADULT=2&CHILD=1&AGES=5';

test('the trip of a page is what its address says of days, nights, party and town, and nothing else', () => {
  expect(tripOfPage({ pathname: '/ru/search/tours', search: `?STATEINC=3&${trip}&STARLIST=4` })).toBe(trip);
  expect(tripOfPage({ pathname: '/tours/turkey/sea-hotel', search: `?${trip}&offer=abc` })).toBe(trip);
  expect(tripOfPage({ pathname: '/search/hot-tours', search: '?STATEINC=3' })).toBeUndefined();
});

test.each(['/search/hotels', '/ru/hotels/turkey/sea-hotel'])('at %s it is one without flight', (pathname) => {
  const search = `?${trip.replace('TOWNFROM=2&', '')}`;
  expect(new URLSearchParams(tripOfPage({ pathname, search })).get('TOWNFROM')).toBe('1');
});

test.each([null, '', 'null', '[', '"7"', '{"7":7}'])('%s is no trip of a hotel', (stored) => {
  expect(readTrips(stored).size).toBe(0);
});
