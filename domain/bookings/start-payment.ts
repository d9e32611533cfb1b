import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { inRetriedTransaction } from '#db/retry.ts';
import type { DB } from '#db/schema.ts';
import { lockBooking } from './booking-store.server.ts';
import { type BookingProof, mayUse } from './find-booking.ts';
import type { NextStep, PaymentProvider } from './payment-provider.ts';
import { insertAttempt, type StoredAttempt } from './payment-store.server.ts';
import { type Outcome, outcomeOf, Refused } from './refusal.ts';

type Starting = {
  reference: string;
  proof: BookingProof;
  paymentId: number;
  provider: PaymentProvider;
};

/** Begins to pay: the attempt is written first, then the provider is asked; a broken answer leaves it unknown. */
export async function startPayment(
  db: Kysely<DB>,
  { reference, proof, paymentId, provider }: Starting,
): Promise<Outcome<{ attempt: StoredAttempt; next: NextStep }>> {
  return outcomeOf(async () => {
    const attempt = await inRetriedTransaction(db, async (transaction) => {
      const booking = await lockBooking(transaction, reference);
      if (!booking || !mayUse(booking, proof)) throw new Refused({ reason: 'not-found' });
      if (!['held', 'confirmed'].includes(booking.state) || booking.submitted_at === null)
        throw new Refused({ reason: 'wrong-state', state: booking.state });
      const payment = await payable(transaction, booking.id, paymentId);
      const own = `${reference}-${randomBytes(6).toString('hex')}`;
      return insertAttempt(transaction, payment, { provider: provider.name, reference: own });
    });
    return { attempt, next: await ask(db, attempt, { reference, provider }) };
  });
}

/** A payment of the booking that is due and not paid. */
async function payable(db: Kysely<DB>, bookingId: number, paymentId: number) {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .where('booking_id', '=', bookingId)
    .where('voided_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempt')
            .select(sql`1`.as('one'))
            .whereRef('payment_id', '=', 'payment.id')
            .where('state', '=', 'captured')
            .where(sql<boolean>`refunded_minor = 0`),
        ),
      ),
    )
    .executeTakeFirst();
  if (!payment) throw new Refused({ reason: 'nothing-due' });
  return payment;
}

async function ask(
  db: Kysely<DB>,
  { id, provider_reference, amount_minor, currency }: StoredAttempt,
  { reference, provider }: Pick<Starting, 'reference' | 'provider'>,
): Promise<NextStep> {
  try {
    const order = { reference: provider_reference, amountMinor: amount_minor, currency, booking: reference };
    const next = await provider.begin(order);
    await setIfOpen(db, id, 'pending');
    return next;
  } catch (cause) {
    await setIfOpen(db, id, 'unknown');
    throw cause;
  }
}

/** An event may have come before the answer. */
async function setIfOpen(db: Kysely<DB>, id: number, state: 'pending' | 'unknown'): Promise<void> {
  await db
    .updateTable('payment_attempt')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .execute();
}
