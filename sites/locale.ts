import { isOwnPath, oneSlash } from '#lib/own-path.ts';
import { isLocale, type Locale } from './locales.ts';
import type { Site } from './site.ts';

type SiteLocales = Pick<Site, 'mainLocale' | 'secondaryLocales'>;

/** Main locale first. */
export const localesOf = (site: SiteLocales): Locale[] => [site.mainLocale, ...site.secondaryLocales];

export type PathLocale = {
  locale: Locale;
  /** The rest of the path, always with a leading slash. */
  path: string;
  /** The path names a language that this site does not speak: not found. */
  unknown?: true;
};

/** Reads the locale from the first segment of a path; a path without one is in the main locale ([S]§2.2). */
export function localeOf(site: SiteLocales, pathname: string): PathLocale {
  const [, segment = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? [];
  if (!isLocale(segment)) return { locale: site.mainLocale, path: pathname || '/' };
  if (localesOf(site).includes(segment)) return { locale: segment, path: rest || '/' };
  return { locale: site.mainLocale, path: pathname, unknown: true };
}

/** The same page in `locale`: prefixed unless it is the main one. Query and hash of `path` stay. */
export function localisePath(site: SiteLocales, locale: Locale, path: string): string {
  if (locale === site.mainLocale) return path;
  const [pathname = '', tail = ''] = splitAtQuery(path);
  return `/${locale}${pathname === '/' ? '' : pathname}${tail}`;
}

/**
 * Where a link of a text leads for readers of `locale`: an editor writes the path of a page without its language. One
 * that names a language keeps it; files and short links have none, and all else is no path.
 */
export function localiseLink(site: SiteLocales, locale: Locale, href: string): string {
  const [pathname = ''] = splitAtQuery(href);
  const [, first = ''] = pathname.split('/');
  const isPage = isOwnPath(href) && !/^\/(s\/|img\?)/.test(href) && !isFile(pathname) && !isLocale(first);
  return isPage ? localisePath(site, locale, href) : href;
}

export type LocaleRedirect = {
  to: string;
  status: 302;
  /** To be stored in the locale cookie with the answer. */
  remember?: Locale;
};

/**
 * Where a GET of a page has to go before it is answered, if anywhere; answers that depend on it carry `Vary: Cookie`.
 *
 * - Without a prefix, a cookie that names a secondary locale leads to the prefixed path.
 * - The main locale as a prefix (`/en/tours` where English is the main one) does name a locale, but its pages have no
 *   prefix: it leads to the plain path. It is an explicit choice, so it is remembered, or an older cookie would lead
 *   straight back. For the same reason the answer must not be cached for good (302, not 301).
 */
export function localeRedirect(
  site: SiteLocales,
  request: { method: string; pathname: string; search: string; cookie: string | undefined },
): LocaleRedirect | undefined {
  const { method, pathname, search, cookie } = request;
  if ((method !== 'GET' && method !== 'HEAD') || isFile(pathname)) return undefined;

  const { path, unknown } = localeOf(site, pathname);
  if (unknown) return undefined;
  if (isPrefixed(pathname, site.mainLocale)) {
    return { to: oneSlash(path) + search, status: 302, remember: site.mainLocale };
  }
  const chosen = site.secondaryLocales.find((locale) => locale === cookie);
  if (path !== pathname || !chosen) return undefined;
  return { to: localisePath(site, chosen, oneSlash(path)) + search, status: 302 };
}

const isPrefixed = (pathname: string, locale: Locale) =>
  pathname === `/${locale}` || pathname.startsWith(`/${locale}/`);

/** Pages have no extension: `/sitemap.xml` and the router's `/tours.data` are no pages. */
const isFile = (pathname: string) => /\.[a-z0-9]+$/i.test(pathname);

function splitAtQuery(path: string): [string, string] {
  const at = path.search(/[?#]/);
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)];
}
