import { type Kysely, sql } from 'kysely';
import { inRetriedTransaction } from '#db/retry.ts';
import type { DB } from '#db/schema.ts';
import { readClaim } from '#domain/offers/claim.ts';
import { scopeOf } from './booker.ts';
import type { BookingContext } from './booking-context.ts';
import {
  actorOf,
  lockBooking,
  moveBooking,
  recordEvent,
  type StoredBooking,
} from './booking-store.server.ts';
import { holdSeconds } from './booking-terms.ts';
import { endHoldsOf } from './end-holds.ts';
import { type BookingProof, type BookingView, findBooking, mayUse } from './find-booking.ts';
import { onceByKey } from './idempotency-store.server.ts';
import { type Outcome, outcomeOf, Refused } from './refusal.ts';
import { inSeconds, startBooking } from './start-booking.ts';

/** A hold, and the secret of its link, which its customer alone is told. */
export type Held = { booking: BookingView; linkKey: string };

/** Takes the places of a claim for a while, before anybody has said who travels. On request nothing is held. */
export async function holdOffer(
  context: BookingContext,
  { claim, riseAllowedMinor = 0 }: { claim: string; riseAllowedMinor?: number },
  key: string,
): Promise<Outcome<Held>> {
  const { db, booker, opening, site } = context;
  const command = { scope: scopeOf(booker), key, request: ['hold', site.id, claim, riseAllowedMinor] };
  const seconds = holdSeconds[booker.channel];
  const choice = readClaim(claim, opening.claimSecret)?.choice;
  if (choice) await endHoldsOf(db, choice);
  return outcomeOf(async () => {
    const asked = { claim, riseAllowedMinor, allowsRequest: false };
    const { answer } = await inRetriedTransaction(db, (transaction) =>
      onceByKey(transaction, command, async () => {
        const { booking } = await startBooking(transaction, context, asked, {
          held: seconds,
          requested: seconds,
        });
        return { answer: { reference: booking.reference }, bookingId: booking.id };
      }),
    );
    return withLink(db, answer.reference, opening);
  });
}

/** Lengthens a hold once, by as much as it had. */
export async function extendHold(
  { db, booker, opening }: BookingContext,
  reference: string,
  proof: BookingProof,
): Promise<Outcome<Held>> {
  return outcomeOf(async () => {
    await inRetriedTransaction(db, async (transaction) => {
      const booking = await lockHeld(transaction, reference, proof);
      if (booking.hold_extended) throw new Refused({ reason: 'wrong-state', state: 'extended' });
      await transaction
        .updateTable('booking')
        .set({ hold_extended: true, hold_expires_at: inSeconds(holdSeconds[booker.channel]) })
        .where('id', '=', booking.id)
        .execute();
      await recordEvent(transaction, booking.id, {
        kind: 'hold-extended',
        from: 'held',
        to: 'held',
        actor: actorOf(booker),
        cause: 'the customer needs longer',
        leaves: [],
      });
    });
    return withLink(db, reference, opening);
  });
}

/** Gives the places of a hold back. */
export async function releaseHold(
  { db, booker, opening }: BookingContext,
  reference: string,
  proof: BookingProof,
): Promise<Outcome<Held>> {
  return outcomeOf(async () => {
    await inRetriedTransaction(db, async (transaction) => {
      const booking = await lockHeld(transaction, reference, proof);
      await moveBooking(transaction, booking, 'cancelled', {
        kind: 'released',
        actor: actorOf(booker),
        cause: 'the customer left it',
      });
    });
    return withLink(db, reference, opening);
  });
}

/** A booking with the secret of its link. */
export async function withLink(
  db: Kysely<DB>,
  reference: string,
  opening: BookingContext['opening'],
): Promise<Held> {
  const { booking, linkKey } = await findBooking(db, reference, opening);
  return { booking, linkKey };
}

/** Locks a hold of the customer that is not over, and has no payment under way. */
export async function lockHeld(
  db: Kysely<DB>,
  reference: string,
  proof: BookingProof,
): Promise<StoredBooking> {
  const booking = await lockBooking(db, reference);
  if (!booking || !mayUse(booking, proof)) throw new Refused({ reason: 'not-found' });
  if (booking.state === 'expired' || (booking.state === 'held' && (await isOver(db, booking.id))))
    throw new Refused({ reason: 'hold-over' });
  if (booking.state !== 'held') throw new Refused({ reason: 'wrong-state', state: booking.state });
  return booking;
}

async function isOver(db: Kysely<DB>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('booking')
    .select(sql<boolean>`hold_expires_at <= clock_timestamp()`.as('isOver'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.isOver;
}
