import { expect, test } from 'vitest';
import { byTrip, inOrder, type KeptHotelData, orderOf } from './kept-hotel-data.ts';

function told(inc: number, price: number | undefined, rating: number | null): [number, KeptHotelData] {
  const found = { name: '', star: '', place: '', image: undefined, address: '', rating, ratingCount: 1 };
  const offer = { price } as KeptHotelData['hotel']['price']; // what is read of it
  const hotel = { inc, found, price: price === undefined ? undefined : offer };
  return [inc, { hotel, trip: '', childAges: [], townNameFrom: '' }];
}

const hotels = new Map([told(1, 900, 4.1), told(2, undefined, null), told(3, 700, 4.1), told(4, 800, 4.9)]);

test('favourites stand newest first, cheapest first or best first; of what is not known last', () => {
  const order = (search: string) => inOrder([1, 2, 3, 4], hotels, orderOf(search));
  expect(order('')).toEqual([4, 3, 2, 1]);
  expect(order('?SORT=cheapest')).toEqual([3, 4, 1, 2]);
  expect(order('?SORT=rating')).toEqual([4, 3, 1, 2]);
  expect(order('?SORT=nonsense')).toEqual([4, 3, 2, 1]);
});

test('hotels of one trip are asked for together, 20 at a time', () => {
  const kept = Array.from({ length: 23 }, (_, index) => index + 1);
  const trips = new Map([[2, 'ADULT=1']]);
  expect(byTrip(kept, trips).map(({ trip, incs }) => [trip, incs.length])).toEqual([
    ['', 20],
    ['', 2],
    ['ADULT=1', 1],
  ]);
});
