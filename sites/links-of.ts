import { allSites } from './all-sites.ts';
import { hostOf } from './find-site.ts';
import type { LinkName, Links } from './links.ts';
import { localisePath } from './locale.ts';
import type { Locale } from './locales.ts';
import type { Site } from './site.ts';

/**
 * Where a site's links lead, as whole addresses. Those of our own sites are on the scheme, the port and the kind of
 * host that the page is seen on, in its language where that site speaks it, and end without a slash: a path can be put
 * behind the home page of a site.
 */
export type SiteLinks = { [Name in LinkName]?: string } & { public: string };

/** The links of `site` for the page at `url` in `locale`; those to a site that the deployment lacks are left out. */
export function linksOf(
  site: Site,
  url: string,
  locale: Locale,
  sites: readonly Site[] = allSites,
): SiteLinks {
  const seen = new URL(url);
  const found = Object.entries(site.links).flatMap(([name, link]) => {
    const address = typeof link === 'string' ? link : addressOf(link, { site, seen, locale, sites });
    return address === undefined ? [] : [[name, address] as const];
  });
  return { public: seen.origin, ...Object.fromEntries(found) };
}

type OwnPage = Exclude<Links['public'], string>;
type Seen = { site: Site; seen: URL; locale: Locale; sites: readonly Site[] };

/** A page of this very site stays on its host, for that may be a city's. */
function addressOf({ variant, path }: OwnPage, { site, seen, locale, sites }: Seen): string | undefined {
  const target = variant === site.variant ? site : sites.find(isIn(variant, site.market));
  if (!target) return undefined;
  if (target !== site) return addressOn(target, path, { seen, locale }).replace(/\/$/, '');
  return (seen.origin + localisePath(target, spokenOn(target, locale), path)).replace(/\/$/, '');
}

/** The address of a page of another site, on the scheme, the port and the kind of host of the page that is seen. */
export const addressOn = (
  target: Site,
  path: string,
  { seen, locale }: { seen: Pick<URL, 'protocol' | 'host'>; locale: Locale },
): string =>
  `${seen.protocol}//${hostOf(target, undefined, seen.host)}${localisePath(target, spokenOn(target, locale), path)}`;

const spokenOn = ({ secondaryLocales, mainLocale }: Site, locale: Locale): Locale =>
  secondaryLocales.includes(locale) ? locale : mainLocale;

const isIn = (variant: string, market: string) => (site: Site) =>
  site.variant === variant && site.market === market;
