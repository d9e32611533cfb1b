import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { useRates } from '#web/rates/use-rates.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './header-currency.module.css';

/**
 * What prices can be read in, the chosen one pressed. Every price of the page is asked for again, so it is a plain form
 * that comes back to the page.
 */
export function CurrencyChoices() {
  const t = useT();
  const { currencies, currency: chosen } = useVisit();
  const { pathname, search } = useLocation();
  const names = new Map(useRates()?.currencies.map(({ slug, currency }) => [slug, currency]));
  return (
    <form method="post" action="/currency">
      <input type="hidden" name="from" value={pathname + search} />
      <ul className={styles.currencyChoices} aria-label={t('currency.choice.title')}>
        {currencies.map(({ slug, symbol }) => (
          <li key={slug}>
            <button type="submit" name="currency" value={slug} aria-pressed={slug === chosen}>
              <b>{slug}</b>
              <span className={styles.currencyChoicesName}>{names.get(slug)}</span>
              {slug === chosen ? <Icon name="check" size="s" /> : <span>{symbol}</span>}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
