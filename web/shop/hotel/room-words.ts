import { createContext, useContext } from 'react';
import type { cabinWords } from './voyage/cabin-words.ts';

/** What a page calls that which one sleeps in. */
export const roomWords = {
  title: 'detail.rooms.title',
  choose: 'detail.gallery.chooseRoom',
  chooseFrom: 'detail.gallery.chooseRoomFrom',
  count: 'detail.facts.rooms',
  description: 'detail.meta.description',
} as const;

export type RoomWords = typeof roomWords | typeof cabinWords;

/** A ship's page has words of its own, which hotels need not load. */
export const RoomWordsContext = createContext<RoomWords>(roomWords);

export const useRoomWords = () => useContext(RoomWordsContext);
