import type { AirportEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import type { Day, Leg } from '#price-search/catalogue.ts';
import type { OpenRoute } from '#price-search/route-block.ts';
import type { Snapshot } from '#price-search/snapshot.ts';

/** Which flights are looked at: charters (freight 0), regular ones (freight 2), or both. */
export type FlightKinds = { charter: boolean; regular: boolean };

export const isOfKind = ({ freight }: Pick<Leg, 'freight'>, { charter, regular }: FlightKinds): boolean =>
  freight === 0 ? charter : regular;

/** Whose flights, of which kind, from which day on. */
export type FlightsAsked = { market: string; kinds: FlightKinds; today: Day };

type FlightRoute = { from: string; to: string; lastCharter: Day; lastRegular: Day };

/** By the snapshot's own entry of a route, which stays the same until one of its legs changes. */
const known = new WeakMap<object, FlightRoute>();

/**
 * Airports that flights of the market begin at: those of its departure towns, and, unless it is the way out that is
 * asked for, those that bring its travellers home.
 */
export function sourcesOf(moment: CatalogueMoment, asked: FlightsAsked, isOutgoing: boolean): AirportEntry[] {
  const home = homeAirports(moment, asked.market);
  const codes = routesSold(moment, asked).map((route) => route.from);
  return airports(moment, isOutgoing ? codes.filter((code) => home.has(code)) : codes);
}

/** Airports that the market's flights from `source` lead to. */
export const targetsOf = (moment: CatalogueMoment, asked: FlightsAsked, source: string): AirportEntry[] =>
  airports(
    moment,
    routesSold(moment, asked)
      .filter((route) => route.from === source)
      .map((route) => route.to),
  );

/** Codes of the airports that the market's flights to `target` come from. */
export const airportsBefore = (moment: CatalogueMoment, asked: FlightsAsked, target: string): string[] =>
  routesSold(moment, asked)
    .filter((route) => route.to === target)
    .map((route) => route.from);

/** Routes between a departure town of the market and anywhere, either way, that still have a flight of these kinds. */
function routesSold(moment: CatalogueMoment, { market, kinds, today }: FlightsAsked): FlightRoute[] {
  const home = homeAirports(moment, market);
  return flightRoutes(moment.snapshot)
    .filter(({ from, to }) => home.has(from) || home.has(to))
    .filter(
      ({ lastCharter, lastRegular }) =>
        (kinds.charter && lastCharter >= today) || (kinds.regular && lastRegular >= today),
    );
}

function homeAirports({ directory }: CatalogueMoment, market: string): Set<string> {
  const towns = [...directory.departureTowns.values()].filter((town) => town.market === market);
  return new Set(towns.flatMap(({ airportCode }) => airportCode ?? []));
}

/** Every route, with the last day of each kind of flight. */
const flightRoutes = (snapshot: Snapshot): FlightRoute[] =>
  [...snapshot.routes.values()].map((route) => {
    const found = known.get(route) ?? endsOf(route.open());
    known.set(route, found);
    return found;
  });

/** Its legs stand by day, so they are read from the last one back until both kinds are met. */
function endsOf({ from, to, count, legAt }: OpenRoute): FlightRoute {
  let lastCharter = -1;
  let lastRegular = -1;
  for (let row = count - 1; row >= 0 && (lastCharter < 0 || lastRegular < 0); row--) {
    const { freight, departDay } = legAt(row);
    if (freight === 0 && lastCharter < 0) lastCharter = departDay;
    if (freight === 2 && lastRegular < 0) lastRegular = departDay;
  }
  return { from, to, lastCharter, lastRegular };
}

const airports = ({ directory }: CatalogueMoment, codes: string[]): AirportEntry[] =>
  [...new Set(codes)].flatMap((code) => directory.airports.get(code) ?? []);
