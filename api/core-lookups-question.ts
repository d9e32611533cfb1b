import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import type { TourQuestion } from '#domain/lookups/tours-asked.ts';
import { noFlightTown } from '#domain/offers/destinations.ts';
import { kindOfSearch, rowOf, type SearchType, type TravelKind } from '#lib/travel-kind.ts';
import type { Site } from '#sites/site.ts';

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
  FIELD_EXCURSION_TITLE?: number[];
};

/** Which tours a lookup is about, in our words. */
export const tourQuestion = (query: ToursAsked, { market }: Pick<Site, 'market'>): TourQuestion => ({
  market,
  townFrom: townAsked(query),
  stateId: query.state ?? query.stateInc,
  tourIds: query.tour ?? [],
  tourTypeIds: query.tourType ?? [],
  programTypeIds: query.programgroup ?? [],
  excursionTourIds: query.FIELD_EXCURSION_TITLE ?? [],
  kinds: kindsAsked(query),
});

/** The kinds that a lookup names, both of which have to hold; undefined where it names none. */
export function kindsAsked({ searchType, SEARCH_TYPE, ptype }: ToursAsked): TravelKind[] | undefined {
  const named = [searchType ?? SEARCH_TYPE, ptype].filter((type) => type !== undefined);
  return named.length > 0 ? named.map(kindOfSearch) : undefined;
}

/** The kinds that say how many may travel: those that are named, and a cruise where the state is a sea ([W]§5). */
export function kindsLimiting(
  query: ToursAsked,
  { directory }: Pick<CatalogueMoment, 'directory'>,
): TravelKind[] {
  const atSea = directory.states.get(query.state ?? query.stateInc ?? 0)?.isCruise
    ? (['cruise'] as const)
    : [];
  return [...(kindsAsked(query) ?? []), ...atSea];
}

/** The departure town; anyone who looks for hotels alone leaves from none, whatever town the wizard remembers. */
export const townAsked = <Query extends ToursAsked>(query: Query): Query['townFrom'] | typeof noFlightTown =>
  kindsAsked(query)?.some((kind) => !rowOf(kind).hasFlight) ? noFlightTown : query.townFrom;
