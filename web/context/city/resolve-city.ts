import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { geo } from '#calls/geo.ts';
import { oneSlash } from '#lib/own-path.ts';
import {
  citySlugContext,
  clientContext,
  clockContext,
  siteContext,
  userGeoContext,
} from '#web/context/context.ts';
import { cookieHeaders } from '#web/context/cookie-headers.ts';
import { findCity } from './city.ts';
import { loadCities, siteOrigin } from './load-cities.ts';
import {
  chosenGeo,
  completeGeo,
  confirmedBySearch,
  confirmedByTime,
  geoCookieOf,
  isDue,
  readGeo,
  type StoredGeo,
  type UserGeo,
  withAnswer,
} from './user-geo.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Knows the visitor's city before a page is loaded, and keeps it in their browser ([S]§4.3): finds it where it is not
 * known, and takes it from `?forceLocation={slug}`, which then leaves the address ([S]§2.2).
 */
export const resolveCity: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (!context.get(siteContext).flags.cityPicker || request.method !== 'GET') return next();
  const forced = url.searchParams.get('forceLocation');
  if (forced !== null) return takeChoice(forced, url, context);

  const stored = readGeo(request.headers.get('cookie'));
  const current = await currentGeo(stored, context);
  if (!current) return next();
  const known = confirmedBySearch(current, url.searchParams);
  context.set(userGeoContext, known);
  const answer = await next();
  // A page renews what is kept; the small requests of an open page only write what has changed.
  if (isPage(request) || JSON.stringify(known) !== JSON.stringify(stored)) {
    cookieHeaders(context, [geoCookieOf(known)], answer.headers);
  }
  return answer;
};

async function takeChoice(slug: string, url: URL, context: Context): Promise<Response> {
  const site = context.get(siteContext);
  const ownCity = context.get(citySlugContext);
  // A subdomain is in its own city; every other one is chosen where cities have none.
  if (ownCity && ownCity !== slug) {
    return redirect(`${siteOrigin(context, url.host)}${url.pathname}${url.search}`);
  }
  const city = findCity(await loadCities(context, url.host), site.market, slug);
  const headers = new Headers();
  if (city) {
    const chosen = chosenGeo(city, context.get(clockContext).now);
    cookieHeaders(context, [geoCookieOf(chosen)], headers);
  }
  return redirect(withoutChoice(url), { headers });
}

function withoutChoice(url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete('forceLocation');
  const path = oneSlash(url.pathname);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What is kept, brought up to date; undefined where nothing is kept and nothing can be found. */
async function currentGeo(stored: StoredGeo | undefined, context: Context): Promise<UserGeo | undefined> {
  const { now } = context.get(clockContext);
  const found = isDue(stored, now) ? await context.get(clientContext).call(geo, {}) : undefined;
  const current = found?.ok ? withAnswer(stored, found.value, now) : completeGeo(stored);
  return current && confirmedByTime(current, now);
}

const isPage = (request: Request) => request.headers.get('accept')?.includes('text/html') ?? false;
