import { cookieText, cookieValue } from '#lib/cookies.ts';
import { findSite } from '#sites/find-site.ts';
import { localeRedirect } from '#sites/locale.ts';
import type { Site } from '#sites/site.ts';
import type { Middleware } from './app-env.ts';
import { isHttps } from './client-address.ts';
import { refuse } from './refuse.ts';
import type { ServerSettings } from './settings.ts';

/** Whether a market has a departure town of this slug. */
export type HasCity = (market: string, citySlug: string) => boolean;

/**
 * Finds the site of the request's host. A host that is nobody's is told so (421): what an answer says of addresses would
 * be of that host, and a cache might keep it. Under development any host will do.
 */
export function siteOfHost(sites: readonly Site[], hasCity: HasCity, settings: ServerSettings): Middleware {
  const { production, otherHosts } = settings;
  return async (c, next) => {
    const { host, hostname } = new URL(c.req.url);
    const found = findSite(host, sites);
    const isCity = !found?.citySlug || hasCity(found.site.market, found.citySlug);
    const isForeign =
      found?.isForeign && production && !isThisMachine(hostname) && !otherHosts.includes(hostname);
    if (!found || !isCity || isForeign) return refuse(c, { reason: 'unknown-host' });
    c.set('site', found.site);
    c.set('citySlug', found.citySlug);
    await next();
  };
}

/** What `localhost` stands for: nobody else's answers come from there. */
const isThisMachine = (hostname: string) => hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/** Leads a page's address without a locale to the language that the visitor has chosen ([S]§2.2). */
export const localeOfCookie =
  (trustedProxyHops: number): Middleware =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const cookie = cookieValue(c.req.header('cookie') ?? null, 'locale');
    const redirect = localeRedirect(c.var.site, { method: c.req.method, pathname, search, cookie });
    if (!redirect) {
      await next();
      // What anybody may hold for everybody, such as the site map, depends on no cookie.
      if (!isPublic(c.res.headers)) c.res.headers.append('Vary', 'Cookie');
      return;
    }
    if (redirect.remember) {
      const remembered = { name: 'locale', value: redirect.remember } as const;
      c.header('Set-Cookie', cookieText(remembered, isHttps(c, trustedProxyHops)));
    }
    c.header('Vary', 'Cookie');
    c.header('Cache-Control', 'no-store');
    return c.redirect(redirect.to, redirect.status);
  };

const isPublic = (headers: Headers) => headers.get('cache-control')?.startsWith('public') ?? false;
