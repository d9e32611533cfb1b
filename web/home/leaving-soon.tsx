import { Suspense } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import styles from '#web/search/cards/tour-card.module.css';
import { TourCard } from '#web/search/cards/tour-card.tsx';
import { TourSkeleton } from '#web/search/cards/tour-skeleton.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { LoadingDisplay } from '#web/ui/loading-display.tsx';
import type { Deferred } from './deferred.ts';
import type { SoonView } from './soon-view.ts';
import { useDeferred } from './use-deferred.ts';

type LeavingSoonProps = { tours: Deferred<SoonView>; townFrom: number; town: string };

/** Tours of the coming days. */
export function LeavingSoon({ tours, townFrom, town }: LeavingSoonProps) {
  const t = useT();
  return (
    <section className="section page">
      <div className="section__head">
        <div>
          <h2>{t('leavingSoon.title')}</h2>
          <p className="muted">{t('leavingSoon.lead', { party: partyFor(t, 2, 0) })}</p>
        </div>
        <Suspense>
          <AllTours tours={tours} />
        </Suspense>
      </div>
      <Suspense fallback={<TourSkeleton count={4} />}>
        <Tours tours={tours} townFrom={townFrom} town={town} />
      </Suspense>
    </section>
  );
}

function AllTours({ tours }: { tours: Deferred<SoonView> }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { countTotal } = useDeferred(tours);
  if (countTotal === 0) return null;
  return <Link to={toLocal('/search/hot-tours')}>{t('leavingSoon.all', { count: countTotal })}</Link>;
}

function Tours({ tours, townFrom, town }: LeavingSoonProps) {
  const t = useT();
  const { offers } = useDeferred(tours);
  return (
    <LoadingDisplay
      state={{ isEmpty: offers.length === 0 }}
      skeleton={<TourSkeleton count={4} />}
      empty={<p className="muted">{t('leavingSoon.empty', { town })}</p>}
    >
      <ul className={classNames(styles.tours, styles.toursShort)}>
        {offers.map((offer) => (
          <li key={offer.slug}>
            <TourCard offer={offer} townFrom={townFrom} />
          </li>
        ))}
      </ul>
    </LoadingDisplay>
  );
}
