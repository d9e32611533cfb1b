import { z } from 'zod';
import { defineCall } from './call.ts';
import { langField } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

/** The four categories of cookies, whatever a language calls them. */
export const cookieCategories = ['necessary', 'functional', 'analytics', 'marketing'] as const;
export type CookieCategory = (typeof cookieCategories)[number];

const cookie = z.object({
  name: z.string(),
  columns: z.array(z.object({ validity: z.string(), type: z.string() })),
  htmlcontent: z.string(),
});

const button = z.object({
  key: z.enum(cookieCategories),
  name: z.string(),
  htmlcontent: z.string(),
  collapsecontent: z.array(z.object({ name: z.string(), collapsecontent: z.array(cookie) })),
});
export type CookieButtonAnswer = z.output<typeof button>;

const tab = z.object({
  key: z.string().describe('details: the tab with the categories'),
  name: z.string(),
  htmlcontent: z.string(),
  buttons: z.array(button).describe('categories of cookies'),
});
export type CookieTabAnswer = z.output<typeof tab>;

/** What the cookie-settings modal shows ([S]§3.13). */
export const cookieSettings = defineCall({
  name: 'cookieSettings',
  method: 'GET',
  base: 'b2c',
  path: '/CookieSettings',
  summary: 'Tabs of the cookie settings: categories, who sets their cookies, and each cookie',
  source: '[S]§2.13, §3.13',
  mayCall: anybody,
  query: z.object(langField),
  answer: z.object({ tabs: z.array(tab) }),
});
