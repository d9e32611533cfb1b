import { Suspense, useRef } from 'react';
import { useLocation } from 'react-router';
import { travelKinds } from '#lib/travel-kind.ts';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import type { SearchQuestion } from '#web/search/query/search-question.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useSeen } from '#web/ui/use-seen.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import styles from './results-map.module.css';

const HotelMap = lazyPart(() => import('./hotel-map.tsx'));

const hash = '#map';

/** Whether a narrow window shows the map in place of the list: its address says so. */
export const useIsMap = () => [useHydrated(), useLocation().hash === hash].every(Boolean);

/** Hotels with pages of their own stand still and can be led to. */
export const hasMap = ({ kind }: SearchQuestion) =>
  'details' in travelKinds[kind] && !travelKinds[kind].isAtSea;

/** The place of the map, which is fetched when it is seen: beside the list, or in its place. */
export function ResultsMap({ question }: { question: SearchQuestion }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <div ref={place} className={styles.place}>
      {isSeen && (
        <Suspense>
          <HotelMap question={question} />
        </Suspense>
      )}
    </div>
  );
}

/** From the list to the map and back, where only one of them has room. */
export function MapSwitch() {
  const t = useT();
  const isMap = useIsMap();
  const { search } = useLocation();
  return (
    <Link
      to={isMap ? search : `${search}${hash}`}
      preventScrollReset
      className={buttonClass({ kind: 'line', size: 's', className: styles.switch })}
    >
      <Icon name={isMap ? 'menu' : 'map'} />
      {t(isMap ? 'results.map.list' : 'results.map.show')}
    </Link>
  );
}
