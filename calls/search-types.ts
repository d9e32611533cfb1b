import { z } from 'zod';
import { type SearchType, searchTypes } from '#lib/travel-kind.ts';

/** Other systems call a search by the packet that it is for. */
const packetNames: Record<string, SearchType> = {
  packet_tour: 'tour',
  packet_excursion: 'excursion-tours',
  packet_only_hotels: 'hotel',
};

/** The name of a search, in any case; those of packets stand for the search of that packet. */
export const searchTypeField = z
  .string()
  .transform((name) => packetNames[name.toLowerCase()] ?? name.toLowerCase())
  .pipe(z.enum(searchTypes));

/** Searches that may go without a country: all of them are asked. */
export const worldwideTypes: readonly SearchType[] = [
  'hot-tours',
  'lato',
  'zima',
  'resorts',
  'cruise',
  'cruises',
];
