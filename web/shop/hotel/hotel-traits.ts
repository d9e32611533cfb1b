import { hotelPath } from '#lib/hotel-path.ts';
import type { DetailKind, HotelInfo } from './hotel-loader.ts';

/** A liner: its state is the one of cruises, as the operator configured it. */
export const isCruise = ({ state }: HotelInfo): boolean => state?.isCruise ?? false;

/** Guest houses have a category of their own ([W]§9). */
export const isGuestHouse = ({ info }: HotelInfo): boolean => info.starKey === '104';

/** Comes from a partner's system: its inc is negative. */
export const isIntegrationHotel = ({ info }: HotelInfo): boolean => String(info.inc).startsWith('-');

/** Sold at all; where the answer does not say, it is. */
export const isActive = ({ info }: HotelInfo): boolean => info.onSale;

/** The slug of a liner; hotels have none. */
export const cruiseSlug = (hotel: HotelInfo): string | undefined =>
  isCruise(hotel) ? hotel.info.slug : undefined;

/** Where the page of the hotel is. */
export const pathOf = ({ state, info }: HotelInfo, kind: DetailKind): string =>
  hotelPath(
    kind,
    { slug: state?.slug ?? '', longName: state?.lname ?? '', isCruise: state?.isCruise ?? false },
    info.slug,
  );

/** Latitude and longitude, and the same as maps of the street kind want them. */
export const coordinatesOf = ({ info: { latitude, longitude } }: HotelInfo) => ({
  coordinates: [latitude, longitude] as const,
  coordinatesOSM: [{ latitude, longitude }],
});

/** A room of the rooms section: its facts in one line under its name. */
export const roomList = ({ rooms }: HotelInfo) =>
  rooms.map(({ name, desc, description, images }) => ({
    title: name,
    subtitle: desc.map(({ name: fact, value }) => `${fact}: ${value}`).join(', '),
    text: description,
    images,
  }));
