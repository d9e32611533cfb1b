import { type ReactNode, useRef } from 'react';
import { distancesOf } from '#web/hotel/hotel-facts.ts';
import type { DetailData } from '#web/hotel/hotel-loader.ts';
import type { OfferRow } from '#web/hotel/offer-row.ts';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { useSeen } from '#web/ui/use-seen.ts';
import type { FamilyProps } from './family-fit.tsx';
import styles from './seen-facts.module.css';
import type { WarmProps } from './warm-months.tsx';

const FamilyPart = lazyPart<FamilyProps>(() => import('./family-fit.tsx'));
const WarmPart = lazyPart<WarmProps>(() => import('./warm-months.tsx'));

/** What a party with children asks of the offer that it has chosen; it comes once it is about to be seen. */
export function SeenFamilyFit({ data, offer }: { data: DetailData; offer: OfferRow | undefined }) {
  if (!offer || data.trip.childAges.length === 0) return null;
  return (
    <Seen className={styles.familyPlace}>
      <FamilyPart hotel={data.hotel} offer={offer} />
    </Seen>
  );
}

/** How warm it is by month at a hotel by the sea; it comes once it is about to be seen. */
export function SeenWarmMonths({ data: { hotel, trip } }: { data: DetailData }) {
  if (!hotel.region || distancesOf(hotel.attr).beach === undefined) return null;
  return (
    <Seen className={styles.warmPlace}>
      <WarmPart region={hotel.region.inc} month={Number(trip.checkInFrom.slice(5, 7))} />
    </Seen>
  );
}

/** Its place is kept while it is away, so that nothing moves when it comes. */
function Seen({ className, children }: { className: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={className}>
      {useSeen(place) && <OptionalPart>{children}</OptionalPart>}
    </div>
  );
}
