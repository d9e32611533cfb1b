import type { MessageKey } from '#texts/message-key.ts';
import type { IconName } from '#web/ui/icon.tsx';
import {
  type HeaderLink,
  type HeaderPlace,
  headerLinks,
  hotToursLink,
  salesOfficesLink,
} from './header-links.ts';
import { linkIcons } from './link-icons.ts';
import { type SeasonTag, seasonTag } from './season-tag.ts';

/** A link of the header in the words of the page's language. */
export type HeaderItem = Omit<HeaderLink, 'word'> & { words: string; icon?: IconName; tag?: SeasonTag };

/**
 * The links of the header. The server makes them for a visit: nine variants have theirs, and a browser needs the words
 * of one.
 */
export type HeaderContent = {
  links: HeaderItem[];
  /** The pill; the links may have it, too. */
  hotTours?: HeaderItem;
  /** Absent where the links have it. */
  salesOffices?: HeaderItem;
};

export function headerContent(place: HeaderPlace, t: (word: MessageKey) => string): HeaderContent {
  const links = headerLinks(place);
  const item = ({ word, ...link }: HeaderLink): HeaderItem => {
    const tag = seasonTag(link.href);
    const icon = linkIcons[word];
    return { ...link, words: t(word), ...(icon && { icon }), ...(tag && { tag }) };
  };
  const hotTours = hotToursLink(place);
  const offices = links.some(({ word }) => word === 'header.salesOffices')
    ? undefined
    : salesOfficesLink(place);
  return {
    links: links.map(item),
    ...(hotTours && { hotTours: item({ word: 'header.lastMinute', href: hotTours, isHot: true }) }),
    ...(offices && { salesOffices: item({ word: 'header.salesOffices', href: offices }) }),
  };
}
