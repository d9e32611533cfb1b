import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { legsBetween } from '#price-search/routes.ts';
import { daysWithOutbound, daysWithReturn, flightDays } from './flight-days.ts';
import type { FlightsAsked } from './flight-routes.ts';

/**
 * The days that one can fly out and back on, a status a day from today. One way, each direction stands alone; else a
 * day is open only where the other direction makes a trip of it.
 */
export function findFlightDays(
  { snapshot }: CatalogueMoment,
  { kinds, today }: FlightsAsked,
  { from, to }: { from: string; to: string },
  isOneWay: boolean,
): { out: string; back: string } {
  const out = flightDays(legsBetween(snapshot, from, to), kinds, today);
  const back = flightDays(legsBetween(snapshot, to, from), kinds, today);
  if (isOneWay) return { out, back };
  return { out: daysWithReturn(out, back), back: daysWithOutbound(back, out) };
}
