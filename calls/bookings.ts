import { z } from 'zod';
import { partyText } from './booking-party.ts';
import { defineCall } from './call.ts';
import { line } from './form-fields.ts';
import { flag, langField, wholeNumber } from './query-fields.ts';
import { anybody, serverOwner } from './who-may-call.ts';

const source = 'booking';
const instant = z.iso.datetime();
const day = z.iso.date();
const amount = z.number().describe('whole units of the currency, with up to two decimals');

const reference = line(20).describe('of the booking: 8 characters, in any case, with spaces or dashes');
const link = line(60)
  .optional()
  .describe('the secret of its link; whoever it was booked by needs none when signed in');
const key = z
  .string()
  .regex(/^[\w.~-]{16,80}$/, 'has not 16 to 80 letters, digits and . _ ~ -')
  .optional()
  .describe('in place of the header Idempotency-Key: the same command by the same key is done once');

const party = {
  travellers: partyText,
  contactName: line(200).min(1, 'is empty'),
  contactEmail: z.email('is not an e-mail address').max(200),
  contactPhone: line(30).min(5, 'is not a phone number'),
  plan: z
    .enum(['full', 'deposit', 'transfer', 'office'], {
      message: 'is none of full, deposit, transfer, office',
    })
    .default('full')
    .describe('in full or a deposit now, by bank transfer, or at an office'),
};

const state = z.enum(['held', 'requested', 'confirmed', 'travelled', 'expired', 'cancelled', 'rejected']);

const attempt = z.object({
  provider: z.string(),
  reference: z.string(),
  state: z.string(),
  amount,
  refunded: amount,
});

