import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { Refused, type SoldOut } from './refusal.ts';
import type { StockNeed } from './stock-needs.ts';

/** A need with the row of the stock that it is taken of. */
export type StockedNeed = { stockId: number; need: StockNeed };

/** The rows of the stock for some needs. A row that nobody has needed before comes into being. */
export async function stockOf(db: Kysely<DB>, needs: readonly StockNeed[]): Promise<StockedNeed[]> {
  const seats = needs.filter((need) => need.kind === 'seats');
  const nights = needs.filter((need) => need.kind === 'room');
  const legIds = seats.map(({ legId }) => legId);
  const roomIds = nights.map(({ roomId }) => roomId);
  const days = nights.map(({ day }) => day);
  await addSeats(db, legIds);
  await addNights(db, roomIds, days);
  const { rows } = await sql<{ id: number; key: string }>`
    select id, 'seats ' || leg_id as key from stock where kind = 'seats' and leg_id = any(${legIds}::integer[])
    union all
    select id, 'room ' || stock.room_id || ' ' || stock.day
      from stock join unnest(${roomIds}::integer[], ${days}::date[]) needed(room_id, day)
        on stock.room_id = needed.room_id and stock.day = needed.day
      where kind = 'room'`.execute(db);
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  const missing = needs.filter((need) => !ids.has(keyOf(need)));
  if (missing.length > 0)
    throw new Refused({ reason: 'sold-out', soldOut: missing.map((need) => soldOut(need, 0)) });
  return needs.map((need) => ({ need, stockId: ids.get(keyOf(need))! }));
}

const keyOf = (need: StockNeed) =>
  need.kind === 'seats' ? `seats ${need.legId}` : `room ${need.roomId} ${need.day}`;

const addSeats = (db: Kysely<DB>, legIds: readonly number[]) =>
  sql`insert into stock (kind, leg_id, from_airport, to_airport, day, capacity)
    select 'seats', id, from_airport, to_airport, departs_at::date, seats_free from flight_leg
      where id = any(${legIds}::integer[]) and not is_on_request
        and not exists (select from stock where kind = 'seats' and leg_id = flight_leg.id)
      order by id
    on conflict do nothing`.execute(db);

const addNights = (db: Kysely<DB>, roomIds: readonly number[], days: readonly string[]) =>
  sql`insert into stock (kind, room_id, hotel_id, day, capacity)
    select 'room', room.id, room.hotel_id, needed.day, max(allotment.rooms)
      from unnest(${roomIds}::integer[], ${days}::date[]) needed(room_id, day)
        join room on room.id = needed.room_id
        join allotment on allotment.room_id = room.id and needed.day between date_from and date_to
      where not exists (select from stock
        where kind = 'room' and stock.room_id = needed.room_id and stock.day = needed.day)
      group by room.id, needed.day
      order by room.id, needed.day
    on conflict do nothing`.execute(db);

/** What a transaction takes of a row and gives back to it. */
export type StockMove = { stockId: number; takes: number; releases: number };

/**
 * Takes and gives back, each row once and all in the order of their numbers, so that two bookings never wait for each
 * other. A row takes no more than it has: the numbers of those that have too little are returned.
 */
export async function moveStock(db: Kysely<DB>, moves: readonly StockMove[]): Promise<number[]> {
  if (moves.length === 0) return [];
  const ids = moves.map(({ stockId }) => stockId);
  await sql`select from stock where id = any(${ids}::bigint[]) order by id for update`.execute(db);
  const takes = moves.map((move) => move.takes);
  const net = moves.map((move) => move.takes - move.releases);
  const { rows } = await sql<{ id: number }>`
    update stock set taken = taken + net,
        oversold = least(oversold, greatest(0, taken + net - capacity))
      from unnest(${ids}::bigint[], ${takes}::integer[], ${net}::integer[]) moved(id, takes, net)
      where stock.id = moved.id and (takes = 0 or taken + net <= capacity)
      returning stock.id`.execute(db);
  const moved = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !moved.has(id));
}

