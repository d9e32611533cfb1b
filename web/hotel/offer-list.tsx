import { type ReactNode, useId } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { isNightFlight, tripHours } from '#web/parts/offer/trip-hours.ts';
import { daysLater, type LegTimes, timeOf } from '#web/search/cards/flight-times.ts';
import { offerKey } from '#web/search/cards/offer-key.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Opened } from './hotel-loader.ts';
import type { OfferRow } from './offer-row.ts';
import { keyOf } from './opened-key.ts';
import styles from './room-offer.module.css';
import { RoomOffer } from './room-offer.tsx';

type Props = {
  rows: readonly OfferRow[];
  namesRoom?: boolean;
  /** Whether the first of them is the next step of the page. */
  isFirst?: boolean;
  chosen: OfferRow | undefined;
  opened: Opened | undefined;
  onChoose: (offer: OfferRow) => void;
};

/** Offers in the order of their prices; those of the same days and flights stand together. */
export function OfferList({ rows, isFirst = false, namesRoom = false, chosen, opened, onChoose }: Props) {
  const stays = [...Map.groupBy(rows, stayKey)];
  const isOpened = ({ claim }: OfferRow) => opened !== undefined && offerKey(claim) === keyOf(opened);
  return stays.map(([key, offers], index) => (
    <Stay key={key} offers={offers}>
      {(offer, place) => (
        <RoomOffer
          key={offerKey(offer.claim)}
          isNextStep={isFirst && index === 0 && place === 0}
          opened={isOpened(offer) ? opened : undefined}
          offer={offer}
          namesRoom={namesRoom}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </Stay>
  ));
}

const stayKey = ({ dateIn, dateOut, flight, times }: OfferRow) =>
  JSON.stringify([dateIn, dateOut, flight, times]);

type StayProps = {
  offers: readonly OfferRow[];
  children: (offer: OfferRow, place: number) => ReactNode;
};

/** The days of some offers, how one flies, and the offers. */
function Stay({ offers, children }: StayProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { dateIn, dateOut, duration, flight, times } = offers[0]!; // a group has an offer
  const nights = format.nights(duration);
  const days = times && t('offer.card.fullDays', { count: tripHours(times.out, times.back).fullDays });
  const kind = flight && t(flight === 'charter' ? 'detail.offer.charter' : 'detail.offer.regular');
  return (
    <div className={styles.stay}>
      <div className={styles.stayHead}>
        <p id={id} className="num">
          <b>{format.stay(dateIn, dateOut)}</b>
          <span className="tiny muted">{[nights, days, kind].filter(Boolean).join(', ')}</span>
        </p>
        {times && (
          <p className="tiny num">
            <FlightTimes words={t('detail.stay.there')} leg={times.out} />
            <FlightTimes words={t('detail.stay.back')} leg={times.back} />
          </p>
        )}
      </div>
      <ul aria-labelledby={id}>{offers.map(children)}</ul>
    </div>
  );
}

/** When a flight leaves and lands, in local times, and that it takes a night. */
function FlightTimes({ words, leg }: { words: string; leg: LegTimes }) {
  const t = useT();
  const later = daysLater(leg);
  return (
    <span className={styles.times}>
      <span className="muted">{words}</span> {timeOf(leg.departsAt)} – {timeOf(leg.arrivesAt)}
      {later > 0 && <sup title={t('detail.stay.nextDay')}>+{later}</sup>}
      {isNightFlight(leg) && (
        <span className={styles.nightFlight}>
          <Icon name="moon" size="s" /> {t('detail.stay.nightFlight')}
        </span>
      )}
    </span>
  );
}
