import { sortTypes } from '#calls/sort-types.ts';
import { compactDate, type PlainDate } from '#lib/plain-date.ts';
import { findCurrency } from '#sites/currencies.ts';
import { readCosts } from './filters.ts';
import {
  largestInc,
  type QueryProblem,
  type QueryValues,
  readNumber,
  readOptional,
  readQueryValues,
  said,
  writeQuery,
} from './query-values.ts';
import { servicePartyBounds } from './service-party.ts';
import { type Days, readDays, readTravellers, type Travellers } from './trip.ts';

/** Which services, for whom they are and where ([W]§2.8). */
export type ServicePlace = {
  serviceType: number;
  /** Where the travellers live. */
  stateFrom: number;
  state: number;
  /** Undefined: all towns. */
  town: number | undefined;
};

/** What the wizard of services asks for. */
export type ServiceSearch = ServicePlace & Days & Travellers & { currency: string };

/** The same with what narrows and orders the list. */
export type ServiceQuestion = ServiceSearch & {
  /** In whole units of the currency, for the party. */
  costMin?: number;
  costMax?: number;
  isDearestFirst: boolean;
  page: number;
};

/** What an address does not have to say. */
export type ServiceDefaults = ServicePlace & { currency: string; today: PlainDate };

export type ReadServices =
  | { ok: true; question: ServiceQuestion }
  | { ok: false; problems: QueryProblem[]; typed: Record<string, string> };

/** The number that stands for all towns ([W]§9). */
const allTowns = -2_147_483_647;

/** Prices end here in currencies of large numbers ([W]§5). */
const mostCost = 20_000_000;

/** Where services are looked for, as far as an address says it; what is no number is not said. */
export function saidServicePlace(params: URLSearchParams): Partial<Omit<ServicePlace, 'town'>> {
  const { serviceType, stateFrom, state } = readPlace(readQueryValues(params), []);
  return {
    ...(serviceType !== undefined && { serviceType }),
    ...(stateFrom !== undefined && { stateFrom }),
    ...(state !== undefined && { state }),
  };
}

function readPlace(values: QueryValues, problems: QueryProblem[]) {
  const inc = (name: string) => readOptional(values, { name, min: 0, max: largestInc }, problems);
  return {
    serviceType: inc('SERVICETYPE'),
    stateFrom: inc('STATEFROM'),
    state: inc('STATEINC'),
    town: inc('TOWNTO'),
  };
}

/** Reads an address, the canonical one or what a plain form sends; a certificate is for one adult, whatever it says. */
export function readServices(params: URLSearchParams, defaults: ServiceDefaults): ReadServices {
  const values = readQueryValues(params);
  const problems: QueryProblem[] = [];
  const { serviceType = defaults.serviceType, stateFrom, state, town } = readPlace(values, problems);
  const limits = servicePartyBounds(serviceType);
  const party =
    limits.adults.max === 1 ? { adults: 1, childAges: [] } : readTravellers(values, problems, limits);
  const page = readNumber(values, { name: 'PRICE_PAGE', min: 1, max: 100, fallback: 1 }, problems);
  const question: ServiceQuestion = {
    serviceType,
    stateFrom: stateFrom ?? defaults.stateFrom,
    state: state ?? defaults.state,
    town: values.has('TOWNTO') ? town : defaults.town,
    ...readDays(values, defaults.today, problems),
    ...party,
    currency: findCurrency(values.get('CURRENCY') ?? '')?.slug ?? defaults.currency,
    ...readCosts(values.get('COSTMIN'), values.get('COSTMAX'), mostCost),
    isDearestFirst: values.get('SORT_TYPE') === `${sortTypes.priceDown}`,
    page,
  };
  return problems.length === 0
    ? { ok: true, question }
    : { ok: false, problems, typed: Object.fromEntries(values) };
}

/** The query that the wizard submits, under the names of [W]§2.8. */
export const writeServiceSearch = (
  search: Omit<ServiceSearch, keyof Days> & { [Day in keyof Days]: PlainDate | undefined },
): Record<string, string> =>
  said({
    ServiceType: search.serviceType,
    StateFrom: search.stateFrom,
    State: search.state,
    Town: search.town ?? allTowns,
    dateFrom: search.checkInFrom && compactDate(search.checkInFrom),
    dateTo: search.checkInTo && compactDate(search.checkInTo),
    AdultCount: search.adults,
    ChildCount: search.childAges.length,
    ChildAgeList: search.childAges.join(','),
    Currency: search.currency,
  });

/** The one address of a question. */
export const serviceParameters = (question: ServiceQuestion): Record<string, string> => ({
  ...writeServiceSearch(question),
  ...said({
    COSTMIN: question.costMin,
    COSTMAX: question.costMax,
    SORT_TYPE: question.isDearestFirst ? sortTypes.priceDown : undefined,
    PRICE_PAGE: question.page === 1 ? undefined : question.page,
  }),
});

/** The address of a question with some of it changed; any change but of the page begins at the first page. */
export function serviceAddress(
  question: ServiceQuestion,
  change: { [Name in keyof ServiceQuestion]?: ServiceQuestion[Name] | undefined } = {},
): string {
  const page = change.page ?? 1;
  // what a change leaves undefined is not said
  const changed = { ...question, ...change, page } as ServiceQuestion;
  return `?${writeQuery(serviceParameters(changed))}`;
}

const ownNames = new Set([
  ...['SERVICETYPE', 'STATEFROM', 'STATE', 'STATEINC', 'TOWN', 'TOWNTO', 'DATEFROM', 'DATETO'],
  ...['CHECKIN_BEG', 'CHECKIN_END', 'ADULTCOUNT', 'ADULT', 'ADULTS', 'CHILDCOUNT', 'CHILD', 'CHILDREN'],
  ...['CHILDAGELIST', 'AGES', 'CURRENCY', 'COSTMIN', 'COSTMAX', 'SORT_TYPE', 'PRICE_PAGE'],
  ...['SEARCH_TYPE', 'SEARCHTYPE', 'INDIVIDUAL'],
  ...Array.from({ length: 10 }, (_, child) => `AGE${child + 1}`),
]);

/** What the address says beside the question, such as a campaign: it stays as it is. */
export const besideServices = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...params].filter(([name]) => !ownNames.has(name.toUpperCase())));
