import { z } from 'zod';
import { nameLatin } from '#lib/validation/names.ts';
import { defineCall } from './call.ts';
import { words } from './form-fields.ts';
import { langField, wholeNumber } from './query-fields.ts';
import { travellers } from './who-may-call.ts';

const source = 'our own';
const most = 2_147_483_647;

/** What the caller has asked for. */
export const ownRequests = defineCall({
  name: 'ownRequests',
  method: 'GET',
  base: 'api',
  path: '/auth/requests',
  summary: 'The requests that the traveller has sent while signed in, the latest first, at most 100',
  source,
  mayCall: travellers,
  query: z.object(langField),
  answer: z.object({
    requests: z.array(
      z.object({
        request: z.int().describe('the number that was told when it was sent'),
        sentAt: z.iso.datetime(),
        hotelName: z.string(),
        placeName: z.string(),
        departsOn: z.iso.date(),
        nights: z.int(),
        adult: z.int(),
        ages: z.array(z.int()).describe('of the children'),
        total: z.int().describe('whole units, when it was sent'),
        currency: z.string(),
        claim: z.string().describe('opens the offer as of now'),
      }),
    ),
  }),
});
export type OwnRequest = z.output<typeof ownRequests.answer>['requests'][number];

const saved = z.object({
  savedTraveller: z.int(),
  name: z.string(),
  born: z.iso.date(),
});
export type SavedTraveller = z.output<typeof saved>;

/** Whom the caller has saved. */
export const savedTravellers = defineCall({
  name: 'savedTravellers',
  method: 'GET',
  base: 'api',
  path: '/auth/travellers',
  summary: 'Whom the traveller has saved to book for',
  source,
  mayCall: travellers,
  query: z.object({}),
  answer: z.object({ travellers: z.array(saved) }),
});

const isLatin = (name: string) => nameLatin()(name) === undefined;

/** Saves one. */
export const saveTraveller = defineCall({
  name: 'saveTraveller',
  method: 'POST',
  base: 'api',
  path: '/auth/travellers',
  summary: 'Saves somebody to book for; 404 for one that is not the caller’s',
  source,
  mayCall: travellers,
  query: z.object({}),
  body: z.object({
    savedTraveller: wholeNumber(0, most).default(0).describe('0: a new one'),
    name: words(100)
      .pipe(z.string().min(1, 'is required'))
      .refine(isLatin, 'is not in Latin letters, as in a passport'),
    born: z.iso.date('is not a date: YYYY-MM-DD is expected'),
  }),
  answer: z.object({ savedTraveller: z.int() }),
});

/** Forgets one. */
export const forgetTraveller = defineCall({
  name: 'forgetTraveller',
  method: 'POST',
  base: 'api',
  path: '/auth/travellers/forget',
  summary: 'Deletes somebody who was saved; 404 for one that is not the caller’s',
  source,
  mayCall: travellers,
  query: z.object({}),
  body: z.object({ savedTraveller: wholeNumber(1, most) }),
  answer: z.object({ done: z.literal(true) }),
});
