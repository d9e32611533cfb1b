import { requestOrders, requestStates } from '#lib/request-choices.ts';

/** What an address asks of the requests, as it is written there; empty is not asked. */
const requestFields = [
  'text',
  'state',
  'by',
  'country',
  'sentFrom',
  'sentTo',
  'departsFrom',
  'departsTo',
  'order',
] as const;
export type RequestField = (typeof requestFields)[number];
export type RequestsQuestion = Record<RequestField, string> & { page: number };

const longest = 120;

/** `/orders?state=new&country=3&page=2`; what is no such choice is not asked. */
export function requestsQuestion({ searchParams }: URL): RequestsQuestion {
  const said = (name: RequestField) => (searchParams.get(name) ?? '').trim().slice(0, longest);
  const one = (name: RequestField, ...of: readonly string[]) => (of.includes(said(name)) ? said(name) : '');
  const number = (name: RequestField) => (/^\d{1,9}$/.test(said(name)) ? said(name) : '');
  return {
    text: said('text'),
    state: one('state', ...requestStates),
    by: number('by'),
    country: number('country'),
    sentFrom: said('sentFrom'),
    sentTo: said('sentTo'),
    departsFrom: said('departsFrom'),
    departsTo: said('departsTo'),
    order: one('order', ...requestOrders.slice(1)),
    page: Math.max(1, Number(/^\d{1,4}$/.exec(searchParams.get('page') ?? '')?.[0] ?? 1)),
  };
}

/** What is asked, without what is not. */
export const askedFields = (asked: RequestsQuestion): [RequestField, string][] =>
  requestFields.flatMap((name): [RequestField, string][] => (asked[name] ? [[name, asked[name]]] : []));

/** The question of an address for these choices, with its `?`; the first page is not written. */
export function requestsSearch(asked: RequestsQuestion): string {
  const query = new URLSearchParams([
    ...askedFields(asked),
    ...(asked.page > 1 ? [['page', `${asked.page}`]] : []),
  ]);
  return query.size > 0 ? `?${query}` : '';
}
