import type { Locale } from './locales.ts';
import type { Site } from './site.ts';

/** English as countries write it where that is not British English. */
const regionalEnglish: Record<string, string> = { In: 'en-IN' };

/**
 * A valid language tag for `Intl`: the language of the page, in the region of the market's calendar locale, which says on
 * which day a week begins and how English is written there. The calendar locales themselves (`en-Cs`, `et-Et`, `in-In`) are
 * no tags: half of their languages are not the page's, and some of their regions are other countries.
 */
export const intlLocale = (site: Pick<Site, 'calendarLocale'>, locale: Locale): string =>
  locale === 'en' ? (regionalEnglish[regionOf(site.calendarLocale)] ?? 'en-GB') : locale;

const regionOf = (calendarLocale: string) => calendarLocale.slice(calendarLocale.indexOf('-') + 1);
