import { type Kysely, sql } from 'kysely';
import { inRetriedTransaction } from '#db/retry.ts';
import type { DB } from '#db/schema.ts';
import type { Claim } from '#domain/offers/claim.ts';
import { fromDayNumber } from '#lib/plain-date.ts';
import { holdIsOver, lockBookingOf, moveBooking } from './booking-store.server.ts';

/** At most so many end at a time; the next sweep goes on. */
const mostAtOnce = 200;

/** Ends the holds that are over by the database's clock; says how many. Correctness does not depend on it. */
export const sweepHolds = (db: Kysely<DB>): Promise<number> => endThose(db, over(db));

/** Ends those of what a claim chose, before it is priced: their places are there for it. */
export async function endHoldsOf(db: Kysely<DB>, choice: Claim['choice']): Promise<void> {
  const legIds = [choice.outLegId, choice.backLegId].filter((id) => id !== null);
  const isStay = 'hotelId' in choice;
  const roomIds = isStay ? choice.rooms.map(({ roomId }) => roomId) : [];
  const firstNight = fromDayNumber(isStay ? choice.checkIn : 0);
  const lastNight = fromDayNumber(isStay ? choice.checkIn + choice.nights - 1 : 0);
  const ofChoice = over(db).where('id', 'in', (holders) =>
    holders
      .selectFrom('allocation')
      .innerJoin('stock', 'stock.id', 'allocation.stock_id')
      .select('booking_id')
      .where('released_at', 'is', null)
      .where(
        sql<boolean>`(leg_id = any(${legIds}::integer[]) or
          (room_id = any(${roomIds}::integer[]) and day between ${firstNight}::date and ${lastNight}::date))`,
      ),
  );
  await endThose(db, ofChoice);
}

const over = (db: Kysely<DB>) =>
  db
    .selectFrom('booking')
    .select('id')
    .where('state', 'in', ['held', 'requested'])
    .where('hold_expires_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('hold_expires_at')
    .limit(mostAtOnce);

async function endThose(db: Kysely<DB>, holds: ReturnType<typeof over>): Promise<number> {
  const found = await holds.execute();
  for (const { id } of found)
    await inRetriedTransaction(db, async (transaction) => {
      const booking = await lockBookingOf(transaction, id);
      const isStillOver = await over(transaction).where('id', '=', id).executeTakeFirst();
      if (isStillOver) await moveBooking(transaction, booking, 'expired', holdIsOver);
    });
  return found.length;
}
