import { z } from 'zod';
import { defineCall } from './call.ts';
import { contentLang } from './content-fields.ts';
import { flag, inc } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

/** The places of sliders ([S]§3.10). */
export const sliderTypes = [
  'agenthome',
  'blog',
  'headerpopup',
  'home',
  'homenew',
  'mainads',
  'mainpopup',
  'mainpopupnew',
  'searchcruise',
  'searchhotel',
  'searchtour',
  'slidertest',
  'without-flight',
  'wizard',
] as const;
export type SliderType = (typeof sliderTypes)[number];

/** `HEADER_POPUP` and `headerpopup` are one type; `without_flight` is `without-flight`. */
const sliderType = z.string().transform((text, context): SliderType => {
  const plain = (word: string) => word.toLowerCase().replace(/[_-]/g, '');
  const found = sliderTypes.find((type) => plain(type) === plain(text));
  if (found) return found;
  context.addIssue({ code: 'custom', message: `is not one of HEADER_POPUP, ${sliderTypes.join(', ')}` });
  return z.NEVER;
});

const orderNo = z
  .string()
  .regex(/^orderNo( asc)?$/i, 'is not orderNo')
  .optional();

const advertisement = z.object({
  advertisementId: z.int(),
  id: z.int(),
  altText: z.string().describe('what the picture shows'),
  img: z.string().describe('own media path; empty where there is none'),
  imgTablet: z.string(),
  imgMobile: z.string(),
  isActive: z.boolean(),
  link: z.string(),
  newWindow: z.boolean(),
  orderNo: z.int(),
  text: z.string().describe('HTML'),
  subText: z.string(),
  buttonColor: z.string().describe('#rrggbb; empty: as the design has it'),
  buttonText: z.string(),
  isFTA: z.boolean().describe('only for users with this flag'),
  isLoyal: z.boolean().describe('only for users with this flag'),
  markers: z.array(z.string()),
  publishEndDate: z.string().nullable().describe('last day: YYYY-MM-DD'),
  statesList: z.array(z.int()).describe('only where one of these countries is chosen'),
  statesListEx: z.array(z.int()).describe('not where one of these countries is chosen'),
  townFromsList: z.array(z.int()).describe('only for these departure towns; empty: for all'),
  videoUrl: z.string(),
  videoTabletUrl: z.string(),
  videoMobileUrl: z.string(),
});
export type AdvertisementAnswer = z.output<typeof advertisement>;

const shownFor = {
  ...contentLang,
  type: sliderType.describe(`HEADER_POPUP, ${sliderTypes.join(', ')}; case, _ and - do not matter`),
  orderby: orderNo,
  townFrom: inc.optional().describe('departure town of the visitor'),
};

/** What the header banner shows. */
export const advertisements = defineCall({
  name: 'advertisements',
  method: 'GET',
  base: 'b2c',
  path: '/advertisements',
  summary: 'Advertisements of a type that the site shows today, in their order',
  source: '[S]§2.5, §3.11, §7.2',
  mayCall: anybody,
  query: z.object(shownFor),
  answer: z.array(advertisement),
});

/** What a slider shows. */
export const slider = defineCall({
  name: 'slider',
  method: 'GET',
  base: 'b2c',
  path: '/slider',
  summary: 'The slides of a slider that the site shows today, in their order',
  source: '[S]§7.2, [W]§2.10, §3.9, §7',
  mayCall: anybody,
  query: z.object({
    ...shownFor,
    $orderby: orderNo,
    fieldState: inc.optional().describe('the destination country that is chosen'),
    idTestSlider: inc.optional().describe('also this one of the type slidertest'),
    sliderAdsId: inc.optional().describe('only this one'),
    isFTA: flag.default(false).describe('the user has this flag'),
    isLoyal: flag.default(false).describe('the user has this flag'),
  }),
  answer: z.array(advertisement),
});

/** Counts a click; nothing of the visitor is kept. */
export const advertisementClick = defineCall({
  name: 'advertisementClick',
  method: 'POST',
  base: 'b2c',
  path: '/advertisements/click',
  summary: 'Counts a click on an advertisement',
  source: '[S]§2.5, §7.2',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({ id: inc.describe('advertisementId') }),
  answer: z.void(),
});

/** An advertisement as it is rendered: `images` is one picture for every screen, or desktop, tablet and mobile. */
export type ShownAdvertisement = AdvertisementAnswer & { images: string[] };

/** Advertisements made ready to be rendered ([S]§3.11). */
export const normaliseAdvertisements = (received: readonly AdvertisementAnswer[]): ShownAdvertisement[] =>
  received
    .filter(({ isActive }) => isActive)
    .sort((a, b) => a.orderNo - b.orderNo)
    .map((one) => ({
      ...one,
      link: withSlash(one.link),
      newWindow: one.newWindow || one.link.includes('http'),
      text: anchorsUnderlined(one.text),
      images: imagesOf(one),
    }));

const withSlash = (link: string) => (link === '' || /^(\/|http)/.test(link) ? link : `/${link}`);

/** The whole strip is a link, and links cannot be nested. */
const anchorsUnderlined = (html: string) =>
  html.replace(/<a(\s(?:[^>"']|"[^"]*"|'[^']*')*)?>/gi, '<u>').replace(/<\/a\s*>/gi, '</u>');

function imagesOf({ img, imgTablet, imgMobile }: AdvertisementAnswer) {
  if (img && imgTablet && imgMobile) return [img, imgTablet, imgMobile];
  return img ? [img] : [];
}
