import type { Client } from '#calls/client.ts';
import type { ExcursionTour } from '#calls/excursion-tour.ts';
import { roomPrices } from '#calls/hotel.ts';
import { hotelRows } from '#calls/hotel-rows.ts';
import type { HotelOfferAnswer } from '#calls/offer-fields.ts';
import { searchTours } from '#calls/search.ts';
import { sortTypes } from '#calls/sort-types.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { PagePath } from '#web/context/page-path.ts';
import { firstShown } from '#web/hotel/offer-groups.ts';
import { type OfferRow, offerRow } from '#web/hotel/offer-row.ts';
import { type OfferPlace, offerCard } from '#web/search/cards/offer-card.ts';
import { withoutFlight, writeTrip } from '#web/search/query/trip.ts';
import type { PartyRefusal } from '../ways-out.ts';
import { type DepartureWindow, earlierWindow, laterWindow } from './departure-windows.ts';
import { type ExcursionQuestion, writeExcursionQuestion } from './excursion-question.ts';
import { mostOffers } from './most-offers.ts';

/** A hotel of the tour with its offers, cheapest first: as many as are shown. */
export type TourHotel = {
  hotelInc: number;
  name: string;
  star: string;
  place: string;
  image: string;
  /** Its page without locale. */
  path: PagePath;
  /** Offers for the question, beside those shown too. */
  total: number;
  rows: [OfferRow, ...OfferRow[]];
};

/** A question near the one that has no answer, and what it would find. */
export type TourRelaxation = {
  kind: 'programs' | 'earlier' | 'later' | 'withoutFlight';
  question: ExcursionQuestion;
  hotels: number;
  price: number;
  currency: string;
};

/** What of a tour its prices depend on. */
type SoldTour = Pick<ExcursionTour, 'id' | 'state' | 'list' | 'isActive'>;

export type PricedTour =
  | { ok: true; hotels: TourHotel[]; relaxations: TourRelaxation[]; partyRefusal: PartyRefusal }
  | { ok: false };

type Shown = {
  place: OfferPlace;
  currency: string | undefined;
  /** The hotel whose offers are all shown. */
  expanded: string;
  today: PlainDate;
  signal: AbortSignal;
};

const mostHotels = 20;

/** What the tour costs for a question, hotel by hotel ([W]§2.11: offers of excursion tours are grouped by hotelInc). */
export async function priceTour(
  client: Client,
  tour: SoldTour,
  question: ExcursionQuestion,
  shown: Shown,
): Promise<PricedTour> {
  if (!tour.isActive) return { ok: true, hotels: [], relaxations: [], partyRefusal: null };
  const found = await hotelsOf(client, tour, question, shown);
  if (!found) return { ok: false };
  const priced = await Promise.all(
    found.hotels.map((hotel) => offersOf(client, tour, question, hotel, shown)),
  );
  if (priced.includes('failed')) return { ok: false };
  const hotels = priced
    .flatMap((hotel) => (hotel === 'failed' || hotel === undefined ? [] : hotel))
    .sort((a, b) => a.rows[0].price - b.rows[0].price);
  return {
    ok: true,
    hotels,
    relaxations: hotels.length > 0 ? [] : await relaxations(client, tour, question, shown),
    partyRefusal: found.partyRefusal,
  };
}

/** Hotels that have an offer on some of the days, each with its cheapest one; undefined where the search failed. */
async function hotelsOf(
  client: Client,
  { id, state }: SoldTour,
  question: ExcursionQuestion,
  { currency, signal }: Shown,
): Promise<{ hotels: HotelOfferAnswer[]; partyRefusal: PartyRefusal } | undefined> {
  const query = {
    SEARCH_TYPE: 'excursion-tours',
    STATEINC: state.inc,
    FIELD_EXCURSION_TITLE: [id],
    ...writeTrip(question),
    CURRENCY: currency,
    SORT_TYPE: sortTypes.price,
    PARTITION_PRICE: mostHotels,
  };
  const answer = await client.call(searchTours, query, undefined, signal);
  if (!answer.ok) return undefined;
  const [found] = answer.value;
  return { hotels: hotelRows(found?.prices ?? []), partyRefusal: found?.partyRefusal ?? null };
}

async function offersOf(
  client: Client,
  { id }: SoldTour,
  question: ExcursionQuestion,
  hotel: HotelOfferAnswer,
  { place, currency, expanded, signal }: Shown,
): Promise<TourHotel | undefined | 'failed'> {
  const query = {
    SEARCH_TYPE: 'excursion-tours',
    HOTEL_INC: hotel.hotelInc,
    FIELD_EXCURSION_TITLE: [id],
    ...writeExcursionQuestion(question),
    CURRENCY: currency,
    PARTITION_PRICE: expanded === `${hotel.hotelInc}` ? mostOffers : firstShown,
  };
  const answer = await client.call(roomPrices, query, undefined, signal);
  if (!answer.ok) return 'failed';
  const [first, ...rest] = answer.value.prices.map((offer) => offerRow(offerCard(offer, place)));
  if (!first) return undefined;
  const { hotelInc, hotelName, starName, regionName, townName, image, stateSlug, slug } = hotel;
  return {
    hotelInc,
    name: hotelName,
    star: starName,
    place: [...new Set([townName, regionName])].join(', '),
    image,
    path: `/hotels/${stateSlug}/${slug}`,
    total: answer.value.countTotal,
    rows: [first, ...rest],
  };
}

type Candidate = [TourRelaxation['kind'], ExcursionQuestion];

/** What else could be asked, of which only what finds something is proposed. */
async function relaxations(
  client: Client,
  tour: SoldTour,
  question: ExcursionQuestion,
  shown: Shown,
): Promise<TourRelaxation[]> {
  const nights = tour.list.map(({ night }) => night);
  const anyProgram: ExcursionQuestion = {
    ...question,
    nightsFrom: Math.min(...nights),
    nightsTo: Math.max(...nights),
    weekday: undefined,
  };
  const otherDays = (kind: 'earlier' | 'later', days: DepartureWindow | undefined): Candidate[] =>
    days ? [[kind, { ...anyProgram, ...days }]] : [];
  const candidates: Candidate[] = [
    ['programs', anyProgram],
    ...otherDays('earlier', earlierWindow(tour.list, question, shown.today)),
    ...otherDays('later', laterWindow(tour.list, question, shown.today)),
    ['withoutFlight', { ...anyProgram, townFrom: withoutFlight, townBefore: question.townFrom }],
  ];
  const ways = await Promise.all(
    candidates.map(async ([kind, way]): Promise<TourRelaxation[]> => {
      const hotels = (await hotelsOf(client, tour, way, shown))?.hotels ?? [];
      const [cheapest] = hotels;
      if (!cheapest) return [];
      return [
        { kind, question: way, hotels: hotels.length, price: cheapest.price, currency: cheapest.currency },
      ];
    }),
  );
  return ways.flat();
}
