import { travelKinds } from '#lib/travel-kind.ts';
import type { DetailData } from '#web/hotel/hotel-loader.ts';
import { writeOfferFilters } from '#web/search/query/filters.ts';
import { said } from '#web/search/query/query-values.ts';
import { writeTrip } from '#web/search/query/trip.ts';

/** What the page asks for, as an address has it. */
export function questionOf({ trip, filters, kind }: Pick<DetailData, 'trip' | 'filters' | 'kind'>): string {
  const { TOWNFROM, ...question } = writeTrip(trip);
  const townFrom = travelKinds[kind].hasFlight ? { TOWNFROM } : {};
  return `${new URLSearchParams(said({ ...question, ...townFrom, ...writeOfferFilters(filters) }))}`;
}
