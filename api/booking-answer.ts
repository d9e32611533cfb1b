import type { z } from 'zod';
import type { bookingAnswer } from '#calls/bookings.ts';
import type { Held } from '#domain/bookings/hold-offer.ts';
import { turnsOnTheWay } from '#domain/bookings/party-rules.ts';
import type { Refusal as BookingRefusal } from '#domain/bookings/refusal.ts';
import { minorPerUnit } from '#lib/money.ts';
import type { Refusal } from './problem.ts';

const units = (minor: number) => minor / minorPerUnit;

/** A booking as the calls tell it. */
export function bookingValue({ booking, linkKey }: Held): z.output<typeof bookingAnswer> {
  const { price, cancellation } = booking;
  return {
    reference: booking.reference,
    link: linkKey,
    state: booking.state,
    kind: booking.kind,
    departsOn: booking.departsOn,
    returnsOn: booking.returnsOn,
    madeAt: booking.madeAt.toISOString(),
    isSubmitted: booking.submittedAt !== null,
    holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
    holdExtended: booking.holdExtended,
    contact: booking.contact,
    travellers: booking.travellers,
    turns: turnsOnTheWay(booking.travellers, booking).map(({ member, turns, on }) => ({
      number: member + 1,
      turns,
      on,
    })),
    price: {
      lines: price.lines.map(({ key, kind, amountMinor }) => ({ key, kind, amount: units(amountMinor) })),
      total: units(price.totalMinor),
      currency: price.currency,
      cat_Claim: price.claim,
      hash: price.hash,
    },
    cancellation: cancellation && {
      feeNow: units(cancellation.feeMinor),
      periods: cancellation.periods.map(({ from, until, feeMinor }) => ({
        from,
        until,
        fee: units(feeMinor),
      })),
    },
    payments: booking.payments.map((payment) => ({
      payment: payment.id,
      purpose: payment.purpose,
      amount: units(payment.amountMinor),
      dueAt: payment.dueAt.toISOString(),
      isVoid: payment.isVoid,
      paid: units(payment.paidMinor),
      attempts: payment.attempts.map(({ provider, reference, state, amountMinor, refundedMinor }) => ({
        provider,
        reference,
        state,
        amount: units(amountMinor),
        refunded: units(refundedMinor),
      })),
    })),
    paid: units(booking.paidMinor),
    balance: units(booking.balanceMinor),
    events: booking.events.map(({ number, kind, to, at, cause }) => ({
      number,
      kind,
      state: to as Held['booking']['state'], // it was written by the table of transitions
      at: at.toISOString(),
      cause,
    })),
  };
}

/** Why nothing was done, as a problem: what was sent wrong is 400, what is not as it was shown 409 with what it is now. */
export function bookingRefusal(refusal: BookingRefusal): { ok: false } & Refusal {
  switch (refusal.reason) {
    case 'not-found':
      return { ok: false, reason: 'not-found' };
    case 'not-sold-here':
      return { ok: false, reason: 'not-found', detail: 'This site does not book' };
    case 'not-a-claim':
    case 'other-market': {
      const reason = refusal.reason === 'not-a-claim' ? 'is not a claim of ours' : 'is of another market';
      return { ok: false, reason: 'invalid-request', fields: [{ field: 'claim', reason }] };
    }
    case 'wrong-party':
      return { ok: false, reason: 'invalid-request', fields: refusal.faults };
    case 'key-reused':
      return { ok: false, reason: 'key-reused' };
    case 'too-many-holds':
      return { ok: false, reason: 'too-many-requests', retryAfterSeconds: refusal.retryAfterSeconds };
    case 'held-by-others': {
      const { retryAfterSeconds, reason } = refusal;
      return { ok: false, reason: 'conflict', retryAfterSeconds, conflict: { reason } };
    }
    default:
      return { ok: false, reason: 'conflict', conflict: inUnits(refusal) };
  }
}

/** In the words of the calls: amounts in whole units. */
function inUnits(refusal: BookingRefusal): Record<string, unknown> {
  if (refusal.reason === 'price-changed') {
    const { reason, changes, shownMinor, totalMinor, currency, termsChanged, claim } = refusal;
    return {
      reason,
      currency,
      termsChanged,
      shown: units(shownMinor),
      total: units(totalMinor),
      cat_Claim: claim,
      changes: changes.map(({ key, beforeMinor, afterMinor }) => ({
        key,
        before: units(beforeMinor),
        after: units(afterMinor),
      })),
    };
  }
  if (refusal.reason === 'fee-changed') return { reason: refusal.reason, fee: units(refusal.feeMinor) };
  if (refusal.reason === 'on-request') return { reason: refusal.reason, cat_Claim: refusal.claim };
  if (refusal.reason === 'sold-out') return { reason: refusal.reason, soldOut: refusal.soldOut };
  if (refusal.reason === 'gone') return { reason: refusal.reason, because: refusal.because };
  if (refusal.reason === 'wrong-state') return { reason: refusal.reason, state: refusal.state };
  return { reason: refusal.reason };
}
