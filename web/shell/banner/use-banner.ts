import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Banner } from './banner.ts';

/** A click has left the page alone by then ([S]§9). */
const clickDelayMs = 100;
/** The strip has collapsed by then ([S]§9). */
const closeDelayMs = 500;

/** What is only needed once somebody leaves a banner, or the page. */
const leaving = () => import('./leave-banner.ts');
const reporting = () => import('#web/parts/slider/report-click.ts');

/** The banner of the strip: `first` to begin with, on every other path one that was neither clicked nor closed. */
export function useBanner(banners: readonly Banner[], first: number | undefined) {
  const { pathname } = useLocation();
  const [shownId, setShownId] = useState(first);
  const [isClosing, setClosing] = useState(false);
  const path = useRef(pathname);
  const left = useRef<number[]>([]);

  useEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    void leaving().then(({ chooseNext }) => {
      setShownId(chooseNext(banners, left.current));
      setClosing(false);
    });
  }, [pathname, banners]);

  const follow = (id: number) => {
    left.current.push(id);
    setTimeout(async () => {
      const [{ remember }, { reportClick }] = await Promise.all([leaving(), reporting()]);
      remember(id);
      reportClick(id);
    }, clickDelayMs);
  };
  const close = (id: number) => {
    setClosing(true);
    left.current.push(id);
    setTimeout(async () => {
      (await leaving()).remember(id);
      // By now another path may have brought another banner.
      setShownId((shown) => (shown === id ? undefined : shown));
    }, closeDelayMs);
  };
  return { banner: banners.find(({ id }) => id === shownId), isClosing, follow, close };
}
