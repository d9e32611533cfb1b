import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { AttemptState, ProviderEvent } from './payment-provider.ts';

export type StoredPayment = Selectable<DB['payment']>;
export type StoredAttempt = Selectable<DB['payment_attempt']> & { state: AttemptState };

/** What was captured for a booking, less what went back. */
export async function capturedMinor(db: Kysely<DB>, bookingId: number): Promise<number> {
  const { captured } = await db
    .selectFrom('payment_attempt')
    .innerJoin('payment', 'payment.id', 'payment_attempt.payment_id')
    .select(
      sql<number>`coalesce(sum(payment_attempt.amount_minor - refunded_minor), 0)::integer`.as('captured'),
    )
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'captured')
    .executeTakeFirstOrThrow();
  return captured;
}

/** Nothing more is to be paid for a booking than has been. */
export async function voidPayments(db: Kysely<DB>, bookingId: number): Promise<void> {
  await db
    .updateTable('payment')
    .set({ voided_at: sql`clock_timestamp()` })
    .where('booking_id', '=', bookingId)
    .where('voided_at', 'is', null)
    .where('id', 'not in', (paid) =>
      paid.selectFrom('payment_attempt').select('payment_id').where('state', '=', 'captured'),
    )
    .execute();
}

/** Orders that money goes back to the attempts that paid it, the latest first, never more than each has captured. */
export async function orderRefunds(
  db: Kysely<DB>,
  bookingId: number,
  totalMinor: number,
  cause: string,
): Promise<void> {
  const captured = await db
    .selectFrom('payment_attempt')
    .innerJoin('payment', 'payment.id', 'payment_attempt.payment_id')
    .select(['payment_attempt.id', 'payment_attempt.amount_minor', 'refunded_minor', 'provider'])
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'captured')
    .orderBy('payment_attempt.id', 'desc')
    .forUpdate('payment_attempt')
    .execute();
  let left = totalMinor;
  for (const { id, amount_minor, refunded_minor } of captured) {
    const part = Math.min(left, amount_minor - refunded_minor);
    if (part > 0) await refundOf(db, id, part, cause);
    left -= Math.max(0, part);
  }
}

/** Money that came for a booking which cannot have it any more goes back whole. */
export async function refundOf(
  db: Kysely<DB>,
  attemptId: number,
  amountMinor: number,
  cause: string,
): Promise<void> {
  const { provider } = await db
    .updateTable('payment_attempt')
    .set(({ eb }) => ({ refunded_minor: eb('refunded_minor', '+', amountMinor) }))
    .where('id', '=', attemptId)
    .where(sql<boolean>`refunded_minor + ${amountMinor} <= amount_minor`)
    .returning('provider')
    .executeTakeFirstOrThrow();
  const state = provider === 'sandbox' || provider === 'stripe' ? 'ordered' : 'by-hand';
  await db
    .insertInto('refund')
    .values({ attempt_id: attemptId, amount_minor: amountMinor, state, cause })
    .execute();
}

export async function insertAttempt(
  db: Kysely<DB>,
  { id, amount_minor, currency }: StoredPayment,
  { provider, reference }: { provider: string; reference: string },
): Promise<StoredAttempt> {
  const row = await db
    .insertInto('payment_attempt')
    .values({
      payment_id: id,
      provider,
      provider_reference: reference,
      amount_minor,
      currency,
      state: 'created',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as StoredAttempt; // the table's check allows no other states
}

export async function setAttempt(db: Kysely<DB>, id: number, state: AttemptState): Promise<void> {
  await db
    .updateTable('payment_attempt')
    .set({ state, ...(isSettled(state) && { settled_at: sql`clock_timestamp()` }) })
    .where('id', '=', id)
    .execute();
}

export const isSettled = (state: AttemptState): boolean =>
  ['captured', 'failed', 'cancelled'].includes(state);

/** The attempt that an event is about, with its payment and the number of its booking; undefined where it is nobody's. */
export const attemptOf = (db: Kysely<DB>, provider: string, reference: string) =>
  db
    .selectFrom('payment_attempt')
    .innerJoin('payment', 'payment.id', 'payment_attempt.payment_id')
    .selectAll('payment_attempt')
    .select(['booking_id', 'voided_at', 'purpose'])
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();

/** Records an event; false where it has been before. */
export async function recordProviderEvent(
  db: Kysely<DB>,
  { provider, attemptId, event }: { provider: string; attemptId: number; event: ProviderEvent },
): Promise<boolean> {
  const { eventId, state, amountMinor, currency } = event;
  const row = await db
    .insertInto('payment_event')
    .values({
      provider,
      event_id: eventId,
      attempt_id: attemptId,
      state,
      amount_minor: amountMinor,
      currency,
      outcome: 'read',
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteOutcome(
  db: Kysely<DB>,
  { provider, eventId, outcome }: { provider: string; eventId: string; outcome: string },
): Promise<void> {
  await db
    .updateTable('payment_event')
    .set({ outcome })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
}

/** Attempts that nobody knows the end of, the oldest first. */
export const openAttempts = (db: Kysely<DB>, provider: string, olderThanSeconds: number) =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('provider', '=', provider)
    .where('state', 'in', ['created', 'pending', 'authorised', 'unknown'])
    .where('made_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${olderThanSeconds})`)
    .orderBy('made_at')
    .limit(100)
    .execute();
