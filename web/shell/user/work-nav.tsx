import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { HeaderAnchor } from '#web/shell/header/header-anchor.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, isIconName } from '#web/ui/icon.tsx';
import styles from './work-nav.module.css';

/** The links of the header in a line of their own below it, where the window is too narrow for them beside the logo. */
export default function WorkNav() {
  const t = useT();
  const { links } = useVisit().header;
  if (links.length === 0) return null;
  return (
    <nav className={classNames(styles.workNav, 'page')} aria-label={t('shell.header.navigation')}>
      <ul>
        {links.map((item) => (
          <li key={item.href}>
            <HeaderAnchor item={item}>
              {item.icon && isIconName(item.icon) && <Icon name={item.icon} />}
              <span>{item.words}</span>
            </HeaderAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
