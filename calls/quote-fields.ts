import { z } from 'zod';
import { lineChange, offer, receipt } from './offer-fields.ts';
import { cancellation, priceContents, termsChange } from './offer-terms.ts';

/** What an offer of a quote is, whether it can be sold or not. */
const whatWasQuoted = z.object({
  hotelInc: z.int(),
  hotelName: z.string(),
  starName: z.string(),
  placeName: z.string(),
  image: z.string().nullable().describe('own media path'),
  roomName: z.string(),
  mealName: z.string(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  nights: z.int(),
  adult: z.int(),
  ages: z.array(z.int()),
  townFrom: z.int().describe('1: without flight'),
  departsOn: z.iso.date(),
});

/** What it is worth now. */
const quotedNow = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('priced'),
    offer: offer.omit({ cat_Claim: true, claim: true }),
    receipt,
    changes: z.array(lineChange).describe('lines that differ from those of then'),
    secondTotal: z.int().nullable().describe('whole units of secondCurrency; null: it has no rate'),
    cancellation: cancellation.nullable().describe('null where the operator has not said all of it'),
    termsChange,
    ...priceContents,
  }),
  z.object({
    status: z.literal('gone'),
    reason: z.enum([
      'hotel',
      'tour',
      'flight',
      'seats',
      'children',
      'room',
      'departed',
      'rate',
      'unreadable',
    ]),
    was: z.array(lineChange).describe('its lines, as ones that are no more'),
  }),
]);

/** An offer of a quote: what it was, and what it is now. Nothing of it is the agent's alone. */
export const quotedOffer = z.object({
  inc: z.int(),
  words: z.string(),
  isMarked: z.boolean().describe('a favourite of the client'),
  isAdded: z.boolean().describe('it was added after the client got the link'),
  what: whatWasQuoted,
  quoted: z.object({
    total: z.int().describe('whole units, as the client pays'),
    rateDate: z.iso.date().nullable().describe('of the rate; null where nothing was converted'),
    pricedAt: z.iso.datetime(),
  }),
  now: quotedNow,
  similar: z
    .array(z.object({ roomName: z.string(), mealName: z.string(), price: z.int() }))
    .describe(
      'of one that is gone: what is still sold for the same days and people, the cheapest of each room',
    ),
});
export type QuotedOffer = z.output<typeof quotedOffer>;

/** What a quote says beside its offers. */
export const quoteWords = {
  title: z.string(),
  client: z.string(),
  quoteLang: z.string().describe('the language of the client'),
  currency: z.string(),
  secondCurrency: z.string().nullable(),
  words: z.string(),
  validUntil: z.iso.date().describe('the last day on which the agent stands by its prices'),
  isOver: z.boolean().describe('that day has passed at the site'),
};
