import { z } from 'zod';
import { requestOrders, requestStates } from '#lib/request-choices.ts';
import { longestMessage } from '#lib/request-thread.ts';
import { defineCall } from './call.ts';
import { line } from './form-fields.ts';
import { dateField, flag, langField, wholeNumber } from './query-fields.ts';
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
  unread: z.int().describe('messages and steps of others that the manager has not read'),
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
            code: 'custom',
            path: [to],
            message: `is before ${from}`,
            input: last,
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
    client: z.object({
      inc: z.int().nullable().describe('of the client book; null: not in it'),
      name: z.string(),
      phone: z.string(),
      email: z.string(),
    }),
    lines: z.array(z.string()).describe('what was asked for, a fact a line; empty of old requests'),
    letter: z.string().describe('the comment that the office was sent'),
    claim: z.string(),
    offer: quotedOffer.pick({ what: true, quoted: true, now: true }),
    events: z.array(
      z.object({
        state: state.nullable().describe('null: only words'),
        words: z.string(),
        manager: z.string().nullable().describe('null: is there no more, or the operator'),
        isOperator: z.boolean(),
        isShared: z
          .boolean()
          .describe('a message, which the operator reads or has written; else the agency’s own'),
        isUnread: z.boolean(),
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
  summary: 'Puts a request into a state, adds a private note, or sends the operator a message',
  source,
  mayCall: managers,
  query: z.object(langField),
  body: z.object({
    request,
    state: state.optional(),
    words: line(longestMessage).default(''),
    to: z
      .enum(['agency', 'operator'], { message: 'is neither agency nor operator' })
      .default('agency')
      .describe('who reads the words: the agency alone, or the operator as well, who is sent a mail'),
  }),
  answer: z.object({ request: z.int() }),
});

export const readAgentRequest = defineCall({
  name: 'readAgentRequest',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/ReadRequest',
  summary: 'Marks what others have done with a request as read by the manager',
  source,
  mayCall: managers,
  query: z.object({}),
  body: z.object({ request }),
  answer: z.object({ request: z.int() }),
});

/** What the operator has to answer. */
export const operatorRequests = defineCall({
  name: 'operatorRequests',
  method: 'GET',
  base: 'api',
  path: '/agencies/requests',
  summary: 'Requests of agents, the latest message first, at most 100 in one answer',
  source,
  mayCall: serverOwner,
  query: z.object({
    waiting: flag.default(false).describe('only those whose last message is the agent’s'),
    skip: wholeNumber(0, 1_000_000).default(0),
    take: wholeNumber(1, 100).default(20),
  }),
  answer: z.object({
    requests: z.array(
      z.object({
        request: z.int(),
        state,
        agency: z.string(),
        manager: z.string(),
        client: z.string(),
        lastMessageAt: instant,
        isWaiting: z.boolean().describe('its last message is the agent’s, or it was never answered'),
      }),
    ),
  }),
});

/** The thread of a request as both sides read it: notes of the agency are not in it. */
export const operatorRequest = defineCall({
  name: 'operatorRequest',
  method: 'GET',
  base: 'api',
  path: '/agencies/requests/thread',
  summary: 'A request of an agent with its messages; notes of the agency are not among them',
  source,
  mayCall: serverOwner,
  query: z.object({ ...langField, request }),
  answer: z.object({
    request: z.int(),
    state,
    agency: z.string(),
    manager: z.string(),
    client: z.string(),
    sentAt: instant,
    lines: z.array(z.string()).describe('what was asked for, a fact a line'),
    letter: z.string(),
    messages: z.array(
      z.object({
        by: z.enum(['agent', 'operator']),
        name: z.string().describe('of the manager; empty of the operator, and of one who is there no more'),
        words: z.string(),
        at: instant,
      }),
    ),
  }),
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
    words: line(longestMessage).default(''),
  }),
  answer: z.object({ request: z.int() }),
});
