import { expect, test } from 'vitest';
import { hotelInfo } from '#calls/hotel-fields.ts';
import { hotelWith, unknownInfo } from './hotel-maker.test-data.ts';
import { isActive, isCruise, pathOf } from './hotel-traits.ts';

const sea = { inc: 90, name: 'Sea', lname: 'Sea', slug: 'sea', isCruise: true };

test('a hotel of the cruise state is a liner, with the slug of its page [W-3.5-02]', () => {
  const liner = hotelWith({ slug: 'blue-pearl' }, { state: sea });
  expect([isCruise(liner), pathOf(liner, 'hotel')]).toEqual([true, '/cruise/blue-pearl']);
  expect(isCruise(hotelWith())).toBe(false);
  expect(isCruise(hotelWith({}, { state: undefined }))).toBe(false);
});

test('a hotel is active unless it is said not to be on sale [W-3.5-05]', () => {
  expect(isActive(hotelWith({ onSale: false }))).toBe(false);
  const { onSale: _, ...silent } = unknownInfo;
  expect(isActive(hotelWith(hotelInfo.parse(silent)))).toBe(true);
});
