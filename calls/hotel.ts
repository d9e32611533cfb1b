import { z } from 'zod';
import { mostKept } from '#lib/most-kept.ts';
import { defineCall } from './call.ts';
import {
  hotelAttribute,
  hotelInfo,
  hotelPlace,
  hotelRoom,
  hotelText,
  nearbyPlace,
  picture,
} from './hotel-fields.ts';
import { flightOffer, leg, lineChange, offer, receipt } from './offer-fields.ts';
import { cancellation, priceContents, termsChange } from './offer-terms.ts';
import { claimField, flag, langField, numberList } from './query-fields.ts';
import { roomPricesQuery } from './room-prices-query.ts';
import { anybody } from './who-may-call.ts';

const mostIncs = 50;

const incs = (what: string, most = mostIncs) =>
  numberList(-999_999_999, 2_147_483_647, most)
    .refine((list) => list.length > 0, 'is empty')
    .describe(`incs ${what}, separated by commas; at most ${most}`);

const hotelState = hotelPlace.extend({ isCruise: z.boolean().describe('the hotel is a liner') });

/** A hotel with its texts, rooms and pictures ([W]§3.5). */
export const hotelCall = defineCall({
  name: 'hotel',
  method: 'GET',
  base: 'core',
  path: '/hotel',
  summary: 'Hotel information, by inc, by /hotels/{country}/{slug} or by /cruise/{slug}',
  source: '[W]§2.11, §3.5, §7',
  mayCall: anybody,
  query: z.object({
    ...langField,
    hotel: z.string().min(1).max(300).describe("inc, or the path of its page; a negative inc is a partner's"),
  }),
  answer: z.object({
    code: z.int().describe('200; 301: see redirect; -1: no data'),
    redirect: z.string().optional().describe('where the page of the hotel is, encoded'),
    info: hotelInfo.optional(),
    attr: z.array(hotelAttribute),
    region: hotelPlace.optional(),
    town: hotelPlace.optional(),
    state: hotelState.optional(),
    images: z.array(picture),
    rooms: z.array(hotelRoom),
    texts: z.array(hotelText),
    nearby: z.array(nearbyPlace).describe('what guests go to; empty on a liner, which moves'),
  }),
});

const hotelCard = z.object({
  hotel: z.int().describe('inc'),
  name: z.string(),
  slug: z.string(),
  ...hotelInfo.pick({ star: true, rating: true, ratingCount: true }).shape,
  town: hotelPlace,
  region: hotelPlace,
  state: hotelState,
  image: z.string().nullable().describe('own media path'),
});

/** What the cards of a list tell of its hotels, in one answer ([S]§4.7). */
export const hotelCards = defineCall({
  name: 'hotelCards',
  method: 'GET',
  base: 'core',
  path: '/hotel-cards',
  summary:
    'Name, category, rating, place and first picture of up to 50 hotels, in their order; unknown ones are left out',
  source: '[S]§4.7; [W]§3.5',
  mayCall: anybody,
  query: z.strictObject({ ...langField, hotels: incs('of hotels') }),
  answer: z.array(hotelCard),
});

/** What hotels are compared by ([S]§4.7). */
export const hotelFacts = defineCall({
  name: 'hotelFacts',
  method: 'GET',
  base: 'core',
  path: '/hotel-facts',
  summary: `Facts of up to ${mostKept.compare} hotels side by side, in their order; unknown ones are left out`,
  source: '[S]§4.7, §9; [W]§3.5',
  mayCall: anybody,
  query: z.strictObject({ ...langField, hotels: incs('of hotels', mostKept.compare) }),
  answer: z.array(
    hotelCard.extend({
      ...hotelInfo.pick({
        builtYear: true,
        renovatedYear: true,
        roomCount: true,
        airportCode: true,
        airportName: true,
      }).shape,
      attr: z.array(hotelAttribute),
    }),
  ),
});

/** Pictures of the hotels on a list, fetched when their cards are seen ([W]§2.11). */
export const hotelImages = defineCall({
  name: 'hotelImages',
  method: 'GET',
  base: 'core',
  path: '/hotel-images',
  summary: 'Pictures of up to 50 hotels; unknown ones are left out',
  source: '[W]§2.11, §7',
  mayCall: anybody,
  query: z.object({ ...langField, hotels: incs('of hotels') }),
  answer: z.array(z.object({ hotel: z.int(), images: z.array(picture) })),
});

/** Rooms on offer cards, fetched when the cards are seen ([W]§2.11). */
export const roomDetails = defineCall({
  name: 'roomDetails',
  method: 'GET',
  base: 'core',
  path: '/room-details',
  summary: 'Names, facts and pictures of up to 50 rooms; unknown ones are left out',
  source: '[W]§2.11, §3.5, §7',
  mayCall: anybody,
  query: z.object({ ...langField, rooms: incs('of rooms') }),
  answer: z.array(hotelRoom.extend({ hotel: z.int() })),
});

