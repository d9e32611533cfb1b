import type { TourQuestion, TripKind } from '#domain/lookups/tours-asked.ts';
import { noFlightTown } from '#domain/offers/destinations.ts';
import type { SearchType } from '#lib/travel-kind.ts';
import type { Site } from '#sites/site.ts';

const withTours: readonly TripKind[] = ['package', 'excursion'];

/** What the pages of each search sell; excursion tours are in the tour field too ([W]§4). */
const kindsOf: Record<SearchType, readonly TripKind[]> = {
  tour: withTours,
  tours: withTours,
  'hot-tours': withTours,
  lato: withTours,
  zima: withTours,
  resorts: withTours,
  hotel: ['hotel'],
  hotels: ['hotel'],
  'without-flight': ['hotel'],
  cruise: ['cruise'],
  cruises: ['cruise'],
  excursion: ['excursion'],
  'excursion-tours': ['excursion'],
  // Flights and services have lookups of their own: here they go with the tours that have them.
  avia: withTours,
  service: ['package', 'excursion', 'hotel'],
  services: ['package', 'excursion', 'hotel'],
};

type ToursAsked = {
  searchType?: SearchType | undefined;
  SEARCH_TYPE?: SearchType | undefined;
  ptype?: SearchType | undefined;
  townFrom?: number | undefined;
  state?: number | undefined;
  stateInc?: number | undefined;
  tour?: number[];
  tourType?: number[];
  programgroup?: number[];
};

/** Which tours a lookup is about, in our words. */
export const tourQuestion = (query: ToursAsked, { market }: Pick<Site, 'market'>): TourQuestion => ({
  market,
  townFrom: townAsked(query),
  stateId: query.state ?? query.stateInc,
  tourIds: query.tour ?? [],
  tourTypeIds: query.tourType ?? [],
  programTypeIds: query.programgroup ?? [],
  kinds: kindsAsked(query),
});

/** Kinds that both names of the search agree on; undefined where neither says. */
export function kindsAsked({ searchType, SEARCH_TYPE, ptype }: ToursAsked) {
  const named = searchType ?? SEARCH_TYPE;
  const [first, second] = [named, ptype].flatMap((type) => (type ? [kindsOf[type]] : []));
  return second ? first?.filter((kind) => second.includes(kind)) : first;
}

/** The departure town; whoever looks for hotels alone leaves from none, whatever town the wizard remembers. */
export const townAsked = <Query extends ToursAsked>(query: Query): Query['townFrom'] | typeof noFlightTown =>
  kindsAsked(query)?.every((kind) => kind === 'hotel') ? noFlightTown : query.townFrom;
