import type { Directory } from '#domain/catalogue/directory.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { noFlightTown } from './destinations.ts';
import type { TripSnapshot } from './trip-snapshot.ts';

/** What a search asks for, as far as an office has to know it. */
export type SearchedTrip = {
  townId: number | undefined;
  /** Of a search for flights: the codes of its airports; without `from` that of the town. */
  flights: { from: string | undefined; to: string; isOneWay: boolean } | undefined;
  stateId: number | undefined;
  hotelIds: readonly number[];
  from: PlainDate | undefined;
  to: PlainDate | undefined;
  nights: { from: number; to: number } | null;
  adults: number;
  childAges: readonly number[];
};

/** A search without an offer in the shape of one: who travels, where to, when, and nothing that nobody has chosen. */
export function snapshotOfSearch(asked: SearchedTrip, directory: Directory): TripSnapshot {
  const { townId, stateId, hotelIds, from, to = from, nights, adults, childAges } = asked;
  const hotel = hotelIds.length === 1 ? directory.hotels.get(hotelIds[0]!) : undefined;
  const town = directory.departureTowns.get(townId ?? noFlightTown);
  const route = routeOf(asked, directory);
  return {
    tour: null,
    hotel: hotel?.name ?? null,
    rooms: [],
    arrival: from && to ? { from, to } : null,
    nights,
    country: directory.states.get(stateId ?? 0)?.name ?? null,
    city: route?.from.town ?? town?.name ?? null,
    out: null,
    back: null,
    ...(route && { route }),
    adults,
    childAges: childAges.toSorted((one, other) => one - other),
    price: null,
  };
}

/** The airports of a search for flights; undefined where one of them is none of ours. */
function routeOf(
  { flights, townId }: SearchedTrip,
  { airports, departureTowns }: Directory,
): TripSnapshot['route'] {
  const airport = (code: string | null | undefined) => {
    const found = airports.get(code ?? '');
    return found && { code: found.code, town: found.townName };
  };
  const from = airport(flights?.from ?? departureTowns.get(townId ?? noFlightTown)?.airportCode);
  const to = airport(flights?.to);
  return flights && from && to ? { from, to, isOneWay: flights.isOneWay } : undefined;
}
