import { localesOf, localisePath } from '#sites/locale.ts';
import type { PublicSite } from '#web/context/visit.tsx';

/** The page at `path` (without a locale) in every language of the site, main locale first. */
export const localePaths = (site: Pick<PublicSite, 'mainLocale' | 'secondaryLocales'>, path: string) =>
  localesOf(site).map((locale) => ({ locale, path: localisePath(site, locale, path) }));
