import { z } from 'zod';
import { defineCall } from './call.ts';
import { anybody } from './who-may-call.ts';

const token = z.string().max(100).describe('of the link; 404 where it works no more');

/** What the link of an invitation leads to. */
export const invitation = defineCall({
  name: 'invitation',
  method: 'GET',
  base: 'api',
  path: '/auth/invitation',
  summary: 'The agency and the e-mail of an invitation, for who has its link',
  source: '[S]§2.17',
  mayCall: anybody,
  query: z.object({ token }),
  answer: z.object({
    agency: z.string(),
    email: z.string(),
    hasAccount: z.boolean().describe('whether the e-mail has one already: it gets one more agency'),
  }),
});

/** Takes it up. */
export const acceptInvitation = defineCall({
  name: 'acceptInvitation',
  method: 'POST',
  base: 'api',
  path: '/auth/invitation',
  summary: 'Takes an invitation up, once: somebody new sets name and password, others show their password',
  source: '[S]§2.17',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({
    token,
    name: z.string().max(200, 'is longer than 200 characters').default(''),
    password: z.string().min(1, 'is required').max(1_000, 'is longer than 1000 characters'),
  }),
  answer: z.object({ done: z.literal(true) }),
});

/** What is wrong with it beside a password that is no good, as the keys of the messages. */
export const invitationFaults = {
  'no-name': 'account.fault.required',
  'wrong-password': 'account.fault.wrong',
} as const;
