import { sortTypes } from '#calls/sort-types.ts';
import { type QueryProblem, readIncs, readNumber, readQueryValues } from '#web/query-values.ts';
import {
  readTrip,
  type TripDefaults,
  type TripQuestion,
  tripParameters,
  withoutFlight,
} from '#web/trip-question.ts';
import { namedCurrency, type SearchCurrencies, searchCurrency } from './search-currency.ts';

export type SearchKind = 'tour' | 'hotel';

/** Everything that the address of a results page asks for. */
export type SearchQuestion = TripQuestion & {
  kind: SearchKind;
  state: number;
  regions: number[];
  towns: number[];
  hotels: number[];
  stars: number[];
  meals: number[];
  attributes: number[];
  costMin?: number;
  costMax?: number;
  onlyInstant: boolean;
  flight: 'any' | 'charter' | 'regular';
  currency?: string;
  sort: number;
  page: number;
};

export type ReadQuestion =
  | { ok: true; question: SearchQuestion }
  | { ok: false; problems: QueryProblem[]; typed: Record<string, string> };

export type SearchDefaults = TripDefaults & SearchCurrencies & { state?: number };

/** Reads a results address, the canonical one or what a plain form sends, and names every field that is wrong. */
export function readSearch(
  params: URLSearchParams,
  kind: SearchKind,
  defaults: SearchDefaults,
): ReadQuestion {
  const values = readQueryValues(params);
  const problems: QueryProblem[] = [];
  const trip = readTrip(values, defaults, problems);
  const state = defaults.state === undefined ? {} : { fallback: defaults.state };
  const incs = (name: string) => readIncs(values, name, problems);
  const named = namedCurrency(values.get('CURRENCY'));
  const cap = mostCost(named ?? defaults.siteCurrency);
  const costs = readCosts(values.get('COSTMIN'), values.get('COSTMAX'), cap);
  const currency = searchCurrency(named, Object.keys(costs).length > 0, defaults);
  const question: SearchQuestion = {
    ...trip,
    townFrom: kind === 'hotel' ? withoutFlight : trip.townFrom,
    kind,
    state: readNumber(values, { name: 'STATEINC', min: 1, max: 2_147_483_647, ...state }, problems),
    regions: incs('REGIONTO'),
    towns: incs('TOWNTO'),
    hotels: incs('HOTELLIST'),
    stars: incs('STARLIST'),
    meals: incs('MEALLIST'),
    attributes: incs('HOTELATTR'),
    ...costs,
    onlyInstant: isYes(values.get('MOMENT_CONFIRM')),
    flight: readFlight(values),
    ...(currency ? { currency } : {}),
    sort: readNumber(
      values,
      { name: 'SORT_TYPE', min: 0, max: 3, fallback: sortTypes.recommended },
      problems,
    ),
    page: readNumber(values, { name: 'PRICE_PAGE', min: 1, max: 100_000, fallback: 1 }, problems),
  };
  return problems.length === 0
    ? { ok: true, question }
    : { ok: false, problems, typed: Object.fromEntries(values) };
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
function readFlight(values: ReadonlyMap<string, string>): SearchQuestion['flight'] {
  const ticked = values.get('FLIGHT');
  if (ticked === 'charter' || isNo(values.get('REGULAR')))
    return isNo(values.get('CHARTER')) ? 'any' : 'charter';
  return ticked === 'regular' || isNo(values.get('CHARTER')) ? 'regular' : 'any';
}

/** The question under the names of the calls, defaults left out: the one address of this choice. */
export function searchParameters(question: SearchQuestion): Record<string, string> {
  const lists = { REGIONTO: question.regions, TOWNTO: question.towns, HOTELLIST: question.hotels };
  const filters = { STARLIST: question.stars, MEALLIST: question.meals, HOTELATTR: question.attributes };
  const written: Record<string, string | number | undefined> = {
    STATEINC: question.state,
    ...tripParameters(question),
    ...mapValues(lists),
    ...mapValues(filters),
    COSTMIN: question.costMin,
    COSTMAX: question.costMax,
    MOMENT_CONFIRM: question.onlyInstant ? '1' : undefined,
    CHARTER: question.flight === 'regular' ? '0' : undefined,
    REGULAR: question.flight === 'charter' ? '0' : undefined,
    CURRENCY: question.currency,
    SORT_TYPE: question.sort === sortTypes.recommended ? undefined : question.sort,
    PRICE_PAGE: question.page === 1 ? undefined : question.page,
  };
  if (question.kind === 'hotel') delete written.TOWNFROM;
  const said = Object.entries(written).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
}

const ownNames = new Set(
  [
    'STATEINC TOWNFROM CHECKIN_BEG CHECKIN_END NIGHTMIN NIGHTMAX ADULT CHILD AGES AGE1 AGE2 AGE3 AGE4 REGIONTO TOWNTO',
    'HOTELLIST STARLIST MEALLIST HOTELATTR COSTMIN COSTMAX MOMENT_CONFIRM CHARTER REGULAR FLIGHT CURRENCY SORT_TYPE',
    'PRICE_PAGE SEARCH_TYPE',
  ].flatMap((names) => names.split(' ')),
);

/** What the address says beside the question, such as a campaign: it stays as it is. */
export const extraParameters = (params: URLSearchParams) =>
  Object.fromEntries([...params].filter(([name]) => !ownNames.has(name.toUpperCase())));

const mapValues = (lists: Record<string, number[]>) =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.join(',')]));

/** The address of a question with some of it changed; any change but of the page begins at the first page. */
export function searchAddress(question: SearchQuestion, change: Partial<SearchQuestion> = {}): string {
  const page = change.page ?? (Object.keys(change).length === 0 ? question.page : 1);
  return `?${writeQuery(searchParameters({ ...question, ...change, page }))}`;
}

/** Commas stay readable: they need no escape in a query. */
export const writeQuery = (parameters: Record<string, string>) =>
  new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
