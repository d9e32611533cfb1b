import { data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import type { Client } from '#calls/client.ts';
import type { CallFailure } from '#calls/failures.ts';
import { hotelRows } from '#calls/hotel-rows.ts';
import { states } from '#calls/lookups-places.ts';
import { searchTours } from '#calls/search.ts';
import { ownPath } from '#lib/own-path.ts';
import { type SearchType, type TourKind, travelKinds } from '#lib/travel-kind.ts';
import { loadAgentOffers } from '#web/agent-prices/load-agent-offers.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { excursionTestOf } from '#web/context/excursion-test.ts';
import { departures } from '#web/context/home-town.ts';
import { hotelView } from '#web/search/cards/hotel-view.ts';
import type { FilterNames } from '#web/search/filters/active-filters.ts';
import { priceFacet } from '#web/search/filters/price-facet.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { leavesAgesUnsure } from '#web/search/query/party.ts';
import { type QueryProblem, writeQuery } from '#web/search/query/query-values.ts';
import type { SearchAnswer } from '#web/search/query/search-answer.ts';
import {
  extraParameters,
  type SearchQuestion,
  searchAsked,
  searchParameters,
  writeSearch,
} from '#web/search/query/search-question.ts';
import { withoutFlight } from '#web/search/query/trip.ts';
import { claimedSearch } from './claimed-search.ts';
import { loadFilterNames } from './filter-names.ts';
import { findIgnoredParameters } from './ignored-parameters.ts';
import { pagedQuery } from './result-pages.ts';
import { unsaidState } from './unsaid-state.ts';
import { withUsualDays } from './usual-days.ts';
import { withUsualNights } from './usual-nights.ts';

/** What became of a search: the answer, or why there is none. */
export type SearchOutcome = { ok: true; answer: SearchAnswer } | { ok: false; reason: CallFailure };

export type ResultsData =
  | {
      status: 'asked';
      question: SearchQuestion;
      /** Name of the town of departure; empty without flight. */
      townNameFrom: string;
      /** How many hotels are about to be priced, where it is known before the answer. */
      hotelCount: number | undefined;
      outcome: SearchOutcome | Promise<SearchOutcome>;
      names: FilterNames;
      /** What the address says and the search does not ask. */
      ignoredParameters: string[];
    }
  | { status: 'unreadable'; kind: TourKind; problems: QueryProblem[]; typed: Record<string, string> }
  | { status: 'unsure'; childAges: number[]; typed: Record<string, string> }
  | { status: 'down'; kind: TourKind; reason: CallFailure };

/** A search that could be asked. */
export type ReadableSearch = Extract<ResultsData, { status: 'asked' }>;

/**
 * Reads the address, leads to its canonical form and searches. A document waits for the answer; a page that is already
 * running gets a promise of it, and shows what is coming. A kind may be searched under another of its names, as a season.
 */
export async function loadResults(args: LoaderFunctionArgs, kind: TourKind, type: SearchType = kind) {
  const { request, context, url } = args;
  const client = context.get(clientContext);
  const towns = await departures(context);
  if (!towns.ok) return data<ResultsData>({ status: 'down', kind, reason: towns.reason }, { status: 503 });

  const townFrom = (travelKinds[kind].hasFlight && towns.home?.townFrom) || withoutFlight;
  const asked = askedOf(args);
  const claimed = await claimedSearch(client, asked.values);
  if (claimed !== undefined) throw redirect(ownPath(`${url.pathname}?${claimed}`));
  const isSaid = asked.place.state !== undefined;
  const state = isSaid ? undefined : await unsaidState(client, asked, { townFrom, kind });
  const read = searchAsked(asked, kind, { townFrom, ...(state === undefined ? {} : { state }) });
  if (!read.ok) return data<ResultsData>({ status: 'unreadable', kind, ...read }, { status: 400 });

  if (leavesAgesUnsure(asked.values))
    return data<ResultsData>({
      status: 'unsure',
      childAges: read.question.childAges,
      typed: Object.fromEntries(asked.values),
    });
  const soon = await withUsualDays(client, read.question, asked.values);
  const question = await withUsualNights(client, soon, asked.values);
  const canonical = writeQuery({ ...searchParameters(question), ...extraParameters(url.searchParams) });
  const isOfPath = url.searchParams.size === 0 && isSaid; // a page whose path says where has an address already
  if (!isOfPath && canonical !== writeQuery(Object.fromEntries(url.searchParams)))
    throw redirect(ownPath(`${url.pathname}?${canonical}`));

  const isRunning = new URL(request.url).pathname.endsWith('.data');
  const outcome = search(context, question, type, request.signal);
  const test = excursionTestOf(request.headers.get('cookie'), context.get(siteContext));
  const names = await loadFilterNames(client, question, test);
  const answered = isRunning ? outcome : await outcome;
  return data<ResultsData>(
    {
      status: 'asked',
      question,
      townNameFrom: towns.value.find((each) => each.townFrom === question.townFrom)?.townNameFrom ?? '',
      hotelCount: isRunning ? await hotelsIn(client, question) : undefined,
      outcome: answered,
      names,
      ignoredParameters: findIgnoredParameters(url.searchParams),
    },
    { status: 'ok' in answered && !answered.ok ? 503 : 200 },
  );
}

async function hotelsIn(
  client: Client,
  { townFrom, state, kind }: SearchQuestion,
): Promise<number | undefined> {
  const answer = await client.call(states, { townFrom, searchType: kind });
  return answer.ok ? answer.value.find((each) => each.state === state)?.hotelCount : undefined;
}

const countriesInstead = 4;

/** The first countries that are sold from the town, but the one that has nothing. */
async function otherCountries(client: Client, { townFrom, state, kind }: SearchQuestion) {
  const answer = await client.call(states, { townFrom, searchType: kind });
  const others = answer.ok ? answer.value.filter((each) => each.state !== state) : [];
  return others
    .slice(0, countriesInstead)
    .map(({ state: inc, stateName: name, hotelCount }) => ({ state: inc, name, hotelCount }));
}

async function search(
  context: Readonly<RouterContextProvider>,
  question: SearchQuestion,
  type: SearchType,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const client = context.get(clientContext);
  const { window, ...paging } = pagedQuery(question.page);
  const query = { SEARCH_TYPE: type, ...writeSearch(question), ...paging };
  const result = await client.call(searchTours, query, undefined, signal);
  if (!result.ok) return { ok: false, reason: result.reason };
  const answer = result.value[0];
  if (!answer) return { ok: false, reason: 'no-data' };
  const { facets } = answer;
  const rows = hotelRows(answer.prices).slice(0, window);
  const ofAgent = await loadAgentOffers(
    context,
    rows.map(({ cat_Claim: claim, ptype }) => ({ claim, ptype })),
  );
  return {
    ok: true,
    answer: {
      ...answer,
      facets: { ...facets, price: priceFacet(facets.price, answer.result.currency) },
      instead: answer.result.countTotal === 0 ? await otherCountries(client, question) : [],
      prices: rows.map((row, index) => ({
        ...hotelView(row, question.kind),
        ...(ofAgent && { agent: ofAgent[index]! }), // one each
      })),
    },
  };
}
