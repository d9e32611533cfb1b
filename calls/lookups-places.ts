import { z } from 'zod';
import { defineCall } from './call.ts';
import { checkNames, lookupFields, sentAlong, tourFields } from './lookup-fields.ts';
import { currencyField, inc, incOrAll, wholeNumber } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

const { stateFrom, ...searchMode } = sentAlong;
const topCount = wholeNumber(0, 50)
  .default(5)
  .describe('how many stand first, out of their alphabetical place');
const { townFrom, state, tourType } = tourFields;

/** Departure towns of the site's market ([W]§3.2, §7). */
export const townFroms = defineCall({
  name: 'townFroms',
  method: 'GET',
  base: 'core',
  path: '/search/TownFroms',
  summary: 'Departure towns; "without flight" is not among them',
  source: '[W]§3.2, §7',
  mayCall: anybody,
  query: z
    .object({
      ...lookupFields,
      ...searchMode,
      SEARCH_TYPE: lookupFields.SEARCH_TYPE.describe('only towns that such trips leave from'),
      stateFrom: stateFrom.describe('only towns of this country; the market’s own where absent'),
      state: state.describe('only towns that this destination is sold from'),
    })
    .superRefine(checkNames),
  answer: z.array(
    z.object({
      townFrom: z.int(),
      townName: z.string(),
      townNameFrom: z.string().describe('the name as it stands after “from”: Russian declines it'),
      secondLevel: z.string().describe('the subdomain of the town'),
      stateFrom: z.int().describe('country of the town'),
      stateFromName: z.string(),
      stateFromLName: z.string().describe('in English'),
      isMain: z.boolean(),
    }),
  ),
});

const lowestForTwo = 'whole units for the party, here of two adults: the lowest';

const country = z.object({
  state: z.int(),
  stateName: z.string(),
  stateLName: z.string().describe('in English'),
  townFrom: z.int(),
  slug: z.string(),
  iso2: z.string(),
  image: z.string(),
  isTop: z.boolean(),
  visaRequired: z.boolean(),
  hotelCount: z.int(),
  minPrice: z.int().nullable().describe(`${lowestForTwo} in the next weeks; null where nothing is sold`),
  minPricePerPerson: z.int().nullable().describe('the half of it: for one of two adults sharing'),
  currency: z.string(),
});

/** Destinations sold from a town: the most asked first, then by name. */
export const states = defineCall({
  name: 'states',
  method: 'GET',
  base: 'core',
  path: '/search/States',
  summary: 'Destination countries, each with its cheapest offer for two adults',
  source: '[W]§7, §9',
  mayCall: anybody,
  query: z
    .object({ ...lookupFields, townFrom, topCount, stateFrom, tourType, ...currencyField })
    .superRefine(checkNames),
  answer: z.array(country),
});

/** Destinations of the coming days: a list of countries with its top ones marked. */
export const getLastMinStates = defineCall({
  name: 'getLastMinStates',
  method: 'GET',
  base: 'core',
  path: '/search/GetLastMinStates',
  summary: 'Countries that departures of the next two weeks lead to, each with its cheapest offer',
  source: '[W]§7',
  mayCall: anybody,
  query: z
    .object({
      ...lookupFields,
      searchType: lookupFields.searchType.describe('hotel: stays without flight'),
      stateInc: incOrAll.describe('only this country'),
      topCount,
      townFrom: incOrAll.describe('departure town; where absent, that of the search type'),
      ...currencyField,
    })
    .superRefine(checkNames)
    .refine(
      ({ searchType, SEARCH_TYPE, townFrom }) =>
        searchType !== undefined || SEARCH_TYPE !== undefined || townFrom !== undefined,
      { path: ['townFrom'], message: 'or searchType is required' },
    ),
  answer: z.array(
    country
      .pick({ state: true, stateName: true, stateLName: true, townFrom: true, slug: true, iso2: true })
      .extend({
        top: z.boolean().describe('one of the topCount cheapest, which stand first'),
        minPrice: z.int().describe(`${lowestForTwo} in the coming days`),
        currency: z.string(),
      }),
  ),
});

/** What a place is, in the order of suggestions ([W]§9). */
export const suggestionTypes = ['state', 'region', 'town', 'hotel'] as const;

const suggested = z.object({
  type: z.enum(suggestionTypes),
  inc: z.int(),
  name: z.string(),
  slug: z.string().describe('of a hotel with its country: turkey/marenza-palms'),
  country: z.object({
    name: z.string(),
    iso2: z.string().describe('in lower case'),
    flag: z.string().describe('path of the picture'),
  }),
  stateInc: z.int(),
  stateName: z.string(),
  regionInc: z.int().nullable(),
  regionName: z.string(),
  townInc: z.int().nullable(),
  townName: z.string(),
});
export type SuggestionAnswer = z.output<typeof suggested>;

/** Where to go, by what was typed so far. */
export const suggestion = defineCall({
  name: 'suggestion',
  method: 'GET',
  base: 'core',
  path: '/search/Suggestion',
  summary:
    'States, regions, towns and hotels that are sold from a town, found by their names in any language',
  source: '[W]§2.9, §3.2, §5, §7',
  mayCall: anybody,
  query: z
    .object({
      ...lookupFields,
      townFrom,
      query: z
        .string()
        .max(100, 'is longer than 100 characters')
        .default('')
        .describe('what was typed; nothing finds nothing'),
      type: z
        .enum(suggestionTypes)
        .optional()
        .describe('with inc, in place of query: one place by its number'),
      inc: inc.optional().describe('see type'),
    })
    .superRefine(checkNames)
    .superRefine(({ query, type, inc }, context) => {
      const isNumbered = type !== undefined && inc !== undefined;
      const isHalf = !isNumbered && (type !== undefined || inc !== undefined);
      if (isHalf || (isNumbered && query !== ''))
        context.addIssue({ code: 'custom', path: ['query'], message: 'or both type and inc are required' });
    }),
  answer: z
    .array(suggested)
    .describe(
      'states, regions, towns, hotels; by name within each. Names that begin with the text or have a word that does; where there is none those of other languages; where there is none, those that have it inside',
    ),
});
