import type { searchTours } from '#calls/search.ts';
import type { SearchParameter, SearchParameters } from '#calls/search-parameters.ts';
import {
  isEveryClass,
  nameSent,
  partyOf,
  rowAsked,
  searchTypeOf,
  underOneName,
} from '#calls/search-query.ts';
import { sortTypes } from '#calls/sort-types.ts';
import { carrierCodes } from '#domain/lookups/list-carriers.ts';
import { type ClaimedTrip, claimedTrip } from '#domain/offers/claimed-trip.ts';
import { noFlightTown } from '#domain/offers/destinations.ts';
import type { SaleContext } from '#domain/offers/offer-view.ts';
import type { Filters, HotelSearch, Question, SortOrder, Where } from '#domain/offers/search-hotels.ts';
import { travelSearched } from '#domain/offers/tours-searched.ts';
import { minorPerUnit } from '#lib/money.ts';
import { dayNumber } from '#lib/plain-date.ts';
import { isTourKind, kindOfSearch, type SearchType, type TourKind, travelKinds } from '#lib/travel-kind.ts';
import type { CallRequest } from './answer-call.ts';
import type { Refusal } from './problem.ts';

/** Rows of a page where nobody says how many. */
const usualPageSize = 20;
const usualNights = 7;
const economy = 1;
const comfort = 3;

/** A query as it is understood: one name for each thing, and the claim that it may speak of opened. */
export type ParsedSearch = {
  sent: SearchParameters;
  query: SearchParameters;
  claimed: ClaimedTrip | undefined;
};

/** Who asks, what, and as of which moment. */
export type SearchContext = { call: CallRequest<typeof searchTours>; sale: SaleContext; asked: ParsedSearch };

/** Reads a query; a claim that is none of ours is refused under the name it was sent by. */
export function parseSearch(
  sale: SaleContext,
  sent: SearchParameters,
): { ok: true; value: ParsedSearch } | ({ ok: false } & Refusal) {
  const query = underOneName(sent);
  const claimed = query.CLAIM === undefined ? undefined : claimedTrip(sale, query.CLAIM);
  if (query.CLAIM !== undefined && !claimed) return refusal(sent, 'CLAIM', 'is not a claim of ours');
  return { ok: true, value: { sent, query, claimed } };
}

/** A refusal that names a parameter as it was sent. */
export const refusal = (sent: SearchParameters, name: SearchParameter, reason: string) => ({
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [{ field: nameSent(sent, name), reason }],
});

export const findsAsked = ({ query }: ParsedSearch) => rowAsked(query).finds;

/** Which page of rows, from 1. */
export const pageAsked = ({ query }: ParsedSearch) => ({
  page: query.PRICE_PAGE ?? 1,
  pageSize: query.RECONPAGE ?? query.PARTITION_PRICE ?? usualPageSize,
});

/** Charter or regular flights, or both. */
export const flightKinds = ({
  CHARTER,
  REGULAR,
  isCharter,
}: Pick<SearchParameters, 'CHARTER' | 'REGULAR'> & Partial<Pick<SearchParameters, 'isCharter'>>) => ({
  charter: CHARTER && isCharter !== false,
  regular: REGULAR && isCharter !== true,
});

/** The class to fly in; null is any. */
export function classAsked({ classId, COMFORTABLE_SEATS }: SearchParameters): number | null {
  if (classId === undefined) return COMFORTABLE_SEATS ? comfort : economy;
  return isEveryClass(classId) ? null : classId;
}

/** The hotels that a query asks for, in our words; undefined where no tour or hotel can answer it. */
export function hotelSearch(sale: SaleContext, asked: ParsedSearch): HotelSearch | undefined {
  const { query } = asked;
  const travel = travelSearched(sale.moment, travelAsked(sale, asked));
  // No hotel belongs to a group of hotels.
  if (!travel || query.CHAIN.length > 0) return undefined;
  return {
    question: { ...questionAsked(sale, asked), tours: travel.tours },
    where: travel.where,
    filters: filtersAsked(query),
    sort: sortAsked(query),
    ...pageAsked(asked),
  };
}

/** The state that is asked for, by itself or with the claim. */
export const stateAsked = ({ moment }: SaleContext, { query, claimed }: ParsedSearch): number | undefined =>
  query.STATEINC ?? (claimed && moment.snapshot.hotels.get(claimed.hotelId)?.stateId);

function travelAsked(sale: SaleContext, asked: ParsedSearch) {
  const { query, claimed } = asked;
  const hotelIds = query.HOTELLIST ?? (claimed ? [claimed.hotelId] : []);
  const where: Where = { stateId: stateAsked(sale, asked), hotelIds };
  return {
    where,
    box: query.BOX,
    kinds: kindsAsked(asked),
    packetTypes: packetsAsked(query),
    excursionTypes: [
      ...(query.HAS_EXCURSION ? (['excurtour'] as const) : []),
      ...(query.HAS_CRUSETOUR ? (['cruise'] as const) : []),
    ],
    excursionTourIds: query.FIELD_EXCURSION_TITLE,
    tours: {
      tourIds: query.TOUR,
      tourTypeIds: query.TOURTYPE,
      programTypeIds: query.PROGRAMGROUP,
      ufilterIds: query.UFILTER ?? [],
    },
  };
}

