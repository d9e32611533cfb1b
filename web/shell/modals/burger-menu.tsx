import { menuClick } from '#web/context/analytics/analytics-event.ts';
import { useTrack } from '#web/context/analytics/use-track.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { LoadingDisplay } from '#web/ui/loading-display.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Placeholder, Placeholders, Skeleton } from '#web/ui/skeleton.tsx';
import type { MenuGroup } from '../shell-content.ts';
import { BurgerLink } from './burger-link.tsx';
import styles from './modals.module.css';
import { useBurgerMenu } from './use-burger-menu.ts';

/** The links of the site's menu, in their groups. */
export function BurgerMenu({ isOpen }: { isOpen: boolean }) {
  const { groups, state, retry } = useBurgerMenu(isOpen);
  return (
    <LoadingDisplay
      state={state}
      skeleton={<MenuSkeleton />}
      empty={null}
      error={<MenuFailure onRetry={retry} />}
    >
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </LoadingDisplay>
  );
}

function Group({ group: { title, items } }: { group: MenuGroup }) {
  const track = useTrack();
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul>
        {items.map((item) => (
          <li key={item.link}>
            <BurgerLink item={item} onClick={() => track(menuClick('burger', item.title))} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** [S]§9: five items. */
const placeholders = 5;

function MenuSkeleton() {
  return (
    <Skeleton>
      <ul>
        <Placeholders count={placeholders}>
          <li className={styles.burgerMenuPlaceholder}>
            <Placeholder width="1.5rem" height="1.5rem" shape="pill" />
            <Placeholder width="10rem" height="1.25rem" />
          </li>
        </Placeholders>
      </ul>
    </Skeleton>
  );
}

/** Without scripts the page is asked for again. */
function MenuFailure({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Notice tone="error" title={t('shell.header.menuFailed')}>
      <a
        href="?"
        className={buttonClass({ size: 's' })}
        onClick={(event) => {
          event.preventDefault();
          onRetry();
        }}
      >
        {t('shell.action.retry')}
      </a>
    </Notice>
  );
}
