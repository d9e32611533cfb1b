import { z } from 'zod';
import { defineCall } from './call.ts';
import { wholeNumber } from './query-fields.ts';
import { renewedToken } from './sign-in.ts';
import { managers } from './who-may-call.ts';

/** A manager of an agency by their number. */
export const managerNumber = wholeNumber(1, 2_147_483_647);

/** The agencies that the caller can work for. */
export const ownAgencies = defineCall({
  name: 'ownAgencies',
  method: 'GET',
  base: 'api',
  path: '/auth/agencies',
  summary: 'The agencies that the caller is a manager of, each by their place in it',
  source: '[S]§3.1',
  mayCall: managers,
  query: z.object({}),
  answer: z.object({
    agencies: z.array(
      z.object({
        manager: z.int().describe('the place of the caller in it'),
        name: z.string(),
        isAdministrator: z.boolean(),
        isThis: z.boolean().describe('whom the caller works for now'),
      }),
    ),
  }),
});
export type OwnAgency = z.output<typeof ownAgencies.answer>['agencies'][number];

/** Goes on for another of them. */
export const changeAgency = defineCall({
  name: 'changeAgency',
  method: 'POST',
  base: 'api',
  path: '/auth/agency',
  summary: 'Works for another agency of the caller from now on; 404 for a place that is not theirs',
  source: '[S]§3.1',
  mayCall: managers,
  query: z.object({}),
  body: z.object({ manager: managerNumber }),
  answer: z.object(renewedToken),
});
