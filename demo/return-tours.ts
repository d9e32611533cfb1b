import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { DepartureTown, Places } from './places.ts';
import type { Route } from './routes.ts';
import { wayName } from './tour-names.ts';
import { programs, seasonsBetween } from './tours.ts';

/** Towns of a market between which travellers may end elsewhere than they began, by their slugs. */
const pairs = [
  ['ru', 'moscow', 'spb'],
  ['ru', 'spb', 'moscow'],
  ['pl', 'warsaw', 'katowice'],
  ['pl', 'katowice', 'warsaw'],
  ['com', 'berlin', 'munich'],
  ['tr', 'istanbul', 'izmir'],
  ['kz', 'almaty', 'astana'],
] as const;

const mostStates = 3;
const tourNumbers = 400_000_000;

/** Tours out from one town and home to another of the same market, where both fly to the same airports. */
export function returnTours(
  places: Places,
  routes: readonly Route[],
  { today, lastDay }: { today: PlainDate; lastDay: PlainDate },
): RowOf<'tour'>[] {
  const airportsFrom = (town: DepartureTown, stateId: number) =>
    new Set(
      routes.filter((route) => route.town === town && route.stateId === stateId).map(({ to }) => to.code),
    );
  const sharedAirports = (from: DepartureTown, home: DepartureTown, stateId: number) => {
    const ofHome = airportsFrom(home, stateId);
    return [...airportsFrom(from, stateId)].filter((code) => ofHome.has(code)).length;
  };
  const townOf = (market: string, slug: string) => {
    const town = places.departureTowns.find((known) => known.market === market && known.slug === slug);
    assert(town, `${slug} is a departure town of ${market}`);
    return town;
  };
  return pairs.flatMap(([market, start, end]) => {
    const [from, home] = [townOf(market, start), townOf(market, end)];
    const shared = places.destinations
      .map((destination) => ({
        destination,
        airports: sharedAirports(from, home, destination.id),
      }))
      .filter(({ airports }) => airports > 0)
      .toSorted((a, b) => b.airports - a.airports || a.destination.id - b.destination.id)
      .slice(0, mostStates);
    return shared.flatMap(({ destination }) =>
      seasonsBetween(today, lastDay).map((season) => ({
        id: tourNumbers + (from.id * 1000 + destination.id) * 100 + season.code,
        name: wayName(
          [from.name, destination.name, home.name],
          season.name,
          `${destination.name.en} from ${from.name.en}, home to ${home.name.en}, ${season.name.en}`,
        ),
        departure_town_id: from.id,
        return_town_id: home.id,
        state_id: destination.id,
        program_type_id: programs.otherCity,
        packet_type: 0,
        nights_from: 3,
        nights_to: 15,
        valid_from: season.from,
        valid_to: season.to,
        internal_currency: destination.currency,
      })),
    );
  });
}
