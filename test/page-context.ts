import { RouterContextProvider } from 'react-router';
import { createHttpClient } from '#calls/http-client.ts';
import { plainDate } from '#lib/plain-date.ts';
import { defaultSite } from '#sites/all-sites.ts';
import {
  citySlugContext,
  clientContext,
  clockContext,
  currencyContext,
  localeContext,
  siteContext,
  userGeoContext,
} from '#web/visit/context.ts';

/** What the loader of a page is given on the default site: every call of it is answered by `ask`. */
export function pageContext(ask: (path: string) => Promise<Response> | Response, now: Date) {
  const context = new RouterContextProvider();
  context.set(siteContext, defaultSite);
  context.set(localeContext, 'en');
  context.set(currencyContext, 'EUR');
  context.set(citySlugContext, undefined);
  context.set(userGeoContext, undefined);
  context.set(clockContext, { now, today: plainDate(now.toISOString().slice(0, 10)) });
  const fetch = async ({ url }: Request) => ask(url);
  const root = 'http://localhost';
  context.set(clientContext, createHttpClient({ fetch, root, lang: 'en', mainLocale: 'en' }));
  return context;
}
