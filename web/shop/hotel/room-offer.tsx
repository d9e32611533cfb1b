import { useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { roomLines, roomsName } from '#web/parts/offer/rooms-text.ts';
import { offerLink, withOpen } from '#web/search/query/detail-address.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useFormat } from '#web/visit/use-format.ts';
import { useLocalPath } from '#web/visit/visit.tsx';
import { EarlyBookingLabel } from './early-booking-label.tsx';
import type { Opened } from './hotel-loader.ts';
import { OfferPeople } from './offer-people.tsx';
import { OfferReceipt } from './offer-receipt.tsx';
import type { OfferRow } from './offer-row.ts';
import { ProgramTags, TourWords } from './program-tags.tsx';
import styles from './room-offer.module.css';
import { useCanRequest } from './use-can-request.ts';
import '#web/ui/label.css';

type Props = {
  offer: OfferRow;
  /** Whether it stands among offers of other rooms, so that its own has to be named. */
  namesRoom?: boolean;
  /** The one button of the page that is full apricot. */
  isNextStep: boolean;
  isChosen: boolean;
  /** The receipt that came with the page. */
  opened: Opened | undefined;
  onChoose: () => void;
};

/** An offer of a room: meal, days, how sure it is, the price, and what the price is made of. */
export function RoomOffer({ offer, namesRoom = false, isNextStep, isChosen, opened, onChoose }: Props) {
  const t = useT();
  const { search } = useLocation();
  const receipt = useReceipt(offer.claim, opened);
  const canRequest = useCanRequest();
  const toggle = () => {
    receipt.toggle();
    onChoose();
  };
  return (
    <li
      className={receipt.isOpen ? classNames(styles.offerBox, styles.offerBoxOpen) : styles.offerBox}
      id={`offer-${offer.claim.slice(-16)}`}
    >
      <div className={styles.offer} data-chosen={isChosen || undefined}>
        <div>
          <b>{offer.mealName}</b>
          {namesRoom && <p className="tiny muted">{roomsName(t, offer)}</p>}
          {offer.mealNote && <p className="tiny muted">{offer.mealNote}</p>}
          <TourWords icons={offer.tourIcons} />
        </div>
        <OfferStay offer={offer} />
        <OfferTags offer={offer} />
        <div className={styles.offerPrice}>
          {offer.priceOld !== null && <Price amount={offer.priceOld} currency={offer.currency} old />}
          <Price amount={offer.price} currency={offer.currency} size="m" />
          <Link
            className="tiny"
            role="button"
            aria-expanded={receipt.isOpen}
            to={receipt.isOpen ? withOpen(search, {}) : offerLink(search, offer.claim)}
            preventScrollReset
            onClick={(event) => {
              event.preventDefault();
              toggle();
            }}
          >
            {receipt.isOpen ? t('detail.offer.hideReceipt') : t('detail.offer.showReceipt')}
          </Link>
        </div>
        {canRequest && (
          <Link
            className={buttonClass({ kind: isNextStep ? 'go' : 'soft' })}
            to={withOpen(search, { request: offer.claim })}
            preventScrollReset
          >
            {t('detail.offer.request')}
          </Link>
        )}
      </div>
      {receipt.isOpen && <OfferReceipt opened={receipt.opened} />}
    </li>
  );
}

/** The receipt of a claim: what came with the page, or fetched when it is first asked for. */
function useReceipt(claim: string, given: Opened | undefined) {
  const toLocal = useLocalPath();
  const fetcher = useFetcher<Opened>();
  const [isOpen, setOpen] = useState(given !== undefined);
  const opened = fetcher.data ?? given;
  const toggle = () => {
    if (!isOpen && !opened) void fetcher.load(toLocal(`/offer-receipt?${new URLSearchParams({ claim })}`));
    setOpen(!isOpen);
  };
  return { isOpen, opened, toggle };
}

function OfferStay({ offer }: { offer: OfferRow }) {
  const t = useT();
  const format = useFormat();
  const nights = format.nights(offer.duration);
  return (
    <div className="num">
      <b>{format.stay(offer.dateIn, offer.dateOut)}</b>
      <p className="tiny muted">
        {offer.flight
          ? t('detail.offer.nightsFlight', {
              nights,
              flight: t(offer.flight === 'charter' ? 'detail.offer.charter' : 'detail.offer.regular'),
            })
          : nights}
      </p>
      <OfferPeople {...offer.people} />
      {roomLines(t, offer.rooms).map((line) => (
        <p key={line} className="tiny muted">
          {line}
        </p>
      ))}
    </div>
  );
}

function OfferTags({ offer }: { offer: OfferRow }) {
  const t = useT();
  return (
    <div className="tags">
      {offer.isFastConfirm ? (
        <Tag tone="sea" icon="bolt">
          {t('detail.offer.instant')}
        </Tag>
      ) : (
        <Tag icon="clock">{t('detail.offer.onRequest')}</Tag>
      )}
      {offer.isEarlyBooking && (
        <span title={t('detail.offer.earlyBookingHint')}>
          <Tag tone="summer">
            {offer.earlyBooking === null ? (
              <EarlyBookingLabel />
            ) : (
              t('results.card.earlyBooking', { percent: offer.earlyBooking })
            )}
          </Tag>
        </span>
      )}
      <ProgramTags offer={offer} />
    </div>
  );
}