/** Those needs that cannot be met, with what is left of each. */
export async function nameSoldOut(db: Kysely<DB>, short: readonly StockedNeed[]): Promise<SoldOut[]> {
  const rows = await db
    .selectFrom('stock')
    .select(['id', sql<number>`greatest(0, capacity - taken)`.as('left')])
    .where(
      'id',
      'in',
      short.map(({ stockId }) => stockId),
    )
    .execute();
  const left = new Map(rows.map((row) => [row.id, row.left]));
  return short.map(({ need, stockId }) => soldOut(need, left.get(stockId) ?? 0));
}

/** Flights that have fewer seats left than are needed. */
export async function seatsShort(
  db: Kysely<DB>,
  legIds: readonly number[],
  seats: number,
): Promise<SoldOut[]> {
  const { rows } = await sql<{ legId: number; day: PlainDate; left: number }>`
    select flight_leg.id as "legId", departs_at::date as day,
        greatest(0, coalesce(capacity - taken, seats_free)) as left
      from flight_leg left join stock on stock.kind = 'seats' and stock.leg_id = flight_leg.id
      where flight_leg.id = any(${legIds}::integer[]) and not is_on_request
        and coalesce(capacity - taken, seats_free) < ${seats}
      order by departs_at`.execute(db);
  return rows.map((row) => ({ kind: 'seats', ...row }));
}

function soldOut(need: StockNeed, left: number): SoldOut {
  const { day } = need;
  return need.kind === 'seats'
    ? { kind: 'seats', legId: need.legId, day, left }
    : { kind: 'room', roomId: need.roomId, day, left };
}

/**
 * The rows of which guests and travellers who have not paid hold more than a share, beside a booking itself. Asked after
 * the rows were taken, which nobody else can then take of.
 */
export async function heldBeyond(
  db: Kysely<DB>,
  { bookingId, stockIds, share }: { bookingId: number; stockIds: readonly number[]; share: number },
): Promise<{ stockId: number; secondsLeft: number }[]> {
  const { rows } = await sql<{ stockId: number; secondsLeft: number }>`
    select stock.id as "stockId",
        ceil(extract(epoch from min(booking.hold_expires_at) - clock_timestamp()))::integer as "secondsLeft"
      from stock
        join allocation on allocation.stock_id = stock.id and allocation.released_at is null
        join booking on booking.id = allocation.booking_id
      where stock.id = any(${stockIds}::bigint[]) and booking.id <> ${bookingId}
        and booking.state = 'held' and booking.channel in ('guest', 'traveller')
      group by stock.id
      having (sum(allocation.quantity) + (select quantity from allocation as own
          where own.booking_id = ${bookingId} and own.stock_id = stock.id and own.released_at is null))
        * 10000 > stock.capacity * ${share}`.execute(db);
  return rows;
}

/** What an expired booking had last, as needs of the same rows. */
export async function allocatedBefore(db: Kysely<DB>, bookingId: number): Promise<StockedNeed[]> {
  const rows = await db
    .selectFrom('allocation')
    .innerJoin('stock', 'stock.id', 'allocation.stock_id')
    .select(['stock.id', 'kind', 'leg_id', 'room_id', 'day', 'quantity'])
    .where('booking_id', '=', bookingId)
    .where('released_at', '=', (last) =>
      last
        .selectFrom('allocation')
        .select(({ fn }) => fn.max('released_at').as('at'))
        .where('booking_id', '=', bookingId),
    )
    .execute();
  return rows.map(({ id, leg_id, room_id, day, quantity }) => ({
    stockId: id,
    need:
      leg_id === null
        ? { kind: 'room', roomId: room_id!, day, quantity } // the table's check: one of them
        : { kind: 'seats', legId: leg_id, day, quantity },
  }));
}
