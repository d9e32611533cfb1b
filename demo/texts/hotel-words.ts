import { wordList } from './word-list.ts';

/** What rooms, views, pictures, texts and services of hotels and liners are called. */
export const hotelWord = wordList('../texts/hotel-words.csv');
