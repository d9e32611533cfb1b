import { cookieNames, cookieValue } from '#lib/cookies.ts';
import { localeOf } from '#sites/locale.ts';
import type { Site } from '#sites/site.ts';

type FirstPage = { site: Site; pathname: string; cookies: string | null };

/**
 * Whether a visit begins on the home page of a shop, by the first of its cookies: then the search comes first, and no
 * strip over the header ([S]§2.5 chooses one when the path changes).
 */
export const isFirstVisit = ({ site, pathname, cookies }: FirstPage): boolean =>
  site.flags.booking &&
  localeOf(site, pathname).path === '/' &&
  cookieNames.every((name) => cookieValue(cookies, name) === undefined);
