import type { AnswerOf, QueryOf } from '#calls/call.ts';
import type { Client } from '#calls/client.ts';
import { roomPrices } from '#calls/hotel.ts';
import { isFiltered, type OfferFilters, writeOfferFilters } from '#web/search/query/filters.ts';

type Answer = AnswerOf<typeof roomPrices>;

/** What a hotel has without the filters: how many offers, and what the cheapest costs. */
export type Unfiltered = { count: number; price: number; currency: string };

export type FilteredPrices = Pick<Answer, 'prices' | 'nearest'> & {
  /** Where nothing passes the filters and something is there without them. */
  unfiltered: Unfiltered | undefined;
  /** The names of the boards that are filtered by, as far as the hotel has them. */
  mealNames: string[];
};

/** The offers that pass the filters; where none does, what there is without them. Undefined where the call fails. */
export async function askFilteredPrices(
  client: Client,
  asked: QueryOf<typeof roomPrices>,
  filters: OfferFilters,
): Promise<FilteredPrices | undefined> {
  const { CURRENCY = asked.CURRENCY, ...wishes } = writeOfferFilters(filters);
  const answer = await client.call(roomPrices, { ...asked, ...wishes, CURRENCY });
  if (!answer.ok) return undefined;
  const { prices, nearest } = answer.value;
  const mealNames = namesOf(prices, filters);
  if (prices.length > 0 || !isFiltered(filters)) return { prices, nearest, unfiltered: undefined, mealNames };
  const all = await client.call(roomPrices, asked);
  if (!all.ok) return { prices, nearest, unfiltered: undefined, mealNames };
  const [cheapest] = all.value.prices;
  return {
    prices,
    nearest: all.value.nearest,
    unfiltered: cheapest && {
      count: all.value.countTotal,
      price: cheapest.price,
      currency: cheapest.currency,
    },
    mealNames: namesOf(all.value.prices, filters),
  };
}

const namesOf = (prices: Answer['prices'], { meals }: OfferFilters) => [
  ...new Set(prices.filter(({ mealInc }) => meals.includes(mealInc)).map(({ mealName }) => mealName)),
];
