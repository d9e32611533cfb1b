import type { MessageKey } from '#texts/message-key.ts';
import { useT } from '#web/context/i18n-context.tsx';
import type { PagePath } from '#web/context/page-path.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import styles from './keep.module.css';
import type { ListName } from './kept-list.ts';
import { useKeptList } from './kept-lists.ts';

type ListLinkProps = {
  list: ListName;
  className: string | undefined;
  /** The word beside the icon, for menus; else it is only spoken. */
  withWord?: boolean;
};

const links: Record<ListName, { path: PagePath; icon: IconName; word: MessageKey }> = {
  compare: { path: '/compare/', icon: 'compare', word: 'shell.lists.compare' },
  favorites: { path: '/favorites', icon: 'heart', word: 'shell.lists.favourites' },
};

/** The way to a list, in a new tab, with how many hotels are in it ([S]§2.4); nothing where the site has no such list. */
export function ListLink({ list, className, withWord = false }: ListLinkProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { showCompare, showFavourites } = useVisit().site.flags;
  const { length: count } = useKeptList(list);
  if (!(list === 'compare' ? showCompare : showFavourites)) return null;
  const { path, icon, word } = links[list];
  return (
    <a className={classNames(styles.listLink, className)} href={toLocal(path)} target="_blank" rel="noopener">
      <span className={styles.listLinkIcon}>
        <Icon name={icon} />
        {count > 0 && (
          <span className={styles.listLinkCount} aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <span className={withWord ? undefined : 'sr'}>{t(word)}</span>
      <span className="sr">
        {count > 0 && `, ${t('shell.count.hotels', { count })}`} ({t('shell.lists.newTab')})
      </span>
    </a>
  );
}
