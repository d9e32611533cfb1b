import { hotelPath } from '#lib/hotel-path.ts';
import type { HotelKind } from '#lib/travel-kind.ts';
import type { HotelInfo } from './hotel-view.ts';

/** A liner: its state is the one of cruises, as the operator configured it. */
export const isCruise = ({ state }: HotelInfo): boolean => state?.isCruise ?? false;

/** A house of the operator's category of guest houses ([W]§9). */
export const isGuestHouse = ({ info }: HotelInfo): boolean => info.starKey === guestHouseKey;

const guestHouseKey = '104';

/** Sold at all; where the answer does not say, it is. */
export const isActive = ({ info }: HotelInfo): boolean => info.onSale;

/** Where the page of the hotel is. */
export const pathOf = ({ state, info }: HotelInfo, kind: HotelKind) =>
  hotelPath(
    kind,
    { slug: state?.slug ?? '', longName: state?.lname ?? '', isCruise: state?.isCruise ?? false },
    info.slug,
  );
