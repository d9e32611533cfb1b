import { useLocation, useMatches } from 'react-router';
import { localeOf, localisePath } from '#sites/locale.ts';
import { useVisit } from './visit.tsx';

/** The path without its language that a page with several addresses names as its own: `canonical` of its loader data. */
export function canonicalIn(loaderData: unknown): string | undefined {
  if (typeof loaderData !== 'object' || loaderData === null || !('canonical' in loaderData)) return undefined;
  return typeof loaderData.canonical === 'string' ? loaderData.canonical : undefined;
}

/**
 * Results of a search: their path alone redirects to a question of today, so they have no canonical address. Hot tours and
 * seasons answer under their path.
 */
const isSearchPath = (path: string): boolean => /^\/search\/(?!(hot-tours|lato|zima)$)/.test(path);

/**
 * The canonical address of the page, its path without a language, and whether it shows results of a search: these keep
 * their question, without which they would be another page.
 */
export function useCanonical(): { path: string; href: string; isSearch: boolean } {
  const { site, origin } = useVisit();
  const { pathname, search } = useLocation();
  const loaderData = useMatches().at(-1)?.loaderData;
  const { locale, path: asked } = localeOf(site, pathname);
  const path = (canonicalIn(loaderData) ?? asked).replace(/(.)\/+$/, '$1');
  const isSearch = isSearchPath(path);
  const address = origin + localisePath(site, locale, path);
  return { path, href: isSearch ? address + search : address, isSearch };
}
