import { z } from 'zod';
import { defineCall } from './call.ts';
import { anybody } from './who-may-call.ts';

const token = z.string().max(100).describe('of the link; 404 where it works no more');

/** What the link of a mail confirms. */
export const emailToConfirm = defineCall({
  name: 'emailToConfirm',
  method: 'GET',
  base: 'api',
  path: '/auth/email',
  summary:
    'The e-mail that a manager has typed into their profile, for who has the link that was mailed there',
  source: '[S]§2.17',
  mayCall: anybody,
  query: z.object({ token }),
  answer: z.object({ email: z.string() }),
});

/** Confirms it. */
export const confirmEmail = defineCall({
  name: 'confirmEmail',
  method: 'POST',
  base: 'api',
  path: '/auth/email',
  summary: 'Confirms an e-mail, once: from then on it is that of the manager’s profile',
  source: '[S]§2.17',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({ token }),
  answer: z.object({ done: z.literal(true) }),
});
