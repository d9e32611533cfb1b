import { useId } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useVisit } from '#web/visit/visit.tsx';
import { CurrencyChoices } from './currency-choices.tsx';
import './header-currency.css';
import '#web/shell/header/header.css';
import '#web/ui/menu.css';

/** What prices are read in, under a button of the header. Works without scripts. */
export function CurrencySelector() {
  const t = useT();
  const id = useId();
  const { currency, currencies } = useVisit();
  if (currencies.length === 1) return null;
  const symbol = currencies.find(({ slug }) => slug === currency)?.symbol ?? currency;
  return (
    <>
      <button type="button" className="tool tool--currency" popoverTarget={id}>
        <span className="sr">{t('currency.choice.current')} </span>
        {symbol === currency ? currency : `${symbol} ${currency}`}
        <Icon name="down" size="s" />
      </button>
      <div
        id={id}
        popover="auto"
        className="menu menu--currencies"
        role="dialog"
        aria-label={t('currency.choice.title')}
      >
        <p className="menu__title">{t('currency.choice.lead')}</p>
        <CurrencyChoices />
      </div>
    </>
  );
}
