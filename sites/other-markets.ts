import { allSites } from './all-sites.ts';
import { hostOf } from './find-site.ts';
import type { Locale } from './locales.ts';
import type { Site } from './site.ts';

/** A site of the same kind in a market: where it is, and what search engines call its languages. */
export type MarketSite = { origin: string; mainLocale: Locale; secondaryLocales: Locale[]; country: string };

type Seen = {
  /** Of the page: scheme, host and port. */
  url: string;
  /** The markets that have the page; where nothing is said, all have. */
  markets?: readonly string[] | undefined;
};

/**
 * The sites of the same variant that have a page, the site itself among them, in the order of the markets, so that each
 * of them lists the same. Agents find their own portal, and a city under its own name has no twin elsewhere.
 */
export function twinsOf(site: Site, { url, markets }: Seen, sites: readonly Site[] = allSites): MarketSite[] {
  const { protocol, host } = new URL(url);
  const isAlone = site.agentMode || host !== hostOf(site, undefined, host);
  const twins = sites.filter(
    ({ variant, market }) =>
      variant === site.variant && !isAlone && market !== site.market && (markets?.includes(market) ?? true),
  );
  return sites
    .filter((twin) => twin.id === site.id || twins.includes(twin))
    .map((twin) => ({
      origin: `${protocol}//${twin.id === site.id ? host : hostOf(twin, undefined, host)}`,
      mainLocale: twin.mainLocale,
      secondaryLocales: twin.secondaryLocales,
      country: countryOf(twin),
    }));
}

/** The country that pages of a site are for, as search engines want it; empty for the default market. */
export const countryOf = ({ market, country }: Pick<Site, 'market' | 'country'>): string =>
  market === 'com' ? '' : country;
