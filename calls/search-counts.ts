import { z } from 'zod';
import { defineCall } from './call.ts';
import { searchQuery } from './search-query.ts';
import { anybody } from './who-may-call.ts';

/** Tours that are told apart at most: of more of them no list is counted. */
export const mostToursCounted = 60;

const counts = z
  .array(z.object({ value: z.int(), count: z.int().describe('hotels; 0 where none would be left') }))
  .describe(`as if nothing were chosen in this list; empty where more than ${mostToursCounted} tours sell`);

/** How many hotels would be left by each wish of the tour that they are sold with: what the search does not count. */
export const searchCounts = defineCall({
  name: 'searchCounts',
  method: 'GET',
  base: 'core',
  path: '/search/Counts',
  summary: 'Hotels that each tour, program, type, word, airline and promotion of a search would leave',
  source: '[W]§2.9, §3.1',
  mayCall: anybody,
  query: searchQuery,
  answer: z.object({
    tours: counts,
    programs: counts,
    tourTypes: counts,
    words: counts,
    carriers: counts.describe(
      'airlines by their numbers (CARRIERLIST); empty where no country is asked about',
    ),
    leaves: counts.describe('parts of the day in which one leaves there (LEAVES)'),
    returns: counts.describe('parts of the day in which one leaves back (RETURNS)'),
    promotion: z.int().describe('hotels with an early-booking discount or free nights (ACTIONS)'),
    seats: z.int().describe('hotels with seats of ours (FREIGHT)'),
  }),
});
