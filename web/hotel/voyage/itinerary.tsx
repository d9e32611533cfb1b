import { Suspense, useRef } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { Placeholder, Skeleton } from '#web/ui/skeleton.tsx';
import { useSeen } from '#web/ui/use-seen.ts';
import type { ItineraryProps, RouteProps } from './itinerary-day.ts';
import { stopsOf } from './ports.ts';
import styles from './voyage.module.css';

const VoyageMap = lazyPart<RouteProps>(() => import('./voyage-map.tsx'));

/** The days of a voyage in order, and the same as numbers on a map ([W]§2.11). */
export function Itinerary({ name, days, tiles }: ItineraryProps) {
  const t = useT();
  return (
    <div className={styles.itinerary}>
      <ol className={styles.itineraryDays}>
        {days.map(({ day, title, text }) => (
          <li key={day}>
            <span className={styles.itineraryDay}>
              <span className="sr">{t('voyage.days.day', { day })}</span>
              <span aria-hidden="true">{day}</span>
            </span>
            <div>
              <b>{title}</b>
              {text && <p className="small muted">{text}</p>}
            </div>
          </li>
        ))}
      </ol>
      <SeenMap name={name} days={days} tiles={tiles} />
    </div>
  );
}

/** The map, whose code and land come when its place is about to be seen. */
function SeenMap(props: ItineraryProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={styles.itineraryMap}>
      {useSeen(place) ? (
        <Suspense fallback={<Waiting />}>
          <VoyageMap {...props} stops={stopsOf(props.days)} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

const Waiting = () => (
  <Skeleton>
    <Placeholder shape="fill" />
  </Skeleton>
);
