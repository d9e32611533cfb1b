import { CurrencyBar } from '#web/shell/currency/currency-bar.tsx';
import { CurrencySelector } from '#web/shell/currency/currency-selector.tsx';
import { LanguageButton } from '#web/shell/modals/language-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useVisit } from '#web/visit/visit.tsx';
import { HeaderAnchor } from './header-anchor.tsx';
import { MiniHeader } from './mini-header.tsx';
import './header.css';
import './top-line.css';

/** One slim line over the header, which leaves with the page: the mini header, what money costs, and what is chosen. */
export function TopLine({ isSimple }: { isSimple: boolean }) {
  return (
    <div className="top-line">
      <div className="page top-line__in">
        {!isSimple && <MiniHeader />}
        {!isSimple && <CurrencyBar />}
        <div className="top-line__tools">
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
    <HeaderAnchor item={salesOffices} line="top-line" className="tool">
      <Icon name="map" size="s" />
      {salesOffices.words}
    </HeaderAnchor>
  );
}
