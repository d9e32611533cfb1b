import { z } from 'zod';
import { defineCall } from './call.ts';
import { inc, langField, wholeNumber } from './query-fields.ts';

/** Departure towns of the site's market ([W]§3.2, §7). */
export const townFroms = defineCall({
  name: 'townFroms',
  method: 'GET',
  base: 'core',
  path: '/search/TownFroms',
  summary: 'Departure towns',
  source: '[W]§3.2, §7',
  query: z.object({
    ...langField,
    SEARCH_MODE: z.string().optional(),
    SEARCH_TYPE: z.string().optional(),
    stateFrom: z.string().optional(),
  }),
  answer: z.array(
    z.object({
      townFrom: z.int(),
      townName: z.string(),
      secondLevel: z.string(),
      stateFrom: z.int(),
      stateFromName: z.string(),
      stateFromLName: z.string().describe('in English'),
      isMain: z.boolean(),
    }),
  ),
});

/** Destinations sold from a town: the most asked first, then by name. */
export const states = defineCall({
  name: 'states',
  method: 'GET',
  base: 'core',
  path: '/search/States',
  summary: 'Destination countries, each with its cheapest offer for two adults',
  source: '[W]§7, §9',
  query: z.object({
    ...langField,
    townFrom: inc,
    topCount: wholeNumber(0, 50).default(5),
    searchType: z.string().optional(),
    stateFrom: z.string().optional(),
    tourType: z.string().optional(),
  }),
  answer: z.array(
    z.object({
      state: z.int(),
      stateName: z.string(),
      stateLName: z.string(),
      townFrom: z.int(),
      slug: z.string(),
      iso2: z.string(),
      image: z.string(),
      isTop: z.boolean(),
      visaRequired: z.boolean(),
      hotelCount: z.int(),
      minPrice: z.int().nullable().describe('whole units, for one of two adults sharing'),
      currency: z.string(),
    }),
  ),
});
