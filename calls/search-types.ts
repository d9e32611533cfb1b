import { searchTypes as lookupTypes } from './lookup-fields.ts';

/** What the main search looks for, as the pages and wizards call it ([W]§2.1). */
export const searchTypes = [
  ...lookupTypes,
  'tours',
  'resorts',
  'without-flight',
  'excursion',
  'avia',
  'service',
  'services',
] as const;
export type SearchType = (typeof searchTypes)[number];

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
