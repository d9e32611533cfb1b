import { z } from 'zod';
import { consentWays } from '#lib/consent-ways.ts';
import { email } from '#lib/validation/emails.ts';
import { defineCall } from './call.ts';
import { line } from './form-fields.ts';
import { langField, wholeNumber } from './query-fields.ts';
import { managers } from './who-may-call.ts';

const inc = wholeNumber(1, 2_147_483_647).describe('inc of a client');
const instant = z.iso.datetime();
const consentWay = z.enum(consentWays, { message: 'is none of writing, mail, phone' });

/** What the client book stores about a client. */
export const clientFields = {
  inc: z.int(),
  name: z.string(),
  clientLang: z.string(),
  phone: z.string(),
  email: z.string(),
  notes: z.string(),
  consentWay: consentWay
    .nullable()
    .describe('null: there is no consent, and only name and language are kept'),
  consentedAt: instant.nullable(),
  withdrawnAt: instant.nullable().describe('when the client took it back'),
};
export type Client = z.output<z.ZodObject<typeof clientFields>>;

/** The client book of an agency: all of its managers share it. */
export const clients = defineCall({
  name: 'clients',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/Clients',
  summary: 'The clients of the agency whose name, phone or e-mail has a text in it, by name, 30 on a page',
  source: 'client book',
  mayCall: managers,
  query: z.object({ ...langField, text: line(100).default(''), page: wholeNumber(1, 10_000).default(1) }),
  answer: z.object({ clients: z.array(z.object(clientFields)), total: z.int(), pageCount: z.int() }),
});

/** Whom an agent chooses from where a form asks for a client. */
export const clientNames = defineCall({
  name: 'clientNames',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/ClientNames',
  summary: 'The names of the clients of the agency, by name, at most 500',
  source: 'client book',
  mayCall: managers,
  query: z.object(langField),
  answer: z.object({ clients: z.array(z.object({ inc: z.int(), name: z.string() })) }),
});
export type ClientName = z.output<typeof clientNames.answer>['clients'][number];

export const client = defineCall({
  name: 'client',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/Client',
  summary: 'A client with all that is kept of them, their quotes and what they did there',
  source: 'client book',
  mayCall: managers,
  query: z.object({ ...langField, client: inc }),
  answer: z.object({
    ...clientFields,
    quotes: z.array(
      z.object({
        inc: z.int(),
        title: z.string(),
        client: z.string(),
        words: z.string(),
        madeAt: instant,
        events: z.array(z.object({ kind: z.string(), words: z.string(), contact: z.string(), at: instant })),
      }),
    ),
  }),
});

export const saveClient = defineCall({
  name: 'saveClient',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/SaveClient',
  summary: 'Saves a client; a phone, an e-mail and notes only with how the client has consented',
  source: 'client book',
  mayCall: managers,
  query: z.object({}),
  body: z.object({
    client: wholeNumber(0, 2_147_483_647).describe('inc of a client; 0: a new one'),
    name: line(120).min(1, 'is empty'),
    clientLang: z.string().max(5).describe('one of the languages of the site'),
    phone: line(40)
      .default('')
      .describe('as people of the market write it, or any number with + or 00: kept in E.164'),
    email: line(200)
      .default('')
      .refine((text) => email()(text) === undefined, 'is no e-mail'),
    notes: line(2_000).default(''),
    consentWay: z
      .union([z.literal(''), consentWay])
      .default('')
      .describe('empty: none'),
  }),
  answer: z.object({ client: z.int() }),
});

export const withdrawConsent = defineCall({
  name: 'withdrawConsent',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/WithdrawConsent',
  summary:
    'A client takes the consent back: phone, e-mail and notes are deleted at once, also from requests, quotes and mails',
  source: 'client book',
  mayCall: managers,
  query: z.object({}),
  body: z.object({ client: inc }),
  answer: z.object({ client: z.int() }),
});

export const deleteClient = defineCall({
  name: 'deleteClient',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/DeleteClient',
  summary: 'Deletes a client with the quotes that are for them, and all that they did there',
  source: 'client book',
  mayCall: managers,
  query: z.object({}),
  body: z.object({ client: inc }),
  answer: z.object({ client: z.int() }),
});
