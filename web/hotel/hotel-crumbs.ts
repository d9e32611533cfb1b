import { travelKinds } from '#lib/travel-kind.ts';
import type { PagePath } from '#web/context/page-path.ts';
import { writeOfferFilters } from '#web/search/query/filters.ts';
import { said, type Written } from '#web/search/query/query-values.ts';
import { writeTrip } from '#web/search/query/trip.ts';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';
import type { DetailData } from './hotel-loader.ts';
import { isCruise, pathOf } from './hotel-traits.ts';

type Asked = Pick<DetailData, 'hotel' | 'kind' | 'trip' | 'filters'>;
type Words = { home: string; toLocal: (path: PagePath) => string };

/**
 * Home, the country and the region as searches for the same trip and wishes, and the hotel. No search for tours finds a
 * liner: above it stands the page that lists the cruises.
 */
export function hotelCrumbs({ hotel, kind, trip, filters }: Asked, { home, toLocal }: Words): Crumb[] {
  const { state, region, info } = hotel;
  const { hasFlight, search } = travelKinds[kind];
  const first = { name: home, to: toLocal('/') };
  const last = { name: info.name, to: toLocal(pathOf(hotel, kind)) };
  if (state && isCruise(hotel)) return [first, { name: state.name, to: toLocal('/directions') }, last];
  const question = {
    ...writeTrip(trip),
    ...writeOfferFilters(filters),
    ...(hasFlight ? {} : { TOWNFROM: undefined }),
  };
  const searchFor = (place: Written) =>
    toLocal(`${search.results}?${new URLSearchParams(said({ ...question, ...place }))}`);
  const stateInc = { STATEINC: state?.inc };
  return [
    first,
    ...(state ? [{ name: state.name, to: searchFor(stateInc) }] : []),
    ...(region ? [{ name: region.name, to: searchFor({ ...stateInc, REGIONTO: region.inc }) }] : []),
    last,
  ];
}
