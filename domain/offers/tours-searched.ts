import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import type { Box } from '#lib/box.ts';
import { type TourKind, travelKinds } from '#lib/travel-kind.ts';
import { anyTour, type TourFilter, type Where } from '#price-search/question.ts';
import { whereInBox } from './where-in-box.ts';

/** How an excursion tour travels ([W]§3.6). */
type ExcursionType = 'cruise' | 'excurtour';

/** Which travel is searched for; an empty list is no condition. */
export type TravelAsked = {
  /** All of them have to hold. */
  kinds: readonly TourKind[];
  packetTypes: readonly number[];
  excursionTypes: readonly ExcursionType[];
  excursionTourIds: readonly number[];
  tours: Pick<TourFilter, 'tourIds' | 'tourTypeIds' | 'programTypeIds' | 'ufilterIds'>;
  where: Where;
  /** Only hotels that lie in it. */
  box?: Box | undefined;
};

export type TravelSearched = { where: Where; tours: TourFilter };

function isPacketOf(kind: TourKind, packet: number) {
  const packets: readonly number[] = travelKinds[kind].packets;
  return packets.includes(packet);
}

/** The tours and hotels that answer; undefined where there cannot be any. */
export function travelSearched(moment: CatalogueMoment, asked: TravelAsked): TravelSearched | undefined {
  const packetTypes = [0, 1, 2].filter(
    (packet) => isAmong(asked.packetTypes, packet) && asked.kinds.every((kind) => isPacketOf(kind, packet)),
  );
  const where = whereOf(moment, asked);
  const tourIds = tourIdsOf(moment, asked, where);
  if (packetTypes.length === 0 || !where || tourIds === 'none') return undefined;
  const seen = asked.box ? whereInBox(moment, where, asked.box) : where;
  return seen && { where: seen, tours: { ...anyTour, ...asked.tours, packetTypes, tourIds } };
}

/** On land or at sea; undefined where nobody says. */
function isAtSea({ kinds }: TravelAsked): boolean | undefined {
  return kinds.length === 0 ? undefined : kinds.some((kind) => travelKinds[kind].isAtSea);
}

/** The asked places that are of the kind; undefined where none is. */
function whereOf({ snapshot, directory }: CatalogueMoment, asked: TravelAsked): Where | undefined {
  const { stateId, hotelIds } = asked.where;
  const atSea = isAtSea(asked);
  const isOfKind = (id: number) =>
    atSea === undefined || (directory.states.get(id)?.isCruise ?? false) === atSea;
  if (stateId !== undefined && !isOfKind(stateId)) return undefined;
  if (hotelIds.length > 0) {
    const ofKind = hotelIds.filter((id) => isOfKind(snapshot.hotels.get(id)?.stateId ?? -1));
    return ofKind.length > 0 ? { stateId, hotelIds: ofKind } : undefined;
  }
  if (stateId !== undefined || !atSea) return asked.where;
  const liners = [...snapshot.hotelsByState].flatMap(([id, hotels]) =>
    isOfKind(id) ? hotels.map((hotel) => hotel.id) : [],
  );
  return liners.length > 0 ? { stateId, hotelIds: liners } : undefined;
}

/** Numbers of the tours where more is asked of them than the engine knows; an empty list asks for all. */
function tourIdsOf(
  { snapshot, directory }: CatalogueMoment,
  asked: TravelAsked,
  where: Where | undefined,
): readonly number[] | 'none' {
  const { excursionTypes, excursionTourIds, tours } = asked;
  // Asked for the whole world, what is on land has to be told from what is at sea.
  const isWorldwide = isAtSea(asked) === false && where?.stateId === undefined && !where?.hotelIds.length;
  if (excursionTypes.length + excursionTourIds.length === 0 && !isWorldwide) return tours.tourIds;
  const found = [...snapshot.tours.values()].filter((tour) => {
    const excursion =
      tour.excursionTourId === null ? undefined : directory.excursionTours.get(tour.excursionTourId);
    return (
      isAmong(tours.tourIds, tour.id) &&
      isAmong(excursionTourIds, excursion?.id) &&
      isAmong(excursionTypes, excursion?.type) &&
      !(isWorldwide && directory.states.get(tour.stateId)?.isCruise)
    );
  });
  return found.length > 0 ? found.map((tour) => tour.id) : 'none';
}

const isAmong = <Value>(wanted: readonly Value[], value: Value | undefined) =>
  wanted.length === 0 || (value !== undefined && wanted.includes(value));
