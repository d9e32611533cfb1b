import { hotelAttribute } from '#lib/attribute-numbers.ts';
import type { HotelKind, TourKind } from '#lib/travel-kind.ts';
import type { TextLink } from './first-link.ts';
import { actionsOf, badgesOf, distancesOf, type HotelIcon, iconsOf } from './hotel-facts.ts';
import { isActive, isCruise } from './hotel-traits.ts';
import type { HotelInfo } from './hotel-view.ts';

/** A distance of the header: its attribute, what it leads to, and how far that is in metres. */
export type HeaderDestination = { attribute: number; text: string; value: number };

/** What the header of a hotel or liner shows ([W]§3.5), but for its breadcrumbs, which depend on the trip. */
export type HeaderData = {
  address: string;
  badgeList: string[];
  destinations: HeaderDestination[];
  hasRegistry: boolean;
  registryCode: string | null;
  registryUrl: string | null;
  cruiseRoute: TextLink | undefined;
  hotelActions: TextLink[];
  iconsAll: HotelIcon[];
  /** The first six icons ([W]§9). */
  tags: HotelIcon[];
  isActive: boolean;
  panorama: string | undefined;
  ptype: TourKind;
  rating: number | null;
};

const tagsShown = 6;

/** Gathers what the header shows. */
export function headerData(hotel: HotelInfo, kind: HotelKind): HeaderData {
  const { info, attr } = hotel;
  const iconsAll = iconsOf(attr);
  return {
    address: info.address,
    badgeList: badgesOf(attr),
    destinations: destinationsOf(hotel),
    hasRegistry: Boolean(info.registryCode),
    registryCode: info.registryCode,
    registryUrl: info.registryUrl,
    cruiseRoute: hotel.cruiseRoute,
    hotelActions: actionsOf(attr),
    iconsAll,
    tags: iconsAll.slice(0, tagsShown),
    isActive: isActive(hotel),
    panorama: info.panaroma3Ds[0],
    ptype: isCruise(hotel) ? 'cruise' : kind,
    rating: info.rating,
  };
}

/** Ways to the beach, the airport and the centre, each as the operator calls it; the airport by its own name. */
function destinationsOf({ attr, info }: HotelInfo): HeaderDestination[] {
  const { beach, airport, centre } = distancesOf(attr);
  const nameOf = (inc: number) => attr.find((attribute) => attribute.inc === inc)?.name ?? '';
  const airportName = attr.find(({ inc }) => inc === hotelAttribute.airportName)?.value || info.airportName;
  const destination = (attribute: number, value: number | undefined, name = nameOf(attribute)) =>
    value === undefined ? [] : [{ attribute, text: name, value }];
  return [
    ...destination(hotelAttribute.beach, beach),
    ...destination(hotelAttribute.airport, airport, airportName || nameOf(hotelAttribute.airport)),
    ...destination(hotelAttribute.centre, centre),
  ];
}
