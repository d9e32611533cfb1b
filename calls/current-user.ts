import { z } from 'zod';
import { defineCall } from './call.ts';
import { managers } from './who-may-call.ts';

const yesNo = z.union([z.literal(0), z.literal(1)]);

/** Who is signed in ([S]§3.1), in the spelling of the specification; what follows from it is derived by the reader ([S]§6). */
export const currentUser = defineCall({
  name: 'currentUser',
  method: 'GET',
  base: 'api',
  path: '/auth/me',
  summary: 'The manager who is signed in, their rights, and their agency with its groups',
  source: '[S]§3.1, §7.2',
  mayCall: managers,
  query: z.object({}),
  answer: z.object({
    Access_agreement: yesNo.describe('may print documents'),
    Access_bron: yesNo.describe('may book; 0: banned'),
    Access_chat: yesNo,
    Access_deposite: yesNo.describe('may use the deposit of the agency'),
    Administrator: yesNo,
    administrator: z.boolean(),
    Agent_fix_markup: yesNo,
    ManagerId: z.int(),
    OfficialName: z.string().describe('of the agency'),
    PARTNERGROUP: z.int().nullable().describe('the first of the groups'),
    PARTNERGROUP_LIST: z.object({ PARTNERGROUP: z.array(z.object({ inc: z.int() })) }),
    PartPassAlias: z.string(),
    PartPassEmail: z.string(),
    PartPassInc: z.int(),
    PartPassName: z.string(),
    Partner: z.int().describe('the agency'),
    partner: z.int().describe('the same'),
    Parttype: z.int().describe('3: the operator’s own'),
    StateFrom: z.int().describe('the departure country of the agency’s market; 0 where that has none'),
    hToken: z.string().describe('names the session to a live connection; it opens nothing else'),
    headpartner: z.int().describe('the head office of a branch; else 0'),
    ignore_author_login: yesNo,
    isFTA: z.boolean(),
    partnerEmail1: z.string(),
    partnerEmail2: z.string(),
    agencies: z.int().optional().describe('how many the person can work for, where these are several'),
    unread: z.int().optional().describe('notifications that the manager has not read, where there are any'),
    code: z.int().optional().describe('another server may say 401 here'),
  }),
});

/** The answer of `GET /auth/me`. */
export type CurrentUser = z.output<typeof currentUser.answer>;
