import { type QueryProblem, type QueryValues, readIncs } from './query-values.ts';
import { namedCurrency, type SearchCurrencies, searchCurrency } from './search-currency.ts';

/** What is wished of an offer, whatever hotel it is of: the hotel's page takes it over from the results. */
export type OfferFilters = {
  meals: number[];
  /** In whole units of the currency. */
  costMin?: number;
  costMax?: number;
  onlyInstant: boolean;
  flight: 'any' | 'charter' | 'regular';
  /** Where it is not the visitor's own choice. */
  currency?: string;
};

export const noOfferFilters: OfferFilters = { meals: [], onlyInstant: false, flight: 'any' };

/** Reads the filters of a query; what is wrong is noted in `problems`. */
export function readOfferFilters(
  values: QueryValues,
  currencies: SearchCurrencies,
  problems: QueryProblem[],
): OfferFilters {
  const named = namedCurrency(values.get('CURRENCY'));
  const cap = mostCost(named ?? currencies.siteCurrency);
  const costs = readCosts(values.get('COSTMIN'), values.get('COSTMAX'), cap);
  const currency = searchCurrency(named, Object.keys(costs).length > 0, currencies);
  return {
    meals: readIncs(values, 'MEALLIST', problems),
    ...costs,
    onlyInstant: isYes(values.get('MOMENT_CONFIRM')),
    flight: readFlight(values),
    ...(currency ? { currency } : {}),
  };
}

const isYes = (text = '') => /^(1|true|on)$/i.test(text);
const isNo = (text = '1') => /^(0|false)$/i.test(text);

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

/** The plain form has `FLIGHT` check boxes; the calls have two switches. Both or none is no wish. */
function readFlight(values: QueryValues): OfferFilters['flight'] {
  const ticked = values.get('FLIGHT');
  if (ticked === 'charter' || isNo(values.get('REGULAR')))
    return isNo(values.get('CHARTER')) ? 'any' : 'charter';
  return ticked === 'regular' || isNo(values.get('CHARTER')) ? 'regular' : 'any';
}

/** The filters under the names of the calls; whatever is not wished is left out. */
export function offerFilterParameters(filters: OfferFilters): Record<string, string> {
  const written = {
    MEALLIST: filters.meals.join(','),
    COSTMIN: filters.costMin,
    COSTMAX: filters.costMax,
    MOMENT_CONFIRM: filters.onlyInstant ? '1' : undefined,
    CHARTER: filters.flight === 'regular' ? '0' : undefined,
    REGULAR: filters.flight === 'charter' ? '0' : undefined,
    CURRENCY: filters.currency,
  };
  const said = Object.entries(written).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
}

/** Every name that an address may have a filter under. */
export const offerFilterNames = [
  'MEALLIST',
  'COSTMIN',
  'COSTMAX',
  'MOMENT_CONFIRM',
  'CHARTER',
  'REGULAR',
  'FLIGHT',
  'CURRENCY',
];

/** The filters with no bound of the price; the currency was that of the bounds. */
export function withoutCosts<Filters extends Pick<OfferFilters, 'costMin' | 'costMax'>>(filters: Filters) {
  const { costMin: _, costMax: __, ...rest } = filters;
  return rest;
}

export const hasCosts = ({ costMin, costMax }: OfferFilters) =>
  costMin !== undefined || costMax !== undefined;

/** Whether anything is filtered by; a currency alone is only what the prices are read in. */
export const isFiltered = (filters: OfferFilters) =>
  filters.meals.length > 0 || filters.onlyInstant || filters.flight !== 'any' || hasCosts(filters);
