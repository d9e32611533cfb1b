import { MenuLink } from '../menu-link.tsx';
import type { MenuGroup } from '../shell-content.ts';

/** Groups of links beside each other, each under its heading. */
export function FooterMenus({ menus }: { menus: readonly MenuGroup[] }) {
  return menus.map(({ title, items }) => (
    <div key={title}>
      {title && <h2>{title}</h2>}
      <ul>
        {items.map(({ title, link }) => (
          <li key={link}>
            <MenuLink link={link}>{title}</MenuLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