/** A claim is of whatever kind it is, unless the query names one. */
function kindsAsked({ query, claimed }: ParsedSearch): TourKind[] {
  const named = kindsNamed(query);
  return named.length > 0 || claimed ? named : tourKinds([searchTypeOf(query)]);
}

/** The kinds that a query names, both of which have to hold. */
export const kindsNamed = ({
  SEARCH_TYPE,
  searchType,
  PTYPE,
}: Pick<SearchParameters, 'SEARCH_TYPE' | 'searchType' | 'PTYPE'>) =>
  tourKinds([SEARCH_TYPE ?? searchType, PTYPE].filter((type) => type !== undefined));

const tourKinds = (types: readonly SearchType[]): TourKind[] => types.map(kindOfSearch).filter(isTourKind);

/** Anyone who looks for hotels alone leaves from no town, whichever the wizard remembers. */
export const isWithoutFlight = (kinds: readonly TourKind[]): boolean =>
  kinds.some((kind) => !travelKinds[kind].hasFlight);

type PacketParameters = Pick<SearchParameters, 'PACKET_TOUR' | 'PACKET_EXCURSION' | 'PACKET_ONLY_HOTELS'>;

export const packetsAsked = ({ PACKET_TOUR, PACKET_EXCURSION, PACKET_ONLY_HOTELS }: PacketParameters) =>
  [PACKET_TOUR, PACKET_EXCURSION, PACKET_ONLY_HOTELS].flatMap((isAsked, packet) => (isAsked ? [packet] : []));

function questionAsked({ point, moment }: SaleContext, asked: ParsedSearch): Question {
  const { query, claimed } = asked;
  const isPartyNamed = query.ADULT !== undefined || query.CHILD !== undefined;
  const nightsMin = query.NIGHTMIN ?? claimed?.nights ?? usualNights;
  const departFrom = query.CHECKIN_BEG ? dayNumber(query.CHECKIN_BEG) : (claimed?.departDay ?? point.today);
  return {
    point,
    party: claimed && !isPartyNamed ? claimed.party : partyOf(query),
    townId: isWithoutFlight(kindsAsked(asked))
      ? noFlightTown
      : (query.TOWNFROM ?? claimed?.townId ?? noFlightTown),
    classId: classAsked(query) ?? economy,
    departFrom,
    departTo: query.CHECKIN_END ? dayNumber(query.CHECKIN_END) : departFrom,
    nightsMin,
    nightsMax: query.NIGHTMAX ?? Math.max(nightsMin, claimed?.nights ?? usualNights),
    ...conditionsAsked(query, moment),
  };
}

type Conditions = Pick<
  SearchParameters,
  'FREIGHT' | 'CARRIERLIST' | 'LEAVES' | 'RETURNS' | 'ACTIONS' | 'WITHOUT_PROMO'
>;

/** Which offers count: seats that are ours, flights of some airlines and hours, with or without a promotion. */
export const conditionsAsked = (
  { FREIGHT, CARRIERLIST, LEAVES, RETURNS, ACTIONS, WITHOUT_PROMO }: Conditions,
  moment: SaleContext['moment'],
) => ({
  seatsOnly: FREIGHT,
  ...carriersAsked({ CARRIERLIST }, moment),
  ...(LEAVES.length > 0 ? { leaves: LEAVES } : {}),
  ...(RETURNS.length > 0 ? { returns: RETURNS } : {}),
  ...(ACTIONS ? { promotion: 'only' as const } : {}),
  ...(WITHOUT_PROMO ? { promotion: 'without' as const } : {}),
});

/** The airlines that are named; none is any of them. */
export const carriersAsked = (
  { CARRIERLIST }: Pick<Conditions, 'CARRIERLIST'>,
  moment: SaleContext['moment'],
) => (CARRIERLIST.length > 0 ? { carriers: carrierCodes(moment, CARRIERLIST) } : {});

type FilterParameters = Pick<
  SearchParameters,
  'STARLIST' | 'MEALLIST' | 'COSTMIN' | 'COSTMAX' | 'MOMENT_CONFIRM' | 'FILTER' | 'CHARTER' | 'REGULAR'
> &
  Partial<Pick<SearchParameters, 'REGIONTO' | 'TOWNTO' | 'HOTELATTR' | 'isCharter'>>;

/** The filters of hotels and offers, prices in minor units. */
export function filtersAsked(query: FilterParameters): Filters {
  const minor = (price: number | undefined) => (price === undefined ? undefined : price * minorPerUnit);
  return {
    starIds: query.STARLIST,
    mealIds: query.MEALLIST,
    regionIds: query.REGIONTO ?? [],
    townIds: query.TOWNTO ?? [],
    attributeIds: query.HOTELATTR ?? [],
    minMinor: minor(query.COSTMIN),
    maxMinor: minor(query.COSTMAX),
    instantOnly: query.MOMENT_CONFIRM || query.FILTER,
    ...flightKinds(query),
  };
}

const sortOrders = Object.keys(sortTypes) as SortOrder[]; // in the order of their numbers

/** The order of rows; by price unless another is named. */
export const sortAsked = ({ THE_BEST_AT_TOP, SORT_TYPE }: SearchParameters): SortOrder =>
  THE_BEST_AT_TOP ? 'recommended' : sortOrders[SORT_TYPE]!;
