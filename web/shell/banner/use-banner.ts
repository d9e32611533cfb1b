import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNextLocation } from '#web/shell/document/use-next-location.ts';
import type { Banner } from './banner.ts';

/** A click has left the page alone by then ([S]§9). */
const clickDelayMs = 100;
/** The strip has collapsed by then ([S]§9). */
const closeDelayMs = 500;

/** What is only needed once somebody leaves a banner, or the page. */
let onLeaving: typeof import('./leave-banner.ts') | undefined;
async function leaving() {
  onLeaving ??= await import('./leave-banner.ts');
  return onLeaving;
}
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

  // A strip that takes the place of another moves nothing; the first of a visit has to be quick.
  useEffect(() => {
    if (first === undefined) addEventListener('pointerover', () => void leaving(), { once: true });
  }, [first]);

  useLayoutEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    const show = ({ chooseNext }: Awaited<ReturnType<typeof leaving>>) => {
      setShownId(chooseNext(banners, left.current));
      setClosing(false);
    };
    if (onLeaving) show(onLeaving);
    else void leaving().then(show);
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
