import { z } from 'zod';
import { defineCall } from './call.ts';
import { line, words } from './form-fields.ts';
import { anybody, travellers } from './who-may-call.ts';

const done = z.object({ done: z.literal(true) });

/** Asks for an account: the link of a mail opens it, where a password is set as by that for a new one. */
export const createAccount = defineCall({
  name: 'createAccount',
  method: 'POST',
  base: 'api',
  path: '/auth/create-account',
  summary: 'Mails a link that opens an account; the answer is the same for an e-mail that has one already',
  source: 'our own',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({
    name: words(200).pipe(z.string().min(1, 'is required')),
    email: z.string().trim().min(1, 'is required').max(254, 'is longer than 254 characters'),
    consent: z.literal('1', 'is required').describe('1: to what becomes of the data of the account'),
    origin: z.string().max(300).default('').describe('scheme, host and port of the page that asks'),
  }),
  answer: done,
});

/** Who is signed in for themselves; `GET /auth/me` tells of managers alone ([S]§3.1). */
export const ownAccount = defineCall({
  name: 'ownAccount',
  method: 'GET',
  base: 'api',
  path: '/auth/traveller',
  summary: 'The traveller who is signed in',
  source: 'our own',
  mayCall: travellers,
  query: z.object({}),
  answer: z.object({
    traveller: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z
      .string()
      .describe(
        'their own; where they have said nothing of it, those of their place at work, as they were written',
      ),
    consentedAt: z.iso
      .datetime()
      .nullable()
      .describe('when they agreed to what becomes of their data; null: they came by an invitation'),
    worksForAgency: z.boolean().describe('the person is also a manager: the account is not theirs alone'),
  }),
});

/** Saves what travellers say of themselves. */
export const saveOwnAccount = defineCall({
  name: 'saveOwnAccount',
  method: 'POST',
  base: 'api',
  path: '/auth/traveller',
  summary: 'Saves the name and the phone of the traveller who is signed in',
  source: 'our own',
  mayCall: travellers,
  query: z.object({}),
  body: z.object({
    name: words(200).pipe(z.string().min(1, 'is required')),
    phone: line(100)
      .default('')
      .describe('one that the market of the site takes, or as it was; empty: none is kept'),
  }),
  answer: done,
});

/** Deletes the account of the caller. */
export const deleteAccount = defineCall({
  name: 'deleteAccount',
  method: 'POST',
  base: 'api',
  path: '/auth/delete-account',
  summary:
    'Deletes the account of the caller and what is kept of it, for its password; a place in an agency stays',
  source: 'our own',
  mayCall: travellers,
  query: z.object({}),
  body: z.object({ password: z.string().min(1, 'is required').max(1_000, 'is longer than 1000 characters') }),
  answer: done,
});

/** What is wrong with it, as the keys of the messages. */
export const accountFaults = {
  email: 'account.fault.email',
  'wrong-password': 'account.fault.wrong',
} as const;
