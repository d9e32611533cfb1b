import { CurrencyBar } from './currency-bar.tsx';
import { CurrencySelector } from './currency-selector.tsx';
import { useRates } from './use-rates.ts';

/** What money costs today and what prices are read in, over the header; error pages do without. */
export function MoneyStrip() {
  if (!useRates()) return null;
  return (
    <div className="money-strip">
      <div className="page money-strip__in">
        <CurrencyBar />
        <CurrencySelector />
      </div>
    </div>
  );
}
