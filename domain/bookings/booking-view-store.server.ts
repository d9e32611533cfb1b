import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Begin } from '#domain/cancellation/cancellation-fee.ts';
import type { Thing } from '#domain/offers/cancellation-view.ts';
import type { ReceiptLine } from '#price-search/receipt.ts';
import { currentSnapshot } from './booking-store.server.ts';

/** The receipt that was agreed last. */
export async function currentPrice(db: Kysely<DB>, bookingId: number) {
  const row = await currentSnapshot(db, bookingId);
  return {
    number: row.number,
    lines: row.lines as unknown as ReceiptLine[], // as they were written
    totalMinor: row.total_minor,
    currency: row.currency,
    rateDay: row.rate_day,
    claim: row.claim,
    hash: row.hash,
    things: row.cancellation as Thing[] | null, // as they were written
    begins: row.begins as Begin, // as it was written
  };
}

/** Who travels; of a document no more than shows which it is. */
export const readTravellers = (db: Kysely<DB>, bookingId: number) =>
  db
    .selectFrom('booking_traveller')
    .select([
      'number',
      'is_lead as isLead',
      'room',
      'surname',
      'given_names as givenNames',
      'born',
      'sex',
      'citizenship',
      sql<boolean>`document is not null`.as('hasDocument'),
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('number')
    .execute();

/** What is to be paid, and what was tried. */
export async function readPayments(db: Kysely<DB>, bookingId: number) {
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  const attempts = await db
    .selectFrom('payment_attempt')
    .innerJoin('payment', 'payment.id', 'payment_attempt.payment_id')
    .select([
      'payment_attempt.id',
      'payment_id',
      'provider',
      'provider_reference as reference',
      'payment_attempt.amount_minor as amountMinor',
      'payment_attempt.currency',
      'state',
      'refunded_minor as refundedMinor',
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('payment_attempt.id')
    .execute();
  return payments.map(({ id, purpose, amount_minor, currency, due_at, voided_at }) => {
    const own = attempts.filter((attempt) => attempt.payment_id === id);
    const paid = own.map(({ state, amountMinor, refundedMinor }) =>
      state === 'captured' ? amountMinor - refundedMinor : 0,
    );
    return {
      id,
      purpose,
      amountMinor: amount_minor,
      currency,
      dueAt: due_at,
      isVoid: voided_at !== null,
      paidMinor: paid.reduce((sum, minor) => sum + minor, 0),
      attempts: own.map(({ payment_id: _, ...attempt }) => attempt),
    };
  });
}

/** What became of it, in order. */
export const readEvents = (db: Kysely<DB>, bookingId: number) =>
  db
    .selectFrom('booking_event')
    .select(['number', 'kind', 'state_from as from', 'state_to as to', 'at', 'actor', 'cause'])
    .where('booking_id', '=', bookingId)
    .orderBy('number')
    .execute();
