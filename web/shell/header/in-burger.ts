import type { HeaderItem } from '#web/context/header-content.ts';
import type { PublicSite } from '#web/context/visit.tsx';

type BurgerPlace = {
  site: Pick<PublicSite, 'variant'>;
  isLoggedIn: boolean;
  /** What the menu of the burger has by itself. */
  titles: readonly string[];
};

/**
 * What of the header's links the burger shows above its menu ([S]§2.4): for an agent who is logged in the last two, for
 * anyone else those that its menu does not have.
 */
export function inBurger<Item extends Pick<HeaderItem, 'words'>>(
  links: readonly Item[],
  { site, isLoggedIn, titles }: BurgerPlace,
): readonly Item[] {
  if (site.variant === 'agent' && isLoggedIn) return links.slice(-2);
  return links.filter(({ words }) => !titles.includes(words));
}
