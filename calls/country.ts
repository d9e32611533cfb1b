import { z } from 'zod';
import { defineCall } from './call.ts';
import { langField, wholeNumber } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

/** The pages that a country has, as addresses call them ([W]§2.2). */
export const countryPageTypes = ['tours', 'hotels', 'excursion-tours', 'resorts', 'excursions'] as const;

/** What a sub-block for search engines may lead to ([W]§2.13). */
export const seoPageTypes = ['hotels', 'excursion', 'excursion-tours', 'resort'] as const;

const block = z.object({ title: z.string(), html: z.string() });
const oneBlock = block.nullable().describe('null where nobody has written it');
const picture = z.object({ src: z.string().describe('own media path'), alt: z.string() });

const countryInformation = z.object({
  samoId: z.int().describe('STATEINC of the searches'),
  slug: z.string(),
  countryCode: z.string().describe('ISO 3166, in upper case'),
  countryName: z.string(),
  countryNameIn: z.string().describe('as it stands in a sentence: in Türkiye'),
  countryNameTo: z.string().describe('to Türkiye'),
  countryNameWhere: z.string().describe('where one is'),
  subdomainInvariantName: z.string().describe('of the city of fromSubDomain; empty without one'),
  paragraph: z.string(),
  summary: z.string(),
  countryText: z.string().describe('HTML, without styles'),
  countryTags: z.array(z.string()).describe('what people go there for'),
  bannerImage: z.string().nullable().describe('own media path'),
  cashbackImage: z.string().nullable(),
  coverImage: picture.nullable(),
  images: z.array(picture).describe('the main gallery, else the cover'),
  badgeCountryStatus: z
    .object({ countryClosed: z.boolean(), label: z.string(), tooltip: z.string() })
    .nullable(),
  badges: z.array(z.object({ label: z.string(), visa: z.boolean().describe('a visa is needed') })),
  icons: z.array(z.object({ icon: z.string().describe('picture or icon'), label: z.string() })),
  properties: z.object({
    visa: z.boolean().describe('whether one is needed'),
    language: z.string(),
    currency: z.string(),
  }),
  langAndCurrency: z.string(),
  airports: z.array(
    z.object({
      code: z.string().describe('IATA'),
      name: z.string(),
      latitude: z.number().nullable().describe('null where no flight of ours leads there'),
      longitude: z.number().nullable(),
    }),
  ),
  coordinates: z.array(z.number()).nullable().describe('latitude, longitude of the middle'),
  mapCoordinates: z.array(z.array(z.number())).describe('south-west and north-east corner of its hotels'),
  mapCoordinatesOSM: z.array(z.object({ latitude: z.number(), longitude: z.number() })),
  hideRooms: z.boolean(),
  regionsHtmlBlock: oneBlock,
  priorityHtmlBlock: oneBlock,
  priorityPlusHtmlBlock: oneBlock,
  moscowHtmlBlock: oneBlock.describe('for visitors from Moscow'),
  russiaHtmlBlock: oneBlock.describe('for the Russian market'),
  modalBannerBlock: oneBlock,
  countryContent: z.array(block),
  interestingBlock: z
    .object({ badgeName: z.string(), linkHref: z.string(), linkName: z.string(), text: z.string() })
    .nullable(),
  isShowExcursionSeoBlock: z.boolean(),
  isShowExcursionToursSeoBlock: z.boolean(),
  isShowHotelsSeoBlock: z.boolean(),
  seoHtmlBlocks: z.array(
    z.object({ pageType: z.enum(seoPageTypes), firstText: z.string(), secondText: z.string() }),
  ),
  tabs: z.array(z.enum(countryPageTypes)).describe('kinds of pages that it has'),
});
export type CountryInformation = z.output<typeof countryInformation>;

/** All that the page of a country tells ([W]§2.13, §3.7). */
export const country = defineCall({
  name: 'country',
  method: 'GET',
  base: 'b2c',
  path: '/country',
  summary: 'What is written of a country, by its number or by a slug of it; empty where nothing is',
  source: '[W]§2.13, §3.7, §7',
  mayCall: anybody,
  query: z
    .object({
      ...langField,
      stateInc: wholeNumber(1, 2_147_483_647).optional().describe('number of the country'),
      page: z.string().min(1).max(200).optional().describe('slug of it, or of a region or excursion in it'),
      fromSubDomain: z.string().max(120).optional().describe('slug of the city that somebody looks from'),
    })
    .refine(({ stateInc, page }) => stateInc !== undefined || page !== undefined, {
      path: ['page'],
      message: 'or stateInc is required',
    }),
  answer: z.array(countryInformation).describe('one, or none'),
});
