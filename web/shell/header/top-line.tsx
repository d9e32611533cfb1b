import { useVisit } from '#web/context/visit.tsx';
import { CurrencyBar } from '#web/shell/currency/currency-bar.tsx';
import { CurrencySelector } from '#web/shell/currency/currency-selector.tsx';
import { LanguageButton } from '#web/shell/modals/language-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import headerStyles from './header.module.css';
import { HeaderAnchor } from './header-anchor.tsx';
import { MiniHeader } from './mini-header.tsx';
import topLineStyles from './top-line.module.css';

/** One slim line over the header, which leaves with the page: the mini header, what money costs, and what is chosen. */
export function TopLine({ isSimple }: { isSimple: boolean }) {
  return (
    <div className={classNames(topLineStyles.topLine, !isSimple && topLineStyles.topLineOfMany)}>
      <div className={classNames('page', topLineStyles.topLineIn)}>
        {!isSimple && <MiniHeader />}
        {!isSimple && <CurrencyBar className={topLineStyles.topLineRates} />}
        <div className={topLineStyles.topLineTools}>
          {!isSimple && <SalesOffices />}
          <CurrencySelector />
          <LanguageButton />
        </div>
      </div>
    </div>
  );
}

function SalesOffices() {
  const { salesOffices } = useVisit().header;
  if (!salesOffices) return null;
  return (
    <HeaderAnchor item={salesOffices} line="top-line" className={headerStyles.tool}>
      <Icon name="map" size="s" />
      {salesOffices.words}
    </HeaderAnchor>
  );
}
