import { z } from 'zod';
import { defineCall } from './call.ts';
import { inc, langField, wholeNumber } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

const named = z.object({ slug: z.string(), name: z.string() });

/** An item of the news as lists show it ([S]§3.7). */
export const newsItem = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  miniDescription: z.string(),
  publishStartDate: z.string().describe('2026-11-21'),
  readCount: z.int().describe('at most a minute old'),
  mainImage: z.string().nullable().describe('own media path'),
  coverImage: z.string().nullable().describe('for lists; mainImage where there is none of its own'),
  coverNew: z.string().nullable().describe('wide, for the item that stands first'),
  imageAltText: z.string(),
  newsTypeName: z.string(),
  tags: z.string().describe('slugs of its tags, with commas'),
  tagsList: z.array(named),
  properties: z.object({ main: z.object({ newsType: z.string().describe('slug of its type') }) }),
});
export type NewsAnswer = z.output<typeof newsItem>;

const slugField = z.string().max(120);
const choice = named.extend({ count: z.int().describe('items that have it') });

/** The news of a site, some at a time ([S]§2.14, §3.7). */
export const newsList = defineCall({
  name: 'newsList',
  method: 'GET',
  base: 'b2c',
  path: '/news',
  summary: 'The news that the site shows today, the newest first; those of days to come are not among them',
  source: '[S]§2.14, §3.7',
  mayCall: anybody,
  query: z.object({
    ...langField,
    newsType: slugField.optional().describe('slug of a type'),
    tag: slugField.optional().describe('slug of a tag'),
    page: wholeNumber(0, 100_000).default(0).describe('number of the page of the list, from 0'),
    take: wholeNumber(1, 100).default(12),
  }),
  answer: z.object({
    list: z.array(newsItem),
    currentPage: z.int(),
    pageCount: z.int(),
    listCount: z.int().describe('items in all'),
    types: z.array(choice).describe('types that the site has news of'),
    tagsList: z.array(choice).describe('tags of the news of the type, those of most items first'),
  }),
});

/** One of the news in full ([S]§3.7). */
export const newsDetail = defineCall({
  name: 'newsDetail',
  method: 'GET',
  base: 'b2c',
  path: '/news/item',
  summary: 'One of the news by its type and slug; 404 where the site shows none',
  source: '[S]§2.14, §3.7',
  mayCall: anybody,
  query: z.object({ ...langField, newsType: slugField.min(1), slug: slugField.min(1) }),
  answer: newsItem.extend({
    html: z.string(),
    next: newsItem.nullable().describe('the one that came after it'),
    previous: newsItem.nullable().describe('the one that came before it'),
  }),
});

/** Counts that an item was read; nothing of the reader is kept. */
export const newsRead = defineCall({
  name: 'newsRead',
  method: 'POST',
  base: 'b2c',
  path: '/news/read',
  summary: 'Counts that one of the news was read',
  source: '[S]§3.7',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({ id: inc }),
  answer: z.void(),
});
