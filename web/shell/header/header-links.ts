import type { SiteLinks } from '#sites/links-of.ts';
import type { Site } from '#sites/site.ts';
import type { MessageKey } from '#texts/message-key.ts';
import type { HeaderLink } from '#web/context/header-content.ts';
import type { PagePath } from '#web/context/page-path.ts';

export type HeaderPlace = {
  site: Pick<Site, 'variant' | 'flags'>;
  links: SiteLinks;
  /** Puts the locale before a path. */
  toLocal: (path: PagePath) => string;
  isLoggedIn: boolean;
};

/** The links beside the logo, by the variant of the site ([S]§2.4); those that are not configured are left out. */
export function headerLinks(place: HeaderPlace): HeaderLink[] {
  const { variant, flags } = place.site;
  if (variant === 'agent') return place.isLoggedIn ? loggedInAgent(place) : agent(place);
  if (variant === 'b2c' || variant === 'vacancies')
    return flags.newHeader ? newHeader(place) : oldHeader(place);
  return sets[variant]?.(place) ?? [];
}

/** Where the tours that leave soon are: on this site where it sells, else on the consumer site. */
export const hotToursLink = (place: HeaderPlace) => inTheShop(place, '/search/hot-tours');

/** Where the sales offices are, likewise. */
export const salesOfficesLink = (place: HeaderPlace) => inTheShop(place, '/contacts/sales-offices');

const inTheShop = ({ site, links, toLocal }: HeaderPlace, path: PagePath) =>
  site.flags.booking ? toLocal(path) : behind(links.b2c, path);

type LinkSet = (place: HeaderPlace) => HeaderLink[];

const sets: Partial<Record<Site['variant'], LinkSet>> = {
  events: ({ toLocal }) => [
    { word: 'header.contacts', href: '#contacts' },
    { word: 'header.works', href: toLocal('/projects') },
  ],
  survey: ({ toLocal, links }) => [
    { word: 'header.question', href: toLocal('/question') },
    { word: 'header.winners', href: toLocal('/winners') },
    ...when(links.winnersInfo, 'header.winnersInfo'),
  ],
  b2b: ({ toLocal, links }) => [
    { word: 'header.cooperation', href: toLocal('/cooperation/') },
    ...when(links.b2c, 'header.tourists'),
    ...when(links.oldSearch, 'header.oldSearch'),
    ...when(links.oldSite, 'header.oldSite'),
  ],
  card: ({ links }) => [
    ...when(behind(links.b2c, '/contacts/sales-offices'), 'header.salesOffices'),
    ...when(links.business, 'header.business'),
  ],
};

const newHeader: LinkSet = ({ links }) => [
  ...when(behind(links.b2c, '/search/hot-tours'), 'header.lastMinute').map(isHot),
  ...when(links.allInclusive, 'header.allInclusive'),
  ...when(behind(links.b2c, '/search/lato'), 'header.summer'),
  ...when(behind(links.b2c, '/search/zima'), 'header.winter'),
  ...when(behind(links.b2c, '/directions'), 'shell.header.directions').map(opensDirections),
  ...when(links.agents, 'header.agents'),
];

const oldHeader: LinkSet = ({ links }) => [
  ...when(behind(links.b2c, '/actions/'), 'header.actions'),
  ...when(behind(links.b2c, '/contacts/sales-offices'), 'header.salesOffices'),
  ...when(links.agents, 'header.agentsNew'),
  ...firstOf(when(links.agentsOld, 'header.agentsOld'), when(links.business, 'header.business')),
];

const agent: LinkSet = ({ toLocal, links }) => [
  { word: 'header.cooperation', href: toLocal('/cooperation/') },
  ...when(links.b2c, 'header.tourists'),
  ...firstOf(when(links.oldSearch, 'header.oldSearch'), when(links.oldSite, 'header.oldSite')),
];

const loggedInAgent: LinkSet = ({ site, toLocal, links }) => [
  { word: 'header.search', href: toLocal('/search/tours'), isSearch: true },
  { word: 'header.orders', href: toLocal('/orders/') },
  { word: 'agentMenu.quotes', href: toLocal('/quotes') },
  { word: 'agentMenu.clients', href: toLocal('/clients') },
  ...when(links.reports, 'header.reports'),
  { word: 'header.calendar', href: toLocal('/calendar/') },
  ...when(site.flags.servicesLink ? toLocal('/services/') : undefined, 'header.services'),
  { word: 'header.help', href: toLocal('/help/') },
];

const when = (href: string | undefined, word: MessageKey): HeaderLink[] =>
  href === undefined ? [] : [{ word, href }];

const behind = (site: string | undefined, path: PagePath) => site && site + path;

const firstOf = (links: HeaderLink[], others: HeaderLink[]) => (links.length > 0 ? links : others);

const isHot = (link: HeaderLink): HeaderLink => ({ ...link, isHot: true });

const opensDirections = (link: HeaderLink): HeaderLink => ({ ...link, opens: 'directions' });
