import { z } from 'zod';
import { defineCall } from './call.ts';
import { changesUnder } from './changes-under.ts';
import { wholeNumber } from './query-fields.ts';
import { serverOwner } from './who-may-call.ts';

const number = wholeNumber(1, 2_147_483_647);
const origin = z
  .string()
  .max(300)
  .default('')
  .describe(
    'scheme, host and port of the agents’ site in the link of the mail, where it is not the usual one',
  );
const done = z.object({ done: z.literal(true) });

/** Who has applied to become an agency. */
export const agencyApplications = defineCall({
  name: 'agencyApplications',
  method: 'GET',
  base: 'api',
  path: '/agencies/applications',
  summary: 'The applications of agencies, the newest first',
  source: '[S]§1, §2.1',
  mayCall: serverOwner,
  query: z.object({ state: z.enum(['applied', 'approved', 'refused']).default('applied') }),
  answer: z.object({
    applications: z.array(
      z.object({
        application: z.int(),
        receivedAt: z.iso.datetime(),
        site: z.string(),
        company: z.string(),
        registrationNumber: z.string(),
        city: z.string(),
        person: z.string(),
        phone: z.string(),
        email: z.string(),
        about: z.string(),
        agency: z.int().nullable().describe('what it has become'),
      }),
    ),
  }),
});

const change = changesUnder({ path: '/agencies', source: '[S]§1, §2.1', mayCall: serverOwner });

/** Makes an agency of an application. */
export const approveApplication = defineCall({
  ...change(
    'applications/approve',
    'approveApplication',
    'Makes the agency and invites who applied as its administrator; 404 for one that is decided',
  ),
  body: z.object({
    application: number,
    headOffice: number.optional().describe('the agency that it is a branch of'),
    origin,
  }),
  answer: z.object({ agency: z.int() }),
});

/** Turns an application down. */
export const refuseApplication = defineCall({
  ...change('applications/refuse', 'refuseApplication', 'Refuses an application; nobody is mailed'),
  body: z.object({ application: number }),
  answer: done,
});

/** The agencies that there are. */
export const agencies = defineCall({
  name: 'agencies',
  method: 'GET',
  base: 'api',
  path: '/agencies',
  summary: 'All agencies, and how many people and administrators each has',
  source: '[S]§3.1',
  mayCall: serverOwner,
  query: z.object({}),
  answer: z.object({
    agencies: z.array(
      z.object({
        agency: z.int(),
        name: z.string(),
        market: z.string(),
        state: z.string().describe('approved or suspended'),
        headOffice: z.int().nullable(),
        managers: z.int(),
        administrators: z.int(),
        company: z
          .object({
            latinName: z.string(),
            director: z.string(),
            ownership: z.string(),
            taxation: z.string(),
            country: z.string().describe('ISO 3166, where it is registered'),
            language: z.string().describe('of its documents'),
            legalAddress: z.string(),
            actualAddress: z.string(),
          })
          .describe('what the agency says of its company; empty is what it does not tell'),
      }),
    ),
  }),
});

/** Invites an administrator, where an agency has none who could. */
export const inviteAdministrator = defineCall({
  ...change('administrators', 'inviteAdministrator', 'Invites an administrator of an agency by mail'),
  body: z.object({
    agency: number,
    email: z.string().trim().max(254, 'is longer than 254 characters'),
    origin,
  }),
  answer: z.object({ invitation: z.int() }),
});

/** Shuts an agency. */
export const suspendAgency = defineCall({
  ...change('suspend', 'suspendAgency', 'Suspends an agency and its branches, and signs their people out'),
  body: z.object({ agency: number }),
  answer: done,
});

/** Opens it again. */
export const activateAgency = defineCall({
  ...change('activate', 'activateAgency', 'Lets the people of an agency and of its branches sign in again'),
  body: z.object({ agency: number }),
  answer: done,
});
