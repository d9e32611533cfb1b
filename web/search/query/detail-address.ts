import { type OfferFilters, offerFilterNames, writeOfferFilters } from './filters.ts';
import { said } from './query-values.ts';

/** What is open on the page beside its question. */
export type OpenParts = {
  offer?: string;
  request?: string;
  modal?: 'gallery';
  expand?: string;
  variant?: string;
};

/** What the query of a page says is open on it. */
export function openIn(search: string): { [Name in keyof OpenParts]?: string } {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    openNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  );
}

const openNames = ['offer', 'request', 'modal', 'expand', 'index', 'variant'];

/** The page's own query with other parts open; the question and anything else in it stay. */
export function withOpen(search: string, open: OpenParts): string {
  const params = new URLSearchParams(search);
  for (const name of openNames) params.delete(name);
  for (const [name, value] of Object.entries(open)) params.set(name, value);
  const query = params.toString().replaceAll('%2C', ',');
  return query ? `?${query}` : '?';
}

/** The page's query with some of its question changed, and nothing open; undefined takes a parameter away. */
export function withQuestion(search: string, changes: Record<string, string | undefined>): string {
  const params = new URLSearchParams(withOpen(search, {}));
  for (const [name, value] of Object.entries(changes))
    value === undefined ? params.delete(name) : params.set(name, value);
  return `?${params.toString().replaceAll('%2C', ',')}`;
}

/** The page's query with other filters, and nothing open. */
export function withFilters(search: string, filters: OfferFilters): string {
  const params = new URLSearchParams(withOpen(search, {}));
  for (const name of [...params.keys()])
    if (offerFilterNames.includes(name.toUpperCase())) params.delete(name);
  return withQuestion(`?${params}`, said(writeOfferFilters(filters)));
}

/** Whether two addresses of the page ask for the same prices: then what is open can change without asking again. */
export const isSameQuestion = (before: string, after: string) => withOpen(before, {}) === withOpen(after, {});

/** The page with the receipt of an offer open ([W]§3.3). */
export const offerLink = (search: string, claim: string) => withOpen(search, { offer: claim });
