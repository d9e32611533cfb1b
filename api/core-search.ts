import type { AnswerOf, QueryOf } from '#calls/call.ts';
import { searchTours, sortTypes } from '#calls/search.ts';
import type { Directory } from '#domain/catalogue/directory.ts';
import {
  type Facets,
  type Filters,
  type FoundHotels,
  type HotelSearch,
  longestWindowDays,
  type Relaxation,
  relaxSearch,
  type SortOrder,
  searchHotels,
} from '#domain/offers/search-hotels.ts';
import { compactDate, daysBetween, fromDayNumber } from '#lib/plain-date.ts';
import type { Api } from './api-env.ts';
import { questionOf, type SellingDependencies, showingFor } from './core-context.ts';
import { hotelOfferAnswer } from './core-offer-answer.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { type Asked, registerCall } from './register-call.ts';

type SearchAsked = Asked<typeof searchTours>;
type SearchAnswer = AnswerOf<typeof searchTours>[number];

const cheapestFirst: SortOrder = 'price';
const sortOrders = Object.fromEntries(
  Object.entries(sortTypes).map(([name, type]) => [type, name as SortOrder]),
);

/** `GET /core/search`: the best offer of each hotel ([W]§3.1, §7). */
export function registerSearch(api: Api, dependencies: SellingDependencies): void {
  registerCall(api, searchTours, async (asked) => {
    const { query } = asked;
    if (daysBetween(query.CHECKIN_BEG, query.CHECKIN_END) > longestWindowDays) {
      const fields = [
        { field: 'CHECKIN_END', reason: `is more than ${longestWindowDays} days after CHECKIN_BEG` },
      ];
      return { ok: false, reason: 'invalid-request', fields };
    }
    const showing = showingFor(dependencies, asked, query.CURRENCY);
    const search = searchOf(asked, showing.point);
    const found = await searchHotels(showing, search);
    const pageCount = Math.ceil(found.total / search.pageSize);
    if (query.PRICE_PAGE > Math.max(1, pageCount)) {
      return {
        ok: false,
        reason: 'invalid-request',
        fields: [{ field: 'PRICE_PAGE', reason: `is beyond the last page, ${pageCount}` }],
      };
    }
    const { directory } = showing.moment;
    const text = textsIn(asked.lang, asked.site);
    const state = query.STATEINC === undefined ? undefined : directory.states.get(query.STATEINC);
    const relaxations = found.total === 0 ? await relaxSearch(showing.moment, search) : [];
    const answer: SearchAnswer = {
      state: state ? { inc: state.id, name: text(state.name), slug: state.slug } : null,
      prices: found.cards.map((card) => hotelOfferAnswer(card, directory, text, asked.now)),
      result: {
        countTotal: found.total,
        currentPage: query.PRICE_PAGE,
        pageCount,
        minPrice: found.minMinor === null ? null : found.minMinor / 100,
        maxPrice: found.maxMinor === null ? null : found.maxMinor / 100,
        currency: showing.point.currency,
        hotelsPriced: found.hotelsPriced,
        offersPriced: found.offersPriced,
      },
      facets: facetsAnswer(found, directory, text),
      relaxations: relaxations.map((relaxation) => relaxationAnswer(relaxation, search, directory, text)),
    };
    return { ok: true, value: [answer] };
  });
}

function searchOf({ query }: SearchAsked, point: HotelSearch['question']['point']): HotelSearch {
  const minor = (price: number | undefined) => (price === undefined ? undefined : price * 100);
  const filters: Filters = {
    starIds: query.STARLIST,
    mealIds: query.MEALLIST,
    regionIds: query.REGIONTO,
    townIds: query.TOWNTO,
    attributeIds: query.HOTELATTR,
    minMinor: minor(query.COSTMIN),
    maxMinor: minor(query.COSTMAX),
    instantOnly: query.MOMENT_CONFIRM,
    charter: query.CHARTER,
    regular: query.REGULAR,
  };
  return {
    question: questionOf(query, point),
    where: { stateId: query.STATEINC, hotelIds: query.HOTELLIST },
    filters,
    sort: sortOrders[query.SORT_TYPE] ?? cheapestFirst,
    page: query.PRICE_PAGE,
    pageSize: query.PARTITION_PRICE,
  };
}

function facetsAnswer({ facets }: FoundHotels, directory: Directory, text: Texts): SearchAnswer['facets'] {
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
    regions: named(facets.regions, regionName).sort((a, b) => a.name.localeCompare(b.name)),
    attributes: named(facets.attributes, filterable).sort(position(attributes)),
    instant: facets.instant,
    charter: facets.charter,
    regular: facets.regular,
    price: priceFacet(facets),
  };
}

const priceFacet = ({ price }: Facets) => ({
  min: price.minMinor / 100,
  max: price.maxMinor / 100,
  buckets: price.buckets,
});

const filterNames = [
  'STARLIST',
  'MEALLIST',
  'REGIONTO',
  'TOWNTO',
  'HOTELATTR',
  'COSTMIN',
  'COSTMAX',
  'MOMENT_CONFIRM',
  'CHARTER',
  'REGULAR',
] as const satisfies (keyof QueryOf<typeof searchTours>)[];

/** The parameters that differ from the question; an empty value means that the parameter goes. */
function relaxationAnswer(
  { change, question, count, minMinor }: Relaxation,
  search: HotelSearch,
  directory: Directory,
  text: Texts,
): SearchAnswer['relaxations'][number] {
  const query: Record<string, string> = {};
  if (change === 'filters') for (const name of filterNames) query[name] = '';
  if (change === 'dates') {
    query.CHECKIN_BEG = compactDate(fromDayNumber(question.departFrom));
    query.CHECKIN_END = compactDate(fromDayNumber(question.departTo));
  }
  if (change === 'nights') {
    query.NIGHTMIN = String(question.nightsMin);
    query.NIGHTMAX = String(question.nightsMax);
  }
  if (question.townId !== search.question.townId) query.TOWNFROM = String(question.townId);
  const town = directory.departureTowns.get(question.townId);
  return {
    change,
    query,
    label: change === 'town' && town ? text(town.name) : '',
    count,
    minPrice: minMinor / 100,
  };
}
