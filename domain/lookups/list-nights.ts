import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { nightsOf } from '#domain/offers/destinations.ts';
import type { Question } from '#domain/offers/search-hotels.ts';
import { type Places, whereInPlaces } from '#domain/offers/where-in-places.ts';
import { onlyTours, type TourQuestion, toursAsked } from './tours-asked.ts';

/** The longest stay that is offered, and the most that a list has ([W]§9). */
export const mostNights = 30;

export type ListedNights = { nights: number; isInstant: boolean };

/** Lengths of stay that the asked tours sell in the asked places, the shortest first, with whether one can be confirmed at once. */
export async function listNights(
  moment: CatalogueMoment,
  { hotelIds, regionIds, townIds, ...asked }: TourQuestion & Places & { hotelIds: readonly number[] },
  question: Omit<Question, 'tours' | 'nightsMin' | 'nightsMax'>,
): Promise<ListedNights[]> {
  const tours = toursAsked(moment, asked);
  const where = whereInPlaces(moment, { stateId: asked.stateId, hotelIds }, { regionIds, townIds });
  if (tours.length === 0 || !where) return [];
  const lengths = await nightsOf(moment, where, {
    ...question,
    nightsMin: 1,
    nightsMax: mostNights,
    tours: onlyTours(tours),
  });
  return [...lengths]
    .map(([nights, isInstant]) => ({ nights, isInstant }))
    .sort((a, b) => a.nights - b.nights)
    .slice(0, mostNights);
}
