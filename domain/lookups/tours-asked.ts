import type { Directory } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { noFlightTown } from '#domain/offers/destinations.ts';
import { assert } from '#lib/assert.ts';
import { isOfKind, type SortOfTour, type TravelKind } from '#lib/travel-kind.ts';
import type { Tour } from '#price-search/catalogue.ts';
import { anyTour, type TourFilter } from '#price-search/question.ts';

/** Which tours a lookup is about; an empty list is no condition. */
export type TourQuestion = {
  market: string;
  townFrom?: number | undefined;
  stateId?: number | undefined;
  tourIds?: readonly number[];
  tourTypeIds?: readonly number[];
  programTypeIds?: readonly number[];
  excursionTourIds?: readonly number[];
  /** All of these hold; whatever is on land where absent. */
  kinds?: readonly TravelKind[] | undefined;
};

/** The tours of a market that answer a question, in the order of their numbers. */
export function toursAsked({ snapshot, directory }: CatalogueMoment, question: TourQuestion): Tour[] {
  const { tourIds = [], tourTypeIds = [], programTypeIds = [], excursionTourIds = [] } = question;
  const { stateId, kinds } = question;
  return townsAsked(directory, question)
    .flatMap((townId) => snapshot.toursByTown.get(townId) ?? [])
    .filter(
      (tour) =>
        (stateId === undefined || tour.stateId === stateId) &&
        isAmong(tourIds, tour.id) &&
        isAmong(programTypeIds, tour.programTypeId) &&
        isAmong(tourTypeIds, tour.tourTypeId) &&
        isAmong(excursionTourIds, tour.excursionTourId) &&
        isAmongKinds(kinds, sortOf(tour, directory)),
    )
    .sort((a, b) => a.id - b.id);
}

/** The asked town where the market sells from it, or all its towns. "Without flight" is of every market. */
function townsAsked(directory: Directory, { market, townFrom }: TourQuestion): number[] {
  const towns = townFrom === undefined ? [...directory.departureTowns.keys()] : [townFrom];
  return towns.filter((id) => id === noFlightTown || directory.departureTowns.get(id)?.market === market);
}

const isAmong = (ids: readonly number[], id: number | null) =>
  ids.length === 0 || (id !== null && ids.includes(id));

const isAmongKinds = (kinds: TourQuestion['kinds'], sort: SortOfTour) =>
  kinds ? kinds.every((kind) => isOfKind(sort, kind)) : !sort.isCruise;

/** What a tour's kind is told by: its packet, and whether it leads to liners. */
export const sortOf = ({ packetType, stateId }: Tour, { states }: Directory): SortOfTour => ({
  packetType,
  isCruise: states.get(stateId)?.isCruise ?? false,
});

/** Keeps a question about prices to these tours; there has to be one, for an empty list asks for all. */
export function onlyTours(tours: readonly Tour[]): TourFilter {
  assert(tours.length > 0, 'a question about prices is about some tour');
  return { ...anyTour, tourIds: tours.map(({ id }) => id) };
}
