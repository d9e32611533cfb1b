import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import { limitKey } from '#lib/limit-key.ts';
import type { BookingContext } from './booking-context.ts';
import { Refused } from './refusal.ts';
import { heldBeyond } from './stock-store.server.ts';

/** As in `db/limit.ts`: nothing is counted. */
const boundless = 1e9;

/** Neither addresses nor sessions can be read in the table. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/** What of the holder is kept while a hold lasts. */
export const holderOf = ({ holder, booker }: BookingContext) => ({
  // A whole agency sits behind one address.
  holder_address: booker.channel === 'manager' ? null : digest(limitKey(holder.address)),
  holder_session: holder.session === undefined ? null : digest(holder.session),
});

/** Refuses a hold beyond the limits of its holder; an advisory lock counts two at once one after the other. */
export async function limitHolds(db: Kysely<DB>, context: BookingContext): Promise<void> {
  const { limits, booker } = context;
  const { holder_address, holder_session } = holderOf(context);
  const counted = [
    { column: 'holder_address', value: holder_address, most: limits.address },
    { column: 'holder_session', value: holder_session, most: limits.session },
    { column: 'person_id', value: booker.personId, most: limits.person },
    { column: 'agency_inc', value: booker.agencyId, most: limits.agency },
  ] as const;
  for (const { column, value, most } of counted) {
    if (value === null || most >= boundless) continue;
    const lock = digest(`${column} ${Buffer.isBuffer(value) ? value.toString('hex') : value}`);
    await sql`select pg_advisory_xact_lock(${lock.readBigInt64BE()}::bigint)`.execute(db);
    const { rows } = await sql<{ many: number; seconds: number | null }>`
      select count(*)::integer as many,
          ceil(extract(epoch from min(hold_expires_at) - clock_timestamp()))::integer as seconds
        from booking
        where state = 'held' and hold_expires_at > clock_timestamp() and ${sql.ref(column)} = ${value}`.execute(
      db,
    );
    const { many, seconds } = rows[0]!; // an aggregate is one row
    if (many >= most)
      throw new Refused({ reason: 'too-many-holds', retryAfterSeconds: Math.max(1, seconds ?? 1) });
  }
}

/** Refuses a hold that would leave too little of a stock to those who pay. The first hold of a stock may take any of it. */
export async function limitShare(
  db: Kysely<DB>,
  { limits, booker }: BookingContext,
  bookingId: number,
  stockIds: readonly number[],
): Promise<void> {
  if (booker.channel === 'manager' || booker.channel === 'staff' || limits.unpaidShare >= boundless) return;
  const beyond = await heldBeyond(db, { bookingId, stockIds, share: limits.unpaidShare });
  if (beyond.length === 0) return;
  const waits = beyond.map(({ secondsLeft }) => Math.max(1, secondsLeft));
  throw new Refused({ reason: 'held-by-others', retryAfterSeconds: Math.max(...waits) });
}
