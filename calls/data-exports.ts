import { z } from 'zod';
import { bookingAnswer } from './bookings.ts';
import { defineCall } from './call.ts';
import { clientFields } from './clients.ts';
import { langField, wholeNumber } from './query-fields.ts';
import { managers, travellers } from './who-may-call.ts';

const instant = z.iso.datetime();
const trip = {
  hotelName: z.string(),
  departsOn: z.iso.date(),
  nights: z.int(),
  adult: z.int(),
  ages: z.array(z.int()).describe('of the children'),
  total: z.int().describe('whole units, when it was sent'),
  currency: z.string(),
};
const sent = {
  request: z.int(),
  sentAt: instant,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  lines: z.array(z.string()).describe('what was asked for, a fact a line; empty for old requests'),
  letter: z.string().describe('the comment that the office received'),
  ...trip,
};

/** The answer to a client who asks an agency for their data; without what only the agency earns. */
export const clientData = defineCall({
  name: 'clientData',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/ClientData',
  summary: 'Everything that is stored about a client of the agency, for the client to have',
  source: 'client book',
  mayCall: managers,
  query: z.object({ ...langField, client: wholeNumber(1, 2_147_483_647).describe('inc of a client') }),
  answer: z.object({
    ...clientFields,
    madeAt: instant,
    quotes: z.array(
      z.object({
        inc: z.int(),
        title: z.string(),
        client: z.string(),
        clientLang: z.string(),
        words: z.string(),
        madeAt: instant,
        sentAt: instant.nullable(),
        validUntil: z.iso.date(),
        outcome: z.string().nullable(),
        outcomeReason: z.string(),
        settledAt: instant.nullable(),
        offers: z.array(z.object({ ...trip, words: z.string() })),
        events: z.array(z.object({ kind: z.string(), words: z.string(), contact: z.string(), at: instant })),
      }),
    ),
    requests: z.array(
      z.object({
        ...sent,
        state: z.string(),
        events: z.array(
          z.object({
            at: instant,
            by: z.enum(['agency', 'operator']),
            state: z.string().nullable(),
            words: z.string(),
            isPrivate: z.boolean().describe('a note of the agency for itself'),
          }),
        ),
      }),
    ),
  }),
});

/** The answer to a traveller who asks for their data. */
export const accountData = defineCall({
  name: 'accountData',
  method: 'GET',
  base: 'api',
  path: '/auth/data',
  summary: 'Everything that is stored about the traveller who is signed in, for them to have',
  source: 'our own',
  mayCall: travellers,
  query: z.object(langField),
  answer: z.object({
    account: z.object({
      traveller: z.int(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      workPhones: z.string().describe('of a place in an agency'),
      born: z.iso.date().nullable(),
      isMale: z.boolean().nullable(),
      accountLang: z.string(),
      state: z.string(),
      createdAt: instant,
      consentedAt: instant.nullable().describe('null: the person came by an invitation'),
      secondFactorSince: instant.nullable(),
    }),
    bookings: z.array(bookingAnswer.omit({ link: true })),
    requests: z.array(z.object(sent)),
    travellers: z.array(z.object({ name: z.string(), born: z.iso.date() })),
    sessions: z.array(
      z.object({
        device: z.string(),
        address: z.string(),
        market: z.string(),
        since: instant,
        lastSeen: instant,
        secondFactorAt: instant.nullable(),
      }),
    ),
    lists: z.array(
      z.object({
        name: z.string(),
        hotels: z.array(z.int()),
        trips: z.record(z.string(), z.string()).describe('by hotel, what it was kept for'),
      }),
    ),
    history: z
      .array(z.object({ at: instant, change: z.string(), address: z.string() }))
      .describe('what was done with the account, and from which address; addresses go after 90 days'),
  }),
});
