import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Client } from '#calls/client.ts';
import { searchTours } from '#calls/search.ts';
import { longestWindowDays } from '#lib/departure-window.ts';
import { ownPath } from '#lib/own-path.ts';
import { addDays, compactDate, type PlainDate } from '#lib/plain-date.ts';
import { clientContext, clockContext } from '#web/context/context.ts';
import { type ServiceView, serviceView } from '#web/search/cards/service-view.ts';
import type { ServiceOptions } from '#web/search/lookups/load-service-options.ts';
import { firstSaleDay } from '#web/search/query/date-range.ts';
import { type QueryProblem, writeQuery } from '#web/search/query/query-values.ts';
import { servicePartyBounds } from '#web/search/query/service-party.ts';
import {
  besideServices,
  type ServiceQuestion,
  serviceAddress,
  serviceParameters,
} from '#web/search/query/service-question.ts';
import { type Days, usualDays } from '#web/search/query/trip.ts';
import { askedServices } from '#web/search/wizard/load-services-wizard.ts';
import { type NarrowedServices, narrowServices } from './narrow-services.ts';

/** Another question that has an answer, where this one has none. */
export type WayOut = {
  change: 'filters' | 'days' | 'state' | 'type';
  /** What it leads to: the other country or kind. */
  name: string;
  to: string;
  count: number;
  minPrice: number;
  /** For whom: another kind may take fewer people. */
  adults: number;
  children: number;
  question: Pick<ServiceQuestion, 'checkInFrom' | 'checkInTo'>;
};

export type ServicesData =
  | {
      status: 'asked';
      question: ServiceQuestion;
      /** What the kind of services and the country are called; empty where they are none. */
      kind: string;
      state: { name: string; slug: string } | null;
      found: NarrowedServices;
      ways: WayOut[];
    }
  | { status: 'unreadable'; problems: QueryProblem[]; typed: Record<string, string> }
  | { status: 'down' };

/** A search for services that was answered. */
export type AskedServices = Extract<ServicesData, { status: 'asked' }>;

/** Reads the address, leads to its canonical form ([W]§2.8) and searches. */
export async function loadServices({ request, context, url }: LoaderFunctionArgs) {
  const { options, read } = await askedServices({ context, url });
  if (!options) return data<ServicesData>({ status: 'down' }, { status: 503 });
  if (!read.ok) return data<ServicesData>({ status: 'unreadable', ...read }, { status: 400 });
  const { question } = read;
  const canonical = writeQuery({ ...serviceParameters(question), ...besideServices(url.searchParams) });
  if (canonical !== writeQuery(Object.fromEntries(url.searchParams)))
    throw redirect(ownPath(`${url.pathname}?${canonical}`));

  const client = context.get(clientContext);
  const answer = await findServices(client, question, request.signal);
  if (!answer) return data<ServicesData>({ status: 'down' }, { status: 503 });
  const found = narrowServices(answer.services, question);
  const { today } = context.get(clockContext);
  return data<ServicesData>({
    status: 'asked',
    question,
    kind: options.types.find(({ inc }) => inc === question.serviceType)?.name ?? '',
    state: answer.state,
    found,
    ways: found.total > 0 ? [] : await waysOut(client, question, { options, today }),
  });
}

/** More are not listed for one kind, country and party. */
const mostServices = 400;

async function findServices(client: Client, question: ServiceQuestion, signal?: AbortSignal) {
  const asked = {
    SEARCH_TYPE: 'services',
    ServiceType: question.serviceType,
    STATEFROM: question.stateFrom,
    STATEINC: question.state,
    CHECKIN_BEG: compactDate(question.checkInFrom),
    CHECKIN_END: compactDate(question.checkInTo),
    AdultCount: question.adults,
    CHILD: question.childAges.length,
    AGES: question.childAges.length > 0 ? question.childAges.join(',') : undefined,
    CURRENCY: question.currency,
    topCount: mostServices,
  } as const;
  const answer = await client.call(searchTours, asked, undefined, signal);
  const [found] = answer.ok ? answer.value : [];
  if (!found) return undefined;
  const services = found.prices.flatMap((row): ServiceView[] =>
    'serviceInc' in row ? [serviceView(row)] : [],
  );
  return { services, state: found.state };
}

/** As many of a party as another kind of services takes. */
function partyOf(serviceType: number, { adults, childAges }: ServiceQuestion) {
  const limits = servicePartyBounds(serviceType);
  return {
    adults: Math.min(adults, limits.adults.max),
    childAges: childAges.slice(0, limits.children.max),
  };
}

/** So many countries are looked into. */
const mostStates = 3;

/** As far ahead as one question reaches: for what is not sold in the usual days. */
const comingDays = (today: PlainDate): Days => ({
  checkInFrom: firstSaleDay(today),
  checkInTo: addDays(firstSaleDay(today), longestWindowDays),
});

function withoutSecondDays(ways: WayOut[]): WayOut[] {
  const first = ways.findIndex(({ change }) => change === 'days');
  return ways.filter(({ change }, index) => change !== 'days' || index === first);
}

/** Questions nearby that have an answer: without filters, in the usual days, in other countries, of another kind. */
async function waysOut(
  client: Client,
  question: ServiceQuestion,
  { options, today }: { options: ServiceOptions; today: PlainDate },
): Promise<WayOut[]> {
  const { costMin: _, costMax: __, ...wide } = { ...question, town: undefined, page: 1 };
  const others = <Row extends { inc: number }>(rows: readonly Row[], but: number) =>
    rows.filter(({ inc }) => inc !== but);
  const candidates: { change: WayOut['change']; name: string; asked: ServiceQuestion }[] = [
    { change: 'filters', name: '', asked: wide },
    { change: 'days', name: '', asked: { ...wide, ...usualDays(today) } },
    { change: 'days', name: '', asked: { ...wide, ...comingDays(today) } },
    ...others(options.states, question.state)
      .slice(0, mostStates)
      .map(({ inc, name }) => ({ change: 'state' as const, name, asked: { ...wide, state: inc } })),
    ...others(options.types, question.serviceType).map(({ inc, name }) => ({
      change: 'type' as const,
      name,
      asked: { ...wide, ...partyOf(inc, question), serviceType: inc },
    })),
  ];
  const answered = await Promise.all(
    candidates.map(async ({ asked, ...way }) => {
      const { services = [] } = (await findServices(client, asked)) ?? {};
      const [cheapest] = services;
      if (!cheapest) return [];
      const { checkInFrom, checkInTo } = asked;
      return [
        {
          ...way,
          to: serviceAddress(asked),
          count: services.length,
          minPrice: cheapest.price,
          adults: cheapest.adult,
          children: cheapest.child,
          question: { checkInFrom, checkInTo },
        },
      ];
    }),
  );
  const ways = withoutSecondDays(answered.flat());
  // where taking filters away helps, the same in other days says nothing new
  return ways.some(({ change }) => change === 'filters')
    ? ways.filter(({ change }) => change !== 'days')
    : ways;
}
