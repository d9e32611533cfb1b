import { z } from 'zod';
import { defineCall } from './call.ts';
import { participants, profileCode, profileField } from './profile-field.ts';
import { langField } from './query-fields.ts';
import { administrators, managers } from './who-may-call.ts';

/** What the agency of the caller says of its company; its administrators alone can change it. */
export const companyProfile = defineCall({
  name: 'companyProfile',
  method: 'GET',
  base: 'api',
  path: '/company/profile',
  summary: 'The particulars of the company that the caller works for: its fields with their rules',
  source: '[S]§2.17, §3.14, §5.12',
  mayCall: managers,
  query: z.object({ ...langField }),
  answer: z.object({ partPass: participants, fields: z.array(profileField), code: profileCode }),
});
export type CompanyProfile = z.output<typeof companyProfile.answer>;

const words = (most: number) => z.string().max(most, `is longer than ${most} characters`);
/** Saves them. */
export const saveCompanyProfile = defineCall({
  name: 'saveCompanyProfile',
  method: 'POST',
  base: 'api',
  path: '/company/profile',
  summary: 'Saves the particulars of the company; 400 names the fields that are wrong',
  source: '[S]§2.17, §5.12',
  mayCall: administrators,
  query: z.object({ ...langField }),
  body: z.object({
    lname: words(200).describe('the name in Latin letters'),
    director: words(200),
    ownership: words(20).describe('of its options'),
    taxation: words(20).describe('of its options'),
    partner_town_state: words(2).describe('ISO 3166 code of the country where it is registered'),
    language: words(2).describe('of its documents'),
    address: words(400).describe('as it is registered'),
    faddress: words(400).describe('where its clients find it'),
  }),
  answer: z.object({ code: profileCode }),
});
