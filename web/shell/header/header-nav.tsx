import type { HeaderItem } from '#web/context/header-content.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { DirectionsLink } from './directions-link.tsx';
import styles from './header.module.css';
import { HeaderAnchor } from './header-anchor.tsx';

const seasonColours = { green: styles.navSeason_green, red: styles.navSeason_red };

/** The links of the variant; the burger has them where the window is too narrow. */
export function HeaderNav() {
  const t = useT();
  const { links } = useVisit().header;
  if (links.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={t('shell.header.navigation')}>
      <ul>
        {links.map((item) => (
          <li key={item.href}>
            <NavLink item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavLink({ item }: { item: HeaderItem }) {
  const { opens, isHot, tag, words } = item;
  if (opens) return <DirectionsLink item={item} />;
  if (isHot)
    return (
      <HeaderAnchor item={item} className={styles.hotPill}>
        <Icon name="bolt" size="s" />
        {words}
      </HeaderAnchor>
    );
  return (
    <HeaderAnchor item={item} className={tag && classNames(styles.navSeason, seasonColours[tag.colour])} />
  );
}
