import { z } from 'zod';

const day = z.iso.date();

/** What is lost when a trip is cancelled, from now on. */
export const cancellation = z.object({
  begins: day.describe('the day the trip begins; all days are those of the place where it does'),
  timeZone: z.string().describe('of that place, IANA'),
  feeNow: z.int().describe('lost when it is cancelled now, whole units of the receipt'),
  periods: z
    .array(
      z.object({
        from: day.nullable().describe('null: from now on'),
        until: day.describe('included'),
        fee: z.int().describe('lost of the total, whole units'),
        parts: z
          .array(
            z.object({
              part: z.enum(['flights', 'stay', 'services']),
              percent: z.int().describe('of what that part costs'),
            }),
          )
          .describe('what something is lost of'),
      }),
    )
    .describe('until the day the trip begins, without a gap; the fee rises from one to the next'),
});
/** Whether the terms of cancellation are those that were shown with the price. */
export const termsChange = z
  .object({ freeUntilBefore: day.nullable().describe('null: it was not free, or nothing was said') })
  .nullable()
  .describe('null where the terms are the same, or those of then are not known');
export type TermsChangeAnswer = z.output<typeof termsChange>;

export type CancellationAnswer = z.output<typeof cancellation>;

const pricePart = z.enum(['flights', 'baggage', 'stay', 'meals', 'transfer', 'insurance', 'fees', 'visa']);
export type PricePart = z.output<typeof pricePart>;

/** What is in the price of a trip, and what is not. */
export const priceContents = {
  included: z.array(pricePart),
  notIncluded: z.array(pricePart).describe('what the traveller has to see to'),
};
