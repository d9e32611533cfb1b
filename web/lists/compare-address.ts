import type { PagePath } from '#web/context/page-path.ts';
import { listed, said, writeQuery } from '#web/search/query/query-values.ts';
import { type TripQuestion, writeTrip } from '#web/search/query/trip.ts';

/** What is compared: the hotels, and the trip that they are priced for. */
export type Compared = { hotels: readonly number[]; trip: TripQuestion };

/** Says that only the rows are shown in which hotels differ. */
export const onlyDifferences = 'DIFFERENCES';

export const comparedQuery = ({ hotels, trip }: Compared): Record<string, string> =>
  said({ HOTELLIST: listed(hotels), ...writeTrip(trip) });

/** The page of a comparison, the same for everybody who opens it; of no hotels it is one's own list. */
export function comparePath(compared: Compared, isBrief = false): PagePath {
  if (compared.hotels.length === 0) return '/compare/';
  const query = { ...comparedQuery(compared), ...(isBrief ? { [onlyDifferences]: '1' } : {}) };
  return `/compare/?${writeQuery(query)}`;
}

/** The same of a list that the device keeps, and the trip that one of them was kept for. */
export const keptComparePath = (hotels: readonly number[], trip = ''): PagePath =>
  `/compare/?${writeQuery(said({ ...Object.fromEntries(new URLSearchParams(trip)), HOTELLIST: listed(hotels) }))}`;
