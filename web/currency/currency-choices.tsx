import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { currenciesOf } from '#sites/chosen-currency.ts';
import { currencySymbol } from '#sites/currencies.ts';
import { useT } from '#web/i18n/i18n-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useVisit } from '#web/visit.tsx';
import { addressInChosenCurrency } from './currency-address.ts';
import { currencyCookieOf } from './currency-cookie.ts';
import { useRates } from './use-rates.ts';

/**
 * What prices can be read in, the chosen one pressed. Every price of the page is asked for again, so the whole page is
 * loaded; without scripts a form does the same.
 */
export function CurrencyChoices() {
  const t = useT();
  const { site, currency: chosen } = useVisit();
  const { pathname, search } = useLocation();
  const names = new Map(useRates()?.currencies.map(({ slug, currency }) => [slug, currency]));
  const from = pathname + search;

  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    const named = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value;
    const slug = currenciesOf(site).find((offered) => offered === named);
    if (!slug) return;
    event.preventDefault();
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser
    document.cookie = currencyCookieOf(slug, location.protocol === 'https:');
    const to = addressInChosenCurrency(from);
    if (to === from) location.reload();
    else location.assign(to);
  };

  return (
    <form method="post" action="/currency" onSubmit={choose}>
      <input type="hidden" name="from" value={from} />
      <ul className="currency-choices" aria-label={t('currency.choice.title')}>
        {currenciesOf(site).map((slug) => (
          <li key={slug}>
            <button type="submit" name="currency" value={slug} aria-pressed={slug === chosen}>
              <b>{slug}</b>
              <span className="currency-choices__name">{names.get(slug)}</span>
              {slug === chosen ? (
                <Icon name="check" size="s" />
              ) : (
                <span>{currencySymbol(slug, site.currency)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
