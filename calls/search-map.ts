import { z } from 'zod';
import { defineCall } from './call.ts';
import { searchQuery } from './search-query.ts';
import { anybody } from './who-may-call.ts';

/** Hotels that one map shows at most. */
export const mostOnMap = 1_000;

/** Where the hotels of a search are and what each costs: all of them, where the search itself answers a page. */
export const searchMap = defineCall({
  name: 'searchMap',
  method: 'GET',
  base: 'core',
  path: '/search/Map',
  summary: 'Place and lowest price of every hotel of a search',
  source: '[W]§3.1',
  mayCall: anybody,
  query: searchQuery,
  answer: z.object({
    currency: z.string(),
    total: z.int().describe(`hotels that fit; ${mostOnMap} of them, the cheapest, are answered`),
    hotels: z.array(
      z.object({
        inc: z.int(),
        name: z.string(),
        star: z.string(),
        slug: z.string(),
        stateSlug: z.string(),
        at: z.tuple([z.number(), z.number()]).describe('latitude and longitude in degrees'),
        price: z.int().describe('whole units for the party'),
      }),
    ),
  }),
});

/** A hotel of a search as a map shows it. */
export type HotelOnMap = z.output<typeof searchMap.answer>['hotels'][number];
