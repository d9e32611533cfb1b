import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cookieText } from '#lib/cookies.ts';
import { chooseBanner, seenBanners, withSeen } from './seen-banners.ts';

/** What a browser sends back. */
const sent = (cookie: string) => cookie.split(';')[0]!;

test('[S-4.4-01] [S-4.4-02] the seen banners are kept in SHOW_HEADER_BANNER for a day, separated by spaces', () => {
  const first = cookieText(withSeen(null, 7), false);
  expect(first).toBe('SHOW_HEADER_BANNER=7; Path=/; Max-Age=86400; SameSite=Lax');
  expect(decodeURIComponent(cookieText(withSeen(sent(first), 12), true))).toBe(
    'SHOW_HEADER_BANNER=7 12; Path=/; Max-Age=86400; SameSite=Lax; Secure',
  );
});

test('[S-4.4-01] every banner that was seen is read back, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (ids) => {
      const kept = ids.reduce<string | null>(
        (cookie, id) => sent(cookieText(withSeen(cookie, id), false)),
        null,
      );
      expect(seenBanners(kept)).toEqual([...new Set(ids)]);
    }),
  );
});

test('a cookie of others is read as it is', () => {
  expect(seenBanners('a=1; SHOW_HEADER_BANNER=3 4')).toEqual([3, 4]);
  expect(seenBanners('SHOW_HEADER_BANNER=')).toEqual([]);
});

test('[S-2.5-03] chance chooses among the banners that are not seen, and every one of them can be chosen', () => {
  const banners = [1, 2, 3, 4].map((id) => ({ id }));
  const chosen = [0, 0.4, 0.99].map((chance) => chooseBanner(banners, [2], () => chance)?.id);
  expect(chosen).toEqual([1, 3, 4]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(20)), fc.array(fc.nat(20)), (ids, seen) => {
      const found = chooseBanner(
        ids.map((id) => ({ id })),
        seen,
      );
      const unseen = ids.filter((id) => !seen.includes(id));
      expect(found === undefined).toBe(unseen.length === 0);
      if (found) expect(unseen).toContain(found.id);
    }),
  );
});

test('[S-2.5-04] where all of them are seen there is none', () => {
  expect(chooseBanner([{ id: 1 }, { id: 2 }], [2, 1])).toBeUndefined();
});
