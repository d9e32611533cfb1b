import type { Flags } from '#sites/flags.ts';

/** A link of a menu of the content. */
type MenuLink = { title: string; link: string };

/** Links that are shown by a flag, by their paths. */
const flagged: Record<string, 'contactsLink' | 'actionsLink' | 'posterLink'> = {
  '/contacts': 'contactsLink',
  '/actions': 'actionsLink',
  '/kalendar-sobytii': 'posterLink',
};

/** The links of the mini header that this site shows ([S]§2.4). */
export const miniLinks = <Link extends MenuLink>(menu: readonly Link[], flags: Flags): Link[] =>
  menu.filter(({ link }) => {
    const flag = flagged[link.replace(/\/*(?:[?#].*)?$/, '')];
    return !flag || flags[flag];
  });

/** Whether a link leads to what the operator recommends. */
export const isPriority = ({ link }: MenuLink) => link.includes('priority');
