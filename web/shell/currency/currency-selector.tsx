import { useId } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import headerStyles from '#web/shell/header/header.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CurrencyChoices } from './currency-choices.tsx';
import headerCurrencyStyles from './header-currency.module.css';
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
      <button type="button" className={headerStyles.tool} popoverTarget={id}>
        <span className="sr">{t('currency.choice.current')} </span>
        {symbol === currency ? currency : `${symbol} ${currency}`}
        <Icon name="down" size="s" />
      </button>
      <div
        id={id}
        popover="auto"
        className={classNames('menu', headerCurrencyStyles.menuCurrencies)}
        role="dialog"
        aria-label={t('currency.choice.title')}
      >
        <p className="menu__title">{t('currency.choice.lead')}</p>
        <CurrencyChoices />
      </div>
    </>
  );
}
