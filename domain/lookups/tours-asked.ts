import type { Directory } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { noFlightTown } from '#domain/offers/destinations.ts';
import { assert } from '#lib/assert.ts';
import type { Tour } from '#price-search/catalogue.ts';
import { anyTour, type TourFilter } from '#price-search/question.ts';

/** What a tour sells: a package, a hotel alone, a cruise, or a round trip with excursions. */
export type TripKind = 'package' | 'hotel' | 'cruise' | 'excursion';

const onLand: readonly TripKind[] = ['package', 'hotel', 'excursion'];

/** Which tours a lookup is about; an empty list is no condition. */
export type TourQuestion = {
  market: string;
  townFrom?: number | undefined;
  stateId?: number | undefined;
  tourIds?: readonly number[];
  tourTypeIds?: readonly number[];
  programTypeIds?: readonly number[];
  /** Any of these; whatever is not a cruise where absent. */
  kinds?: readonly TripKind[] | undefined;
};

/** The tours of a market that answer a question, in the order of their numbers. */
export function toursAsked({ snapshot, directory }: CatalogueMoment, question: TourQuestion): Tour[] {
  const { tourIds = [], tourTypeIds = [], programTypeIds = [], kinds = onLand } = question;
  const { stateId } = question;
  return townsAsked(directory, question)
    .flatMap((townId) => snapshot.toursByTown.get(townId) ?? [])
    .filter(
      (tour) =>
        (stateId === undefined || tour.stateId === stateId) &&
        isAmong(tourIds, tour.id) &&
        isAmong(programTypeIds, tour.programTypeId) &&
        (tourTypeIds.length === 0 || (tour.tourTypeId !== null && tourTypeIds.includes(tour.tourTypeId))) &&
        kinds.includes(tripKind(tour, directory)),
    )
    .sort((a, b) => a.id - b.id);
}

/** The asked town where the market sells from it, or all its towns. "Without flight" is of every market. */
function townsAsked(directory: Directory, { market, townFrom }: TourQuestion): number[] {
  const towns = townFrom === undefined ? [...directory.departureTowns.keys()] : [townFrom];
  return towns.filter((id) => id === noFlightTown || directory.departureTowns.get(id)?.market === market);
}

const isAmong = (ids: readonly number[], id: number) => ids.length === 0 || ids.includes(id);

/** A cruise is whatever leads to liners; the rest is told by the packet. */
export function tripKind(tour: Tour, { states }: Directory): TripKind {
  if (states.get(tour.stateId)?.isCruise) return 'cruise';
  return (['package', 'excursion', 'hotel'] as const)[tour.packetType];
}

/** Keeps a question about prices to these tours; there has to be one, for an empty list asks for all. */
export function onlyTours(tours: readonly Tour[]): TourFilter {
  assert(tours.length > 0, 'a question about prices is about some tour');
  return { ...anyTour, tourIds: tours.map(({ id }) => id) };
}
