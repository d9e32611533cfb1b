import type { MessageKey } from '#texts/message-key.ts';
import { isCruise } from './hotel-traits.ts';
import type { HotelInfo } from './hotel-view.ts';

/** What the list of rooms is called: a liner has cabins, and some houses have both ([W]§2.11). */
export function roomsTitle(hotel: HotelInfo): MessageKey {
  if (isCruise(hotel)) return 'detail.tabs.cabins';
  const hasCabins = hotel.texts.some(({ key }) => key.toLowerCase() === 'cabins');
  return hasCabins ? 'detail.tabs.roomsAndCabins' : 'detail.tabs.roomTypes';
}
