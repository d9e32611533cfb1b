import { z } from 'zod';
import { defineCall } from './call.ts';
import { line, openedWith, storedForm } from './form-fields.ts';
import { langField, wholeNumber } from './query-fields.ts';
import { quotedOffer, quoteWords } from './quote-fields.ts';
import { anybody } from './who-may-call.ts';

const token = z.string().regex(/^[0-9a-z]{1,6}-[\w-]{22}$/, 'is not the token of a link');
const offer = wholeNumber(1, 2_147_483_647);

/** What the link of a quote leads to: nothing of it is for the agent alone. */
export const clientQuote = defineCall({
  name: 'clientQuote',
  method: 'GET',
  base: 'b2c',
  path: '/quote',
  summary:
    'A quote by its link, each offer as it was and as it is now; 404 where the link is nobody’s, 410 where its agency is closed',
  source: 'client quotes',
  mayCall: anybody,
  query: z.object({ ...langField, token }),
  answer: z.object({
    ...quoteWords,
    isPreview: z.boolean().describe('who looks is of the agency: nothing is counted'),
    agency: z.object({
      name: z.string(),
      email: z.string(),
      address: z.string().describe('where clients find it; empty: not told'),
    }),
    manager: z.object({ name: z.string(), phones: z.string(), email: z.string() }),
    offers: z.array(quotedOffer),
    questions: z.array(z.object({ offer: z.int().nullable(), words: z.string(), at: z.iso.datetime() })),
  }),
});

export const openedQuote = defineCall({
  name: 'openedQuote',
  method: 'POST',
  base: 'b2c',
  path: '/quote/opened',
  summary: 'Tells that a browser has shown a quote to its client',
  source: 'client quotes',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({ token }),
  answer: z.void(),
});

export const markQuoteOffer = defineCall({
  name: 'markQuoteOffer',
  method: 'POST',
  base: 'b2c',
  path: '/quote/mark',
  summary: 'Marks an offer of a quote as a favourite of the client, or no longer',
  source: 'client quotes',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({
    token,
    offer,
    marked: z.enum(['0', '1'], { message: 'is neither 0 nor 1' }),
  }),
  answer: z.void(),
});

export const askAboutQuote = defineCall({
  name: 'askAboutQuote',
  method: 'POST',
  base: 'b2c',
  path: '/quote/question',
  summary: 'Sends a question of the client about a quote, or an offer of it, to the agent',
  source: 'client quotes',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({
    token,
    offer: z
      .union([z.literal(''), offer])
      .default('')
      .describe('empty: the whole quote'),
    words: line(2_000).min(1, 'is empty'),
    contact: line(200).default('').describe('where the answer is wanted'),
    ...openedWith,
  }),
  answer: storedForm,
});
