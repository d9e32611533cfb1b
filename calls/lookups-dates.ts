import { z } from 'zod';
import { defineCall } from './call.ts';
import { checkNames, lookupFields, tourFields } from './lookup-fields.ts';
import {
  checkParty,
  currencyField,
  dateField,
  inc,
  longestWindow,
  partyFields,
  wholeNumber,
} from './query-fields.ts';
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
      touristCount: wholeNumber(1, 16)
        .default(2)
        .describe('travellers, counted as adults, for their ages are not told'),
    })
    .superRefine(checkNames)
    .refine(({ checkInBeg, checkInEnd }) => checkInBeg <= checkInEnd, {
      path: ['checkInEnd'],
      message: 'is before checkInBeg',
    }),
  answer: z.array(z.object({ nights: z.int(), places: z.int() })),
});

/** What each departure day offers, for the calendar ([W]§2.9). */
export const calendar = defineCall({
  name: 'calendar',
  method: 'GET',
  base: 'core',
  path: '/search/Calendar',
  summary: 'Availability and cheapest price of each departure day',
  source: '[W]§2.9',
  mayCall: anybody,
  query: z
    .object({
      ...lookupFields,
      ...partyFields,
      townFrom: tourFields.townFrom,
      state: inc,
      from: dateField,
      to: dateField,
      NIGHTMIN: wholeNumber(1, 30).default(7),
      NIGHTMAX: wholeNumber(1, 30).default(7),
      ...currencyField,
    })
    .superRefine(checkNames)
    .superRefine(checkParty),
  answer: z.object({
    currency: z.string(),
    fetchedAt: z.string().describe('when it was priced, ISO 8601'),
    days: z.array(
      z.object({
        date: z.string().describe('YYYY-MM-DD'),
        status: z.enum(['charter', 'few', 'regular', 'request', 'none']),
        price: z.int().nullable().describe('whole units for the party; null where nothing is sold'),
        reason: z
          .enum(['past', 'noTours', 'noOffers'])
          .nullable()
          .describe('why there is no price: the day is over, no tour leaves, or nothing is left that fits'),
      }),
    ),
  }),
});
