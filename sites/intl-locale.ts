import type { Locale } from './locales.ts';
import type { MarketSlug } from './markets.ts';
import type { Site } from './site.ts';

/** English as each market writes it where that is not British English. */
const regionalEnglish: Partial<Record<MarketSlug, string>> = { in: 'en-IN' };

/**
 * A valid language tag for `Intl`. Configured calendar locales are passed on to calls as they are, but some of them
 * (`en-Cs`, `et-Et`, `in-In`) name no real region, so they never reach `Intl`.
 */
export const intlLocale = (site: Pick<Site, 'market'>, locale: Locale): string =>
  locale === 'en' ? (regionalEnglish[site.market] ?? 'en-GB') : locale;
