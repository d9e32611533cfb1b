import { z } from 'zod';
import { defineCall } from './call.ts';
import { searchAnswer } from './search-answer.ts';
import { searchQuery } from './search-query.ts';
import { anybody } from './who-may-call.ts';

/** The main search ([W]§3.1): tours, hotels, cruises, excursion tours, flights or services. */
export const searchTours = defineCall({
  name: 'search',
  method: 'GET',
  base: 'core',
  path: '/search',
  summary: 'Best offer of each hotel, flights or services, priced live',
  source: '[W]§3.1, §3.3, §7',
  mayCall: anybody,
  query: searchQuery,
  answer: z.array(searchAnswer),
});
