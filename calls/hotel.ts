import { z } from 'zod';
import { defineCall } from './call.ts';
import { offer, receipt } from './offer-fields.ts';
import { checkTrip, inc, langField, partyFields, tripFields, wholeNumber } from './query-fields.ts';

const place = z.object({
  inc: z.int(),
  name: z.string(),
  lname: z.string().describe('in English'),
  slug: z.string(),
});
const picture = z.object({ img: z.string(), alt: z.string() });

/** A hotel with its texts, rooms and pictures ([W]§3.5). */
export const hotelCall = defineCall({
  name: 'hotel',
  method: 'GET',
  base: 'core',
  path: '/hotel',
  summary: 'Hotel information, by inc or by /hotels/{country}/{slug}',
  source: '[W]§3.5, §7',
  query: z.object({ ...langField, hotel: z.string().max(300) }),
  answer: z.object({
    code: z.int().describe('200; 301: see redirect; -1: no data'),
    redirect: z.string().optional(),
    info: z
      .object({
        inc: z.int(),
        name: z.string(),
        slug: z.string(),
        star: z.string(),
        starKey: z.string(),
        address: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        onSale: z.boolean(),
        builtYear: z.int().nullable(),
        renovatedYear: z.int().nullable(),
        roomCount: z.int().nullable(),
        rating: z.number().nullable(),
        ratingCount: z.int(),
        airportCode: z.string(),
        airportName: z.string(),
      })
      .optional(),
    attr: z.array(
      z.object({
        inc: z.int(),
        code: z.string(),
        name: z.string(),
        value: z.string(),
        kind: z.string(),
        icon: z.string().nullable(),
      }),
    ),
    region: place.optional(),
    town: place.optional(),
    state: place.optional(),
    images: z.array(picture),
    rooms: z.array(
      z.object({
        room: z.int(),
        name: z.string(),
        lname: z.string(),
        description: z.string(),
        areaM2: z.int().nullable(),
        beds: z.string(),
        guests: z.int().describe('most people who may sleep in it'),
        images: z.array(picture),
      }),
    ),
    texts: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })),
  }),
});

/** All offers of one hotel ([W]§7: page size 200, cheapest first). */
export const roomPrices = defineCall({
  name: 'roomPrices',
  method: 'GET',
  base: 'core',
  path: '/room-prices',
  summary: 'All offers of a hotel: rooms × meals × days × nights × flights',
  source: '[W]§2.11, §3.3, §7',
  query: z
    .object({
      ...langField,
      ...partyFields,
      HOTEL_INC: inc,
      TOWNFROM: inc.describe('1: without flight'),
      ...tripFields,
      SORT_TYPE: wholeNumber(0, 0).default(0),
      PRICE_PAGE: wholeNumber(1, 10_000).default(1),
      PARTITION_PRICE: wholeNumber(1, 200).default(200),
    })
    .superRefine(checkTrip),
  answer: z.object({
    prices: z.array(offer),
    countTotal: z.int(),
    pageCount: z.int(),
    currentPage: z.int(),
    nearest: z
      .object({
        CHECKIN_BEG: z.string(),
        CHECKIN_END: z.string(),
        NIGHTMIN: z.int(),
        NIGHTMAX: z.int(),
        price: z.int(),
      })
      .nullable()
      .describe('where there is no offer: the nearest question that has one'),
  }),
});

/** One offer, priced again: its receipt, and what changed since the claim was made. */
export const offerCall = defineCall({
  name: 'offer',
  method: 'GET',
  base: 'core',
  path: '/offer',
  summary: 'Fresh price and receipt of a claim, and the difference from the price in it',
  source: '[W]§2.11; pricing',
  query: z.object({ ...langField, claim: z.string().max(1_000) }),
  answer: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('priced'),
      offer,
      receipt,
      shownPrice: z.int().describe('whole units, as the claim has it'),
      changes: z
        .array(z.object({ key: z.string(), before: z.int(), after: z.int() }))
        .describe('lines that differ'),
    }),
    z.object({
      status: z.literal('gone'),
      reason: z.string().describe('why this choice can no longer be sold'),
      shownPrice: z.int(),
      hotelInc: z.int(),
    }),
  ]),
});
