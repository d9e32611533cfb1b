import { type InsertObject, type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Principal } from '#lib/principal.ts';
import type { Booker } from './booker.ts';
import { type BookingState, transitionOf } from './booking-state.ts';
import type { PricedClaim } from './price-claim.ts';
import { Refused } from './refusal.ts';
import { moveStock, type StockedNeed, type StockMove } from './stock-store.server.ts';

export type StoredBooking = Selectable<DB['booking']> & { state: BookingState };

/** Who caused a change, for the history of a booking. */
export type Actor = {
  kind: 'guest' | 'traveller' | 'manager' | 'staff' | 'provider' | 'system';
  id: number | null;
};

export const actorOf = ({ channel, personId, managerId }: Booker): Actor => ({
  kind: channel,
  id: personId ?? managerId,
});

export async function insertBooking(
  db: Kysely<DB>,
  row: InsertObject<DB, 'booking'>,
): Promise<StoredBooking> {
  const booking = await db.insertInto('booking').values(row).returningAll().executeTakeFirstOrThrow();
  return booking as StoredBooking; // the table's check allows no other states
}

/** The receipt that was agreed becomes the current one. */
export async function insertSnapshot(db: Kysely<DB>, bookingId: number, priced: PricedClaim): Promise<void> {
  await db
    .updateTable('price_snapshot')
    .set({ is_current: false })
    .where('booking_id', '=', bookingId)
    .where('is_current', '=', true)
    .execute();
  await db
    .insertInto('price_snapshot')
    .values({
      booking_id: bookingId,
      number: sql<number>`(select count(*) + 1 from price_snapshot where booking_id = ${bookingId})`,
      lines: JSON.stringify(priced.lines),
      total_minor: priced.totalMinor,
      currency: priced.currency,
      rate_day: priced.rateDay,
      claim: priced.claim,
      cancellation: priced.things === null ? null : JSON.stringify(priced.things),
      begins: JSON.stringify(priced.begins),
      hash: priced.hash,
    })
    .execute();
}

export const currentSnapshot = (db: Kysely<DB>, bookingId: number) =>
  db
    .selectFrom('price_snapshot')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('is_current', '=', true)
    .executeTakeFirstOrThrow();

/** Locks a booking until the transaction ends; undefined where there is none. */
export async function lockBooking(db: Kysely<DB>, reference: string): Promise<StoredBooking | undefined> {
  const row = await db
    .selectFrom('booking')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  return row as StoredBooking | undefined; // the table's check allows no other states
}

/** The same by its number. */
export async function lockBookingOf(db: Kysely<DB>, id: number): Promise<StoredBooking> {
  const row = await db
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row as StoredBooking; // the table's check allows no other states
}

export type EventOf = { kind: string; actor: Actor; cause: string; data?: object };

type Moved = EventOf & { from: BookingState | null; to: BookingState; leaves?: readonly string[] };

