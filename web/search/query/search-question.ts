import { sortTypes } from '#calls/sort-types.ts';
import { type ShownKind, travelKinds } from '#lib/travel-kind.ts';
import { type OfferFilters, offerFilterParameters, readOfferFilters } from './offer-filters.ts';
import { type QueryProblem, readIncs, readNumber, readQueryValues } from './query-values.ts';
import type { SearchCurrencies } from './search-currency.ts';
import {
  readTrip,
  type TripDefaults,
  type TripQuestion,
  tripParameters,
  withoutFlight,
} from './trip-question.ts';

/** Everything that the address of a results page asks for. */
export type SearchQuestion = TripQuestion &
  OfferFilters & {
    kind: ShownKind;
    state: number;
    regions: number[];
    towns: number[];
    hotels: number[];
    stars: number[];
    attributes: number[];
    sort: number;
    page: number;
  };

export type ReadQuestion =
  | { ok: true; question: SearchQuestion }
  | { ok: false; problems: QueryProblem[]; typed: Record<string, string> };

export type SearchDefaults = TripDefaults & SearchCurrencies & { state?: number };

/** Reads a results address, the canonical one or what a plain form sends, and names every field that is wrong. */
export function readSearch(params: URLSearchParams, kind: ShownKind, defaults: SearchDefaults): ReadQuestion {
  const values = readQueryValues(params);
  const problems: QueryProblem[] = [];
  const trip = readTrip(values, defaults, problems);
  const state = defaults.state === undefined ? {} : { fallback: defaults.state };
  const incs = (name: string) => readIncs(values, name, problems);
  const question: SearchQuestion = {
    ...trip,
    townFrom: travelKinds[kind].hasFlight ? trip.townFrom : withoutFlight,
    kind,
    state: readNumber(values, { name: 'STATEINC', min: 1, max: 2_147_483_647, ...state }, problems),
    regions: incs('REGIONTO'),
    towns: incs('TOWNTO'),
    hotels: incs('HOTELLIST'),
    stars: incs('STARLIST'),
    attributes: incs('HOTELATTR'),
    ...readOfferFilters(values, defaults, problems),
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

/** The question under the names of the calls, defaults left out: the one address of this choice. */
export function searchParameters(question: SearchQuestion): Record<string, string> {
  const lists = { REGIONTO: question.regions, TOWNTO: question.towns, HOTELLIST: question.hotels };
  const filters = { STARLIST: question.stars, MEALLIST: question.meals, HOTELATTR: question.attributes };
  const written: Record<string, string | number | undefined> = {
    STATEINC: question.state,
    ...tripParameters(question),
    ...mapValues(lists),
    ...mapValues(filters),
    ...offerFilterParameters(question),
    SORT_TYPE: question.sort === sortTypes.recommended ? undefined : question.sort,
    PRICE_PAGE: question.page === 1 ? undefined : question.page,
  };
  if (!travelKinds[question.kind].hasFlight) delete written.TOWNFROM;
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
