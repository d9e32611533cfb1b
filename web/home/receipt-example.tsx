import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { plainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { receiptLines } from '#web/parts/offer/receipt-lines.ts';
import { Lines } from '#web/ui/lines.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import styles from './home.module.css';
import type { loader } from './receipt-example-resource.ts';
import type { ReceiptView } from './receipt-view.ts';

/** What we promise about prices, and the receipt of a real one from today's search. */
export default function ReceiptExample() {
  const fetcher = useFetcher<typeof loader>();
  const path = useLocalPath()('/lookup/receipt-example');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fetcher is new in every render
  useEffect(() => void fetcher.load(path), [path]);
  if (fetcher.data === undefined) return <div className={styles.bandPlace} />;
  return fetcher.data && <Receipt priced={fetcher.data} />;
}

function Receipt({ priced }: { priced: ReceiptView }) {
  const t = useT();
  const format = useFormat();
  const { price } = useUiLanguage();
  const { offer, receipt } = priced;
  const language = { t, format, price: (amount: number) => price(amount, receipt.currency) };
  const party = partyFor(t, offer.adult, offer.child);
  return (
    <section className="section page">
      <div className={styles.band}>
        <div className={styles.bandPromise}>
          <h2>{t('home.receipt.title')}</h2>
          <p>{t('home.receipt.lead')}</p>
        </div>
        <div className={styles.slip}>
          <p className={styles.slipOf}>
            {offer.hotelName}
            <small>
              {[
                t('home.receipt.exampleNote'),
                format.date(plainDate(offer.checkIn), 'weekday'),
                format.nights(offer.nights),
              ].join(', ')}
            </small>
          </p>
          <Lines
            lines={receiptLines(receipt.lines, [], language)}
            currency={receipt.currency}
            total={{ title: t('detail.receipt.total', { party }), amount: receipt.total }}
          />
        </div>
      </div>
    </section>
  );
}