/** Writes what became of a booking into its history, with what has to leave because of it. */
export async function recordEvent(db: Kysely<DB>, bookingId: number, moved: Moved): Promise<void> {
  const { kind, from, to, actor, cause, data = {}, leaves = ['mail'] } = moved;
  const { number } = await db
    .insertInto('booking_event')
    .values({
      booking_id: bookingId,
      number: 1, // the trigger knows the next one
      kind,
      state_from: from,
      state_to: to,
      actor: actor.kind,
      actor_id: actor.id,
      cause,
      data: JSON.stringify(data),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  if (leaves.length === 0) return;
  await db
    .insertInto('outbox')
    .values(leaves.map((each) => ({ booking_id: bookingId, event_number: number, kind: each })))
    .execute();
}

/**
 * Moves a locked booking to another state, as the table of transitions allows, and writes its history. Its places go back
 * where the transition says so.
 */
export async function moveBooking(
  db: Kysely<DB>,
  booking: Pick<StoredBooking, 'id' | 'state' | 'submitted_at'>,
  to: BookingState,
  event: EventOf,
): Promise<void> {
  const { id, state: from, submitted_at } = booking;
  const transition = transitionOf(from, to);
  if (!transition) throw new Refused({ reason: 'wrong-state', state: from });
  if (transition.releases) await moveStock(db, await releasesOf(db, [id]));
  const isHeld = to === 'held' || to === 'requested';
  await db
    .updateTable('booking')
    .set({ state: to, ...(!isHeld && { holder_address: null, holder_session: null }) })
    .where('id', '=', id)
    .execute();
  // A hold without a contact has no recipient for a mail.
  await recordEvent(db, id, { ...event, from, to, leaves: submitted_at === null ? [] : ['mail'] });
}

/** Releases what some locked bookings have, and says what goes back to which row. */
async function releasesOf(db: Kysely<DB>, bookingIds: readonly number[]): Promise<StockMove[]> {
  const released = await db
    .updateTable('allocation')
    .set({ released_at: sql`now()` })
    .where('booking_id', 'in', [...bookingIds])
    .where('released_at', 'is', null)
    .returning(['stock_id', 'quantity'])
    .execute();
  return movesOf([], released);
}

type Released = { stock_id: number; quantity: number };

/** What is taken and given back, row by row. */
function movesOf(needs: readonly StockedNeed[], released: readonly Released[]): StockMove[] {
  const moves = new Map<number, StockMove>();
  const of = (stockId: number) => {
    const move = moves.get(stockId) ?? { stockId, takes: 0, releases: 0 };
    moves.set(stockId, move);
    return move;
  };
  for (const { stockId, need } of needs) of(stockId).takes += need.quantity;
  for (const { stock_id, quantity } of released) of(stock_id).releases += quantity;
  return [...moves.values()];
}

/**
 * Takes what a booking needs. Holds of these rows that are over by the database's clock end in the same breath, and what
 * they had is there for this one. Returns the needs that cannot be met.
 */
export async function takePlaces(
  db: Kysely<DB>,
  bookingId: number,
  needs: readonly StockedNeed[],
): Promise<StockedNeed[]> {
  const over = await lockOver(
    db,
    needs.map(({ stockId }) => stockId),
  );
  const released =
    over.length === 0
      ? []
      : await db
          .updateTable('allocation')
          .set({ released_at: sql`now()` })
          .where(
            'booking_id',
            'in',
            over.map(({ id }) => id),
          )
          .where('released_at', 'is', null)
          .returning(['stock_id', 'quantity'])
          .execute();
  const short = new Set(await moveStock(db, movesOf(needs, released)));
  if (short.size > 0) return needs.filter(({ stockId }) => short.has(stockId));
  for (const booking of over) await moveBooking(db, booking, 'expired', holdIsOver);
  if (needs.length > 0)
    await db
      .insertInto('allocation')
      .values(
        needs.map(({ stockId, need }) => ({
          booking_id: bookingId,
          stock_id: stockId,
          quantity: need.quantity,
        })),
      )
      .execute();
  return [];
}

export const holdIsOver: EventOf = {
  kind: 'expired',
  actor: { kind: 'system', id: null },
  cause: 'the hold is over',
};

/** Locks the bookings whose hold of these rows is over, in the order of their numbers. */
async function lockOver(db: Kysely<DB>, stockIds: readonly number[]): Promise<StoredBooking[]> {
  if (stockIds.length === 0) return [];
  const rows = await db
    .selectFrom('booking')
    .selectAll()
    .where('state', 'in', ['held', 'requested'])
    .where('hold_expires_at', '<=', sql<Date>`clock_timestamp()`)
    .where('id', 'in', (holders) =>
      holders
        .selectFrom('allocation')
        .select('booking_id')
        .where('stock_id', 'in', [...stockIds])
        .where('released_at', 'is', null),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows as StoredBooking[]; // the table's check allows no other states
}

/** Whose booking it is: an agency's managers see those of the agency they may, a traveller their own. */
export function isOf(booking: StoredBooking, caller: Principal): boolean {
  if (caller.kind === 'traveller') return booking.person_id === caller.personId;
  if (caller.kind === 'manager')
    return (
      booking.agency_inc === caller.agencyId &&
      (caller.isAdministrator || booking.manager_inc === caller.managerId)
    );
  return caller.kind === 'staff';
}
