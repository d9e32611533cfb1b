import type { Kysely } from 'kysely';
import { inRetriedTransaction } from '#db/retry.ts';
import type { DB } from '#db/schema.ts';
import { feeAt } from '#domain/cancellation/cancellation-fee.ts';
import type { Opening } from '#domain/offers/open-claim.ts';
import { type Actor, lockBooking, moveBooking, type StoredBooking } from './booking-store.server.ts';
import { currentPrice } from './booking-view-store.server.ts';
import { type BookingProof, mayUse } from './find-booking.ts';
import { type Held, withLink } from './hold-offer.ts';
import { capturedMinor, orderRefunds, voidPayments } from './payment-store.server.ts';
import { type Outcome, outcomeOf, Refused } from './refusal.ts';

type Cancelling = {
  reference: string;
  proof: BookingProof;
  actor: Actor;
  cause: string;
  /** The fee that the customer was shown: a dearer one is not taken without a word. */
  shownFeeMinor: number;
};

/**
 * The one function that cancels, for every caller: what has been paid beyond the fee of now goes back to the attempts that paid
 * it, what is still due is no longer, and the places are free again.
 */
export async function cancelBooking(
  db: Kysely<DB>,
  { reference, proof, actor, cause, shownFeeMinor }: Cancelling,
  opening: Opening,
): Promise<Outcome<Held>> {
  return outcomeOf(async () => {
    await inRetriedTransaction(db, async (transaction) => {
      const booking = await lockBooking(transaction, reference);
      if (!booking || !mayUse(booking, proof)) throw new Refused({ reason: 'not-found' });
      if (booking.state !== 'confirmed') throw new Refused({ reason: 'wrong-state', state: booking.state });
      const feeMinor = await feeOf(transaction, booking, opening.now);
      if (feeMinor > shownFeeMinor) throw new Refused({ reason: 'fee-changed', feeMinor });
      await settle(transaction, booking, { feeMinor, actor, cause });
    });
    return withLink(db, reference, opening);
  });
}

/** What is lost when a booking is cancelled now, by the terms that were agreed. */
async function feeOf(db: Kysely<DB>, { id }: StoredBooking, now: Date): Promise<number> {
  const { things, begins } = await currentPrice(db, id);
  if (things === null) throw new Refused({ reason: 'terms-not-said' });
  return feeAt(things, begins, now);
}

type Settling = Pick<Cancelling, 'actor' | 'cause'> & { feeMinor: number };

async function settle(db: Kysely<DB>, booking: StoredBooking, { feeMinor, actor, cause }: Settling) {
  const paidMinor = await capturedMinor(db, booking.id);
  const refundMinor = Math.max(0, paidMinor - feeMinor);
  await voidPayments(db, booking.id);
  await orderRefunds(db, booking.id, refundMinor, cause);
  await moveBooking(db, booking, 'cancelled', {
    kind: 'cancelled',
    actor,
    cause,
    data: { feeMinor, paidMinor, refundMinor },
  });
}
