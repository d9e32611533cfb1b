import type { Choice, Day, Leg } from './catalogue.ts';
import { routeKey, type Snapshot } from './snapshot.ts';

type Route = ReturnType<NonNullable<ReturnType<Snapshot['routes']['get']>>['open']>;

/** A leg may leave up to two days before it lands. */
export const longestFlightDays = 2;

/** The day on which a trip begins: that of its flight, as long as that is on the schedule, else its first night. */
export function departureDay(snapshot: Snapshot, { tourId, checkIn, outLegId }: Choice): Day {
  const tour = snapshot.tours.get(tourId);
  const home = tour && snapshot.towns.get(tour.townId)?.airportCode;
  if (outLegId === null || !home) return checkIn;
  const fromHome = routeKey(home, '');
  for (const [key, route] of snapshot.routes) {
    if (!key.startsWith(fromHome)) continue;
    const leg = legOnRoute(route.open(), checkIn - longestFlightDays, checkIn, outLegId);
    if (leg) return leg.departDay;
  }
  return checkIn;
}

/** A leg by its number, where it is flown on one of these days. */
export function legOnRoute(route: Route, firstDay: Day, lastDay: Day, id: number | null): Leg | undefined {
  for (let day = firstDay; day <= lastDay; day++) {
    const { start, end } = route.rowsOn(day);
    for (let row = start; row < end; row++) {
      const leg = route.legAt(row);
      if (leg.id === id) return leg;
    }
  }
  return undefined;
}
