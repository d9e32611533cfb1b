import type { z } from 'zod';
import type { searchAnswer } from '#calls/search-answer.ts';
import { otherNames, type SearchParameter, type SearchParameters } from '#calls/search-parameters.ts';
import type { Directory } from '#domain/catalogue/directory.ts';
import type { Facets, Filters, HotelSearch, Relaxation } from '#domain/offers/search-hotels.ts';
import { minorPerUnit } from '#lib/money.ts';
import { compactDate, fromDayNumber } from '#lib/plain-date.ts';
import type { AskedSearch } from './core-search-question.ts';
import type { Texts } from './core-texts.ts';

export type SearchAnswer = z.output<typeof searchAnswer>;

/** Rows of an answer: those of the page, and what is said of all. */
export type Rows = Omit<SearchAnswer, 'result'> & {
  total: number;
  minMinor: number | null;
  maxMinor: number | null;
  hotelsPriced: number;
};

/** Whole units of an amount that may be missing. */
export const unitsOf = (minor: number | null) => (minor === null ? null : minor / minorPerUnit);

export const noFacets: SearchAnswer['facets'] = {
  stars: [],
  meals: [],
  regions: [],
  attributes: [],
  instant: 0,
  charter: 0,
  regular: 0,
  price: { min: 0, max: 0, buckets: [] },
};

/** The facets with their names, in the order of the lists they belong to. */
export function facetsAnswer(facets: Facets, directory: Directory, text: Texts): SearchAnswer['facets'] {
  const { stars, meals, regions, attributes } = directory;
  const named = (counts: Map<number, number>, nameOf: (id: number) => string | undefined) =>
    [...counts].flatMap(([value, count]) => {
      const name = nameOf(value);
      return name === undefined ? [] : [{ value, name, count }];
    });
  const position =
    (entries: Map<number, { position: number }>) => (a: { value: number }, b: { value: number }) =>
      (entries.get(a.value)?.position ?? 0) - (entries.get(b.value)?.position ?? 0);
  const filterable = (id: number) => {
    const attribute = attributes.get(id);
    return attribute?.isFilter ? text(attribute.name) : undefined;
  };
  const regionName = (id: number) => {
    const region = regions.get(id);
    return region && text(region.name);
  };
  const mealName = (id: number) => {
    const meal = meals.get(id);
    return meal && text(meal.name);
  };
  return {
    stars: named(facets.stars, (id) => stars.get(id)?.name).sort(position(stars)),
    meals: named(facets.meals, mealName).sort(position(meals)),
    regions: named(facets.regions, regionName).sort((a, b) => names.compare(a.name, b.name)),
    attributes: named(facets.attributes, filterable).sort(position(attributes)),
    instant: facets.instant,
    charter: facets.charter,
    regular: facets.regular,
    price: {
      min: facets.price.minMinor / minorPerUnit,
      max: facets.price.maxMinor / minorPerUnit,
      buckets: facets.price.buckets,
    },
  };
}

/** Made once: a collator costs more than a sort. */
const names = new Intl.Collator();

/** The parameters of each filter. */
const parametersOf: Record<keyof Filters, readonly SearchParameter[]> = {
  starIds: ['STARLIST'],
  mealIds: ['MEALLIST'],
  regionIds: ['REGIONTO'],
  townIds: ['TOWNTO'],
  attributeIds: ['HOTELATTR'],
  minMinor: ['COSTMIN'],
  maxMinor: ['COSTMAX'],
  instantOnly: ['MOMENT_CONFIRM', 'FILTER'],
  charter: ['CHARTER', 'isCharter'],
  regular: ['REGULAR', 'isCharter'],
};

/** The parameters that differ from the question; an empty value means that the parameter goes. */
export function relaxationAnswer(
  { change, question, filters, count, minMinor }: Relaxation,
  search: HotelSearch,
  asked: Pick<AskedSearch, 'query' | 'sent'>,
  directory: Directory,
  text: Texts,
): SearchAnswer['relaxations'][number] {
  const query: Record<string, string> = {};
  if (change === 'filters')
    for (const name of filtersLeftOut(filters, search.filters, asked.query)) query[name] = '';
  if (change === 'dates') {
    query.CHECKIN_BEG = compactDate(fromDayNumber(question.departFrom));
    query.CHECKIN_END = compactDate(fromDayNumber(question.departTo));
  }
  if (change === 'nights') {
    query.NIGHTMIN = String(question.nightsMin);
    query.NIGHTMAX = String(question.nightsMax);
  }
  if (question.townId !== search.question.townId) query.TOWNFROM = String(question.townId);
  for (const other of otherNamesSent(Object.keys(query), asked.sent)) query[other] = '';
  const town = directory.departureTowns.get(question.townId);
  return {
    change,
    query,
    label: change === 'town' && town ? text(town.name) : '',
    count,
    minPrice: minMinor / minorPerUnit,
  };
}

/** The parameters of the filters that are gone, as far as they say anything. */
function filtersLeftOut(now: Filters, before: Filters, query: SearchParameters): SearchParameter[] {
  const gone = (Object.keys(parametersOf) as (keyof Filters)[]).filter(
    (name) => String(now[name]) !== String(before[name]),
  );
  const names = new Set(gone.flatMap((name) => parametersOf[name]));
  return [...names].filter((name) => isSaid(name, query[name]));
}

/** Charter and regular flights are asked for unless one of them is not; everything else is the other way round. */
const isSaid = (name: SearchParameter, value: SearchParameters[SearchParameter]) =>
  name === 'CHARTER' || name === 'REGULAR'
    ? value === false
    : name === 'isCharter'
      ? value !== undefined
      : value !== undefined && value !== false && String(value) !== '';

/** A parameter that was sent under its other name has to go under that one. */
const otherNamesSent = (names: readonly string[], sent: SearchParameters) =>
  otherNames.flatMap(([name, other]) => (names.includes(name) && sent[other] !== undefined ? [other] : []));
