import type { MessageKey } from '#texts/message-key.ts';
import { isCruise } from './hotel-traits.ts';
import type { HotelInfo } from './hotel-view.ts';

/** What one sleeps in is called: on a ship that is a cabin. */
const words = {
  rooms: {
    title: 'detail.rooms.title',
    choose: 'detail.gallery.chooseRoom',
    chooseFrom: 'detail.gallery.chooseRoomFrom',
    count: 'detail.facts.rooms',
    description: 'detail.meta.description',
  },
  cabins: {
    title: 'detail.cabins.title',
    choose: 'detail.cabins.choose',
    chooseFrom: 'detail.cabins.chooseFrom',
    count: 'detail.cabins.count',
    description: 'detail.cabins.meta',
  },
} as const satisfies Record<string, Record<string, MessageKey>>;

/** The words of a page about what is for sale there: rooms of a hotel, cabins of a ship. */
export const roomWords = (hotel: HotelInfo) => words[isCruise(hotel) ? 'cabins' : 'rooms'];
