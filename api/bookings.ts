import { randomUUID } from 'node:crypto';
import {
  answerBooking,
  booking,
  cancelOwnBooking,
  changeHold,
  confirmHold,
  createBooking,
  payBooking,
  recordPayment,
  settleSandboxPayment,
} from '#calls/bookings.ts';
import type { Call } from '#calls/call.ts';
import { book } from '#domain/bookings/book.ts';
import { bookerOf } from '#domain/bookings/booker.ts';
import type { BookingContext, HoldLimits } from '#domain/bookings/booking-context.ts';
import { readReference } from '#domain/bookings/booking-reference.ts';
import { actorOf } from '#domain/bookings/booking-store.server.ts';
import { cancelBooking } from '#domain/bookings/cancel-booking.ts';
import { answerRequested } from '#domain/bookings/confirm-booking.ts';
import type { DocumentKeys } from '#domain/bookings/document-keys.ts';
import { type BookingProof, findOwnBooking } from '#domain/bookings/find-booking.ts';
import { extendHold, type Held, holdOffer, releaseHold } from '#domain/bookings/hold-offer.ts';
import type { PaymentProvider } from '#domain/bookings/payment-provider.ts';
import { officeProvider, transferProvider } from '#domain/bookings/people-providers.ts';
import { type Outcome, outcomeOf } from '#domain/bookings/refusal.ts';
import { sandboxProvider, settleInSandbox } from '#domain/bookings/sandbox-provider.ts';
import { startPayment } from '#domain/bookings/start-payment.ts';
import { takePaymentEvent } from '#domain/bookings/take-payment-event.ts';
import { minorPerUnit } from '#lib/money.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { bookingRefusal, bookingValue } from './booking-answer.ts';
import type { SellingDependencies } from './core-context.ts';
import { openingOf } from './core-offers.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

export type BookingDependencies = SellingDependencies &
  Pick<SignInDependencies, 'db'> & {
    documentKeys: DocumentKeys;
    holdLimits: HoldLimits;
    takesBookings: boolean;
    /** Whether payments of tests are taken here. */
    hasSandbox: boolean;
  };

type Asked = CallRequest<Call>;

/** Booking, from a claim to a paid trip: by visitors with the link of their booking, by travellers and managers signed in. */
export function registerBookings(api: Api, dependencies: BookingDependencies): void {
  const { db } = dependencies;
  registerCall(api, createBooking, async (asked) => {
    const context = contextOf(dependencies, asked);
    if (!context || !dependencies.takesBookings) return notSoldHere;
    const { claim, riseAllowed, allowsRequest, travellers: party, plan } = asked.body;
    const riseAllowedMinor = riseAllowed * minorPerUnit;
    const key = keyOf(asked, asked.body.idempotencyKey);
    if (!party) return heldAnswer(await holdOffer(context, { claim, riseAllowedMinor }, key));
    const contact = contactOf(asked.body);
    if (Object.values(contact).some((text) => text === '')) return noContact;
    return heldAnswer(
      await book(context, { claim, riseAllowedMinor, allowsRequest, party, contact, plan }, key),
    );
  });
  registerCall(api, confirmHold, async (asked) => {
    const context = contextOf(dependencies, asked);
    if (!context) return notSoldHere;
    const { reference: hold, travellers: party, plan, link } = asked.body;
    const form = { hold: readReference(hold) ?? '', proof: proofOf(asked, link), party, plan };
    const key = keyOf(asked, asked.body.idempotencyKey);
    return heldAnswer(await book(context, { ...form, contact: contactOf(asked.body) }, key));
  });
  registerCall(api, booking, async (asked) => {
    const { reference, link } = asked.query;
    const proof = proofOf(asked, link);
    const opening = openingOf(dependencies, asked);
    return heldAnswer(
      await outcomeOf(() => findOwnBooking(db, readReference(reference) ?? '', proof, opening)),
    );
  });
  registerCall(api, changeHold, async (asked) => {
    const context = contextOf(dependencies, asked);
    if (!context) return notSoldHere;
    const { reference, link, to } = asked.body;
    const change = to === 'extend' ? extendHold : releaseHold;
    return heldAnswer(await change(context, readReference(reference) ?? '', proofOf(asked, link)));
  });
  registerCall(api, cancelOwnBooking, async (asked) => {
    const context = contextOf(dependencies, asked);
    if (!context) return notSoldHere;
    const { reference, link, shownFee } = asked.body;
    const cancelling = {
      reference: readReference(reference) ?? '',
      proof: proofOf(asked, link),
      actor: actorOf(context.booker),
      cause: 'the customer cancels',
      shownFeeMinor: shownFee * minorPerUnit,
    };
    return heldAnswer(await cancelBooking(db, cancelling, context.opening));
  });
  registerPayments(api, dependencies);
}