export const bookingAnswer = z.object({
  reference: z.string(),
  link: z.string().describe('the secret of its link, for who may see it'),
  state,
  kind: z.enum(['tour', 'flight']),
  departsOn: day,
  returnsOn: day,
  madeAt: instant,
  isSubmitted: z.boolean().describe('who travels has been said'),
  holdExpiresAt: instant.nullable(),
  holdExtended: z.boolean(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  travellers: z.array(
    z.object({
      number: z.int(),
      isLead: z.boolean(),
      room: z.int(),
      surname: z.string(),
      givenNames: z.string(),
      born: day.nullable(),
      sex: z.string().nullable(),
      citizenship: z.string().nullable(),
      hasDocument: z.boolean(),
    }),
  ),
  turns: z
    .array(z.object({ number: z.int(), turns: z.int(), on: day }))
    .describe('who turns 2 or 12 on the way, which may change what the way back costs'),
  price: z.object({
    lines: z.array(z.object({ key: z.string(), kind: z.string(), amount })),
    total: amount,
    currency: z.string(),
    cat_Claim: z.string().describe('the offer as it was agreed: its call says what the lines are called'),
    hash: z.string().describe('names amounts, days and terms'),
  }),
  cancellation: z
    .object({
      feeNow: amount,
      periods: z.array(z.object({ from: day.nullable(), until: day, fee: amount })),
    })
    .nullable()
    .describe('what is lost when it is cancelled; null: the operator has not said all of it'),
  payments: z.array(
    z.object({
      payment: z.int(),
      purpose: z.string(),
      amount,
      dueAt: instant,
      isVoid: z.boolean(),
      paid: amount,
      attempts: z.array(attempt),
    }),
  ),
  paid: amount,
  balance: amount,
  events: z.array(z.object({ number: z.int(), kind: z.string(), state, at: instant, cause: z.string() })),
});

const common = { base: 'core', source, mayCall: anybody, takesJson: true, mayConflict: true } as const;

export const createBooking = defineCall({
  ...common,
  name: 'createBooking',
  method: 'POST',
  path: '/bookings',
  summary:
    'Books the offer of a claim, or without travellers holds it for a while; 409 says what is not as it was shown, 422 that the key was used for something else',
  query: z.object({}),
  body: z.object({
    claim: line(4_000).min(1, 'is empty'),
    riseAllowed: wholeNumber(0, 1_000_000)
      .default(0)
      .describe('book it if it is dearer by no more than this'),
    allowsRequest: flag.default(false).describe('book it also if the supplier has to be asked first'),
    idempotencyKey: key,
    ...party,
    travellers: partyText.optional(),
    contactName: line(200).default(''),
    contactEmail: z.union([z.literal(''), party.contactEmail]).default(''),
    contactPhone: line(30).default(''),
  }),
  answer: bookingAnswer,
});

export const booking = defineCall({
  ...common,
  name: 'booking',
  method: 'GET',
  path: '/bookings',
  summary: 'A booking, for who made it or has its link; 404 for everybody else',
  query: z.object({ ...langField, reference, link }),
  answer: bookingAnswer,
});

export const changeHold = defineCall({
  ...common,
  name: 'changeHold',
  method: 'POST',
  path: '/bookings/hold',
  summary: 'Lengthens a hold once, or gives its places back',
  query: z.object({}),
  body: z.object({
    reference,
    link,
    to: z.enum(['extend', 'release'], { message: 'is neither extend nor release' }),
  }),
  answer: bookingAnswer,
});

export const confirmHold = defineCall({
  ...common,
  name: 'confirmHold',
  method: 'POST',
  path: '/bookings/confirm',
  summary: 'Books what is held: says who travels and how it is paid; 409 where the hold is over',
  query: z.object({}),
  body: z.object({ reference, link, idempotencyKey: key, ...party }),
  answer: bookingAnswer,
});

export const payBooking = defineCall({
  ...common,
  name: 'payBooking',
  method: 'POST',
  path: '/bookings/payments',
  summary: 'Begins to pay what is due of a booking, and says where that goes on',
  query: z.object({}),
  body: z.object({
    reference,
    link,
    payment: wholeNumber(1, 2_147_483_647),
    provider: z.enum(['sandbox', 'transfer', 'office'], { message: 'is none of sandbox, transfer, office' }),
  }),
  answer: z.object({
    attempt: z.string().describe('by which the provider knows it'),
    next: z.enum(['sandbox', 'transfer', 'office']),
    names: z.string().describe('what a transfer has to name; else empty'),
  }),
});

export const cancelOwnBooking = defineCall({
  ...common,
  name: 'cancelOwnBooking',
  method: 'POST',
  path: '/bookings/cancel',
  summary: 'Cancels a confirmed booking for the fee that was shown; 409 where it is more by now',
  query: z.object({}),
  body: z.object({ reference, link, shownFee: wholeNumber(0, 2_000_000_000) }),
  answer: bookingAnswer,
});

export const settleSandboxPayment = defineCall({
  ...common,
  name: 'settleSandboxPayment',
  method: 'POST',
  path: '/bookings/sandbox',
  summary: 'Settles a payment of the sandbox as a tester chooses; 404 where this server has none',
  query: z.object({}),
  body: z.object({
    attempt: line(60).min(1, 'is empty'),
    choice: z.enum(['pay', 'refuse', 'twice', 'shuffled', 'later'], {
      message: 'is none of pay, refuse, twice, shuffled, later',
    }),
  }),
  answer: z.object({ reference: z.string() }),
});

const operators = { base: 'api', source, mayCall: serverOwner } as const;

/** How the operator works on bookings, until its own people sign in. */
export const answerBooking = defineCall({
  ...operators,
  name: 'answerBooking',
  method: 'POST',
  path: '/bookings/answer',
  summary: 'Passes the answer of a supplier on to a booking on request',
  query: z.object({}),
  body: z.object({
    reference,
    isConfirmed: flag,
    words: line(500).default('').describe('why, for the history'),
  }),
  answer: z.object({ state }),
});

export const recordPayment = defineCall({
  ...operators,
  name: 'recordPayment',
  method: 'POST',
  path: '/bookings/paid',
  summary: 'Records that a transfer has come or that an office was paid: once by its number',
  query: z.object({}),
  body: z.object({
    attempt: line(60).min(1, 'is empty'),
    provider: z.enum(['transfer', 'office'], { message: 'is neither transfer nor office' }),
    number: line(80).min(1, 'is empty').describe('of the statement line or the receipt'),
    amountMinor: wholeNumber(1, 2_147_483_647).describe('in minor units'),
    currency: z.string().regex(/^[A-Z]{3}$/, 'is not a currency'),
  }),
  answer: z.object({ outcome: z.string() }),
});
