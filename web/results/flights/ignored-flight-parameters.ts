import { slices } from '#web/search/query/asked.ts';
import { besideFlights } from '#web/search/query/flight-question.ts';

const wordsOfTrips = new Set<string>(Object.values(slices).flatMap(({ names }) => names));

/** The names of an address that narrow trips and no flights, as they were written. */
export const findIgnoredFlightParameters = (params: URLSearchParams): string[] =>
  Object.keys(besideFlights(params)).filter((name) => wordsOfTrips.has(name.toUpperCase()));
