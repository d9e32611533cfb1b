import { z } from 'zod';
import { defineCall } from './call.ts';
import { changesUnder } from './changes-under.ts';
import { managerNumber } from './own-agencies.ts';
import { wholeNumber } from './query-fields.ts';
import { rightsFields, rightsView } from './rights-fields.ts';
import { administrators } from './who-may-call.ts';

const done = z.object({ done: z.literal(true) });

const person = z.object({
  manager: z.int(),
  name: z.string(),
  email: z.string().describe('that they sign in with'),
  alias: z.string(),
  isSuspended: z.boolean(),
  isYou: z.boolean(),
  rights: rightsView,
});

const invitation = z.object({
  id: z.int(),
  email: z.string(),
  until: z.iso.datetime(),
  isOver: z.boolean(),
  administrator: z.boolean(),
});

/** Who works for the agency of the caller and for its branches. */
export const companyPeople = defineCall({
  name: 'companyPeople',
  method: 'GET',
  base: 'api',
  path: '/company/people',
  summary: 'The people of the agency and of its branches, their rights, and who is invited',
  source: '[S]§2.17, §3.1',
  mayCall: administrators,
  query: z.object({}),
  answer: z.object({
    agencies: z.array(
      z.object({
        agency: z.int(),
        name: z.string(),
        isBranch: z.boolean(),
        people: z.array(person),
        invitations: z.array(invitation),
      }),
    ),
  }),
});
export type CompanyAgency = z.output<typeof companyPeople.answer>['agencies'][number];

const change = changesUnder({ path: '/company', source: '[S]§2.17, §3.1', mayCall: administrators });

/** Invites somebody by mail. */
export const inviteColleague = defineCall({
  ...change(
    'invitations',
    'inviteColleague',
    'Mails a link to join an agency of the caller: it works once, for 7 days; 404 for somebody else’s agency',
  ),
  body: z.object({
    agency: wholeNumber(1, 2_147_483_647),
    email: z.string().trim().max(254, 'is longer than 254 characters'),
    origin: z.string().max(300).default('').describe('scheme, host and port of the page that asks'),
    ...rightsFields,
  }),
  answer: z.object({ invitation: z.int() }),
});

/** Takes an invitation back. */
export const withdrawInvitation = defineCall({
  ...change(
    'invitations/withdraw',
    'withdrawInvitation',
    'Has the link of an invitation work no more; 404 for somebody else’s, or one that is over',
  ),
  body: z.object({ invitation: wholeNumber(1, 2_147_483_647) }),
  answer: done,
});

/** Gives a manager other rights. */
export const changeRights = defineCall({
  ...change(
    'people/rights',
    'changeRights',
    'Sets the rights of a manager and ends their sessions; 404 for somebody else’s, 400 for the last administrator',
  ),
  body: z.object({ manager: managerNumber, ...rightsFields }),
  answer: z.object({ token: z.string().optional().describe('of the session, where the caller’s own go on') }),
});

/** Shuts a manager out. */
export const suspendManager = defineCall({
  ...change(
    'people/suspend',
    'suspendManager',
    'Suspends a manager and ends their sessions; 404 for somebody else’s, 400 for the last administrator',
  ),
  body: z.object({ manager: managerNumber }),
  answer: done,
});

/** Lets them in again. */
export const activateManager = defineCall({
  ...change(
    'people/activate',
    'activateManager',
    'Lets a suspended manager sign in again; 404 for somebody else’s',
  ),
  body: z.object({ manager: managerNumber }),
  answer: done,
});

/** What is wrong with such a form, as the keys of the messages. */
export const peopleFaults = { last: 'people.fault.last', worksHere: 'people.fault.worksHere' } as const;
