import { useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { AgentRow } from '#web/agent-prices/agent-places.tsx';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { roomLines, roomsName } from '#web/parts/offer/rooms-text.ts';
import { OpenedPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { offerLink, withOpen } from '#web/search/query/detail-address.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';
import type { Opened } from './hotel-loader.ts';
import { MealLabel } from './meal-label.tsx';
import type { OfferRow } from './offer-row.ts';
import { OfferTags } from './offer-tags.tsx';
import { TourWords } from './program-tags.tsx';
import styles from './room-offer.module.css';
import { useCanRequest } from './use-can-request.ts';

/** The server renders that of the offer that an address names; others are fetched when they are opened. */
const OfferReceipt = lazyPart(() => import('./offer-receipt.tsx'));

type Props = {
  offer: OfferRow;
  /** Whether it stands among offers of other rooms, so that its own has to be named. */
  namesRoom: boolean;
  /** The one button of the page that is full apricot. */
  isNextStep: boolean;
  chosen: OfferRow | undefined;
  /** The receipt that came with the page. */
  opened: Opened | undefined;
  onChoose: (offer: OfferRow) => void;
};

/** An offer of some days: meal, how sure it is, the price, and what the price is made of. */
export function RoomOffer({ namesRoom, isNextStep, chosen, ...props }: Props) {
  const t = useT();
  const { search } = useLocation();
  const canRequest = useCanRequest();
  const { isOpen, opened, offer, toggle, close, load, retry } = useReceipt(props);
  return (
    <li
      className={isOpen ? classNames(styles.offerBox, styles.offerBoxOpen) : styles.offerBox}
      id={`offer-${props.offer.claim.slice(-16)}`}
    >
      <div className={styles.offer} data-chosen={offer.claim === chosen?.claim || undefined}>
        <div>
          <MealLabel />
          <p>
            <b>{offer.mealName}</b>
            {offer.mealNote && <span className="tiny muted"> - {offer.mealNote}</span>}
          </p>
          {namesRoom && <p className="tiny muted">{roomsName(t, offer)}</p>}
          {roomLines(t, offer.rooms).map((line) => (
            <p key={line} className="tiny muted">
              {line}
            </p>
          ))}
          <TourWords icons={offer.tourIcons} />
        </div>
        <OfferTags offer={offer} />
        <div className={styles.offerPrice}>
          {offer.priceOld !== null && <Price amount={offer.priceOld} currency={offer.currency} old />}
          <Price amount={offer.price} currency={offer.currency} size="m" />
          <Link
            className="tiny"
            role="button"
            aria-expanded={isOpen}
            to={isOpen ? withOpen(search, {}) : offerLink(search, offer.claim)}
            preventScrollReset
            onClick={(event) => {
              event.preventDefault();
              toggle();
            }}
          >
            {isOpen ? t('detail.offer.hideReceipt') : t('detail.offer.showReceipt')}
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
      <AgentRow
        isInset={true}
        isOpen={isOpen}
        offer={offer.agent}
        name={`${offer.roomName}, ${offer.mealName}`}
      />
      {isOpen && (
        <OpenedPart onFailed={close}>
          <OfferReceipt opened={opened} onFlights={load} onRetry={retry} />
        </OpenedPart>
      )}
    </li>
  );
}

/** The receipt of an offer: what came with the page, or fetched when it is first asked for, or for other flights. */
function useReceipt({ offer, opened: given, onChoose }: Pick<Props, 'offer' | 'opened' | 'onChoose'>) {
  const toLocal = useLocalPath();
  const fetcher = useFetcher<Opened | null>();
  const [asked, setAsked] = useState(offer.claim);
  const [isOpen, setOpen] = useState(given !== undefined);
  const hasFailed = fetcher.data === null && fetcher.state === 'idle';
  const opened = hasFailed ? null : (fetcher.data ?? given);
  const priced = opened?.row ?? offer;
  const load = (claim: string) => {
    setAsked(claim);
    void fetcher.load(toLocal(`/lookup/offer-receipt?${new URLSearchParams({ claim })}`));
  };
  const toggle = () => {
    if (!isOpen && !opened) load(offer.claim);
    setOpen(!isOpen);
    onChoose(priced);
  };
  const loaded = fetcher.data?.row;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded is chosen once, when it comes
  useEffect(() => {
    if (loaded) onChoose(loaded);
  }, [loaded]);
  const [close, retry] = [() => setOpen(false), () => load(asked)];
  return { isOpen, opened, offer: priced, toggle, close, load, retry };
}
