import type { Codec } from './codec.ts';
import { anyFlight, type FlightWish, flight } from './flight.ts';
import { isYes, listed, type QueryProblem, type QueryValues, readIncs } from './query-values.ts';
import { namedCurrency, type SearchCurrencies, searchCurrency } from './search-currency.ts';

/** What is wished of an offer, whatever hotel it is of: the hotel's page takes it over from the results. */
export type OfferWishes = {
  meals: number[];
  /** In whole units of the currency. */
  costMin?: number;
  costMax?: number;
  onlyInstant: boolean;
  /** Where it is not the visitor's own choice. */
  currency?: string;
};

/** What is wished of an offer and of its flight. */
export type OfferFilters = OfferWishes & FlightWish;

/** What is wished of a hotel. */
export type HotelFilters = { stars: number[]; attributes: number[] };

export const noOfferFilters: OfferFilters = { meals: [], onlyInstant: false, ...anyFlight };

export const offerWishes = {
  names: ['MEALLIST', 'COSTMIN', 'COSTMAX', 'MOMENT_CONFIRM', 'CURRENCY'],
  read: readOfferWishes,
  write: writeOfferWishes,
} satisfies Codec<OfferWishes, SearchCurrencies>;

export const hotelFilters = {
  names: ['STARLIST', 'HOTELATTR'],
  read: (values, problems) => ({
    stars: readIncs(values, 'STARLIST', problems),
    attributes: readIncs(values, 'HOTELATTR', problems),
  }),
  write: ({ stars, attributes }: HotelFilters) => ({
    STARLIST: listed(stars),
    HOTELATTR: listed(attributes),
  }),
} satisfies Codec<HotelFilters>;

function readOfferWishes(
  values: QueryValues,
  problems: QueryProblem[],
  currencies: SearchCurrencies,
): OfferWishes {
  const named = namedCurrency(values.get('CURRENCY'));
  const cap = mostCost(named ?? currencies.siteCurrency);
  const costs = readCosts(values.get('COSTMIN'), values.get('COSTMAX'), cap);
  const currency = searchCurrency(named, Object.keys(costs).length > 0, currencies);
  return {
    meals: readIncs(values, 'MEALLIST', problems),
    ...costs,
    onlyInstant: isYes(values.get('MOMENT_CONFIRM')),
    ...(currency ? { currency } : {}),
  };
}

function writeOfferWishes({ meals, costMin, costMax, onlyInstant, currency }: OfferWishes) {
  return {
    MEALLIST: listed(meals),
    COSTMIN: costMin,
    COSTMAX: costMax,
    MOMENT_CONFIRM: onlyInstant ? ('1' as const) : undefined,
    CURRENCY: currency,
  };
}

/** The wishes of an offer and its flight under the names of the calls. */
export const writeOfferFilters = (filters: OfferFilters) => ({
  ...writeOfferWishes(filters),
  ...flight.write(filters),
});

/** [W]§5: prices end here. */
const mostCost = (currency: string) => (['EUR', 'USD'].includes(currency) ? 1_000_000 : 20_000_000);

/** Digits only, never above the cap, and the smaller one first ([W]§5). */
export function readCosts(min: string | undefined, max: string | undefined, cap: number) {
  const [from, to] = [min, max].map((text) => {
    const digits = text?.replace(/\D/g, '') ?? '';
    return digits === '' ? undefined : Math.min(Number(digits), cap);
  });
  const swapped = from !== undefined && to !== undefined && from > to;
  const [costMin, costMax] = swapped ? [to, from] : [from, to];
  return { ...(costMin ? { costMin } : {}), ...(costMax === undefined ? {} : { costMax }) };
}

/** Every name that an address may have a filter under. */
export const offerFilterNames: readonly string[] = [...offerWishes.names, ...flight.names];

/** The filters with no bound of the price; the currency was that of the bounds. */
export function withoutCosts<Filters extends Pick<OfferFilters, 'costMin' | 'costMax'>>(filters: Filters) {
  const { costMin: _, costMax: __, ...rest } = filters;
  return rest;
}

export const hasCosts = ({ costMin, costMax }: OfferFilters) =>
  costMin !== undefined || costMax !== undefined;

/** Whether anything is filtered by; a currency alone is only what the prices are read in. */
export const isFiltered = (filters: OfferFilters) =>
  filters.meals.length > 0 ||
  filters.onlyInstant ||
  filters.flight !== 'any' ||
  filters.carriers.length > 0 ||
  filters.leaves.length > 0 ||
  filters.returns.length > 0 ||
  hasCosts(filters);
