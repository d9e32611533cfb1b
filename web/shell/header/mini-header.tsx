import { useT } from '#web/context/i18n-context.tsx';
import { useLocalLink, useVisit } from '#web/context/visit.tsx';
import { useShellContent } from '#web/shell/shell-content.ts';
import { Icon } from '#web/ui/icon.tsx';
import { HeaderAnchor } from './header-anchor.tsx';
import { isPriority, miniLinks } from './mini-links.ts';
import styles from './top-line.module.css';

/** The small links over the header, where the content has a menu of them. */
export function MiniHeader() {
  const t = useT();
  const toLocal = useLocalLink();
  const { flags } = useVisit().site;
  const links = miniLinks(useShellContent().miniHeader, flags);
  if (links.length === 0) return null;
  return (
    <nav className={styles.miniHeader} aria-label={t('shell.header.more')}>
      <ul>
        {links.map((link) => (
          <li key={link.link}>
            <HeaderAnchor item={{ href: toLocal(link.link), words: link.title }} line="top-line">
              {isPriority(link) && <Icon name="star" size="s" />}
              {link.title}
            </HeaderAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
