import { z } from 'zod';
import { requestOrders, requestStates } from '#lib/request-choices.ts';
import { defineCall } from './call.ts';
import { line } from './form-fields.ts';
import { dateField, langField, wholeNumber } from './query-fields.ts';
import { quotedOffer } from './quote-fields.ts';
import { managers, serverOwner } from './who-may-call.ts';

const state = z.enum(requestStates, { message: `is none of ${requestStates.join(', ')}` });
const instant = z.iso.datetime();
const source = 'work tools of agents';
/** The most that one question is answered with. */
export const mostRequests = 5_000;
const request = wholeNumber(1, 2_147_483_647).describe('number of a request');

const listed = z.object({
  request: z.int(),
  state,
  hotelName: z.string(),
  placeName: z.string(),
  countryName: z.string(),
  checkIn: z.iso.date(),
  nights: z.int(),
  adult: z.int(),
  child: z.int(),
  departsOn: z.iso.date(),
  total: z.int().describe('whole units, when it was sent'),
  currency: z.string(),
  client: z.string(),
  manager: z.string(),
  agency: z.string(),
  sentAt: instant,
});

/** What requests are narrowed by. */
export const requestFilters = {
  text: line(120).default('').describe('words of the hotel or the client, or the number'),
  state: state.optional(),
  by: wholeNumber(1, 2_147_483_647).optional().describe('the manager who sent them'),
  country: wholeNumber(1, 2_147_483_647).optional(),
  sentFrom: dateField.optional(),
  sentTo: dateField.optional(),
  departsFrom: dateField.optional(),
  departsTo: dateField.optional(),
};

const ends = [
  ['sentFrom', 'sentTo'],
  ['departsFrom', 'departsTo'],
] as const;

/** The requests that a manager has sent about offers; an administrator's are those of the agency and its branches. */
export const agentRequests = defineCall({
  name: 'agentRequests',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/Requests',
  summary:
    'The requests of the manager, an administrator’s of the agency and its branches, and what they can be narrowed by',
  source,
  mayCall: managers,
  query: z
    .object({
      ...langField,
      ...requestFilters,
      order: z.enum(requestOrders, { message: `is none of ${requestOrders.join(', ')}` }).default('newest'),
      skip: wholeNumber(0, 1_000_000).default(0),
      take: wholeNumber(1, mostRequests).default(20),
    })
    .check((context) => {
      for (const [from, to] of ends) {
        const [first, last] = [context.value[from], context.value[to]];
        if (first && last && last < first)
          context.issues.push({
            ...{ code: 'custom', path: [to], message: `is before ${from}`, input: last },
          });
      }
    }),
  answer: z.object({
    requests: z.array(listed),
    total: z.int(),
    counts: z.object({ new: z.int(), answered: z.int(), closed: z.int() }).describe('of each state'),
    managers: z.array(z.object({ by: z.int(), name: z.string(), agency: z.string() })),
    countries: z.array(z.object({ country: z.int(), name: z.string() })),
  }),
});
export type ListedRequest = z.output<typeof listed>;

/** One of them, its offer priced again. */
export const agentRequest = defineCall({
  name: 'agentRequest',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/Request',
  summary: 'A request with its offer as it was and as of now, and what was done with it',
  source,
  mayCall: managers,
  query: z.object({ ...langField, request }),
  answer: z.object({
    request: z.int(),
    state,
    manager: z.string(),
    agency: z.string(),
    sentAt: instant,
    currency: z.string(),
    client: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
    letter: z.string().describe('what the office was sent'),
    claim: z.string(),
    offer: quotedOffer.pick({ what: true, quoted: true, now: true }),
    events: z.array(
      z.object({
        state: state.nullable().describe('null: only words'),
        words: z.string(),
        manager: z.string().nullable().describe('null: is there no more, or the operator'),
        isOperator: z.boolean(),
        at: instant,
      }),
    ),
  }),
});

export const changeAgentRequest = defineCall({
  name: 'changeAgentRequest',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/ChangeRequest',
  summary: 'Puts a request into a state, or adds words to what was done with it, or both',
  source,
  mayCall: managers,
  query: z.object(langField),
  body: z.object({ request, state: state.optional(), words: line(1_000).default('') }),
  answer: z.object({ request: z.int() }),
});

/** How the operator answers, until its own people sign in. */
export const answerAgentRequest = defineCall({
  name: 'answerAgentRequest',
  method: 'POST',
  base: 'api',
  path: '/agencies/requests/answer',
  summary: 'Adds an answer of the operator to a request of an agent, who is told of it',
  source,
  mayCall: serverOwner,
  query: z.object({}),
  body: z.object({
    request,
    state: state.default('answered'),
    words: line(1_000).default(''),
  }),
  answer: z.object({ request: z.int() }),
});
