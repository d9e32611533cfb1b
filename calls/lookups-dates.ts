import { z } from 'zod';
import { daysBetween } from '#lib/plain-date.ts';
import { kindOfSearch, rowOf, type SearchType } from '#lib/travel-kind.ts';
import { defineCall } from './call.ts';
import { checkNames, lookupFields, tourFields } from './lookup-fields.ts';
import {
  checkParty,
  currencyField,
  dateField,
  inc,
  incOrAll,
  longestWindow,
  partyFields,
  within,
} from './query-fields.ts';
import { searchLimits, stayLimits, touristLimits, usualParty } from './search-limits.ts';
import { searchParameters } from './search-parameters.ts';
import { anybody } from './who-may-call.ts';

/** Lengths of stay that are sold, at most 30. */
export const nights = defineCall({
  name: 'nights',
  method: 'GET',
  base: 'core',
  path: '/search/Nights',
  summary: 'Nights that can be chosen; places 1 = with free places',
  source: '[W]§3.2, §7, §9',
  mayCall: anybody,
  query: z
    .object({
      ...tourFields,
      state: inc,
      checkInBeg: dateField.describe('first day of departure'),
      checkInEnd: dateField.describe(`last day of departure; ${longestWindow}`),
      touristCount: within(touristLimits(searchLimits))
        .default(usualParty.adults)
        .describe('travellers, counted as adults, for their ages are not told'),
      ADULT: partyFields.ADULT.unwrap().optional().describe('adults, in place of touristCount'),
      CHILD: partyFields.CHILD,
      AGES: partyFields.AGES,
      REGIONTO: searchParameters.shape.REGIONTO,
      TOWNTO: searchParameters.shape.TOWNTO,
      HOTELLIST: searchParameters.shape.HOTELLIST,
      CARRIERLIST: searchParameters.shape.CARRIERLIST,
      FIELD_EXCURSION_TITLE: searchParameters.shape.FIELD_EXCURSION_TITLE,
    })
    .superRefine(checkNames)
    .superRefine(checkParty)
    .refine(({ checkInBeg, checkInEnd }) => checkInBeg <= checkInEnd, {
      path: ['checkInEnd'],
      message: 'is before checkInBeg',
    }),
  answer: z.array(z.object({ nights: z.int(), places: z.int() })),
});

/** Of which hotels and offers, as the main search says it: so the cheapest day is the cheapest of a list. */
const listFields = searchParameters.pick({
  REGIONTO: true,
  TOWNTO: true,
  HOTELLIST: true,
  STARLIST: true,
  MEALLIST: true,
  HOTELATTR: true,
  COSTMIN: true,
  COSTMAX: true,
  MOMENT_CONFIRM: true,
  FILTER: true,
  CHARTER: true,
  REGULAR: true,
  FREIGHT: true,
  CARRIERLIST: true,
  LEAVES: true,
  RETURNS: true,
  TOUR: true,
  TOURTYPE: true,
  PROGRAMGROUP: true,
  UFILTER: true,
  FIELD_EXCURSION_TITLE: true,
  PACKET_TOUR: true,
  PACKET_EXCURSION: true,
  PACKET_ONLY_HOTELS: true,
  ACTIONS: true,
  WITHOUT_PROMO: true,
}).shape;

const daysFields = {
  ...lookupFields,
  ...partyFields,
  townFrom: tourFields.townFrom,
  state: incOrAll.describe('destination country; of cruises and of hotels that are named it may be absent'),
  from: dateField.describe('first day of departure'),
  to: dateField.describe('last day of departure'),
  NIGHTMIN: within(searchLimits.nights).default(7),
  NIGHTMAX: within(searchLimits.nights).default(7),
  ...listFields,
  ...currencyField,
};

type DaysQuery = {
  state?: number | undefined;
  searchType?: SearchType | undefined;
  SEARCH_TYPE?: SearchType | undefined;
  HOTELLIST?: number[] | undefined;
};

/** All of the world is asked about where all of the kind is: on land somebody says where. */
function checkPlace(
  { state, searchType, SEARCH_TYPE, HOTELLIST = [] }: DaysQuery,
  context: z.RefinementCtx,
): void {
  const isSomewhere = state !== undefined || HOTELLIST.length > 0;
  const type = searchType ?? SEARCH_TYPE;
  if (isSomewhere || (type && rowOf(kindOfSearch(type)).isAtSea)) return;
  context.addIssue({ code: 'custom', path: ['state'], message: 'is required' });
}

/** What each departure day offers, for the calendar ([W]§2.9). */
export const calendar = defineCall({
  name: 'calendar',
  method: 'GET',
  base: 'core',
  path: '/search/Calendar',
  summary: 'Availability and cheapest price of each departure day',
  source: '[W]§2.9',
  mayCall: anybody,
  query: z.object(daysFields).superRefine(checkNames).superRefine(checkParty).superRefine(checkPlace),
  answer: z.object({
    currency: z.string(),
    fetchedAt: z.string().describe('when it was priced, ISO 8601'),
    days: z.array(
      z.object({
        date: z.string().describe('YYYY-MM-DD'),
        status: z
          .enum(['charter', 'few', 'regular', 'request', 'none'])
          .describe('how sure it is, on whatever board'),
        price: z.int().nullable().describe('whole units for the party; null where nothing is sold'),
        reason: z
          .enum(['past', 'noTours', 'noOffers'])
          .nullable()
          .describe('why there is no price: the day is over, no tour leaves, or nothing is left that fits'),
      }),
    ),
  }),
});

/** When and for how long it is cheapest: every day of departure with every length of stay, in one answer. */
export const stays = defineCall({
  name: 'stays',
  method: 'GET',
  base: 'core',
  path: '/search/Stays',
  summary: 'Cheapest price of each departure day with each length of stay',
  source: '[W]§2.9',
  mayCall: anybody,
  query: z
    .object(daysFields)
    .superRefine(checkNames)
    .superRefine(checkParty)
    .superRefine(checkPlace)
    .superRefine(({ from, to, NIGHTMIN, NIGHTMAX }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (to < from) refuse('to', 'is before from');
      if (daysBetween(from, to) >= stayLimits.days) refuse('to', `makes more than ${stayLimits.days} days`);
      if (NIGHTMAX < NIGHTMIN) refuse('NIGHTMAX', 'is less than NIGHTMIN');
      if (NIGHTMAX - NIGHTMIN >= stayLimits.lengths)
        refuse('NIGHTMAX', `makes more than ${stayLimits.lengths} lengths of stay`);
    }),
  answer: z.object({
    currency: z.string(),
    fetchedAt: z.string().describe('when it was priced, ISO 8601'),
    nights: z.array(z.int()).describe('lengths of stay, the shortest first'),
    days: z.array(
      z.object({
        date: z.string().describe('YYYY-MM-DD'),
        prices: z
          .array(z.int().nullable())
          .describe('whole units for the party, by length; null where nothing is sold'),
      }),
    ),
  }),
});
