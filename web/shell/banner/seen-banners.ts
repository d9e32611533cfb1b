import { type Cookie, cookieValue } from '#lib/cookies.ts';

const seenName = 'SHOW_HEADER_BANNER';

/** The ids of the banners that were clicked or closed, in a `Cookie` header or in `document.cookie`. */
export const seenBanners = (cookies: string | null): number[] =>
  (cookieValue(cookies, seenName) ?? '').split(' ').filter(Boolean).map(Number);

/** The cookie that also names this banner. */
export const withSeen = (cookies: string | null, id: number): Cookie => ({
  name: seenName,
  value: [...new Set([...seenBanners(cookies), id])].join(' '),
});

/** One of the banners that are not seen yet, by chance; none where all of them are ([S]§2.5). */
export function chooseBanner<Shown extends { id: number }>(
  banners: readonly Shown[],
  seen: readonly number[],
  chance: () => number = Math.random,
): Shown | undefined {
  const unseen = banners.filter(({ id }) => !seen.includes(id));
  return unseen[Math.floor(chance() * unseen.length)];
}
