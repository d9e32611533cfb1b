import { z } from 'zod';
import { defineCall } from './call.ts';
import { anybody, peopleSignedIn } from './who-may-call.ts';

const email = z.string().trim().min(1, 'is required').max(254, 'is longer than 254 characters');
const password = z.string().min(1, 'is required').max(1_000, 'is longer than 1000 characters');
const done = z.object({ done: z.literal(true) });

/** What the session goes on with after a change of what it was opened by. */
export const renewedToken = {
  token: z.string().describe('the bearer token of the session from now on; that of before is over'),
};

/** A session has begun. */
export const begun = z.object({
  token: z.string().describe('the bearer token of the session'),
  agencies: z
    .int()
    .describe('how many the person can work for; the session is of the first, and of a traveller of none'),
});

/** Begins a session. A page keeps the token in a cookie, a program shows it as its bearer token ([S]§7.1). */
export const signIn = defineCall({
  name: 'signIn',
  method: 'POST',
  base: 'api',
  path: '/auth/sign-in',
  summary:
    'Signs in; the same 401 for an unknown e-mail and a wrong password, 429 after several, 403 where all agencies are shut',
  source: '[S]§4.1',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({
    email,
    password,
    device: z.string().max(100).default('').describe('what the person signs in with, in a few words'),
  }),
  answer: z.union([
    begun,
    z.object({ ticket: z.string().describe('where a second factor is on: to be shown with its code') }),
  ]),
});

/** Ends the session that is shown. */
export const signOut = defineCall({
  name: 'signOut',
  method: 'POST',
  base: 'api',
  path: '/auth/sign-out',
  summary: 'Ends the session of the caller',
  source: '[S]§4.1',
  mayCall: peopleSignedIn,
  query: z.object({}),
  answer: done,
});

/** Asks for a mail with a link under which a new password can be set. */
export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'POST',
  base: 'api',
  path: '/auth/forgot-password',
  summary: 'Mails a link for a new password; the answer is the same for an unknown e-mail',
  source: '[S]§2.1',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({
    email,
    origin: z.string().max(300).default('').describe('scheme, host and port of the page that asks'),
  }),
  answer: done,
});

const resetToken = z.string().max(100).describe('of the link; 404 where it works no more');

/** Whether the link of the mail works. */
export const resetLink = defineCall({
  name: 'resetLink',
  method: 'GET',
  base: 'api',
  path: '/auth/reset-password',
  summary: 'Says whether a link for a new password works; 404 for one that is unknown, used or expired',
  source: '[S]§2.1',
  mayCall: anybody,
  query: z.object({ token: resetToken }),
  answer: done,
});

/** Sets a new password by the link of the mail. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  base: 'api',
  path: '/auth/reset-password',
  summary: 'Sets a new password and ends all sessions; a link works once, for an hour',
  source: '[S]§2.1',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({
    token: resetToken,
    password,
  }),
  answer: done,
});

/** Sets another password. */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  base: 'api',
  path: '/auth/change-password',
  summary: 'Sets a new password for the one of now, ends all other sessions and renews the token of this one',
  source: 'our own',
  mayCall: peopleSignedIn,
  query: z.object({}),
  body: z.object({ current: password.describe('the password of now'), password }),
  answer: done.extend(renewedToken),
});

/** What is wrong with a new password, as the keys of the messages. */
export const passwordFaults = {
  'too-short': 'account.fault.short',
  'too-long': 'account.fault.long',
  'too-common': 'account.fault.common',
} as const;
