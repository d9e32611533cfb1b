import type { Kysely } from 'kysely';
import { inRetriedTransaction } from '#db/retry.ts';
import type { DB } from '#db/schema.ts';
import { lockBookingOf, recordEvent, type StoredBooking } from './booking-store.server.ts';
import { confirmPaid } from './confirm-booking.ts';
import type { ProviderEvent } from './payment-provider.ts';
import {
  attemptOf,
  isSettled,
  noteOutcome,
  recordProviderEvent,
  refundOf,
  type StoredAttempt,
  setAttempt,
} from './payment-store.server.ts';

/** What an event has changed, or why it has changed nothing. */
export type EventOutcome =
  | 'unknown-attempt'
  | 'seen-before'
  | 'other-amount'
  | 'late'
  | 'moved'
  | 'confirmed'
  | 'paid'
  | 'refunded';

const provider = { kind: 'provider', id: null } as const;

/**
 * Takes an event of a provider, once. It belongs to its attempt: amount and currency are compared again, and what comes after
 * the attempt was settled changes nothing. What is captured confirms the booking, or goes back where it is no more.
 */
export function takePaymentEvent(
  db: Kysely<DB>,
  from: 'sandbox' | 'transfer' | 'office',
  event: ProviderEvent,
): Promise<EventOutcome> {
  return inRetriedTransaction(db, async (transaction) => {
    const found = await attemptOf(transaction, from, event.reference);
    if (!found) return 'unknown-attempt';
    // The booking is locked first, as by all that changes it; then the attempt is read again.
    const booking = await lockBookingOf(transaction, found.booking_id);
    const attempt = (await attemptOf(transaction, from, event.reference)) as typeof found & StoredAttempt; // it is never deleted
    const isNew = await recordProviderEvent(transaction, { provider: from, attemptId: attempt.id, event });
    if (!isNew) return 'seen-before';
    const outcome = await apply(transaction, { booking, attempt, event });
    await noteOutcome(transaction, { provider: from, eventId: event.eventId, outcome });
    return outcome;
  });
}

type Applied = {
  booking: StoredBooking;
  attempt: StoredAttempt & { purpose: string; voided_at: Date | null };
  event: ProviderEvent;
};

async function apply(db: Kysely<DB>, { booking, attempt, event }: Applied): Promise<EventOutcome> {
  const isSame = event.amountMinor === attempt.amount_minor && event.currency === attempt.currency;
  if (!isSame) return 'other-amount';
  // Money that moved after all counts, also when the attempt was given up.
  const counts = event.state === 'captured' ? attempt.state !== 'captured' : !isSettled(attempt.state);
  if (!counts) return 'late';
  await setAttempt(db, attempt.id, event.state);
  if (event.state !== 'captured') return 'moved';
  return captured(db, { booking, attempt, event });
}

async function captured(db: Kysely<DB>, { booking, attempt }: Applied): Promise<EventOutcome> {
  const { id, state } = booking;
  const { amount_minor: amountMinor, currency, purpose } = attempt;
  const data = { attempt: attempt.id, amountMinor, currency };
  const isWanted = attempt.voided_at === null && !(await isPaidTwice(db, attempt));
  if (isWanted && (state === 'held' || state === 'expired')) {
    const cause = state === 'expired' ? 'paid late, and there is still room' : `paid: ${purpose}`;
    if (await confirmPaid(db, booking, { kind: 'confirmed', actor: provider, cause, data }))
      return 'confirmed';
  } else if (isWanted && (state === 'confirmed' || state === 'requested' || state === 'travelled')) {
    await recordEvent(db, id, {
      kind: 'paid',
      from: state,
      to: state,
      actor: provider,
      cause: `paid: ${purpose}`,
      data,
    });
    return 'paid';
  }
  const cause = isWanted ? `paid for a booking that is ${state}` : 'paid twice, or no longer due';
  await refundOf(db, attempt.id, amountMinor, cause);
  await recordEvent(db, id, {
    kind: 'refunded',
    from: state,
    to: state,
    actor: provider,
    cause,
    data,
  });
  return 'refunded';
}

/** Two tries of one payment were both captured: the later one goes back. */
async function isPaidTwice(db: Kysely<DB>, { id, payment_id }: StoredAttempt): Promise<boolean> {
  const other = await db
    .selectFrom('payment_attempt')
    .select('id')
    .where('payment_id', '=', payment_id)
    .where('id', '<>', id)
    .where('state', '=', 'captured')
    .where('refunded_minor', '=', 0)
    .executeTakeFirst();
  return other !== undefined;
}
