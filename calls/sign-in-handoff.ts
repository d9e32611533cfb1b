import { z } from 'zod';
import { defineCall } from './call.ts';
import { anybody, managers } from './who-may-call.ts';

/** SHA-256 in Base64url, without padding: `code_challenge` of RFC 7636 for the method S256. */
const challengePattern = /^[\w-]{43}$/;

/** Whether a text can be the challenge of a handoff. */
export const isChallenge = (text: string): boolean => challengePattern.test(text);

/** Issues a code that opens a session on the photo archive. */
export const issueHandoff = defineCall({
  name: 'issueHandoff',
  method: 'POST',
  base: 'api',
  path: '/auth/handoff',
  summary:
    'Issues a one-time code that opens a session of the caller on the photo archive of the market; 404 where there is none',
  source: 'our own',
  mayCall: managers,
  query: z.object({}),
  body: z.object({
    challenge: z
      .string()
      .regex(challengePattern, 'is no SHA-256 in Base64url')
      .describe('SHA-256 of the nonce that the archive has given the browser'),
  }),
  answer: z.object({ code: z.string().describe('works once, for a minute') }),
});

/** Begins the session there. */
export const redeemHandoff = defineCall({
  name: 'redeemHandoff',
  method: 'POST',
  base: 'api',
  path: '/auth/handoff/redeem',
  summary:
    'Begins a session by the code of a handoff, which ends with the session that issued it; 404 for a code that does not work here',
  source: 'our own',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({
    code: z.string().max(100),
    nonce: z.string().max(100).describe('whose SHA-256 was the challenge'),
  }),
  answer: z.object({ token: z.string().describe('the bearer token of the session') }),
});
