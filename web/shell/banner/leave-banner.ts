import { readCookies, writeCookie } from '#web/visit/browser-store.ts';
import type { Banner } from './banner.ts';
import { chooseBanner, seenBanners, withSeen } from './seen-banners.ts';

/** The id of another banner that is neither kept as seen nor about to be. */
export const chooseNext = (banners: readonly Banner[], left: readonly number[]): number | undefined =>
  chooseBanner(banners, [...seenBanners(readCookies()), ...left])?.id;

/** Keeps that a banner is seen, for a day. */
export function remember(id: number): void {
  writeCookie(withSeen(readCookies(), id));
}
