import { useLocation, useParams } from 'react-router';
import { type HotelKind, hotelKinds, travelKinds } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { withQuestion } from '#web/search/query/detail-address.ts';
import { withoutFlight } from '#web/search/query/trip.ts';
import { Chip } from '#web/ui/chip.tsx';
import styles from './rooms-and-prices.module.css';

/** The same question with a flight to the hotel, or without one ([W]§2.3); a liner is sold in one way only. */
export function FlightTabs({ kind: shown }: { kind: HotelKind }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { search } = useLocation();
  const { country, hotel } = useParams();
  // A stay keeps the town that its address names, to lead back to its flights; "without flight" is none.
  const isTown = new URLSearchParams(search).get('TOWNFROM') !== `${withoutFlight}`;
  const flown = isTown ? {} : { TOWNFROM: undefined };
  const kinds = hotelKinds.filter((kind) => travelKinds[kind].isAtSea === travelKinds[shown].isAtSea);
  if (!country || kinds.length < 2) return null;
  return (
    <nav className={styles.flightTabs} aria-label={t('detail.flight.label')}>
      {kinds.map((kind) => {
        const { details, hasFlight } = travelKinds[kind];
        return (
          <Chip
            key={kind}
            to={toLocal(`${details}/${country}/${hotel}`) + withQuestion(search, hasFlight ? flown : {})}
            current={kind === shown}
          >
            {t(hasFlight ? 'detail.flight.with' : 'detail.flight.without')}
          </Chip>
        );
      })}
    </nav>
  );
}
