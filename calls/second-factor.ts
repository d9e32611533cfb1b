import { z } from 'zod';
import { defineCall } from './call.ts';
import { changesUnder } from './changes-under.ts';
import { begun, renewedToken } from './sign-in.ts';
import { anybody, peopleSignedIn } from './who-may-call.ts';

const code = z
  .string()
  .trim()
  .min(1, 'is required')
  .max(40, 'is longer than 40 characters')
  .describe('six digits of the app, or a recovery code');
const done = z.object({ done: z.literal(true) });
const codes = z.object({
  recoveryCodes: z.array(z.string()).describe('each works once; told only here'),
  ...renewedToken,
});

/** What is wrong with a code, as the keys of the messages. */
export const codeFault = 'account.fault.code';

/** Ends signing in where a second factor is on. */
export const signInWithCode = defineCall({
  name: 'signInWithCode',
  method: 'POST',
  base: 'api',
  path: '/auth/sign-in/code',
  summary:
    'Shows the code of the second factor; 400 for a wrong one, 404 for a ticket that is over, 429 after several',
  source: '[S]§4.1',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({ ticket: z.string().max(100).describe('of signing in with the password'), code }),
  answer: begun,
});

/** Whether the caller signs in with a second factor. */
export const secondFactor = defineCall({
  name: 'secondFactor',
  method: 'GET',
  base: 'api',
  path: '/auth/second-factor',
  summary: 'The second factor of the caller: off, set up and waiting for its first code, or on',
  source: '[S]§4.1',
  mayCall: peopleSignedIn,
  query: z.object({}),
  answer: z.discriminatedUnion('state', [
    z.object({ state: z.literal('off') }),
    z.object({
      state: z.literal('pending'),
      key: z.string().describe('base32, to type into an app'),
      address: z.string().describe('otpauth://, for a QR code'),
    }),
    z.object({ state: z.literal('on'), codesLeft: z.int().describe('recovery codes') }),
  ]),
});

const change = changesUnder({ path: '/auth/second-factor', source: '[S]§4.1', mayCall: peopleSignedIn });

/** Makes a key, which counts once a code of it is shown. */
export const beginSecondFactor = defineCall({
  ...change('begin', 'beginSecondFactor', 'Sets the second factor up; one that is on stays as it is'),
  answer: done,
});

/** Switches it on. */
export const confirmSecondFactor = defineCall({
  ...change(
    'confirm',
    'confirmSecondFactor',
    'Switches it on by its first code and the password, ends all other sessions and renews the token of this one',
  ),
  body: z.object({
    code,
    password: z.string().min(1, 'is required').max(1_000, 'is longer than 1000 characters'),
  }),
  answer: codes,
});

/** Another list of recovery codes. */
export const renewRecoveryCodes = defineCall({
  ...change('recovery-codes', 'renewRecoveryCodes', 'Makes new recovery codes; those of before work no more'),
  body: z.object({ code }),
  answer: codes,
});

/** Switches it off. */
export const endSecondFactor = defineCall({
  ...change(
    'off',
    'endSecondFactor',
    'Switches the second factor off by a code of it, ends all other sessions and renews the token of this one',
  ),
  body: z.object({ code }),
  answer: done.extend(renewedToken),
});
