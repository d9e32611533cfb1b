import { data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import type { CallFailure } from '#calls/failures.ts';
import { flightRows } from '#calls/flight-rows.ts';
import { searchTours } from '#calls/search.ts';
import { ownPath } from '#lib/own-path.ts';
import { pick } from '#lib/pick.ts';
import { addDays } from '#lib/plain-date.ts';
import { loadAgentOffers } from '#web/agent-prices/load-agent-offers.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { openIn } from '#web/search/query/detail-address.ts';
import { nearestOpenDay, settleDates } from '#web/search/query/flight-days.ts';
import { flightForm } from '#web/search/query/flight-form.ts';
import {
  besideFlights,
  everyClass,
  type FlightQuestion,
  flightParameters,
  readFlights,
  type SaidFlights,
  withoutFlightFilters,
  writeFlightTrip,
} from '#web/search/query/flight-question.ts';
import { leavesAgesUnsure, partyProblems } from '#web/search/query/party.ts';
import { type QueryProblem, writeQuery } from '#web/search/query/query-values.ts';
import type { SearchAnswer } from '#web/search/query/search-answer.ts';
import { type FlightOptions, loadFlightOptions } from '#web/search/wizard/flight-options.ts';
import { airportName } from '#web/search/wizard/flight-words.ts';
import { type FlightRow, fitting } from './flight-list.ts';
import { findIgnoredFlightParameters } from './ignored-flight-parameters.ts';
import { openFlights } from './load-receipt.ts';
import type { OpenedFlights } from './opened-flights.ts';

/** Flights of both kinds and all classes that fly on the days, or why there are none. */
export type FoundFlights =
  | {
      ok: true;
      rows: FlightRow[];
      currency: string;
      ways: FlightWay[];
      partyRefusal: SearchAnswer['partyRefusal'];
    }
  | { ok: false; reason: CallFailure };

/** A change that helps where nothing is found: how many flights it leads to, and from which price. */
export type FlightWay = {
  change: 'filters' | 'kind' | 'class' | 'dates' | 'direction';
  question: FlightQuestion;
  count: number;
  minPrice: number;
};

export type FlightsData =
  | {
      status: 'asked';
      question: FlightQuestion;
      /** Names of the towns; empty where they are none of ours. */
      from: string;
      to: string;
      /** One of charter and regular flights alone is sold here. */
      kinds: FlightOptions['kinds'];
      found: FoundFlights | Promise<FoundFlights>;
      /** Flights whose receipt the address asks for. */
      opened: OpenedFlights | undefined;
      ignoredParameters: string[];
    }
  | { status: 'unreadable'; problems: QueryProblem[]; typed: Record<string, string> }
  | { status: 'unsure'; childAges: number[]; typed: Record<string, string> };

export type AskedFlights = Extract<FlightsData, { status: 'asked' }>;

type Context = Readonly<RouterContextProvider>;

/** Reads the address of flights, leads to its canonical form and searches; a page that runs gets a promise of it. */
export async function loadFlights({ request, context, url }: LoaderFunctionArgs) {
  const asked = askedOf({ context, url });
  const said = readFlights(asked);
  const typed = Object.fromEntries(asked.values);
  const wrong = [...said.problems, ...partyProblems(asked.trip, 'flight')];
  if (wrong.length > 0)
    return data<FlightsData>({ status: 'unreadable', problems: wrong, typed }, { status: 400 });
  const options = await loadFlightOptions(context, said);
  if (leavesAgesUnsure(asked.values))
    return data<FlightsData>({ status: 'unsure', childAges: said.childAges, typed });

  const question = flightsAsked(said, options);
  const canonical = writeQuery({ ...flightParameters(question), ...besideFlights(url.searchParams) });
  if (canonical !== writeQuery(Object.fromEntries(url.searchParams)))
    throw redirect(ownPath(`${url.pathname}?${canonical}`));

  const isRunning = new URL(request.url).pathname.endsWith('.data');
  const search = findFlights(context, { question, options, signal: request.signal });
  const found = isRunning ? search : await search;
  const { offer: claim } = openIn(url.search);
  return data<FlightsData>(
    {
      status: 'asked',
      question,
      from: airportName(options, question.source) ?? '',
      to: airportName(options, question.target) ?? '',
      kinds: options.kinds,
      found,
      opened: claim ? await openFlights(context, claim) : undefined,
      ignoredParameters: findIgnoredFlightParameters(url.searchParams),
    },
    { status: 'ok' in found && !found.ok ? 503 : 200 },
  );
}

/** The question of an address: what it says stays as it is, and the rest is what the wizard would begin with. */
function flightsAsked(said: SaidFlights, options: FlightOptions): FlightQuestion {
  const { problems: _, ...rest } = said;
  const form = flightForm(said, options.route);
  return {
    ...rest,
    source: said.source ?? form.source ?? 0,
    target: said.target ?? form.target ?? 0,
    isCharter: options.route.isCharter,
    dateFrom: form.dateFrom ?? options.route.days.start,
    dateTo: form.dateTo,
  };
}

type Search = { question: FlightQuestion; options: FlightOptions; signal: AbortSignal };

async function findFlights(context: Context, search: Search): Promise<FoundFlights> {
  const answer = await askFlights(context, search.question, search.signal);
  if (!answer.ok) return answer;
  const { rows, currency, partyRefusal } = answer;
  const isFound = fitting(rows, search.question).length > 0;
  const ways = isFound ? [] : await waysOut(context, search, rows);
  return { ok: true, rows, currency, ways, partyRefusal };
}

/** More flights than one day of a route has. */
const mostRows = 200;

/** Of both kinds and all classes, so that every count beside the list is of this one answer. */
async function askFlights(context: Context, question: FlightQuestion, signal: AbortSignal) {
  const { isCharter: _, ...trip } = writeFlightTrip(question);
  const { currency, sort } = question;
  const { timeZone } = context.get(siteContext);
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  const answer = await context.get(clientContext).call(
    searchTours,
    {
      SEARCH_TYPE: 'avia',
      ...trip,
      classId: everyClass,
      AIR_TICKETS_SORT: sort,
      PARTITION_PRICE: mostRows,
      ...(currency ? { CURRENCY: currency } : {}),
    },
    undefined,
    signal,
  );
  if (!answer.ok) return { ok: false as const, reason: answer.reason };
  const found = answer.value[0];
  const rows = flightRows(found?.prices ?? []);
  const ofAgent = await loadAgentOffers(
    context,
    rows.map(({ cat_Claim: claim }) => ({ claim, ptype: null })),
  );
  return {
    ok: true as const,
    currency: found?.result.currency ?? '',
    partyRefusal: found?.partyRefusal ?? null,
    rows: rows.map(
      (row, index): FlightRow => ({
        ...pick(row, rowFields),
        ...(ofAgent && { agent: ofAgent[index]! }), // one each
        out: legOf(row.out),
        back: row.back && legOf(row.back),
        pricedAt: clock.format(new Date(row.fetchedAt)),
      }),
    ),
  };
}

const rowFields = ['price', 'currency', 'cat_Claim', 'freightExternal', 'classId'] as const;

const legOf = ({
  classesLeft: _,
  classId: __,
  ...leg
}: FlightRow['out'] & { classesLeft: unknown; classId: number }) => leg;

/** Single changes that lead to flights: no filters, another kind or class, the nearest days, one way. */
async function waysOut(
  context: Context,
  { question, options, signal }: Search,
  rows: readonly FlightRow[],
): Promise<FlightWay[]> {
  const here = [
    { change: 'filters' as const, question: withoutFlightFilters(question) },
    { change: 'kind' as const, question: { ...question, isCharter: !question.isCharter } },
    { change: 'class' as const, question: { ...question, classId: everyClass } },
  ].map((way) => ({ ...way, fits: fitting(rows, way.question) }));
  const elsewhere = await Promise.all(
    otherDays(question, options).map(async (way) => {
      const answer = await askFlights(context, way.question, signal);
      return { ...way, fits: answer.ok ? fitting(answer.rows, way.question) : [] };
    }),
  );
  return [...here, ...elsewhere].flatMap(({ change, question: changed, fits }) =>
    fits.length > 0
      ? [
          {
            change,
            question: changed,
            count: fits.length,
            minPrice: Math.min(...fits.map(({ price }) => price)),
          },
        ]
      : [],
  );
}

/** The nearest days before and after on which one can fly, and the same day one way. */
function otherDays(question: FlightQuestion, { route }: FlightOptions) {
  const { dateFrom, dateTo, isCharter, direction } = question;
  const { days } = route;
  const later = nearestOpenDay(days, 'out', addDays(dateFrom, 1), { isCharter, first: addDays(dateFrom, 1) });
  const nearest = nearestOpenDay(days, 'out', dateFrom, { isCharter });
  const dates = [...new Set([nearest, later])].flatMap((day) =>
    day && day !== dateFrom ? [settleDates({ dateFrom: day, dateTo }, days, { isCharter, direction })] : [],
  );
  return [
    ...dates.flatMap((settled) =>
      settled.dateFrom
        ? [
            {
              change: 'dates' as const,
              question: { ...question, ...settled, dateFrom: settled.dateFrom, page: 1 },
            },
          ]
        : [],
    ),
    ...(direction === 'one-way'
      ? []
      : [
          {
            change: 'direction' as const,
            question: { ...question, direction: 'one-way' as const, dateTo: undefined, page: 1 },
          },
        ]),
  ];
}
