import type { ContentMoment } from './live-content.ts';
import { type ContentSite, isShownOn } from './shown-on.ts';

type Content = Pick<ContentMoment, 'menuGroups' | 'menuItems'>;

/** The groups of a menu that a site shows, each with its items, in their order; groups without any are left out. */
export const findMenu = ({ menuGroups, menuItems }: Content, menuType: string, site: ContentSite) =>
  menuGroups
    .filter((group) => group.menu_type === menuType && isShownOn(group, site))
    .map((group) => ({
      ...group,
      items: menuItems.filter((item) => item.menu_group_id === group.id && isShownOn(item, site)),
    }))
    .filter(({ items }) => items.length > 0);
