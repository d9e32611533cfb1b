import { z } from 'zod';
import { defineCall } from './call.ts';
import { participants, profileCode, profileField } from './profile-field.ts';
import { langField } from './query-fields.ts';
import { managers } from './who-may-call.ts';

/** What the caller can say of themselves ([S]§2.17, §3.14). */
export const managerProfile = defineCall({
  name: 'managerProfile',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/EditPartPassParamsV2',
  summary: 'The profile of the manager who is signed in: its fields with their rules, and the towns',
  source: '[S]§2.17, §3.14, §5.12, §7.2',
  mayCall: managers,
  query: z.object({ ...langField }),
  answer: z.object({
    partPass: participants,
    fields: z.array(profileField),
    townList: z.array(z.object({ id: z.int(), name: z.string() })),
    emailToConfirm: z
      .string()
      .optional()
      .describe('that was mailed a link, and is used once it is confirmed; missing: there is none'),
    code: profileCode,
  }),
});
export type ManagerProfile = z.output<typeof managerProfile.answer>;

/** Saves it; a field that may not be edited stays as it is. The specification shows no such call. */
export const saveManagerProfile = defineCall({
  name: 'saveManagerProfile',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/SavePartPassParamsV2',
  summary: 'Saves the profile of the manager who is signed in; 400 names the fields that are wrong',
  source: '[S]§2.17, §5.12',
  mayCall: managers,
  query: z.object({ ...langField }),
  body: z.object({
    fullname: z.string().max(200, 'is longer than 200 characters'),
    born: z.string().max(10, 'is no day').describe('DD.MM.YYYY; empty: not told'),
    male: z.enum(['', '0', '1'], { message: 'is none of 0, 1 and empty' }),
    phones: z.string().max(100, 'is longer than 100 characters'),
    email: z.string().max(254, 'is longer than 254 characters'),
    alias: z.string().max(30, 'is longer than 30 characters'),
    town: z
      .string()
      .regex(/^\d{0,9}$/, 'is no town')
      .describe('of townList; empty: none'),
    origin: z.string().max(300).default('').describe('scheme, host and port of the page that asks'),
  }),
  answer: z.object({ code: z.int() }),
});
