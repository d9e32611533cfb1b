import { type CookieRule, cookieText, cookieValue } from '#lib/cookies.ts';

/** Which banners were clicked or closed: their ids, separated by spaces ([S]§4.4). */
export const seenBannersCookie: CookieRule = { name: 'SHOW_HEADER_BANNER', maxAgeDays: 1 };

/** The ids in a `Cookie` header or in `document.cookie`. */
export const seenBanners = (cookies: string | null): number[] =>
  (cookieValue(cookies, seenBannersCookie.name) ?? '').split(' ').filter(Boolean).map(Number);

/** The cookie that also names this banner. */
export const withSeen = (cookies: string | null, id: number, isSecure: boolean): string =>
  cookieText(seenBannersCookie, [...new Set([...seenBanners(cookies), id])].join(' '), isSecure);

/** One of the banners that are not seen yet, by chance; none where all of them are ([S]§2.5). */
export function chooseBanner<Shown extends { id: number }>(
  banners: readonly Shown[],
  seen: readonly number[],
  chance: () => number = Math.random,
): Shown | undefined {
  const unseen = banners.filter(({ id }) => !seen.includes(id));
  return unseen[Math.floor(chance() * unseen.length)];
}
