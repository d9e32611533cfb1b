import type pg from 'pg';
import type { Fault } from './import-fault.ts';

type Oversold = {
  kind: 'seats' | 'room';
  thing: number;
  day: string;
  capacity: number;
  taken: number;
  booked: string;
};

/**
 * What bookings are counted against follows the tables that were imported. Returns what would have less than is booked
 * already, with the bookings that are in the way.
 */
export async function followCapacities(
  client: pg.ClientBase,
  { netOfBookings = false }: { netOfBookings?: boolean },
): Promise<Fault[]> {
  const { rows } = await client.query<Oversold>(
    `select oversold.kind, coalesce(leg_id, room_id) as thing, day::text, capacity, taken,
        (select string_agg(reference, ', ' order by reference) from (
          select distinct reference from allocation join booking on booking.id = booking_id
            where stock_id = oversold.id and released_at is null limit 20) as booking(reference)) as booked
      from follow_capacities(current_date, $1) oversold`,
    [netOfBookings],
  );
  return rows.map(({ kind, thing, day, capacity, taken, booked }) => ({
    file: kind === 'seats' ? 'flight_leg.csv' : 'allotment.csv',
    column: kind === 'seats' ? 'seats_free' : 'rooms',
    reason: `${kind === 'seats' ? `flight ${thing}` : `room ${thing}`} has ${capacity} on ${day}, and ${taken} are booked: ${booked}`,
  }));
}
