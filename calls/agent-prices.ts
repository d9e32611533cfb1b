import { z } from 'zod';
import { defineCall } from './call.ts';
import { wholeNumber } from './query-fields.ts';
import { managers, serverOwner } from './who-may-call.ts';

const mostClaims = 500;

/** What a form of ours may hold at all, all claims together. */
const mostClaimLetters = 1_000_000;

/** What an offer is to an agent: of those who have signed in alone, in no answer that anybody else gets. */
const agentPrice = z.object({
  gross: z.int().describe('the price of the offer, whole units'),
  commission: z.int().nullable().describe('what the agency earns of it; null: no plan says'),
  commissionPercent: z.number().nullable(),
  net: z.int().nullable().describe('what is left for the operator: gross less commission'),
  clientPrice: z.int().nullable().describe("with the agent's own markup inside; null: there is none"),
  currency: z.string(),
});
export type AgentPrice = z.output<typeof agentPrice>;

/** What offers are to the agency of the caller. */
export const agentPrices = defineCall({
  name: 'agentPrices',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/AgentPrices',
  summary: `Gross, commission, net and the price for the client of up to ${mostClaims} offers, in their order`,
  source: '[S]§6',
  mayCall: managers,
  query: z.object({}),
  body: z.object({
    claims: z
      .string()
      .max(mostClaimLetters, `is longer than ${mostClaimLetters} characters`)
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(z.string()).min(1, 'is empty').max(mostClaims, `has more than ${mostClaims} claims`))
      .describe('cat_Claim of the offers, separated by commas'),
  }),
  answer: z.object({
    prices: z.array(agentPrice.nullable()).describe('null where it is no claim of ours, or nowhere any more'),
  }),
});

/** By what the agency of the caller earns. */
export const ownCommission = defineCall({
  name: 'ownCommission',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/Commission',
  summary: 'The commission plan of the agency of the caller; null where it has none',
  source: '[S]§6',
  mayCall: managers,
  query: z.object({}),
  answer: z.object({
    plan: z
      .object({
        name: z.string(),
        version: z.int(),
        since: z.iso.datetime(),
        percent: z.number().describe('of trips that no rule is about'),
        least: z.number().describe('the smallest percentage of its rules'),
        most: z.number(),
      })
      .nullable(),
  }),
});

/** Gives an agency a plan. */
export const giveCommissionPlan = defineCall({
  name: 'giveCommissionPlan',
  method: 'POST',
  base: 'api',
  path: '/agencies/commission-plan',
  summary: 'Gives an agency a commission plan; 400 names what there is not',
  source: 'our own',
  mayCall: serverOwner,
  query: z.object({}),
  body: z.object({
    agency: wholeNumber(1, 2_147_483_647),
    plan: z
      .literal('')
      .transform(() => null)
      .or(wholeNumber(1, 2_147_483_647))
      .describe('number of the plan; empty: that of its head office, or of everybody'),
  }),
  answer: z.object({ done: z.literal(true) }),
});
