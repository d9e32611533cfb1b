import { z } from 'zod';
import { flightOffer, hotelOffer, serviceOffer } from './offer-fields.ts';

const count = z.object({ value: z.int(), name: z.string(), count: z.int() });

/** What each further filter would leave; of flights and services all is empty. */
const facets = z.object({
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
});

/** A relaxation of a question that has an empty answer. */
const relaxation = z.object({
  change: z.enum(['filters', 'dates', 'nights', 'town']),
  query: z.record(z.string(), z.string()).describe('parameters to change; an empty one is to be left out'),
  label: z.string().describe('what it leads to, such as the other town'),
  count: z.int(),
  minPrice: z.int().describe('whole units for the party: the lowest of all rows'),
});

/** The trip that a claim is of, under the names of the query; null where no claim was asked for. */
const claimedTrip = z.object({
  STATEINC: z.int(),
  HOTELLIST: z.int(),
  TOWNFROM: z.int().nullable().describe('null where its program is no more'),
  CHECKIN_BEG: z.string(),
  NIGHTMIN: z.int(),
  ADULT: z.int(),
  AGES: z.array(z.int()),
});

/** The answer of the main search, whatever is searched for ([W]§3.1, §3.3). */
export const searchAnswer = z.object({
  state: z.object({ inc: z.int(), name: z.string(), slug: z.string() }).nullable(),
  prices: z
    .array(z.discriminatedUnion('ptype', [hotelOffer, flightOffer, serviceOffer]))
    .describe('the best offer of each hotel; flights; services'),
  result: z.object({
    countTotal: z.int(),
    currentPage: z.int(),
    pageCount: z.int(),
    pages: z.int().describe('other name of pageCount'),
    minPrice: z.int().nullable().describe('whole units for the party: the lowest of all rows'),
    maxPrice: z.int().nullable().describe('whole units for the party: the highest of all rows'),
    currency: z.string(),
    hotelsPriced: z.int(),
  }),
  facets,
  relaxations: z.array(relaxation),
  partyRefusal: z
    .enum(['seats', 'children'])
    .nullable()
    .describe(
      'why nothing is found where others could go: no seats for the whole party, or a fare or service without a ' +
        'child price; infants beyond one an adult need a seat and count as children',
    ),
  claimed: claimedTrip.nullable(),
});

/** Of a question that finds nothing. */
export const noFacets: z.output<typeof facets> = {
  stars: [],
  meals: [],
  regions: [],
  attributes: [],
  instant: 0,
  charter: 0,
  regular: 0,
  price: { min: 0, max: 0, buckets: [] },
};
