import { expect, test } from 'vitest';
import { hotelPath } from './hotel-path.ts';

const emirates = { slug: 'uae', longName: 'United Arab Emirates', isCruise: false };

test('a hotel stands under its country, with flight or without [W-2.11-01] [W-2.11-05]', () => {
  expect(hotelPath('hotel', emirates, 'marenza-palms')).toBe('/hotels/uae/marenza-palms');
  expect(hotelPath('tour', emirates, 'marenza-palms')).toBe('/tours/uae/marenza-palms');
});

test('a hotel whose slug is a number stands under the long name of its country in lower case [W-2.11-02]', () => {
  expect(hotelPath('hotel', emirates, '1204')).toBe('/hotels/united arab emirates/1204');
});

test('a liner has no country [W-2.11-03]', () => {
  const sea = { slug: 'sea', longName: 'Sea cruises', isCruise: true };
  expect(hotelPath('hotel', sea, 'blue-pearl')).toBe('/cruise/blue-pearl');
});