/** All offers of one hotel ([W]§7: page size 200, cheapest first). */
export const roomPrices = defineCall({
  name: 'roomPrices',
  method: 'GET',
  base: 'core',
  path: '/room-prices',
  summary: 'All offers of a hotel: rooms × meals × days × nights × flights',
  source: '[W]§2.11, §3.3, §7',
  mayCall: anybody,
  query: roomPricesQuery,
  answer: z.object({
    prices: z.array(offer),
    countTotal: z.int().describe('offers of the hotel, whichever of them are answered'),
    rooms: z
      .array(
        z.object({
          key: z.string().describe('incs of the rooms of its offers, joined by "-"'),
          count: z.int(),
          price: z.int().describe('of the cheapest, whole units'),
          checkInFirst: z.iso.date(),
          checkInLast: z.iso.date(),
        }),
      )
      .describe('what there is of each room, the one with the cheapest offer first'),
    meals: z.array(z.object({ inc: z.int(), name: z.string() })).describe('boards of all these offers'),
    pageCount: z.int().describe('of the rows that are answered'),
    pages: z.int().describe('other name of pageCount'),
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

const priced = {
  receipt,
  shownPrice: z.int().describe('whole units, as the claim has it'),
  claimedAt: z.iso
    .datetime()
    .nullable()
    .describe('when that price was computed; null in claims that do not say'),
  isOutdated: z.boolean().describe('that is longer ago than this server holds prices'),
  changes: z.array(lineChange).describe('lines that differ'),
  cancellation: cancellation.nullable().describe('null where the operator has not said all of it'),
  termsMark: z.string().describe('differs where the terms of cancellation do'),
  termsChange,
};

const travellerPart = z.object({
  room: z.int().describe('place in rooms'),
  age: z.int().nullable().describe('null: an adult'),
  flight: z.int(),
  stay: z.int(),
  services: z.int(),
  total: z.int(),
});

/** One offer, priced again: its receipt, and what changed since the claim was made. */
export const offerCall = defineCall({
  name: 'offer',
  method: 'GET',
  base: 'core',
  path: '/offer',
  summary: 'Fresh price and receipt of a claim, and the difference from the price in it',
  source: '[W]§2.11; pricing',
  mayCall: anybody,
  query: z.object({ ...langField, claim: claimField }),
  answer: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('priced'),
      offer,
      townFrom: z.int().describe('where its trip begins'),
      ...priced,
      ...priceContents,
      travellers: z
        .array(travellerPart)
        .describe('what each of them is priced at, in whole units; all of them sum to the total'),
    }),
    z.object({ status: z.literal('priced-flights'), offer: flightOffer, ...priced }),
    z.object({
      status: z.literal('gone'),
      reason: z
        .enum(['hotel', 'tour', 'flight', 'seats', 'children', 'room', 'departed', 'rate'])
        .describe('what can no longer be sold; seats: the flight is full'),
      shownPrice: z.int(),
      hotelInc: z.int().describe('0 where flights alone were chosen'),
      stay: z
        .object({
          checkIn: z.iso.date().describe('the first night'),
          departs: z.iso
            .date()
            .describe('the day of its flight, as long as that is known; else the first night'),
          nights: z.int(),
          adults: z.int(),
          childAges: z.array(z.int()),
          hasFlight: z.boolean(),
          townFrom: z.int().nullable().describe('where it begins; null where its tour is there no more'),
          excursionTourSlugFull: z.string().describe('path of its excursion tour; empty where it is of none'),
        })
        .nullable()
        .describe('what was chosen, to ask for its like; null where flights alone were'),
    }),
  ]),
});

/** The flights that an offer can be taken with. */
export const offerFlights = defineCall({
  name: 'offerFlights',
  method: 'GET',
  base: 'core',
  path: '/offer-flights',
  summary:
    'Every pair of flights that a claim can be taken with for its rooms, board and nights, the cheapest first',
  source: '[W]§2.11; pricing',
  mayCall: anybody,
  query: z.object({ ...langField, claim: claimField }),
  answer: z
    .array(
      z.object({
        out: leg,
        back: leg,
        ...offer.pick({ price: true, currency: true, cat_Claim: true, claim: true, daynoconfirm: true })
          .shape,
        isChosen: z.boolean().describe('the pair of the claim that was sent'),
      }),
    )
    .describe('empty without flight, and where nothing of the choice can be sold any more'),
});

/** What a request of an offer says to its office, in the language that is asked for. */
export const offerLetter = defineCall({
  name: 'offerLetter',
  method: 'GET',
  base: 'core',
  path: '/offer-letter',
  summary:
    'An offer as a request tells it to the office, a fact a line: travellers, rooms, days, flights, tour, price',
  source: '[W]§2.11',
  mayCall: anybody,
  query: z.object({
    ...langField,
    claim: claimField,
    forOffice: flag.default(false).describe('in the main language of the site, which its office reads'),
  }),
  answer: z.object({ lines: z.array(z.string()) }),
});
