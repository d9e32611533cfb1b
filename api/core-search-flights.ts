import type { FlightOfferAnswer } from '#calls/offer-fields.ts';
import { noFacets } from '#calls/search-answer.ts';
import type { SearchParameters } from '#calls/search-parameters.ts';
import { partyOf } from '#calls/search-query.ts';
import { flightSortTypes } from '#calls/sort-types.ts';
import { carrierCodes } from '#domain/lookups/list-carriers.ts';
import type { FlightView } from '#domain/offers/flight-view.ts';
import { type FlightSort, searchFlights } from '#domain/offers/search-flights.ts';
import { airportCode } from '#domain/tickets/airport-inc.ts';
import { dayNumber, daysBetween } from '#lib/plain-date.ts';
import { claimAnswer, legAnswer, paidAnswer } from './core-offer-answer.ts';
import type { Rows } from './core-search-answer.ts';
import { classAsked, flightKinds, pageAsked, type SearchContext } from './core-search-question.ts';

const sortOrders = Object.keys(flightSortTypes) as FlightSort[]; // in the order of their numbers

/** Flights alone, there and back or one way ([W]§2.5). */
export async function flightsAnswer({ call, sale, asked }: SearchContext): Promise<Rows> {
  const { query } = asked;
  const { flags } = call.site;
  const kinds = flightKinds(query);
  const found = searchFlights(sale, {
    question: {
      party: partyOf(query),
      from: airportFrom(query, sale),
      to: airportCode(query.airTo!),
      departDay: dayNumber(query.CHECKIN_BEG!),
      returnDay: query.direction === 'one-way' ? null : dayNumber(query.CHECKIN_END!),
      classId: classAsked(query),
      // What the site does not sell ([W]§6) is not found either.
      charter: kinds.charter && flags.showCharter,
      regular: kinds.regular && flags.showGds,
      seatsOnly: query.FREIGHT || query.MOMENT_CONFIRM || query.FILTER,
      carriers: query.CARRIERLIST.length > 0 ? carrierCodes(sale.moment, query.CARRIERLIST) : undefined,
    },
    sort: sortOrders[query.AIR_TICKETS_SORT]!,
    ...pageAsked(asked),
  });
  return {
    state: null,
    prices: found.views.map((view) => flightAnswer(view, call.now)),
    total: found.total,
    minMinor: found.minMinor,
    maxMinor: found.maxMinor,
    hotelsPriced: 0,
    facets: noFacets,
    relaxations: [],
    partyRefusal: found.partyRefusal,
  };
}

/** The asked airport, else that of the departure town; a town without one is no airport's name. */
function airportFrom({ airFrom, TOWNFROM }: SearchParameters, { moment }: SearchContext['sale']): string {
  if (airFrom !== undefined) return airportCode(airFrom);
  return moment.directory.departureTowns.get(TOWNFROM!)?.airportCode ?? '';
}

/** Flights in the fields of [W]§3.3. */
export const flightAnswer = (view: FlightView, now: Date): FlightOfferAnswer => ({
  ...paidAnswer(view, now),
  ...claimAnswer(view.claim),
  ptype: 'avia',
  hotelInc: 0,
  checkIn: view.departDate,
  checkOut: view.returnDate,
  nights: daysBetween(view.departDate, view.returnDate),
  daynoconfirm: view.isInstant ? 0 : 1,
  freightExternal: view.out.freight,
  classId: view.out.classId,
  out: legAnswer(view.out),
  back: view.back && legAnswer(view.back),
});
