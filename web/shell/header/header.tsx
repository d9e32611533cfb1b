import { memo } from 'react';
import { useIsSalesOffice } from '#web/context/sales-office.ts';
import { ListLink } from '#web/lists/list-link.tsx';
import { BurgerButton } from '#web/shell/modals/burger-button.tsx';
import { ChatButton } from '#web/shell/modals/chat-button.tsx';
import { NotificationsTool, WorkLine } from '#web/shell/user/agent-tools.tsx';
import { UserButton } from '#web/shell/user/user-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CityLink } from './city-link.tsx';
import styles from './header.module.css';
import { HeaderNav } from './header-nav.tsx';
import { HotPill } from './hot-pill.tsx';
import { Logo } from './logo.tsx';
import { TopLine } from './top-line.tsx';

/** The head of every page ([S]§2.4). The sales office has a simplified one: no menu, no links, no lists. */
export const Header = memo(function Header() {
  const isSimple = useIsSalesOffice();
  return (
    <header className={classNames(styles.header, isSimple && styles.headerSimple)}>
      <TopLine isSimple={isSimple} />
      <div className={styles.headerBar}>
        <div className={classNames('page', styles.headerIn)}>
          <Logo isSalesOffice={isSimple} />
          {!isSimple && <HeaderNav />}
          <div className={styles.tools}>
            {!isSimple && <HotPill />}
            <CityLink />
            {!isSimple && <ListLink list="compare" className={classNames(styles.tool, styles.toolList)} />}
            {!isSimple && <ListLink list="favorites" className={classNames(styles.tool, styles.toolList)} />}
            {!isSimple && <ChatButton />}
            {!isSimple && <NotificationsTool className={styles.tool} />}
            <UserButton />
            {!isSimple && <BurgerButton />}
          </div>
        </div>
      </div>
      {!isSimple && <WorkLine />}
    </header>
  );
});
