import { z } from 'zod';
import { defineCall } from './call.ts';
import { langField, wholeNumber } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

/** The parts of the site map, as its pages are called. */
export const siteMapSections = ['countries', 'hotels', 'tours', 'excursions', 'info', 'offices'] as const;

export type SiteMapSection = (typeof siteMapSections)[number];

const entry = z.object({
  title: z.string(),
  path: z.string().describe('of the page, without a locale: /tours/turkey/marenza-palms'),
  group: z.string().describe('what it stands under: the country of a hotel; may be empty'),
  changed: z
    .string()
    .describe('the day, in UTC, on which what it shows beside prices was last changed; may be empty'),
});
export type SiteMapEntry = z.output<typeof entry>;

/**
 * What search engines are told beside them; people find resorts and catalogues of excursions under their country, news
 * and vacancies on their pages.
 */
export const mappedSections = [...siteMapSections, 'resorts', 'catalogues', 'news', 'vacancies'] as const;

export type MappedSection = (typeof mappedSections)[number];

/** The pages of a section that the site has, by group and name ([S]§2.1, §2.3). */
export const siteMap = defineCall({
  name: 'siteMap',
  method: 'GET',
  base: 'b2c',
  path: '/SiteMap',
  summary: 'Pages of a section of the site map, some at a time',
  source: '[S]§2.1, §2.3',
  mayCall: anybody,
  query: z.object({
    ...langField,
    section: z.enum(mappedSections),
    skip: wholeNumber(0, 1_000_000).default(0),
    take: wholeNumber(1, 10_000).default(300),
  }),
  answer: z.object({ list: z.array(entry), total: z.int() }),
});
