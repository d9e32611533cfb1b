import type { PlainDate } from '#lib/plain-date.ts';
import type { HotelFilters, OfferWishes } from './filters.ts';
import { hotelFilters, offerWishes } from './filters.ts';
import { type FlightWish, flight } from './flight.ts';
import { place, type SaidPlace } from './place.ts';
import { type QueryProblem, type QueryValues, readQueryValues } from './query-values.ts';
import { type ResultPage, resultPage } from './result-page.ts';
import type { SearchCurrencies } from './search-currency.ts';
import { type SeenBox, seenBox } from './seen-box.ts';
import { type TourWishes, tourWishes } from './tour-wishes.ts';
import { type SaidTrip, trip } from './trip.ts';

/** Each slice of a question, by its name. */
export const slices = { trip, place, seenBox, hotelFilters, offerWishes, tourWishes, flight, resultPage };

type Slices = {
  trip: SaidTrip;
  place: SaidPlace;
  seenBox: SeenBox;
  hotelFilters: HotelFilters;
  offerWishes: OfferWishes;
  tourWishes: TourWishes;
  flight: FlightWish;
  resultPage: ResultPage;
};

/** Everything that an address asks for, and what is wrong with each slice of it. */
export type Asked = Slices & {
  problems: Record<keyof Slices, QueryProblem[]>;
  /** As it was written, by upper-case name. */
  values: QueryValues;
};

/** What an address is read with. */
export type ReadWith = SearchCurrencies & { today: PlainDate };

/** Reads an address: the canonical one, or what a plain form sends. */
export function readAsked(params: URLSearchParams, given: ReadWith): Asked {
  const values = readQueryValues(params);
  const problems: Asked['problems'] = {
    trip: [],
    place: [],
    seenBox: [],
    hotelFilters: [],
    offerWishes: [],
    tourWishes: [],
    flight: [],
    resultPage: [],
  };
  return {
    trip: trip.read(values, problems.trip, given),
    place: place.read(values, problems.place),
    seenBox: seenBox.read(values, problems.seenBox),
    hotelFilters: hotelFilters.read(values, problems.hotelFilters),
    offerWishes: offerWishes.read(values, problems.offerWishes, given),
    tourWishes: tourWishes.read(values, problems.tourWishes),
    flight: flight.read(values, problems.flight),
    resultPage: resultPage.read(values, problems.resultPage),
    problems,
    values,
  };
}
