import { localeOf } from '#sites/locale.ts';
import type { PublicSite } from '#web/context/visit.tsx';
import { type AnalyticsLabel, labelOf, pageTypeOf } from './page-types.ts';

/** What events call the page at a path; pages of most types have no label ([W]§2.2). */
export function pageLabel(site: PublicSite, pathname: string): AnalyticsLabel | undefined {
  const type = pageTypeOf(localeOf(site, pathname).path, site);
  return type && labelOf(type);
}
