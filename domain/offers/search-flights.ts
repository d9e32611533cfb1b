import { type FlightOffer, type FlightQuestion, findFlights } from '#price-search/find-flights.ts';
import { type PartyRefusal, refusedOnFlights } from '#price-search/refused-party.ts';
import { type FlightView, viewFlights } from './flight-view.ts';
import type { SaleContext } from './offer-view.ts';

export type FlightSort = 'price' | 'priceDown' | 'departure' | 'duration';

export type FlightSearch = {
  question: Omit<FlightQuestion, 'point'>;
  sort: FlightSort;
  /** From 1. */
  page: number;
  pageSize: number;
};

export type FoundFlights = {
  views: FlightView[];
  total: number;
  minMinor: number | null;
  maxMinor: number | null;
  /** Why others than this party could fly. */
  partyRefusal: PartyRefusal | null;
};

/** Flights without a tour, sorted and paged. */
export function searchFlights(
  sale: SaleContext,
  { question, sort, page, pageSize }: FlightSearch,
): FoundFlights {
  const { moment, point } = sale;
  const asked = { ...question, point };
  const cheapestFirst = findFlights(moment.snapshot, asked);
  const sorted = cheapestFirst.toSorted(orders[sort]);
  const from = (page - 1) * pageSize;
  return {
    views: sorted.slice(from, from + pageSize).map((offer) => viewFlights(sale, offer, question.party)),
    total: sorted.length,
    minMinor: cheapestFirst[0]?.totalMinor ?? null,
    maxMinor: cheapestFirst.at(-1)?.totalMinor ?? null,
    partyRefusal: sorted.length === 0 ? refusedOnFlights(moment.snapshot, asked) : null,
  };
}

/** Minutes on the clocks of the airports: of the flights of one search the zones are the same. */
const minutesOf = ({ out, back }: FlightOffer) =>
  [out, ...(back ? [back] : [])].reduce(
    (sum, leg) => sum + (leg.arriveDay - leg.departDay) * 1_440 + leg.arriveMinute - leg.departMinute,
    0,
  );

const orders: Record<FlightSort, (a: FlightOffer, b: FlightOffer) => number> = {
  price: (a, b) => a.totalMinor - b.totalMinor,
  priceDown: (a, b) => b.totalMinor - a.totalMinor,
  departure: (a, b) => a.out.departMinute - b.out.departMinute,
  duration: (a, b) => minutesOf(a) - minutesOf(b),
};
