import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { legsBetween } from '#price-search/routes.ts';
import { airportsBefore, type FlightsAsked, isOfKind } from './flight-routes.ts';

/** Classes of the market's flights to an airport that are still to come, in order. */
export function targetClasses(moment: CatalogueMoment, asked: FlightsAsked, target: string): number[] {
  const legs = airportsBefore(moment, asked, target).flatMap((source) =>
    legsBetween(moment.snapshot, source, target),
  );
  const sold = legs.filter((leg) => leg.departDay >= asked.today && isOfKind(leg, asked.kinds));
  return [...new Set(sold.map(({ classId }) => classId))].sort((a, b) => a - b);
}
