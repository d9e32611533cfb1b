import { headerClick, menuClick } from '#web/context/analytics/analytics-event.ts';
import { pushEvent } from '#web/context/analytics/data-layer.ts';
import type { PublicSite } from '#web/context/visit.tsx';

/** Where a link of the header stands: its clicks are counted as those of the header or of a menu ([S]§7.2). */
export type HeaderLine = 'header' | 'top-line' | 'burger';

/** Tells the data layer that a link was followed; its words are the label. */
export const countClick = (line: HeaderLine, words: string, site: PublicSite) =>
  pushEvent(line === 'header' ? headerClick(words) : menuClick(line, words), site);
