import { RouterContextProvider } from 'react-router';
import type { Api } from '#api/api-env.ts';
import { createInsideClient } from '#api/inside-client.ts';
import { refusalOf } from '#api/problem.ts';
import type { CallOptions, Client } from '#calls/client.ts';
import { createHttpClient } from '#calls/http-client.ts';
import { cookieValue } from '#lib/cookies.ts';
import { minuteOf } from '#lib/minute-of.ts';
import { dayIn } from '#lib/plain-date.ts';
import type { Principal } from '#lib/principal.ts';
import { chosenCurrency } from '#sites/chosen-currency.ts';
import { localeOf } from '#sites/locale.ts';
import * as keys from '#web/context/context.ts';
import type { AppContext } from './app-env.ts';
import { isHttps } from './client-address.ts';
import type { PageDependencies } from './page-dependencies.ts';
import type { ServerSettings } from './settings.ts';

/** What the pages know of a request ([S]§2.2): its site, language, moment, and a client of the API. */
export function loadContext(
  c: AppContext,
  settings: ServerSettings,
  api: Api,
  dependencies: PageDependencies,
  serviceToken: string,
): RouterContextProvider {
  const { site, citySlug, now, requestId, caller } = c.var;
  const { locale } = localeOf(site, pagePath(c));
  const apiRoot = apiRootOf(c, settings);
  const currency = chosenCurrency(site, cookieValue(c.req.header('cookie') ?? null, 'currency'));
  const context = new RouterContextProvider();
  context.set(keys.siteContext, site);
  context.set(keys.localeContext, locale);
  context.set(keys.citySlugContext, citySlug);
  context.set(keys.userGeoContext, undefined);
  context.set(keys.callerContext, caller);
  context.set(keys.userContext, undefined);
  context.set(keys.travellerContext, undefined);
  context.set(keys.currencyContext, currency);
  context.set(keys.encryptedContext, isHttps(c, settings.trustedProxyHops));
  context.set(keys.nonceContext, c.get('secureHeadersNonce') ?? '');
  context.set(keys.clockContext, { now: minuteOf(now), today: dayIn(now, site.timeZone) });
  context.set(keys.servedAtContext, now.getTime());
  context.set(keys.requestIdContext, requestId);
  context.set(keys.reportContext, (failure) => {
    dependencies.record(undefined);
    refusalOf(failure, c.var.log);
  });
  context.set(keys.apiRootContext, apiRoot);
  context.set(keys.tagsContext, settings.tags);
  context.set(keys.mapsContext, settings.maps);
  const transport = { settings, api, dependencies, locale, currency, apiRoot };
  context.set(keys.clientContext, clientOf(c, { ...transport, caller }));
  const program = { caller: { kind: 'service' }, bearer: serviceToken } as const;
  context.set(keys.programClientContext, clientOf(c, { ...transport, ...program }));
  return context;
}

/** The router asks for the data of `/ru/tours` at `/ru/tours.data`, and for that of `/` at `/_.data`. */
const pagePath = (c: AppContext) => new URL(c.req.url).pathname.replace(/(\/_)?\.data$/, '') || '/';

/** `?xapi=dev|test|prod` chooses among the configured roots; a visitor can name no other. */
function apiRootOf(c: AppContext, { apiRoot, apiRoots }: ServerSettings): string | undefined {
  const asked = new URL(c.req.url).searchParams.get('xapi') ?? '';
  return Object.hasOwn(apiRoots, asked) ? apiRoots[asked as keyof typeof apiRoots] : apiRoot;
}

type Transport = {
  settings: ServerSettings;
  api: Api;
  dependencies: PageDependencies;
  locale: string;
  currency: string;
  apiRoot: string | undefined;
  /** Whose the calls are; elsewhere they are shown the token. */
  caller: Principal;
  bearer?: string;
};

/** Calls are functions of this process, or go to the root that is configured. */
function clientOf(c: AppContext, transport: Transport): Client {
  const { settings, api, dependencies, locale, currency, apiRoot, caller, bearer } = transport;
  const { hostname, searchParams } = new URL(c.req.url);
  const { site, now, requestId, log, address } = c.var;
  const { record } = dependencies;
  const options: CallOptions = {
    lang: locale,
    mainLocale: site.mainLocale,
    currency: currency === site.currency ? undefined : currency,
    mockVariant: settings.preview ? (searchParams.get('mockVariant') ?? undefined) : undefined,
    signal: c.req.raw.signal,
    log: (failure, call, cause) => {
      record(undefined);
      log.warn({ call, err: cause }, failure === 'network' ? 'Connection problem' : 'Request cancelled');
    },
  };
  if (apiRoot)
    return createHttpClient({ ...options, fetch, root: apiRoot, bearer, requestId, visitorAddress: address });
  return createInsideClient(
    api,
    { site, now, requestId, log, address, caller, host: hostname, record },
    options,
  );
}
