import { Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { travelKinds } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import type { SearchQuestion } from '#web/search/query/search-question.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useSeen } from '#web/ui/use-seen.ts';
import { mapHash } from './map-hash.ts';
import styles from './results-map.module.css';

const HotelMap = lazyPart(() => import('./hotel-map.tsx'));

/** Whether a narrow window shows the map in place of the list: its address says so. */
export const useIsMap = () => [useHydrated(), useLocation().hash === mapHash].every(Boolean);

/** Hotels with pages of their own stand still and can be led to. */
export const hasMap = ({ kind }: SearchQuestion) =>
  'details' in travelKinds[kind] && !travelKinds[kind].isAtSea;

/**
 * The place of the map, beside the list or in its place. It is as heavy as the rest of the page, and is fetched once the
 * list stands and its visitor does something: moves the pointer, touches, scrolls or types.
 */
export function ResultsMap({ question }: { question: SearchQuestion }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const isWanted = [useVisitorActs(), useIsMap()].some(Boolean);
  return (
    <div ref={place} className={styles.place}>
      {isSeen && isWanted ? (
        <Suspense fallback={<Unrolled />}>
          <HotelMap question={question} />
        </Suspense>
      ) : (
        <Unrolled />
      )}
    </div>
  );
}

/** The ground that the map will lie on. */
const Unrolled = () => (
  <div className={styles.unrolled} aria-hidden>
    <Icon name="map" />
  </div>
);

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether the visitor has done anything on this page. */
function useVisitorActs(): boolean {
  const [acts, setActs] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const note = () => {
      startTransition(() => setActs(true)); // nobody waits for it
      stop.abort();
    };
    for (const sign of signs) addEventListener(sign, note, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return acts;
}

/** From the list to the map and back, where only one of them has room. */
export function MapSwitch() {
  const t = useT();
  const isMap = useIsMap();
  const { search } = useLocation();
  return (
    <Link
      to={isMap ? search : `${search}${mapHash}`}
      data-view=""
      preventScrollReset
      className={buttonClass({ kind: 'line', size: 's', className: styles.switch })}
    >
      <Icon name={isMap ? 'menu' : 'map'} />
      {t(isMap ? 'results.map.list' : 'results.map.show')}
    </Link>
  );
}
