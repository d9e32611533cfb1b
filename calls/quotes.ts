import { z } from 'zod';
import { quoteFilterStates, quoteOrders, quoteOutcomes } from '#lib/quote-choices.ts';
import { defineCall } from './call.ts';
import { line } from './form-fields.ts';
import { claimField, dateField, flag, langField, wholeNumber } from './query-fields.ts';
import { quotedOffer, quoteWords } from './quote-fields.ts';
import { managers } from './who-may-call.ts';

const state = z
  .enum(quoteFilterStates, { message: `is none of ${quoteFilterStates.join(', ')}` })
  .describe('what became of it, else how far it has come');
const instant = z.iso.datetime();
const quote = wholeNumber(1, 2_147_483_647).describe('inc of a quote');

/** The most that one question is answered with. */
export const mostListed = 500;

/** The quotes of a manager; an administrator's are those of the agency. */
export const quotes = defineCall({
  name: 'quotes',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/Quotes',
  summary:
    'The quotes of the manager on this site, an administrator’s of the whole agency, narrowed by words, state and days',
  source: 'client quotes',
  mayCall: managers,
  query: z
    .object({
      ...langField,
      text: line(120).default('').describe('words of the title, the client or the hotels, or the number'),
      state: state.optional(),
      open: flag.default(false).describe('1: without those that are won or lost'),
      madeFrom: dateField.optional(),
      madeTo: dateField.optional(),
      order: z
        .enum(quoteOrders, { message: `is none of ${quoteOrders.join(', ')}` })
        .default('newest')
        .describe('used: the manager’s own first, those of them that were last worked on first'),
      skip: wholeNumber(0, 1_000_000).default(0),
      take: wholeNumber(1, mostListed).default(mostListed),
    })
    .check(({ value: { madeFrom, madeTo }, issues }) => {
      if (madeFrom && madeTo && madeTo < madeFrom)
        issues.push({ code: 'custom', path: ['madeTo'], message: 'is before madeFrom', input: madeTo });
    }),
  answer: z.object({
    total: z.int().describe('how many there are on all pages'),
    quotes: z.array(
      z.object({
        inc: z.int(),
        title: z.string(),
        client: z.string(),
        state,
        isSent: z.boolean(),
        offers: z.int(),
        favourites: z.int(),
        questions: z.int(),
        manager: z.string(),
        madeAt: instant,
        validUntil: z.iso.date(),
        isOver: z.boolean().describe('that day has passed at the site'),
        lastAt: instant.nullable().describe('when the client last did something'),
      }),
    ),
  }),
});

/** One of them, each offer priced again. */
export const quoteCall = defineCall({
  name: 'quote',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/Quote',
  summary: 'A quote with its offers priced as of now, its link, and what the client has done',
  source: 'client quotes',
  mayCall: managers,
  query: z.object({ ...langField, quote }),
  answer: z.object({
    inc: z.int(),
    ...quoteWords,
    bookClient: z.int().nullable().describe('inc of whom it is for, where they are in the client book'),
    book: z.array(z.object({ inc: z.int(), name: z.string() })).describe('whom it could be for'),
    state,
    manager: z.string(),
    token: z.string().describe('of the link, which leads to it once it was sent'),
    madeAt: instant,
    sentAt: instant.nullable(),
    outcome: z.enum(quoteOutcomes).nullable(),
    outcomeReason: z.string().describe('in the agent’s words; the client never reads them'),
    settledAt: instant.nullable().describe('when it was won or lost'),
    offers: z.array(
      quotedOffer.extend({
        claim: z.string(),
        markup: z.int().describe('whole units of the prices are the agent’s own'),
      }),
    ),
    events: z.array(
      z.object({
        kind: z.enum(['opened', 'marked', 'unmarked', 'asked']),
        offer: z.int().nullable(),
        words: z.string(),
        contact: z.string(),
        at: instant,
      }),
    ),
  }),
});

