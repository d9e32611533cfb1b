import {
  agentRequest,
  agentRequests,
  answerAgentRequest,
  changeAgentRequest,
  type ListedRequest,
} from '#calls/agent-requests.ts';
import type { AnswerOf } from '#calls/call.ts';
import { answerRequest, changeRequest } from '#domain/agent-requests/change-request.ts';
import { type FoundRequest, findRequest, listRequests } from '#domain/agent-requests/find-requests.ts';
import type { Opening } from '#domain/offers/open-claim.ts';
import { minorPerUnit } from '#lib/money.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import type { SellingDependencies } from './core-context.ts';
import { openingOf } from './core-offers.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { keptOfferAnswer } from './quote-answer.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

type Dependencies = SellingDependencies & Pick<SignInDependencies, 'db'>;

/** Requests of agents: each call is of the manager's own, or of an administrator's agencies, and of no other. */
export function registerAgentRequests(api: Api, dependencies: Dependencies): void {
  const { db } = dependencies;
  registerCall(api, agentRequests, async ({ query, caller, lang, site }) => {
    const { by: managerId, country: countryId, lang: _, ...asked } = query;
    const { timeZone } = site;
    const found = await listRequests(db, asManager(caller), { ...asked, managerId, countryId, timeZone });
    const text = textsIn(lang, site);
    const { requests, total, counts, managers, countries } = found;
    const countOf = (state: ListedRequest['state']) => counts.get(state) ?? 0;
    return {
      ok: true,
      value: {
        requests: requests.map((request) => listedAnswer(request, text)),
        total,
        counts: { new: countOf('new'), answered: countOf('answered'), closed: countOf('closed') },
        managers: managers.map(({ inc: by, name, official_name: agency }) => ({ by, name, agency })),
        countries: countries.map(({ id, name }) => ({ country: id, name: name ? text(name) : `${id}` })),
      },
    };
  });
  registerCall(api, agentRequest, async (asked) => {
    const { query, caller, lang, site } = asked;
    const found = await findRequest(db, asManager(caller), query.request);
    if (!found) return notFound;
    const opening = openingOf(dependencies, asked);
    return { ok: true, value: requestAnswer(found, opening, textsIn(lang, site)) };
  });
  registerCall(api, changeAgentRequest, async ({ body, caller, now }) => {
    const { request, state, words } = body;
    if (!state && !words) return nothingSaid;
    const isDone = await changeRequest(db, asManager(caller), { id: request, state, words, now });
    return isDone ? { ok: true, value: { request } } : notFound;
  });
  registerCall(api, answerAgentRequest, async ({ body: { request, state, words }, now }) => {
    const isDone = await answerRequest(db, { id: request, state, words, now });
    return isDone ? { ok: true, value: { request } } : notFound;
  });
}

const notFound = { ok: false, reason: 'not-found' } as const;
const nothingSaid = {
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [{ field: 'words', reason: 'is required, or a state' }],
};

type Stored = FoundRequest['request'];

const listedAnswer = (request: Stored, text: Texts): ListedRequest => ({
  ...whoAnswer(request),
  hotelName: text(request.shown.hotel),
  placeName: text(request.shown.place),
  countryName: request.shown.country ? text(request.shown.country.name) : '',
  checkIn: plainDate(request.shown.checkIn),
  nights: request.shown.nights,
  adult: request.shown.adults,
  child: request.shown.childAges.length,
  departsOn: request.departs_on,
  total: request.total_minor / minorPerUnit,
  client: request.client,
});

const whoAnswer = (request: Stored) => ({
  request: request.id,
  state: request.state,
  manager: request.manager_name,
  agency: request.official_name,
  sentAt: request.sent_at.toISOString(),
  currency: request.currency,
});

const requestAnswer = (
  { request, events }: FoundRequest,
  opening: Opening,
  text: Texts,
): AnswerOf<typeof agentRequest> => ({
  ...whoAnswer(request),
  client: { name: request.client, phone: request.phone, email: request.email },
  letter: request.comment,
  claim: request.claim,
  offer: keptOfferAnswer(request, { opening, text, secondCurrency: null }),
  events: events.map(({ state, words, manager_name: manager, manager_inc, at }) => ({
    ...{ state, words, manager, isOperator: manager_inc === null },
    at: at.toISOString(),
  })),
});
