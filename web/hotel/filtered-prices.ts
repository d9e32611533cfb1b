import type { AnswerOf, QueryOf } from '#calls/call.ts';
import type { Client } from '#calls/client.ts';
import { roomPrices } from '#calls/hotel.ts';
import { pick } from '#lib/pick.ts';
import { isFiltered, type OfferFilters, writeOfferFilters } from '#web/search/query/filters.ts';

type Answer = AnswerOf<typeof roomPrices>;

/** What a hotel has without the filters: how many offers, and what the cheapest costs. */
export type Unfiltered = { count: number; price: number; currency: string };

export type FilteredPrices = Pick<Answer, 'prices' | 'rooms' | 'countTotal' | 'nearest'> & {
  /** Where nothing passes the filters and something is there without them. */
  unfiltered: Unfiltered | undefined;
  /** The names of the boards and the airlines that are filtered by, as far as the hotel has them. */
  mealNames: string[];
  carrierNames: string[];
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
  const found = pick(answer.value, ['prices', 'rooms', 'countTotal', 'nearest']);
  const names = namesOf(answer.value, filters);
  if (found.countTotal > 0 || !isFiltered(filters)) return { ...found, unfiltered: undefined, ...names };
  const all = await client.call(roomPrices, asked);
  if (!all.ok) return { ...found, unfiltered: undefined, ...names };
  const [cheapest] = all.value.prices;
  return {
    ...found,
    nearest: all.value.nearest,
    unfiltered: cheapest && {
      count: all.value.countTotal,
      price: cheapest.price,
      currency: cheapest.currency,
    },
    ...names,
    mealNames: namesOf(all.value, filters).mealNames,
  };
}

const namesOf = ({ meals, prices }: Answer, filters: OfferFilters) => ({
  mealNames: meals.filter(({ inc }) => filters.meals.includes(inc)).map(({ name }) => name),
  carrierNames:
    filters.carriers.length > 0 ? [...new Set(prices.flatMap(({ out }) => out?.carrier ?? []))] : [],
});
