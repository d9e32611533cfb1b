import { isbot } from 'isbot';
import type { RouterContextProvider } from 'react-router';
import { cookieNames, cookieValue } from '#lib/cookies.ts';
import { apiRootContext, siteContext, userGeoContext } from '#web/context/context.ts';
import { isFirstVisit } from '#web/shell/banner/first-visit.ts';
import type { AppContext } from './app-env.ts';
import { isHttps } from './client-address.ts';
import type { ServerSettings } from './settings.ts';

/** Kept apart: the city, of which the cookie also says since when, and the language, which the address says. */
const shownOtherwise = ['geo', 'locale'];

const shownCookies = cookieNames.filter((name) => !shownOtherwise.includes(name));

/**
 * Everything of a request that its page may show: visitors of whom this is the same see the same page. Undefined where
 * a page is for one visitor alone.
 */
export function pageCacheKey(
  c: AppContext,
  context: Readonly<RouterContextProvider>,
  { trustedProxyHops }: Pick<ServerSettings, 'trustedProxyHops'>,
): string | undefined {
  const { caller } = c.var;
  if (c.req.method !== 'GET' || caller.kind !== 'visitor' || context.get(apiRootContext)) return undefined;
  const cookies = c.req.header('cookie') ?? null;
  const { updatedGeoDate: _, ...city } = { updatedGeoDate: '', ...context.get(userGeoContext) };
  return JSON.stringify([
    c.req.url,
    isHttps(c, trustedProxyHops),
    caller.onOurPage,
    isbot(c.req.header('user-agent')),
    shownCookies.map((name) => cookieValue(cookies, name) ?? null),
    city,
    isFirstVisit({ site: context.get(siteContext), pathname: pageOf(c.req.path), cookies }),
  ]);
}

/** The page whose data a running page asks for has another path. */
const pageOf = (path: string) => path.replace(/(_root|_)?\.data$/, '');
