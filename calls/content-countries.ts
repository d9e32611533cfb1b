import { z } from 'zod';
import { defineCall } from './call.ts';
import { marketFields, wordList } from './content-fields.ts';
import { currencyField, inc, langField } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

const countryFields = {
  samoId: z.int().describe('STATEINC of the searches'),
  slug: z.string(),
  slugFull: z.string().describe('with its kind: countries/turkey'),
  title: z.string(),
  isActive: z.boolean(),
  pageType: z.enum(['country', 'cruise']).describe('cruises are listed apart'),
  visaRequirements: z.int().describe('1: a visa is needed'),
  pcrRequirements: z.int().describe('1: a test is needed'),
};

const country = z.object({
  ...countryFields,
  summary: z.string(),
  miniDescription: z.string(),
  bannerImage: z.string().nullable().describe('own media path'),
  coverImage: z.string().nullable(),
  mainImage: z.string().nullable(),
  imageAltText: z.string(),
  bestPriceUrl: z.string().describe('where its cheapest offers are: a path of the site, without its locale'),
  isPriority: z.boolean(),
  mainAirportTownSamoId: z.int().nullable().describe('TOWNTO of the town where most guests land'),
  icons: z.object({
    attributes: z.array(z.object({ link: z.string().describe('icon'), value: z.string() })),
    main: z.object({ flag: z.object({ link: z.string().describe('path of the picture') }) }),
  }),
  properties: z.object({ main: z.object({ mainCountry: z.boolean().describe('shown first') }) }),
});
export type CountryAnswer = z.output<typeof country>;

/** Destinations with what their cards show ([S]§3.5). */
export const countries = defineCall({
  name: 'countries',
  method: 'GET',
  base: 'b2c',
  path: '/countries',
  summary:
    'Destination countries with pictures and short texts: those that the operator puts first, then by name',
  source: '[S]§3.5, §7.2',
  mayCall: anybody,
  query: z.object({
    ...langField,
    currency: currencyField.CURRENCY.describe(
      'currency that the links to offers ask for: its code in any case, or its number',
    ),
    townFrom: marketFields.townFrom,
  }),
  answer: z.array(country),
});

const simpleCountry = z.object({
  ...countryFields,
  flag: z.string().describe('path of the picture'),
  tourTypes: z.array(z.string()).describe('keys of CountriesAttributes'),
  townFrom: z.array(z.int()).describe('departure towns of the market that it is sold from'),
  townFromObjects: z.array(z.object({ townFrom: z.int(), townName: z.string(), secondLevel: z.string() })),
});
export type SimpleCountryAnswer = z.output<typeof simpleCountry>;

/** What the directions list shows of a country. */
export const countriesSimple = defineCall({
  name: 'countriesSimple',
  method: 'GET',
  base: 'b2c',
  path: '/CountriesSimple',
  summary: 'Destination countries of one market by name, each with the towns that it is sold from',
  source: '[S]§3.5, §7.2',
  mayCall: anybody,
  query: z.object({
    ...langField,
    market: marketFields.market,
    attributes: wordList.optional().describe('only countries with one of these tour types'),
    fromSubDomain: z.string().max(120).optional().describe('only countries sold from the city of this slug'),
  }),
  answer: z.array(simpleCountry),
});

const tourType = z.object({
  key: z.string(),
  title: z.string(),
  icon: z.string().describe('icon of the design system; empty where there is none'),
  orderNo: z.int(),
  countryCount: z.int().describe('countries of the market that have it'),
});
export type TourTypeAnswer = z.output<typeof tourType>;

/** What countries can be filtered by. */
export const countriesAttributes = defineCall({
  name: 'countriesAttributes',
  method: 'GET',
  base: 'b2c',
  path: '/CountriesAttributes',
  summary: 'Tour types that some country of the market has, in their order',
  source: '[S]§3.5, §7.2',
  mayCall: anybody,
  query: z.object({
    ...langField,
    market: marketFields.market,
    townFrom: inc.optional().describe('sent along by clients, always 2; changes nothing'),
  }),
  answer: z.array(tourType),
});

/** The countries that the foot of a page links to. */
export const footerCountries = defineCall({
  name: 'footerCountries',
  method: 'GET',
  base: 'b2c',
  path: '/CountriesFooter',
  summary: 'Destination countries as links, by name; liners are not among them',
  source: '[S]§2.12, §3.5, §7.2',
  mayCall: anybody,
  query: z.object({
    ...langField,
    currency: z.string().max(10).optional().describe('sent along by clients; changes nothing'),
    townFrom: marketFields.townFrom,
  }),
  answer: z.array(z.object({ slug: z.string(), title: z.string() })),
});
