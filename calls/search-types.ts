import { z } from 'zod';

/** What is looked for, as the pages and wizards call it ([W]§2.1). */
const searchTypes = [
  'tour',
  'hot-tours',
  'lato',
  'zima',
  'hotel',
  'hotels',
  'cruise',
  'cruises',
  'excursion-tours',
  'tours',
  'resorts',
  'without-flight',
  'excursion',
  'avia',
  'service',
  'services',
] as const;
export type SearchType = (typeof searchTypes)[number];

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

/** What a search is for: the pages of a family ask for the same things in different words. */
export type SearchFamily = 'tour' | 'hotel' | 'cruise' | 'excursion' | 'flight' | 'service';

export const familyOf: Record<SearchType, SearchFamily> = {
  tour: 'tour',
  tours: 'tour',
  'hot-tours': 'tour',
  lato: 'tour',
  zima: 'tour',
  resorts: 'tour',
  hotel: 'hotel',
  hotels: 'hotel',
  'without-flight': 'hotel',
  cruise: 'cruise',
  cruises: 'cruise',
  excursion: 'excursion',
  'excursion-tours': 'excursion',
  avia: 'flight',
  service: 'service',
  services: 'service',
};

/** Searches that may go without a country: all of them are asked. */
export const worldwideTypes: readonly SearchType[] = [
  'hot-tours',
  'lato',
  'zima',
  'resorts',
  'cruise',
  'cruises',
];
