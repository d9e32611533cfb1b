import { useVisit } from '#web/context/visit.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './header.module.css';
import { HeaderAnchor } from './header-anchor.tsx';

/** The way to the tours that leave soon. Where the links have it, it stands here only when they do not. */
export function HotPill() {
  const { links, hotTours } = useVisit().header;
  if (!hotTours) return null;
  const isTwin = links.some(({ isHot }) => isHot);
  return (
    <HeaderAnchor
      item={hotTours}
      className={isTwin ? classNames(styles.hotPill, styles.hotPillTwin) : styles.hotPill}
    >
      <Icon name="bolt" size="s" />
      <span className={styles.hotPillWords}>{hotTours.words}</span>
    </HeaderAnchor>
  );
}
