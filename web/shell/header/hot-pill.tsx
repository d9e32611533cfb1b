import { Icon } from '#web/ui/icon.tsx';
import { useVisit } from '#web/visit/visit.tsx';
import { HeaderAnchor } from './header-anchor.tsx';
import './header.css';

/** The way to the tours that leave soon. Where the links have it, it stands here only when they do not. */
export function HotPill() {
  const { links, hotTours } = useVisit().header;
  if (!hotTours) return null;
  const isTwin = links.some(({ isHot }) => isHot);
  return (
    <HeaderAnchor item={hotTours} className={isTwin ? 'hot-pill hot-pill--twin' : 'hot-pill'}>
      <Icon name="bolt" size="s" />
      <span className="hot-pill__words">{hotTours.words}</span>
    </HeaderAnchor>
  );
}