function registerPayments(api: Api, dependencies: BookingDependencies): void {
  const { db, claimSecret: secret, hasSandbox } = dependencies;
  const sandbox = sandboxProvider({ db, secret });
  const providers = new Map<string, PaymentProvider>(
    [transferProvider, officeProvider, ...(hasSandbox ? [sandbox] : [])].map((each) => [each.name, each]),
  );
  registerCall(api, payBooking, async (asked) => {
    const { reference, link, payment: paymentId, provider: name } = asked.body;
    const provider = providers.get(name);
    if (!provider) return noProvider;
    const proof = proofOf(asked, link);
    const starting = { reference: readReference(reference) ?? '', proof, paymentId, provider };
    const started = await startPayment(db, starting);
    if (!started.ok) return bookingRefusal(started);
    const { attempt, next } = started.value;
    const names = next.kind === 'transfer' ? next.reference : '';
    return { ok: true, value: { attempt: attempt.provider_reference, next: next.kind, names } };
  });
  registerCall(api, settleSandboxPayment, async ({ body: { attempt, choice } }) => {
    const events = hasSandbox ? await settleInSandbox({ db, secret }, attempt, choice) : undefined;
    if (!events) return { ok: false, reason: 'not-found' };
    for (const { body, signature } of events) {
      const event = sandbox.verify(body, signature);
      if (event) await takePaymentEvent(db, 'sandbox', event);
    }
    return { ok: true, value: { reference: attempt.slice(0, attempt.indexOf('-')) } };
  });
  registerCall(api, recordPayment, async ({ body }) => {
    const { attempt: reference, provider, number: eventId, amountMinor, currency } = body;
    const event = { eventId, reference, state: 'captured' as const, amountMinor, currency };
    const outcome = await takePaymentEvent(db, provider, event);
    return outcome === 'unknown-attempt'
      ? { ok: false, reason: 'not-found' }
      : { ok: true, value: { outcome } };
  });
  registerCall(api, answerBooking, async (asked) => {
    const { reference, isConfirmed, words } = asked.body;
    const answer = {
      reference: readReference(reference) ?? '',
      isConfirmed,
      words,
      actor: { kind: 'staff', id: null } as const,
    };
    const done = await answerRequested(db, answer, openingOf(dependencies, asked));
    return done.ok ? { ok: true, value: { state: done.value.state } } : bookingRefusal(done);
  });
}

/** Undefined where the site does not book, and for programs. */
function contextOf(
  dependencies: BookingDependencies,
  asked: Omit<Asked, 'query' | 'body'>,
): BookingContext | undefined {
  const { db, documentKeys, holdLimits: limits } = dependencies;
  const booker = bookerOf(asked.caller);
  if (!booker || !asked.site.flags.booking) return undefined;
  const { caller } = asked;
  return {
    db,
    opening: openingOf(dependencies, asked),
    site: asked.site,
    locale: asked.lang,
    booker,
    holder: {
      address: asked.address,
      session: 'sessionId' in caller ? String(caller.sessionId) : undefined,
    },
    documentKeys,
    limits,
  };
}

/** A command without a key is a command of its own. */
const keyOf = ({ idempotencyKey }: Pick<Asked, 'idempotencyKey'>, field: string | undefined) =>
  idempotencyKey ?? field ?? randomUUID();

const proofOf = ({ caller }: Pick<Asked, 'caller'>, linkKey: string | undefined): BookingProof => ({
  linkKey,
  caller,
});

type Contacts = { contactName: string; contactEmail: string; contactPhone: string };

const contactOf = ({ contactName: name, contactEmail: email, contactPhone: phone }: Contacts) => ({
  name,
  email,
  phone,
});

const heldAnswer = (outcome: Outcome<Held>) =>
  outcome.ok ? { ok: true as const, value: bookingValue(outcome.value) } : bookingRefusal(outcome);

const notSoldHere = bookingRefusal({ reason: 'not-sold-here' });

const noContact = {
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [
    { field: 'contactName', reason: 'and contactEmail and contactPhone are required with travellers' },
  ],
};

const noProvider = {
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [{ field: 'provider', reason: 'is not taken here' }],
};
