import { z } from 'zod';
import { defineCall } from './call.ts';
import { hotelOffer } from './offer-fields.ts';
import {
  checkTrip,
  flag,
  inc,
  langField,
  numberList,
  partyFields,
  tripFields,
  wholeNumber,
} from './query-fields.ts';

export const sortTypes = { price: 0, priceDown: 1, recommended: 2, rating: 3 } as const;

const count = z.object({ value: z.int(), name: z.string(), count: z.int() });

/** The main search: the best offer of each hotel ([W]§3.1). */
export const searchTours = defineCall({
  name: 'search',
  method: 'GET',
  base: 'core',
  path: '/search',
  summary: 'Best offer of each hotel, priced live',
  source: '[W]§3.1, §3.3, §7',
  query: z
    .object({
      ...langField,
      ...partyFields,
      SEARCH_TYPE: z.enum(['tour', 'hotel', 'hot-tours']).default('tour'),
      TOWNFROM: inc,
      STATEINC: inc.optional().describe('all destinations where absent (hot tours only)'),
      REGIONTO: numberList(0, 2_147_483_647).default([]),
      TOWNTO: numberList(0, 2_147_483_647).default([]),
      HOTELLIST: numberList(0, 2_147_483_647).default([]),
      ...tripFields,
      CHECKIN_END: tripFields.CHECKIN_END.describe('last day of departure; at most 60 days later'),
      STARLIST: numberList(0, 2_147_483_647).default([]),
      MEALLIST: numberList(0, 2_147_483_647).default([]),
      HOTELATTR: numberList(0, 2_147_483_647).default([]),
      COSTMIN: wholeNumber(0, 20_000_000).optional(),
      COSTMAX: wholeNumber(0, 20_000_000).optional(),
      MOMENT_CONFIRM: flag.default(false).describe('only what is confirmed at once'),
      CHARTER: flag.default(true),
      REGULAR: flag.default(true),
      SORT_TYPE: wholeNumber(0, 3).default(sortTypes.recommended),
      PRICE_PAGE: wholeNumber(1, 100_000).default(1),
      PARTITION_PRICE: wholeNumber(1, 200).default(20).describe('hotels a page'),
    })
    .superRefine((query, context) => {
      checkTrip(query, context);
      if (query.STATEINC === undefined && query.SEARCH_TYPE !== 'hot-tours')
        context.addIssue({ code: 'custom', path: ['STATEINC'], message: 'is required' });
    }),
  answer: z.array(
    z.object({
      state: z.object({ inc: z.int(), name: z.string(), slug: z.string() }).nullable(),
      prices: z.array(hotelOffer),
      result: z.object({
        countTotal: z.int(),
        currentPage: z.int(),
        pageCount: z.int(),
        minPrice: z.int().nullable(),
        maxPrice: z.int().nullable(),
        currency: z.string(),
        hotelsPriced: z.int(),
        offersPriced: z.int(),
      }),
      facets: z.object({
        stars: z.array(count),
        meals: z.array(count),
        regions: z.array(count),
        attributes: z.array(count),
        instant: z.int(),
        charter: z.int(),
        regular: z.int(),
        price: z.object({
          min: z.int(),
          max: z.int(),
          buckets: z.array(z.int()).describe('hotels in equal steps from min to max'),
        }),
      }),
      relaxations: z.array(
        z.object({
          change: z.enum(['filters', 'dates', 'nights', 'town', 'party']),
          query: z.record(z.string(), z.string()).describe('parameters to change'),
          label: z.string().describe('what it leads to, such as the other town'),
          count: z.int(),
          minPrice: z.int(),
        }),
      ),
    }),
  ),
});
