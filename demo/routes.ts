import { assert } from '#lib/assert.ts';
import { dice } from './dice.ts';
import { readFacts } from './facts/read-facts.ts';
import { kmBetween } from './geo.ts';
import type { Airport, DepartureTown, Places } from './places.ts';

/** What flies between a departure town and an airport of resorts, there and back on the same days. */
export type Route = {
  /** Stable for the same facts: part of the flights' ids. */
  number: number;
  town: DepartureTown;
  from: Airport;
  to: Airport;
  stateId: number;
  curve: string;
  km: number;
  /** Days of the week with flights, Monday 1 … Sunday 7. */
  days: readonly number[];
  carriers: readonly string[];
  isCharter: boolean;
};

/** A route that could be flown; `weekly` are its scheduled flights, none for a charter of the operator's own. */
type Candidate = {
  route: Omit<Route, 'number' | 'days'>;
  weekly: number;
  isPriority: boolean;
  appeal: number;
};

/** How many directions a town of each size serves, over how many countries at least, and how far. */
const reach = {
  L: { routes: 34, states: 22, km: 12_500, most: 7 },
  M: { routes: 20, states: 15, km: 8200, most: 4 },
  S: { routes: 12, states: 10, km: 6000, most: 2 },
} as const;

// Airlines that sell most of their seats to tour operators.
const leisureCarriers = new Set([
  'BY',
  'X3',
  'DE',
  'XQ',
  'E4',
  'QS',
  '3Z',
  'ZF',
  'N4',
  'WZ',
  'GW',
  'YK',
  'DV',
  'BJ',
  'LS',
]);

/** The routes of all departure towns: scheduled ones by their seats, and the operator's own charters. */
export function planRoutes(places: Places, seed: string): Route[] {
  const gateways = gatewaysOf(places);
  const facts = readRouteFacts();
  return places.departureTowns
    .flatMap((town) => {
      const candidates = gateways.flatMap((gateway) => candidateOf(town, gateway, facts) ?? []);
      return chosen(candidates, town).map((candidate, rank) => ({
        ...candidate.route,
        days: daysOf(candidate, rank, seed),
      }));
    })
    .map((route, number) => ({ ...route, number }));
}

type RouteFacts = ReturnType<typeof readRouteFacts>;

function readRouteFacts() {
  const list = (text: string | undefined) => text?.split(' ') ?? [];
  return {
    scheduled: new Map(readFacts('routes.csv').map((row) => [`${row.from}${row.to}`, row])),
    charterCarriers: new Map(
      readFacts('chosen/charter-carriers.csv').map((row) => [row.market, list(row.carriers)]),
    ),
    closedStates: new Map(readFacts('chosen/closed-skies.csv').map((row) => [row.market, list(row.states)])),
  };
}

/** The route to one airport, unless the sky is closed, a train is quicker or the town's aircraft do not reach it. */
function candidateOf(town: DepartureTown, gateway: Gateway, facts: RouteFacts): Candidate | undefined {
  const { airport: from } = town;
  if (!from || facts.closedStates.get(town.market)?.includes(String(gateway.stateId))) return undefined;
  const { airport: to, stateId, curve, isPriority } = gateway;
  const km = kmBetween(from, to);
  if (km < 250 || km > reach[town.size].km) return undefined;
  const line = facts.scheduled.get(`${from.code}${to.code}`);
  const carriers = line?.carriers?.split(' ') ?? facts.charterCarriers.get(town.market);
  assert(carriers, `the market ${town.market} has airlines`);
  const weekly = Number(line?.monthly_flights ?? 0) / 4.3;
  const isCharter = !line || leisureCarriers.has(carriers[0] as string);
  return {
    route: { town, from, to, stateId, curve, km, carriers, isCharter },
    weekly,
    isPriority,
    // Charters go where many hotels are and the flight is short; a scheduled line counts for more.
    appeal: (gateway.hotels / (1 + km / 3500)) * (1 + Math.sqrt(weekly)),
  };
}

/** First the best airport of the best countries, so that a town reaches many of them; then the best of the rest. */
function chosen(candidates: Candidate[], town: DepartureTown): Candidate[] {
  const { routes, states } = reach[town.size];
  const ranked = candidates.toSorted(
    (a, b) => b.appeal - a.appeal || (a.route.to.code < b.route.to.code ? -1 : 1),
  );
  // Countries that are flown to all year come first: a town must not fall silent in winter. Large towns reach every
  // country that the site shows first.
  const best: Candidate[] = [];
  const order = (candidate: Candidate) =>
    (town.size === 'L' && candidate.isPriority ? 0 : 2) + (isSeasonal(candidate) ? 1 : 0);
  for (const candidate of ranked.toSorted((a, b) => order(a) - order(b)))
    if (best.every(({ route }) => route.stateId !== candidate.route.stateId)) best.push(candidate);
  const allYear = best.filter((candidate) => !isSeasonal(candidate)).slice(0, Math.ceil(states * 0.75));
  const seasonal = best.filter(isSeasonal).slice(0, states - allYear.length);
  const first = new Set([...allYear, ...seasonal]);
  const others = ranked.filter((candidate) => !first.has(candidate)).slice(0, routes - first.size);
  return ranked.filter((candidate) => first.has(candidate) || others.includes(candidate));
}

const isSeasonal = ({ route }: Candidate) => route.to.season !== 'all';

/** As often as the scheduled line flies, within what the operator takes seats on; its charters once to three times a week. */
function daysOf({ route, weekly }: Candidate, rank: number, seed: string): number[] {
  const { most } = reach[route.town.size];
  const charters = rank < 3 ? 3 : rank < 7 ? 2 : 1;
  const wanted = weekly > 0 ? Math.round(Math.max(weekly * 0.6, charters)) : charters;
  const limit = rank < 2 ? most : Math.min(most, rank < 12 ? 3 : 2);
  const random = dice(seed, 'days', route.from.code, route.to.code);
  const favourite = route.to.season === 'winter' ? [6, 7, 5, 3, 1, 2, 4] : [6, 3, 7, 2, 5, 4, 1];
  const spread = random.chance(0.5) ? favourite : favourite.map((day) => (day % 7) + 1);
  return spread.slice(0, Math.min(wanted, limit, 7)).toSorted((a, b) => a - b);
}

type Gateway = { airport: Airport; stateId: number; isPriority: boolean; curve: string; hotels: number };

function gatewaysOf(places: Places) {
  const gateways = new Map<string, Gateway>();
  for (const { airport, region, curve, hotelCount } of places.resorts) {
    const known = gateways.get(airport.code) ?? {
      airport,
      stateId: region.destination.id,
      isPriority: region.destination.isPriority,
      curve,
      hotels: 0,
    };
    known.hotels += hotelCount;
    gateways.set(airport.code, known);
  }
  return [...gateways.values()];
}
