import {
  agentRequest,
  agentRequests,
  answerAgentRequest,
  changeAgentRequest,
  type ListedRequest,
  operatorRequest,
  operatorRequests,
  readAgentRequest,
} from '#calls/agent-requests.ts';
import type { AnswerOf } from '#calls/call.ts';
import { answerRequest, changeRequest } from '#domain/agent-requests/change-request.ts';
import { type FoundRequest, findRequest, listRequests } from '#domain/agent-requests/find-requests.ts';
import { findThread, findThreads, readRequest } from '#domain/agent-requests/find-threads.ts';
import { letterLines } from '#domain/feedback/letter-lines.ts';
import type { Opening } from '#domain/offers/open-claim.ts';
import { minorPerUnit } from '#lib/money.ts';
import { plainDate } from '#lib/plain-date.ts';
import { mostEntries } from '#lib/request-thread.ts';
import type { Locale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import type { SellingDependencies } from './core-context.ts';
import { openingOf } from './core-offers.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { keptOfferAnswer } from './quote-answer.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

type Dependencies = SellingDependencies &
  Pick<SignInDependencies, 'db' | 'boss'> & { sites: readonly Site[] };

/** Requests of agents: each call is of the manager's own, or of an administrator's agencies, and of no other. */
export function registerAgentRequests(api: Api, dependencies: Dependencies): void {
  const { db, boss, sites } = dependencies;
  const context = { db, boss, sites };
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
    return { ok: true, value: requestAnswer(found, opening, { site, locale: lang }) };
  });
  registerCall(api, changeAgentRequest, async ({ body, caller, now }) => {
    const { request, state, words, to } = body;
    if (!words && (!state || to === 'operator')) return nothingSaid;
    const done = await changeRequest(context, asManager(caller), { id: request, state, words, to, now });
    return done.ok ? { ok: true, value: { request } } : refusals[done.reason];
  });
  registerCall(api, readAgentRequest, async ({ body: { request: id }, caller, now }) =>
    (await readRequest(db, asManager(caller), { id, now })) ? { ok: true, value: { request: id } } : notFound,
  );
  registerCall(api, answerAgentRequest, async ({ body: { request, state, words }, now }) => {
    const done = await answerRequest(context, { id: request, state, words, now });
    return done.ok ? { ok: true, value: { request } } : refusals[done.reason];
  });
  registerThreads(api, db);
}

/** What the operator reads of requests, until its people sign in: never a note of an agency. */
function registerThreads(api: Api, db: Dependencies['db']): void {
  registerCall(api, operatorRequests, async ({ query }) => {
    const found = await findThreads(db, query);
    const requests = found.map(({ id, state, agency, manager, client, last_at, is_waiting }) => ({
      request: id,
      state,
      agency,
      manager,
      client,
      lastMessageAt: last_at.toISOString(),
      isWaiting: is_waiting,
    }));
    return { ok: true, value: { requests } };
  });
  registerCall(api, operatorRequest, async ({ query, site, lang: locale }) => {
    const found = await findThread(db, query.request);
    if (!found) return notFound;
    const { id, state, agency, manager, client, sent_at, trip, comment, messages } = found;
    const value = {
      request: id,
      state,
      agency,
      manager,
      client,
      sentAt: sent_at.toISOString(),
      lines: trip ? letterLines(trip, { site, locale }) : [],
      letter: comment,
      messages: messages.map(({ manager_inc, name, words, at }) => ({
        by: manager_inc === null ? ('operator' as const) : ('agent' as const),
        name: name ?? '',
        words,
        at: at.toISOString(),
      })),
    };
    return { ok: true, value };
  });
}

const notFound = { ok: false, reason: 'not-found' } as const;
const nothingSaid = {
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [{ field: 'words', reason: 'is required, or a state' }],
};

const refusals = {
  'not-found': notFound,
  full: {
    ok: false as const,
    reason: 'invalid-request' as const,
    fields: [{ field: 'words', reason: `are too many: a request takes ${mostEntries} of each side` }],
  },
};

type Stored = FoundRequest['request'];

const listedAnswer = (request: Stored & { unread: number }, text: Texts): ListedRequest => ({
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
  unread: request.unread,
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
  language: { site: Site; locale: Locale },
): AnswerOf<typeof agentRequest> => ({
  ...whoAnswer(request),
  client: clientAnswer(request),
  lines: request.trip ? letterLines(request.trip, language) : [],
  letter: request.comment,
  claim: request.claim,
  offer: keptOfferAnswer(request, {
    opening,
    text: textsIn(language.locale, language.site),
    secondCurrency: null,
  }),
  events: events.map(({ state, words, manager_name: manager, manager_inc, is_shared, is_unread, at }) => ({
    state,
    words,
    manager,
    isOperator: manager_inc === null,
    isShared: is_shared,
    isUnread: is_unread,
    at: at.toISOString(),
  })),
});

/** The book knows a client better than a form that was sent once. */
const clientAnswer = ({ client_inc: inc, client: name, ...request }: Stored) => ({
  inc,
  name,
  phone: inc === null ? request.phone : (request.book_phone ?? ''),
  email: inc === null ? request.email : (request.book_email ?? ''),
});
