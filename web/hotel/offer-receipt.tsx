import { useId } from 'react';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';
import { AgentQuoting, AgentReceipt } from '#web/agent-prices/agent-places.tsx';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useUser } from '#web/context/user/use-user.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { OfferChange } from '#web/parts/offer/offer-change.tsx';
import { offerPath } from '#web/parts/offer/offer-path.ts';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { PlansChange } from '#web/parts/offer/plans-change.tsx';
import { PriceContents } from '#web/parts/offer/price-contents.tsx';
import { receiptLines } from '#web/parts/offer/receipt-lines.ts';
import { goneText, useRoomWords } from '#web/parts/offer/room-words.ts';
import { roomLines } from '#web/parts/offer/rooms-text.ts';
import { TripCard } from '#web/parts/offer/trip-card.tsx';
import { Lines } from '#web/ui/lines.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Placeholder, Placeholders, Skeleton } from '#web/ui/skeleton.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { FlightChoice } from './flight-choice.tsx';
import type { Opened, OpenedOffer } from './hotel-loader.ts';
import { OfferFlights } from './offer-flights.tsx';
import styles from './offer-receipt.module.css';
import { PrintOffer } from './print/print-offer.tsx';

type Props = {
  /** Undefined until it is known, null where no answer came. */
  opened: Opened | null | undefined;
  /** Told the claim of the same offer with other flights. */
  onFlights: (claim: string) => void;
  onRetry: () => void;
};

/** What a price is made of, computed again as of now. */
export default function OfferReceipt({ opened, onFlights, onRetry }: Props) {
  const t = useT();
  const words = useRoomWords();
  if (opened === null) return <LoadFailed onRetry={onRetry} />;
  if (!opened) return <WaitingReceipt />;
  const { answer } = opened;
  return (
    <div className={styles.offerReceipt}>
      {answer === undefined && <Notice tone="error">{t('detail.claim.invalid')}</Notice>}
      {answer?.status === 'gone' && <Notice tone="error">{t(goneText(words, answer.reason))}</Notice>}
      {answer?.status === 'priced' && <PricedReceipt answer={answer} opened={opened} onFlights={onFlights} />}
    </div>
  );
}

type Priced = Extract<OpenedOffer, { status: 'priced' }>;

type PricedProps = { answer: Priced; opened: Opened; onFlights: Props['onFlights'] };

function PricedReceipt({ answer, opened, onFlights }: PricedProps) {
  const t = useT();
  const format = useFormat();
  const ui = useUiLanguage();
  const toLocal = useLocalPath();
  const id = useId();
  const { site } = useVisit();
  const isAgent = useUser() !== undefined && site.agentMode;
  const { offer, receipt, changes, cancellation } = answer;
  const { pricedAt, age } = opened;
  const price = (amount: number) => ui.price(amount, receipt.currency);
  const party = partyFor(t, offer.adult, offer.child);
  return (
    <>
      {answer.isOutdated && <Notice>{t('detail.claim.outdated')}</Notice>}
      <OfferChange {...answer} />
      <TripCard offer={offer} cancellation={cancellation} receipt={receipt} />
      <div className={styles.beside}>
        <OfferFlights offer={offer} />
        <FlightChoice pairs={opened.flights} currency={receipt.currency} onChoose={onFlights} />
        {roomLines(t, offer.rooms).map((line) => (
          <p key={line} className="small">
            {line}
          </p>
        ))}
        <PlansChange
          cancellation={cancellation}
          total={receipt.total}
          currency={receipt.currency}
          titleClass={styles.receiptTitle}
        />
        <PriceContents {...answer} />
        <p className="small muted">
          {age && `${writeAge(age, t, format)} `}
          {t('detail.receipt.pricedAt', {
            time: pricedAt.time,
            date: format.date(pricedAt.date, 'dayYear'),
          })}
          <span className={styles.receiptLinks}>
            <Link to={toLocal(offerPath(offer.ptype, offer.cat_Claim))} reloadDocument>
              {t('detail.receipt.link')}
            </Link>
            <PrintOffer offer={offer} />
          </span>
        </p>
        {isAgent && <AgentQuoting claim={offer.cat_Claim} />}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: of one of many offers: no landmark of the page, nor fields */}
      <div role="group" className={styles.sheet} aria-labelledby={id}>
        <h4 className="sr" id={id}>
          {t('detail.receipt.title')}
        </h4>
        <Lines
          lines={receiptLines(receipt.lines, changes, { t, format, price })}
          currency={receipt.currency}
          total={{ title: t('detail.receipt.total', { party }), amount: receipt.total }}
        />
        <AgentReceipt offer={opened.agent} />
      </div>
    </>
  );
}

function writeAge(age: NonNullable<Opened['age']>, t: Translate, format: Format): string {
  if (age.unit === 'date')
    return t('detail.receipt.age.date', { date: format.date(age.date, 'dayYear'), time: age.time });
  return t(`detail.receipt.age.${age.unit}`, { count: age.count });
}

function WaitingReceipt() {
  return (
    <div className={styles.offerReceipt}>
      <Skeleton>
        <Placeholder width="10rem" height="1.5rem" />
        <Placeholder height="3.5rem" margin="1rem 0 0" />
        <Placeholder height="3.5rem" margin="1rem 0 0" />
      </Skeleton>
      <div className={styles.sheet} aria-hidden="true">
        <Placeholders count={5}>
          <Placeholder height="1.5rem" margin="1rem 0" />
        </Placeholders>
        <Placeholder height="2.25rem" margin="1.5rem 0 0" />
      </div>
    </div>
  );
}
