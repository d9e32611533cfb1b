import { createContext, useContext } from 'react';
import type { AnswerOf } from '#calls/call.ts';
import type { offerCall } from '#calls/hotel.ts';
import type { cabinWords } from './cabin-words.ts';

/** What a page calls that which one sleeps in. */
export const roomWords = {
  title: 'detail.rooms.title',
  choose: 'detail.gallery.chooseRoom',
  chooseFrom: 'detail.gallery.chooseRoomFrom',
  count: 'detail.facts.rooms',
  description: 'detail.meta.description',
  goneRoom: 'offer.gone.room',
  goneHotel: 'offer.gone.hotel',
  similar: 'offer.gone.similar',
  instantHint: 'detail.offer.instantHint',
  instantHintStay: 'detail.offer.instantHintStay',
  onRequestHint: 'detail.offer.onRequestHint',
  onRequestHintStay: 'detail.offer.onRequestHintStay',
} as const;

type GoneReason = Extract<AnswerOf<typeof offerCall>, { status: 'gone' }>['reason'];

export type RoomWords = typeof roomWords | typeof cabinWords;

/** A ship's page has words of its own, which hotels need not load. */
export const RoomWordsContext = createContext<RoomWords>(roomWords);

/** Why an offer of the page can no longer be sold. */
export function goneText(words: RoomWords, reason: GoneReason) {
  if (reason === 'room') return words.goneRoom;
  return reason === 'hotel' ? words.goneHotel : (`offer.gone.${reason}` as const);
}

export const useRoomWords = () => useContext(RoomWordsContext);
