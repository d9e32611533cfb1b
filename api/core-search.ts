import { searchTours } from '#calls/search.ts';
import { noFacets } from '#calls/search-answer.ts';
import { nameSent } from '#calls/search-query.ts';
import type { SaleContext } from '#domain/offers/offer-view.ts';
import { type FoundHotels, refusedParty, searchHotels } from '#domain/offers/search-hotels.ts';
import type { ServicePriceSource } from '#domain/services/find-services.ts';
import { fromDayNumber } from '#lib/plain-date.ts';
import type { Api } from './api-env.ts';
import { type SellingDependencies, saleContextFor, windowRefusal } from './core-context.ts';
import { hotelOfferAnswer } from './core-offer-answer.ts';
import { relaxationsOf } from './core-relaxations.ts';
import { facetsAnswer, type Rows, unitsOf } from './core-search-answer.ts';
import { flightsAnswer } from './core-search-flights.ts';
import {
  findsAsked,
  hotelSearch,
  type ParsedSearch,
  pageAsked,
  parseSearch,
  refusal,
  type SearchContext,
  stateAsked,
} from './core-search-question.ts';
import { inSeason } from './core-search-season.ts';
import { servicesAnswer } from './core-search-services.ts';
import { textsIn } from './core-texts.ts';
import type { Refusal } from './problem.ts';
import { registerPricing } from './register-pricing.ts';

/** Services are priced from the database, everything else from the catalogue. */
export type SearchDependencies = SellingDependencies & Pick<ServicePriceSource, 'db'>;

/** `GET /core/search`: the best offer of each hotel, flights, or services ([W]§3.1, §7). */
export function registerSearch(api: Api, dependencies: SearchDependencies): void {
  registerPricing(api, dependencies, searchTours, async (call) => {
    const sale = saleContextFor(dependencies, call, call.query.CURRENCY);
    const asked = parseSearch(sale, call.query);
    if (!asked.ok) return asked;
    const found = await rowsOf({ call, sale, asked: asked.value }, dependencies);
    if ('reason' in found) return found;
    const answer = answerOf(found, asked.value, sale);
    // Services are read from the database, of which the catalogue knows nothing.
    return answer.ok && findsAsked(asked.value) === 'services' ? { ...answer, isKept: false } : answer;
  });
}

type Refused = { ok: false } & Refusal;

type Answer = (searching: SearchContext, dependencies: SearchDependencies) => Promise<Rows | Refused>;

/** Who answers, by what is looked for. */
const answers: Record<ReturnType<typeof findsAsked>, Answer> = {
  hotels: hotelsAnswer,
  flights: flightsAnswer,
  services: (searching, { db }) => servicesAnswer(searching, db),
};

const rowsOf: Answer = (searching, dependencies) =>
  answers[findsAsked(searching.asked)](searching, dependencies);

/** One page of rows; one beyond the last is refused. */
function answerOf(rows: Rows, asked: ParsedSearch, sale: SaleContext) {
  const { total, minMinor, maxMinor, hotelsPriced, ...answer } = rows;
  const { page, pageSize } = pageAsked(asked);
  const pageCount = Math.ceil(total / pageSize);
  if (page > Math.max(1, pageCount))
    return refusal(asked.sent, 'PRICE_PAGE', `is beyond the last page, ${pageCount}`);
  const result = {
    countTotal: total,
    currentPage: page,
    pageCount,
    pages: pageCount,
    minPrice: unitsOf(minMinor),
    maxPrice: unitsOf(maxMinor),
    currency: sale.point.currency,
    hotelsPriced,
  };
  return { ok: true as const, value: [{ ...answer, result, claimed: claimedAnswer(asked, sale) }] };
}

/** The trip of a claim as a question that can be asked again. */
function claimedAnswer({ claimed }: ParsedSearch, { moment }: SaleContext) {
  const stateId = claimed && moment.snapshot.hotels.get(claimed.hotelId)?.stateId;
  if (!claimed || stateId === undefined) return null;
  return {
    STATEINC: stateId,
    HOTELLIST: claimed.hotelId,
    TOWNFROM: claimed.townId ?? null,
    CHECKIN_BEG: fromDayNumber(claimed.departDay),
    NIGHTMIN: claimed.nights,
    ADULT: claimed.party.adults,
    AGES: [...claimed.party.childAges],
  };
}

const nothingFound: FoundHotels = {
  cards: [],
  total: 0,
  minMinor: null,
  maxMinor: null,
  hotelsPriced: 0,
  facets: {
    stars: new Map(),
    meals: new Map(),
    regions: new Map(),
    attributes: new Map(),
    instant: 0,
    charter: 0,
    regular: 0,
    price: { minMinor: 0, maxMinor: 0, buckets: [] },
  },
};

async function hotelsAnswer(
  { call, sale, asked }: SearchContext,
  dependencies: SearchDependencies,
): Promise<Rows | Refused> {
  const search = inSeason(hotelSearch(sale, asked), asked, call);
  const window = nameSent(asked.sent, 'CHECKIN_END');
  const refused = search && windowRefusal(dependencies, search.question, window);
  if (refused) return refused;
  const { directory } = sale.moment;
  const text = textsIn(call.lang, call.site);
  const found = search ? await searchHotels(sale, search) : nothingFound;
  const state = directory.states.get(stateAsked(sale, asked) ?? -1);
  return {
    state: state ? { inc: state.id, name: text(state.name), slug: state.slug } : null,
    prices: found.cards.map((card) => hotelOfferAnswer(card, directory, text, call.now)),
    total: found.total,
    minMinor: found.minMinor,
    maxMinor: found.maxMinor,
    hotelsPriced: found.hotelsPriced,
    facets: search ? facetsAnswer(found.facets, directory, text) : noFacets,
    relaxations: found.total === 0 ? await relaxationsOf(sale, asked, search, text) : [],
    partyRefusal: found.total === 0 && search ? await refusedParty(sale.moment, search) : null,
  };
}
