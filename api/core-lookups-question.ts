import type { searchTypes } from '#calls/lookup-fields.ts';
import type { TourQuestion, TripKind } from '#domain/lookups/tours-asked.ts';
import type { Site } from '#sites/site.ts';

type SearchType = (typeof searchTypes)[number];

/** What the pages of each search sell; excursion tours are in the tour field too ([W]§4). */
const kindsOf: Record<SearchType, readonly TripKind[]> = {
  tour: ['package', 'excursion'],
  'hot-tours': ['package', 'excursion'],
  lato: ['package', 'excursion'],
  zima: ['package', 'excursion'],
  hotel: ['hotel'],
  hotels: ['hotel'],
  cruise: ['cruise'],
  cruises: ['cruise'],
  'excursion-tours': ['excursion'],
};

type ToursAsked = {
  searchType?: SearchType | undefined;
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
  townFrom: query.townFrom,
  stateId: query.state ?? query.stateInc,
  tourIds: query.tour ?? [],
  tourTypeIds: query.tourType ?? [],
  programTypeIds: query.programgroup ?? [],
  kinds: kindsAsked(query),
});

/** Kinds that both names of the search agree on; undefined where neither says. */
export function kindsAsked({ searchType, ptype }: Pick<ToursAsked, 'searchType' | 'ptype'>) {
  const [first, second] = [searchType, ptype].flatMap((type) => (type ? [kindsOf[type]] : []));
  return second ? first?.filter((kind) => second.includes(kind)) : first;
}
