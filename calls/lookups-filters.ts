import { z } from 'zod';
import { defineCall } from './call.ts';
import { checkNames, countryOfStay, lookupFields, sentAlong, tourFields } from './lookup-fields.ts';
import { checkTrip, flag, inc, incList, partyFields, tripFields } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

const named = { id: z.int(), name: z.string() };
const { ptype: _, ...withoutPtype } = tourFields;
const optionalTown = { townFrom: tourFields.townFrom.optional() };
const places = { region: incList.default([]), town: incList.default([]) };

/** Currencies that prices can be shown in. */
export const currencies = defineCall({
  name: 'currencies',
  method: 'GET',
  base: 'core',
  path: '/search/Currencies',
  summary: 'Currencies of the prices, the one of the site marked; none where nothing is sold',
  source: '[W]§3.2, §7',
  mayCall: anybody,
  query: z
    .object({
      ...withoutPtype,
      ...optionalTown,
      market: z
        .string()
        .optional()
        .describe('slug of the market; no other than that of the site is answered'),
    })
    .superRefine(checkNames),
  answer: z.array(
    z.object({
      alias: z.string().describe('ISO 4217 code'),
      inc: z.int(),
      name: z.string(),
      isDefault: z.boolean(),
    }),
  ),
});

/** Hotels to choose from. */
export const hotels = defineCall({
  name: 'hotels',
  method: 'GET',
  base: 'core',
  path: '/search/Hotels',
  summary: 'Hotels that are sold, by name',
  source: '[W]§3.2, §7',
  mayCall: anybody,
  query: z
    .object({
      ...tourFields,
      ...places,
      stateFrom: sentAlong.stateFrom,
      b2bMode: flag.default(false).describe('an agent asks; the same hotels are sold to all'),
    })
    .superRefine(checkNames),
  answer: z.array(
    z.object({
      ...named,
      star: z.string().describe('category as written'),
      starKey: z.int(),
      starGroupList: z.array(z.int()).describe('categories with as many stars'),
      stateKey: z.int(),
      regionKey: z.int(),
      townKey: z.int(),
      typeList: z.array(z.int()).describe('what it has of the attributes that hotels are filtered by'),
      slug: z.string(),
    }),
  ),
});

/** Categories of the hotels that are sold. */
export const stars = defineCall({
  name: 'stars',
  method: 'GET',
  base: 'core',
  path: '/search/Stars',
  summary: 'Categories of hotels; "-*" is without stars',
  source: '[W]§3.2, §7',
  mayCall: anybody,
  query: z
    .object({ ...lookupFields, townFrom: tourFields.townFrom, state: tourFields.state })
    .superRefine(checkNames),
  answer: z.array(z.object({ inc: z.int(), name: z.string() })),
});

const programgroup = incList.default([]).describe('program types; all where absent');

/** How tours are sold: Standard, EARLY BOOKING … */
export const programs = defineCall({
  name: 'programs',
  method: 'GET',
  base: 'core',
  path: '/search/Programs',
  summary: 'Program types of the tours that are asked for',
  source: '[W]§3.2, §7',
  mayCall: anybody,
  query: z
    .object({ ...withoutPtype, ...countryOfStay, programgroup, town: incList.default([]) })
    .superRefine(checkNames),
  answer: z.array(z.object(named)),
});

/** The operator's own words to filter tours by. */
export const uFilterList = defineCall({
  name: 'uFilterList',
  method: 'GET',
  base: 'core',
  path: '/search/UFilterList',
  summary: 'Filters of the tours that are asked for',
  source: '[W]§3.2, §7',
  mayCall: anybody,
  query: z.object({ ...tourFields, ...countryOfStay }).superRefine(checkNames),
  answer: z.array(z.object({ ...named, note: z.string(), url: z.string() })),
});

/** Airlines to choose from: those with a number, by which CARRIERLIST asks for them. */
export const carriers = defineCall({
  name: 'carriers',
  method: 'GET',
  base: 'core',
  path: '/search/Carriers',
  summary: 'Airlines that fly from a town to a country, by name',
  source: '[W]§2.9, §9',
  mayCall: anybody,
  query: z.object({ townFrom: inc, state: inc }),
  answer: z.array(z.object(named)),
});

/** The tours themselves. */
export const tours = defineCall({
  name: 'tours',
  method: 'GET',
  base: 'core',
  path: '/search/Tours',
  summary: 'Tours of a town and a country, by name',
  source: '[W]§2.9, §4, §7',
  mayCall: anybody,
  query: z.object({ ...tourFields, ...countryOfStay, programgroup }).superRefine(checkNames),
  answer: z.array(
    z.object({
      ...named,
      tourType: z.int().nullable(),
      tourTypeName: z.string(),
      programTypeInc: z.int(),
      isExcursionTour: z.boolean(),
    }),
  ),
});

/** Between what prices the price field chooses. */
export const priceRange = defineCall({
  name: 'priceRange',
  method: 'GET',
  base: 'core',
  path: '/search/PriceRange',
  summary: 'The lowest and the highest of the best prices of hotels, computed as of now',
  source: '[W]§2.9, §5, §7',
  mayCall: anybody,
  query: z
    .object({ ...withoutPtype, state: inc, ...partyFields, ...tripFields })
    .superRefine(checkNames)
    .superRefine(checkTrip),
  answer: z.object({
    min: z.int().nullable().describe('whole units for the party; null where nothing is sold'),
    max: z.int().nullable(),
    currency: z.string(),
  }),
});

/** Ships. */
export const liners = defineCall({
  name: 'liners',
  method: 'GET',
  base: 'core',
  path: '/search/Liners',
  summary: 'Liners that cruises are sold on, by name',
  source: '[W]§2.6, §7',
  mayCall: anybody,
  query: z
    .object({
      ...lookupFields,
      searchType: lookupFields.searchType.describe(
        'liners are what cruises are looked for on; changes nothing',
      ),
      townFrom: tourFields.townFrom,
      state: tourFields.state,
      tour: tourFields.tour,
      tourType: tourFields.tourType,
    })
    .superRefine(checkNames),
  answer: z.array(
    z.object({
      ...named,
      slug: z.string(),
      star: z.string(),
      starKey: z.int(),
      stateKey: z.int(),
      stateSlug: z.string(),
      image: z.string(),
    }),
  ),
});
