import { z } from 'zod';
import { defineCall } from './call.ts';
import { managers } from './who-may-call.ts';

const markup = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.number() }),
  z.object({
    kind: z.literal('sums'),
    sums: z.array(z.object({ currency: z.string(), amount: z.int().describe('a trip, whole units') })),
  }),
]);
export type MarkupAnswer = z.output<typeof markup>;

/** What the caller and their agency add to prices for their clients. */
export const agentMarkups = defineCall({
  name: 'agentMarkups',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/Markups',
  summary: 'The markup of the agency of the caller and their own, and which of them they may change',
  source: '[S]§3.1, §6',
  mayCall: managers,
  query: z.object({}),
  answer: z.object({
    ofAgency: markup.nullable(),
    own: markup.nullable().describe('in place of that of the agency'),
    mayChangeAgency: z.boolean(),
    mayHaveOwn: z.boolean(),
  }),
});

/** Saves one of them. */
export const saveAgentMarkup = defineCall({
  name: 'saveAgentMarkup',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/SaveMarkup',
  summary: 'Saves a markup; 400 names what is wrong, 403 for whoever may not',
  source: '[S]§3.1, §6',
  mayCall: managers,
  query: z.object({}),
  body: z.object({
    of: z.enum(['agency', 'manager'], { message: 'is neither agency nor manager' }),
    kind: z.enum(['none', 'percent', 'sums'], { message: 'is none of none, percent and sums' }),
    percent: z.string().max(20, 'is longer than 20 characters').default('').describe('0 to 50, two decimals'),
    sums: z
      .string()
      .max(1000, 'is longer than 1000 characters')
      .default('')
      .describe('whole units by currency, as EUR:50;USD:60'),
  }),
  answer: z.object({ done: z.literal(true) }),
});
