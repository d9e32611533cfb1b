import { z } from 'zod';
import { defineCall } from './call.ts';
import { wholeNumber } from './query-fields.ts';
import { peopleSignedIn } from './who-may-call.ts';

/** Where the caller is signed in. */
export const ownSessions = defineCall({
  name: 'ownSessions',
  method: 'GET',
  base: 'api',
  path: '/auth/sessions',
  summary: 'The sessions of the caller, the one that asks first',
  source: '[S]§4.1',
  mayCall: peopleSignedIn,
  query: z.object({}),
  answer: z.object({
    sessions: z.array(
      z.object({
        id: z.int(),
        device: z.string().describe('what the person signed in with, in a few words; may be empty'),
        address: z.string().describe('IP address that it was begun from'),
        since: z.iso.datetime(),
        lastSeen: z.iso.datetime().describe('to the minute'),
        isThis: z.boolean(),
      }),
    ),
  }),
});

/** Ends one of them. */
export const endOwnSession = defineCall({
  name: 'endOwnSession',
  method: 'POST',
  base: 'api',
  path: '/auth/sessions/end',
  summary: 'Ends a session of the caller; 404 for one that is not theirs, or over',
  source: '[S]§4.1',
  mayCall: peopleSignedIn,
  query: z.object({}),
  body: z.object({ id: wholeNumber(1, 2_147_483_647) }),
  answer: z.object({ done: z.literal(true) }),
});

/** Ends all but the one that asks. */
export const endOtherOwnSessions = defineCall({
  name: 'endOtherOwnSessions',
  method: 'POST',
  base: 'api',
  path: '/auth/sessions/end-others',
  summary: 'Ends all sessions of the caller but this one',
  source: '[S]§4.1',
  mayCall: peopleSignedIn,
  query: z.object({}),
  answer: z.object({ ended: z.int().describe('how many there were') }),
});
