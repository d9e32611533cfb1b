import { ListLink } from '#web/parts/keep/list-link.tsx';
import { BurgerButton } from '#web/shell/modals/burger-button.tsx';
import { ChatButton } from '#web/shell/modals/chat-button.tsx';
import { UserButton } from '#web/shell/user/user-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CityLink } from './city-link.tsx';
import { HeaderNav } from './header-nav.tsx';
import { HotPill } from './hot-pill.tsx';
import { Logo } from './logo.tsx';
import { useIsSalesOffice } from './sales-office.ts';
import { TopLine } from './top-line.tsx';
import './header.css';

/** The head of every page ([S]§2.4). The sales office has a simplified one: no menu, no links, no lists. */
export function Header() {
  const isSimple = useIsSalesOffice();
  return (
    <header className={classNames('header', isSimple && 'header--simple')}>
      <TopLine isSimple={isSimple} />
      <div className="header__bar">
        <div className="page header__in">
          <Logo isSalesOffice={isSimple} />
          {!isSimple && <HeaderNav />}
          <div className="tools">
            {!isSimple && <HotPill />}
            <CityLink />
            {!isSimple && <ListLink list="compare" className="tool" />}
            {!isSimple && <ListLink list="favorites" className="tool" />}
            {!isSimple && <ChatButton />}
            <UserButton />
            {!isSimple && <BurgerButton />}
          </div>
        </div>
      </div>
    </header>
  );
}
