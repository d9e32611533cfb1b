import { useLayoutEffect, useRef, useState } from 'react';
import { readCookies, writeCookie } from '#web/context/browser-store.ts';
import { useNextLocation } from '#web/shell/document/use-next-location.ts';
import type { Banner } from './banner.ts';
import { chooseBanner, seenBanners, withSeen } from './seen-banners.ts';

/** A click has left the page alone by then ([S]§9). */
const clickDelayMs = 100;
/** The strip has collapsed by then ([S]§9). */
const closeDelayMs = 500;

const reporting = () => import('#web/parts/slider/report-click.ts');

/**
 * The banner of the strip: `first` to begin with, on every other path one that was neither clicked nor closed. It comes
 * with the press that leads there, while nobody is surprised that something moves.
 */
export function useBanner(banners: readonly Banner[], first: number | undefined) {
  const { pathname } = useNextLocation();
  const [shownId, setShownId] = useState(first);
  const [isClosing, setClosing] = useState(false);
  const path = useRef(pathname);
  const left = useRef<number[]>([]);

  useLayoutEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    setShownId(chooseBanner(banners, [...seenBanners(readCookies()), ...left.current])?.id);
    setClosing(false);
  }, [pathname, banners]);

  const follow = (id: number) => {
    left.current.push(id);
    setTimeout(async () => {
      keepSeen(id);
      (await reporting()).reportClick(id);
    }, clickDelayMs);
  };
  const close = (id: number) => {
    setClosing(true);
    left.current.push(id);
    setTimeout(() => {
      keepSeen(id);
      // By now another path may have brought another banner.
      setShownId((shown) => (shown === id ? undefined : shown));
    }, closeDelayMs);
  };
  return { banner: banners.find(({ id }) => id === shownId), isClosing, follow, close };
}

/** For a day. */
const keepSeen = (id: number): void => writeCookie(withSeen(readCookies(), id));
