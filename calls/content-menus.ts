import { z } from 'zod';
import { defineCall } from './call.ts';
import { contentLang } from './content-fields.ts';
import { anybody } from './who-may-call.ts';

/** The menus of a site ([S]§3.10). */
export const menuTypes = [
  'MainMenu',
  'BurgerMenu',
  'LoginMainMenu',
  'MiniHeader',
  'FooterMenuNew',
  'LoginFooterMenuNew',
  'event',
  'FooterMenu',
] as const;

const item = z.object({
  link: z.string().describe('a path of the site, without its locale, or an address elsewhere'),
  title: z.string(),
  orderNo: z.int(),
  imageUrl: z.string().optional().describe('own media path, or an icon of the design system'),
});

const group = z.object({
  title: z.string().describe('empty: the items stand by themselves'),
  orderNo: z.int(),
  items: z.array(item),
});

/** A menu as the site shows it: groups and items in their order. */
export const menu = defineCall({
  name: 'menu',
  method: 'GET',
  base: 'b2c',
  path: '/menu',
  summary: 'A menu of the site: its groups, each with its items; none where the site has no such menu',
  source: '[S]§3.10, §7.2',
  mayCall: anybody,
  query: z.object({ ...contentLang, menuType: z.enum(menuTypes) }),
  answer: z.object({ menus: z.array(group) }),
});
