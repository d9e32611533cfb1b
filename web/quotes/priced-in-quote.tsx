import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { OfferChange } from '#web/parts/offer/offer-change.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { PlansChange } from '#web/parts/offer/plans-change.tsx';
import { PriceContents } from '#web/parts/offer/price-contents.tsx';
import { receiptLines } from '#web/parts/offer/receipt-lines.ts';
import { roomLines } from '#web/parts/offer/rooms-text.ts';
import { TripCard } from '#web/parts/offer/trip-card.tsx';
import { isChanged } from '#web/parts/offer/what-changed.ts';
import { Lines } from '#web/ui/lines.tsx';
import { Price } from '#web/ui/price.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import styles from './client-quote.module.css';
import type { LoadedOffer } from './load-client-quote.ts';
import { QuotedFlights } from './quoted-flights.tsx';

type Now = Extract<LoadedOffer['now'], { status: 'priced' }>;
type Props = { now: Now; quoted: LoadedOffer['quoted']; secondCurrency: string | null };

/** What an offer costs now beside what it did then, in both currencies, and what the price is made of. */
export function PricedInQuote({ now, quoted, secondCurrency }: Props) {
  const t = useT();
  const format = useFormat();
  const ui = useUiLanguage();
  const { offer, receipt, cancellation } = now;
  const party = partyFor(t, offer.adult, offer.child);
  const day = format.date(quoted.day, 'dayYear');
  return (
    <>
      <p className={styles.quotedPrice}>
        <Price amount={receipt.total} currency={receipt.currency} />
        {secondCurrency && now.secondTotal !== null && (
          <span className="num">{ui.price(now.secondTotal, secondCurrency)}</span>
        )}
        <span className="small muted">{t('common.party.forParty', { party })}</span>
      </p>
      {isChanged(now) ? (
        <>
          <p className="small">
            {t('quote.was', { price: ui.price(quoted.total, receipt.currency), date: day })}
          </p>
          <OfferChange {...now} shownPrice={quoted.total} />
        </>
      ) : (
        <p className="small">{t('quote.same', { date: day })}</p>
      )}
      <QuotedFlights offer={offer} />
      <TripCard offer={offer} cancellation={cancellation} receipt={receipt} />
      <Receipt now={now} party={party} />
    </>
  );
}

function Receipt({ now, party }: { now: Now; party: string }) {
  const t = useT();
  const format = useFormat();
  const ui = useUiLanguage();
  const { offer, receipt, changes, cancellation } = now;
  const price = (amount: number) => ui.price(amount, receipt.currency);
  return (
    <details className={styles.quotedReceipt}>
      <summary>{t('quote.receipt')}</summary>
      <h3 className="sr">{t('detail.receipt.title')}</h3>
      <Lines
        lines={receiptLines(receipt.lines, changes, { t, format, price })}
        currency={receipt.currency}
        total={{ title: t('detail.receipt.total', { party }), amount: receipt.total }}
      />
      {roomLines(t, offer.rooms).map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
      {receipt.rateDate && (
        <p className="small muted">{t('quote.rate', { date: format.date(receipt.rateDate, 'dayYear') })}</p>
      )}
      <PriceContents included={now.included} notIncluded={now.notIncluded} />
      <PlansChange
        cancellation={cancellation}
        total={receipt.total}
        currency={receipt.currency}
        titleClass={undefined}
      />
    </details>
  );
}
