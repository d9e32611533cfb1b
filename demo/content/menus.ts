import type { RowOf } from '#domain/operator-data/tables.ts';
import { readFacts } from '../facts/read-facts.ts';
import { wordOf } from './words.ts';

type Column = 'menus' | 'group' | 'title' | 'link' | 'image' | 'variants';

const list = (words: string) => words.split(' ').filter(Boolean);

/** The menus of the sites: their groups, and the links of each. */
export function menuRows(): { menu_group: RowOf<'menu_group'>[]; menu_item: RowOf<'menu_item'>[] } {
  const groups = new Map<string, RowOf<'menu_group'>>();
  const items: RowOf<'menu_item'>[] = [];
  for (const fact of readFacts<Column>('../content/menus.csv'))
    for (const menu of list(fact.menus)) {
      const group = groupOf(groups, menu, fact.group);
      items.push({
        id: items.length + 1,
        menu_group_id: group.id,
        title: wordOf(fact.title),
        link: fact.link,
        ...(fact.image && { image: fact.image }),
        position: items.length,
        variants: list(fact.variants).join(','),
      });
    }
  return { menu_group: [...groups.values()], menu_item: items };
}

function groupOf(groups: Map<string, RowOf<'menu_group'>>, menu: string, title: string) {
  const key = `${menu}/${title}`;
  const known = groups.get(key);
  if (known) return known;
  const group = {
    id: groups.size + 1,
    menu_type: menu,
    ...(title && { title: wordOf(title) }),
    position: groups.size,
  };
  groups.set(key, group);
  return group;
}
