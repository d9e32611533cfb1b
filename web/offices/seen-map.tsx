import { type ReactNode, Suspense, useRef } from 'react';
import styles from '#web/parts/map/map-place.module.css';
import type { Placed } from '#web/parts/map/placemarks.ts';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { Placeholder, Skeleton } from '#web/ui/skeleton.tsx';
import { useSeen } from '#web/ui/use-seen.ts';
import type { OfficeMapProps } from './office-map.tsx';

const OfficeMap = lazyPart<OfficeMapProps>(async () => {
  const { default: component } = await import('./office-map.tsx');
  return { default: component as (props: OfficeMapProps) => ReactNode };
});

/** The map, whose code and land come when its place is about to be seen. */
export function SeenMap<Office extends Placed>(props: OfficeMapProps<Office>) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <div ref={place}>
      {isSeen ? (
        <Suspense fallback={<MapSkeleton />}>
          {/* The balloon is asked only for what is in the offices beside it. */}
          <OfficeMap {...(props as unknown as OfficeMapProps)} />
        </Suspense>
      ) : (
        <MapSkeleton />
      )}
    </div>
  );
}

function MapSkeleton() {
  return (
    <Skeleton>
      <div className={styles.mapSkeleton}>
        <Placeholder shape="fill" />
      </div>
    </Skeleton>
  );
}
