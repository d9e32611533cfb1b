import type { Kysely } from 'kysely';
import { inRetriedTransaction } from '#db/retry.ts';
import type { DB } from '#db/schema.ts';
import type { Opening } from '#domain/offers/open-claim.ts';
import {
  type Actor,
  type EventOf,
  lockBooking,
  moveBooking,
  type StoredBooking,
  takePlaces,
} from './booking-store.server.ts';
import { type BookingView, findBooking } from './find-booking.ts';
import { type Outcome, outcomeOf, Refused } from './refusal.ts';
import { allocatedBefore } from './stock-store.server.ts';

/**
 * Confirms a locked booking that has been paid for. One whose hold is over takes its places again if there is room; false
 * where there is none, and nothing is changed.
 */
export async function confirmPaid(db: Kysely<DB>, booking: StoredBooking, event: EventOf): Promise<boolean> {
  if (booking.state === 'expired') {
    const short = await takePlaces(db, booking.id, await allocatedBefore(db, booking.id));
    if (short.length > 0) return false;
  }
  await moveBooking(db, booking, 'confirmed', event);
  return true;
}

type Answer = { reference: string; isConfirmed: boolean; words: string; actor: Actor };

/** What the supplier answered to a request: staff passes it on. */
export async function answerRequested(
  db: Kysely<DB>,
  { reference, isConfirmed, words, actor }: Answer,
  finding: Pick<Opening, 'claimSecret' | 'now'>,
): Promise<Outcome<BookingView>> {
  return outcomeOf(async () => {
    await inRetriedTransaction(db, async (transaction) => {
      const booking = await lockBooking(transaction, reference);
      if (!booking) throw new Refused({ reason: 'not-found' });
      if (booking.state !== 'requested') throw new Refused({ reason: 'wrong-state', state: booking.state });
      await moveBooking(transaction, booking, isConfirmed ? 'confirmed' : 'rejected', {
        kind: isConfirmed ? 'accepted' : 'rejected',
        actor,
        cause: words,
      });
    });
    return (await findBooking(db, reference, finding)).booking;
  });
}

/** Confirmed trips that are over have been travelled; says how many. */
export async function closeTravelled(db: Kysely<DB>, today: string): Promise<number> {
  const over = await db
    .selectFrom('booking')
    .select('reference')
    .where('state', '=', 'confirmed')
    .where('returns_on', '<', today as StoredBooking['returns_on'])
    .limit(500)
    .execute();
  for (const { reference } of over)
    await inRetriedTransaction(db, async (transaction) => {
      const booking = await lockBooking(transaction, reference);
      if (booking?.state !== 'confirmed') return;
      await moveBooking(transaction, booking, 'travelled', {
        kind: 'travelled',
        actor: { kind: 'system', id: null },
        cause: 'the trip is over',
      });
    });
  return over.length;
}
