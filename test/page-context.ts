import { RouterContextProvider } from 'react-router';
import { createHttpClient } from '#calls/http-client.ts';
import { plainDate } from '#lib/plain-date.ts';
import { defaultSite } from '#sites/all-sites.ts';
import {
  callerContext,
  citySlugContext,
  clientContext,
  clockContext,
  currencyContext,
  localeContext,
  programClientContext,
  siteContext,
  userContext,
  userGeoContext,
} from '#web/context/context.ts';

type Sent = { method: string; headers: Headers; body: string | null };

/** What the loader of a page is given on the default site: every call of it is answered by `ask`. */
export function pageContext(
  ask: (path: string, init?: Sent) => Promise<Response> | Response,
  now: Date,
  serviceToken?: string,
) {
  const context = new RouterContextProvider();
  context.set(siteContext, defaultSite);
  context.set(localeContext, 'en');
  context.set(currencyContext, 'EUR');
  context.set(citySlugContext, undefined);
  context.set(userContext, undefined);
  context.set(callerContext, { kind: 'visitor', onOurPage: true });
  context.set(userGeoContext, undefined);
  context.set(clockContext, { now, today: plainDate(now.toISOString().slice(0, 10)) });
  const fetch = async (request: Request) => {
    const { url, method, headers } = request;
    return ask(url, { method, headers, body: method === 'GET' ? null : await request.text() });
  };
  const options = { fetch, root: 'http://localhost', lang: 'en', mainLocale: 'en' };
  context.set(clientContext, createHttpClient(options));
  context.set(programClientContext, createHttpClient({ ...options, bearer: serviceToken }));
  return context;
}
