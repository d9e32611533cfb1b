import { z } from 'zod';
import { defineCall } from './call.ts';
import { anybody } from './who-may-call.ts';

const person = z.object({
  name: z.string(),
  email: z.string(),
  password: z.string(),
  agency: z.string().describe('empty: a traveller'),
  isAdministrator: z.boolean(),
  isBanned: z.boolean(),
  hasOtherAgencies: z.boolean(),
  isBranch: z.boolean(),
  isFTA: z.boolean(),
});

/** Whom anybody may sign in as, where the operator is invented. */
export const demoPeople = defineCall({
  name: 'demoPeople',
  method: 'GET',
  base: 'api',
  path: '/auth/demo-people',
  summary: 'The invented people of a demo installation, with their passwords; none on any other',
  source: 'our own',
  mayCall: anybody,
  query: z.object({}),
  answer: z.object({ people: z.array(person) }),
});

/** An invented person. */
export type DemoPerson = z.output<typeof person>;
