import { z } from 'zod';
import { defineCall } from './call.ts';
import { contentLang, wordList } from './content-fields.ts';
import { anybody } from './who-may-call.ts';

/** The groups of settings ([S]§3.10). */
export const settingsGroups = [
  'mainCertified',
  'mainsearch',
  'search-Lato',
  'search-Zima',
  'seoBlocks',
  'site',
  'titleSearch',
  'social',
  'socialEvents',
  'contact',
  'contactSalesOffice',
  'contactCenterOperationDepartments',
  'contactCenterHeadOffice',
  'contactCenterForTourists',
  'contactCenterForAgents',
  'partnernew',
  'mainMenu',
  'searchAction',
] as const;
export type SettingsGroup = (typeof settingsGroups)[number];

const setting = z.object({
  link: z.string().describe('empty where the setting is a text alone'),
  value: z.string().describe('empty where it is a link alone'),
});
export type SettingAnswer = z.output<typeof setting>;

const groups = z.record(z.string(), z.record(z.string(), setting));
/** Settings by group and key: `settings.contactCenterHeadOffice?.adress?.value`. */
export type SettingsAnswer = z.output<typeof groups>;

const isGroup = (name: string): name is SettingsGroup => (settingsGroups as readonly string[]).includes(name);

/** Settings of the site, by group. A group or key that the site lacks is not there. */
export const settings = defineCall({
  name: 'settings',
  method: 'GET',
  base: 'b2c',
  path: '/settings',
  summary: 'Texts and links of the site by group and key: contacts, social networks, logos of partners …',
  source: '[S]§3.10, §3.12, §7.2',
  mayCall: anybody,
  query: z.object({
    ...contentLang,
    group: wordList
      .refine((names) => names.length > 0, 'is required')
      .refine((names) => names.every(isGroup), `is not one of ${settingsGroups.join(', ')}`)
      .describe(`groups separated by commas: ${settingsGroups.join(', ')}`),
  }),
  answer: groups,
});
