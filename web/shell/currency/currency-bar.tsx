import { useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { withHistory } from '#web/rates/history-address.ts';
import { RateTimer } from '#web/rates/rate-timer.tsx';
import { useRates } from '#web/rates/use-rates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './header-currency.module.css';

/** Rates of up to three currencies, each a way to its history, and how long they hold. */
export function CurrencyBar({ className }: { className: string | undefined }) {
  const t = useT();
  const { search } = useLocation();
  const { currency: own } = useVisit().site;
  const loaded = useRates();
  const [fresh, setFresh] = useState<typeof loaded>();
  const rates = fresh ?? loaded;
  const others = rates?.currencies.filter(({ slug }) => slug !== own) ?? [];
  if (!rates || others.length === 0) return null;
  return (
    <section className={classNames(styles.rates, className)} aria-label={t('currency.bar.title')}>
      <ul className={styles.ratesList}>
        {others.map((currency) => (
          <li key={currency.slug}>
            <Link
              to={withHistory(search, currency.slug)}
              className={styles.ratesItem}
              rel="nofollow"
              preventScrollReset
              defaultShouldRevalidate={false}
            >
              <b>{currency.symbol}</b> {currency.written}
              <span className="sr"> {t('currency.bar.history', { currency: currency.currency })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {rates.timer && <RateTimer key={rates.timer.next} timer={rates.timer} onRates={setFresh} />}
    </section>
  );
}
