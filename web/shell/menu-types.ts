import type { menuTypes } from '#calls/content-menus.ts';
import type { Site } from '#sites/site.ts';

type MenuType = (typeof menuTypes)[number];

/** What the menus of a page depend on. */
export type MenuPlace = { site: Pick<Site, 'variant' | 'flags'>; isLogin: boolean };

/** The menu under the burger ([S]§2.10). */
export const burgerMenu = ({ isLogin }: Pick<MenuPlace, 'isLogin'>): MenuType =>
  isLogin ? 'LoginMainMenu' : 'BurgerMenu';

/** The menus in the foot of the page ([S]§2.12). */
export function footerMenu({ site: { variant, flags }, isLogin }: MenuPlace): MenuType {
  if (variant === 'events') return 'event';
  if (isLogin) return 'LoginFooterMenuNew';
  return flags.newHeader ? 'FooterMenuNew' : 'FooterMenu';
}
