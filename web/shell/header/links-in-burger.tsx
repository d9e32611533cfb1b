import { useUser } from '#web/context/user/use-user.ts';
import { useVisit } from '#web/context/visit.tsx';
import modalsStyles from '#web/shell/modals/modals.module.css';
import { useShellContent } from '#web/shell/shell-content.ts';
import { Icon, isIconName } from '#web/ui/icon.tsx';
import headerStyles from './header.module.css';
import { HeaderAnchor } from './header-anchor.tsx';
import { inBurger } from './in-burger.ts';

/** The links of the header above the menu of the burger, where the window has no room for them beside the logo. */
export function LinksInBurger() {
  const { site, header } = useVisit();
  const isLoggedIn = useUser() !== undefined;
  const { burger } = useShellContent();
  const titles: string[] = [];
  for (const { items } of burger) titles.push(...items.map(({ title }) => title));
  const links = inBurger(header.links, { site, isLoggedIn, titles });
  if (links.length === 0) return null;
  return (
    <ul className={headerStyles.burgerLinks}>
      {links.map((item) => (
        <li key={item.href}>
          <HeaderAnchor item={item} line="burger">
            <span className={modalsStyles.burgerMenuIcon}>
              {item.icon && isIconName(item.icon) && <Icon name={item.icon} />}
            </span>
            {item.words}
          </HeaderAnchor>
        </li>
      ))}
    </ul>
  );
}
