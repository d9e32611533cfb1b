import type { MessageKey } from '#texts/message-key.ts';
import type { HeaderContent, HeaderItem, HeaderLink } from '#web/context/header-content.ts';
import { type HeaderPlace, headerLinks, hotToursLink, salesOfficesLink } from './header-links.ts';
import { linkIcons } from './link-icons.ts';
import { seasonTag } from './season-tag.ts';

/** The links of the header, in the words of the page's language; the server makes them for a visit. */
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