export const addToQuote = defineCall({
  name: 'addToQuote',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/AddToQuote',
  summary:
    'Adds the offer of a claim, priced as of now, to the quote that is named, or to a new one; 400 where none is named and there are quotes to choose from',
  source: 'client quotes',
  mayCall: managers,
  query: z.object(langField),
  body: z.object({
    claim: claimField,
    quote: wholeNumber(0, 2_147_483_647)
      .optional()
      .describe('inc of a quote, sent or not; 0: a new one; missing: a new one where there is no other'),
  }),
  answer: z.object({
    quote: z.int(),
    title: z.string(),
    isSent: z.boolean().describe('the client finds the offer behind the link, as a new one'),
    count: z.int().describe('of its offers'),
    isNew: z.boolean().describe('false: the offer was in it'),
  }),
});

const offerWords = z.record(z.string().regex(/^\d{1,10}$/), z.string().trim().max(1_000));

export const saveQuote = defineCall({
  name: 'saveQuote',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/SaveQuote',
  summary: 'Saves what the agent says in a quote, and how it is told',
  source: 'client quotes',
  mayCall: managers,
  query: z.object(langField),
  body: z.object({
    quote,
    title: line(120).default(''),
    client: line(120).default(''),
    bookClient: wholeNumber(0, 2_147_483_647)
      .optional()
      .describe(
        'inc of a client: brings name and language where it is another one; 0: nobody; missing: as it was',
      ),
    quoteLang: z.string().max(5).describe('one of the languages of the site'),
    secondCurrency: z.string().max(3).default('').describe('empty: none'),
    words: line(3_000).default(''),
    validUntil: dateField.optional().describe('from today on, at most a year ahead; missing: as it was'),
    outcomeReason: line(300).optional().describe('why it was won or lost; missing: as it was'),
    offerWords: z
      .string()
      .max(60_000, 'is longer than 60000 characters')
      .default('{}')
      .transform((text, context) => {
        const read = offerWords.safeParse(parsed(text));
        if (read.success) return read.data;
        context.addIssue({ code: 'custom', message: 'is no JSON of texts by incs of offers' });
        return z.NEVER;
      })
      .describe('JSON: {"12":"The quiet side"}; each at most 1000 characters'),
  }),
  answer: z.object({ quote: z.int() }),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // refused by the schema
  }
}

export const changeQuoteOffer = defineCall({
  name: 'changeQuoteOffer',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/ChangeQuoteOffer',
  summary: 'Moves an offer of a quote up or down, or takes it out',
  source: 'client quotes',
  mayCall: managers,
  query: z.object(langField),
  body: z.object({
    quote,
    offer: wholeNumber(1, 2_147_483_647),
    change: z.enum(['up', 'down', 'remove'], { message: 'is none of up, down, remove' }),
  }),
  answer: z.object({ quote: z.int() }),
});

export const sendQuote = defineCall({
  name: 'sendQuote',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/SendQuote',
  summary: 'Makes the link of a quote lead to it',
  source: 'client quotes',
  mayCall: managers,
  query: z.object(langField),
  body: z.object({ quote }),
  answer: z.object({ token: z.string() }),
});

export const settleQuote = defineCall({
  name: 'settleQuote',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/SettleQuote',
  summary: 'Marks a quote as won or lost, or as open again',
  source: 'client quotes',
  mayCall: managers,
  query: z.object(langField),
  body: z.object({
    quote,
    outcome: z.enum([...quoteOutcomes, 'open'], { message: 'is none of won, lost, open' }),
    reason: line(300).optional().describe('missing: as it was'),
  }),
  answer: z.object({ quote: z.int() }),
});

export const duplicateQuote = defineCall({
  name: 'duplicateQuote',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/DuplicateQuote',
  summary: 'Makes a new draft of the manager’s own from a quote, each offer priced as of now',
  source: 'client quotes',
  mayCall: managers,
  query: z.object(langField),
  body: z.object({ quote }),
  answer: z.object({ quote: z.int().describe('inc of the new one') }),
});

export const deleteQuote = defineCall({
  name: 'deleteQuote',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/DeleteQuote',
  summary: 'Deletes a quote with all that the client has done; its link leads nowhere then',
  source: 'client quotes',
  mayCall: managers,
  query: z.object(langField),
  body: z.object({ quote }),
  answer: z.object({ quote: z.int() }),
});
