import { z } from 'zod';
import { defineCall } from './call.ts';
import { propertyList } from './content-fields.ts';
import { newsItem } from './news.ts';
import { langField, wholeNumber } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

const icon = z.object({ link: z.string().describe('picture or icon'), value: z.string() });

const htmlBlock = z.object({
  slug: z.string(),
  title: z.string(),
  html: z.string(),
  blockType: z.string(),
  details: z.object({ withPhone: z.boolean(), withButton: z.boolean(), withSocials: z.boolean() }),
});
export type HtmlBlockAnswer = z.output<typeof htmlBlock>;

const listedHotel = z.object({
  hotel: z.object({
    inc: z.int(),
    name: z.string(),
    slug: z.string().describe('/hotels/turkey/marenza-palms'),
    stargname: z.string(),
    compAttrs: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .describe('the one named Priority marks the hotel'),
    attrs: z.array(
      icon.extend({
        name: z.string(),
        kind: z.string().describe('distance, in metres; flag; text'),
      }),
    ),
    regionName: z.string(),
    stateName: z.string(),
    image: z.string().nullable(),
  }),
});

const listedPage = z.object({
  id: z.int(),
  slug: z.string(),
  slugFull: z.string().describe('with the slugs of the pages above it'),
  pageType: z.string(),
  parentSlug: z.string(),
  parentTitle: z.string(),
  title: z.string(),
  subtitle: z.string(),
  note: z.string(),
  paragraph: z.string(),
  link: z.string().describe('where it leads instead of its own page; empty: nowhere else'),
  isActive: z.boolean(),
  bannerImage: z.string().nullable().describe('own media path'),
  coverImage: z.string().nullable(),
  mainImage: z.string().nullable(),
  imageAltText: z.string(),
  properties: z.object({
    main: z.object({ advantages: z.string().describe('heading of the advantages') }),
    seo: z.object({ title: z.string(), description: z.string(), keywords: z.string() }),
    values: z.record(z.string(), z.array(z.string())).describe('by path: location/countryList'),
  }),
});
export type ListedPageAnswer = z.output<typeof listedPage>;

const fullPage = listedPage.extend({
  htmlBlocks: z.array(htmlBlock),
  icons: z.object({ advantages: z.array(icon) }),
  images: z.array(z.object({ src: z.string(), alt: z.string() })).describe('the main gallery'),
  phone: z.object({ number: z.string(), addNum: z.string(), title: z.string() }).nullable(),
  summary: z.object({ link: z.string() }),
  content: z.object({ summary: z.string() }),
  hotels: z.array(listedHotel),
  news: z.array(newsItem).describe('the newest; of the type main/newsType or with the tag main/newsTag'),
});
export type PageAnswer = z.output<typeof fullPage>;

/** An information page ([S]§2.14, §3.8). */
export const page = defineCall({
  name: 'page',
  method: 'GET',
  base: 'b2c',
  path: '/page',
  summary: 'An information page by its slug; 404 where the site has none',
  source: '[S]§2.14, §3.8, §7.2',
  mayCall: anybody,
  query: z.object({ ...langField, page: z.string().min(1).max(200).describe('slug') }),
  answer: z.object({ page: z.array(fullPage).describe('one page') }),
});

/** A chain of hotels with its hotels ([S]§2.14, §3.8). */
export const hotelChain = defineCall({
  name: 'hotelChain',
  method: 'GET',
  base: 'b2c',
  path: '/hotelchain',
  summary: 'A chain of hotels by its slug; 404 where the site has none',
  source: '[S]§2.14, §3.8, §7.2',
  mayCall: anybody,
  query: z.object({ ...langField, chain: z.string().min(1).max(200).describe('slug') }),
  answer: z.object({
    page: z.array(fullPage).describe('one page'),
    chain: z.object({ slug: z.string(), title: z.string(), description: z.string() }),
    hotels: z.array(listedHotel),
  }),
});

const option = { value: z.string(), label: z.string() };

/** Pages of one kind, some at a time ([W]§2.14, §7). */
export const pages = defineCall({
  name: 'pages',
  method: 'GET',
  base: 'b2c',
  path: '/pages',
  summary: 'Pages of a type in their order, two at a time unless `take` says otherwise',
  source: '[W]§2.14, §3.8, §7',
  mayCall: anybody,
  query: z.object({
    ...langField,
    pageType: z.string().max(60).optional().describe('info, excursion, hotelchain …'),
    skip: wholeNumber(0, 1_000_000).optional().describe('where absent, take × page'),
    take: wholeNumber(1, 100).default(2),
    page: wholeNumber(0, 1_000_000).default(0).describe('number of the page of the list, from 0'),
    $filter: z
      .string()
      .max(1_000, 'is longer than 1000 characters')
      .optional()
      .describe("name eq 'value', joined by and: parentSlug eq 'turkey'"),
    $expand: z.string().max(200).optional().describe('htmlBlocks: also the blocks'),
    $select: z.string().max(500).optional().describe('sent along by clients; changes nothing'),
    category: z.string().max(120).optional().describe('value of the property main/category'),
    country: z.string().max(120).optional().describe('value of the property location/countryList'),
    properties: propertyList
      .optional()
      .describe('location/countryList:turkey|location/regionList:side; every one must hold'),
    propertyValues: z.string().max(500).optional().describe('values of any property; one must hold'),
    parent: z.string().max(200).optional().describe('slug of the page above'),
    hotelSlug: z.string().max(200).optional().describe('only pages that list this hotel'),
    fromSubDomain: z.string().max(120).optional().describe('sent along by clients; changes nothing'),
  }),
  answer: z.object({
    list: z.array(
      listedPage.extend({
        htmlBlocks: z.array(htmlBlock).optional(),
        filters: z.object({
          regions: z.array(z.string()).describe('slugs'),
          restType: z.array(z.string()).describe('kinds of rest, as keys of CountriesAttributes'),
          titleExcursion: z.string(),
        }),
      }),
    ),
    currentPage: z.int(),
    pageCount: z.int(),
    listCount: z.int().describe('pages in all'),
    parentSlug: z.string(),
    parentTitle: z.string(),
    showWizard: z.boolean().describe('whether there is anything to filter by'),
    withRegions: z.boolean(),
    wizardFilters: z
      .object({
        regions: z.array(z.object(option)),
        restTypes: z.array(z.object({ ...option, regions: z.array(z.string()) })),
        titleExcursion: z.array(
          z.object({ ...option, regions: z.array(z.string()), restTypes: z.array(z.string()) }),
        ),
      })
      .describe('of all pages under the parent, whatever is filtered; each option with those it goes with'),
  }),
});

/** Looks for words in the information pages of a site. */
export const searchPages = defineCall({
  name: 'searchPages',
  method: 'GET',
  base: 'b2c',
  path: '/PageSearch',
  summary: 'Information pages that have every word of a text, those first whose titles have them',
  source: '[S]§2.1, §2.14',
  mayCall: anybody,
  query: z.object({ ...langField, text: z.string().min(1).max(120) }),
  answer: z.object({
    list: z.array(
      z.object({
        title: z.string(),
        path: z.string().describe('of the page, without a locale'),
        parent: z.string().describe('title of the page above'),
        excerpt: z.string().describe('what it says of the first word'),
      }),
    ),
    total: z.int(),
  }),
});
