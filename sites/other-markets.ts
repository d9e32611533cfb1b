import { allSites } from './all-sites.ts';
import { hostOf } from './find-site.ts';
import type { Locale } from './locales.ts';
import type { Site } from './site.ts';

/** A site of the same kind in another market: where it is, and what search engines call its languages. */
export type MarketSite = { origin: string; mainLocale: Locale; secondaryLocales: Locale[]; country: string };

/** The consumer sites of the other markets, for the page at `url`; other variants have no twins to speak of. */
export function otherMarkets(site: Site, url: string, sites: readonly Site[] = allSites): MarketSite[] {
  if (site.variant !== 'b2c') return [];
  const { protocol, host } = new URL(url);
  return sites
    .filter(({ variant, market }) => variant === site.variant && market !== site.market)
    .map((other) => ({
      origin: `${protocol}//${hostOf(other, undefined, host)}`,
      mainLocale: other.mainLocale,
      secondaryLocales: other.secondaryLocales,
      country: countryOf(other),
    }));
}

/** The country that pages of a site are for, as search engines want it; empty for the default market. */
export const countryOf = ({ market, country }: Pick<Site, 'market' | 'country'>): string =>
  market === 'com' ? '' : country;
