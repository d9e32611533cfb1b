import { expect, test } from 'vitest';
import type { Client } from '#calls/client.ts';
import { makeOffer } from '#web/search/cards/offer-maker.test-data.ts';
import { noOfferFilters } from '#web/search/query/filters.ts';
import { askFilteredPrices } from './filtered-prices.ts';

const trip = {
  HOTEL_INC: 10,
  TOWNFROM: 2,
  CHECKIN_BEG: '20270605',
  CHECKIN_END: '20270612',
  CURRENCY: 'EUR',
};
const breakfast = makeOffer({ mealInc: 1, mealName: 'Breakfast', price: 900 });
const allInclusive = makeOffer({ mealInc: 2, mealName: 'All inclusive', price: 1_200 });

/** A hotel that has these offers; of the filters it knows the boards and the highest price. */
async function priced(offers: (typeof breakfast)[], filters: Partial<typeof noOfferFilters>) {
  const asked: Record<string, unknown>[] = [];
  const client: Client = {
    call: async (_, given) => {
      const query = given as Record<string, string | undefined>;
      asked.push(query);
      const wanted = query.MEALLIST?.split(',').map(Number);
      const prices = offers.filter(
        ({ mealInc, price }) =>
          (!wanted || wanted.includes(mealInc)) && price <= Number(query.COSTMAX ?? Number.POSITIVE_INFINITY),
      );
      const meals = prices.map(({ mealInc: inc, mealName: name }) => ({ inc, name }));
      const value = { prices, meals, rooms: [], countTotal: prices.length, nearest: null };
      return { ok: true, value } as never; // what is read of it
    },
  };
  return { asked, answer: await askFilteredPrices(client, trip, { ...noOfferFilters, ...filters }) };
}

test('the offers of a hotel are asked for with what the visitor filters by, once', async () => {
  const { asked, answer } = await priced([breakfast, allInclusive], { meals: [2] });
  expect(asked).toEqual([{ ...trip, MEALLIST: '2' }]);
  expect(answer).toMatchObject({
    prices: [allInclusive],
    unfiltered: undefined,
    mealNames: ['All inclusive'],
  });
});

test('where nothing passes the filters, what there is without them is told with its number and price', async () => {
  const { answer } = await priced([breakfast, allInclusive], { meals: [2], costMax: 1_000 });
  expect(answer).toMatchObject({
    prices: [],
    unfiltered: { count: 2, price: 900, currency: breakfast.currency },
    mealNames: ['All inclusive'],
  });
});

test('a hotel without offers is asked again only if there were filters, and then promises none', async () => {
  const plain = await priced([], {});
  expect([plain.asked.length, plain.answer?.unfiltered]).toEqual([1, undefined]);
  const filtered = await priced([], { onlyInstant: true });
  expect([filtered.asked.length, filtered.answer?.unfiltered]).toEqual([2, undefined]);
});
