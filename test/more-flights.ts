import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { addDays, type PlainDate } from '#lib/plain-date.ts';
import { firstSaturday } from './small-operator.ts';

type Route = { from: string; to: string; day: PlainDate };

/**
 * Flights beside the small operator's Saturday charters: a charter on request on the first Sunday, a regular flight on
 * the Monday after, and regular business flights between Riga and Istanbul, out on that Monday and back on Wednesday.
 */
export async function addMoreFlights(db: Kysely<DB>): Promise<void> {
  const name = { en: 'Istanbul', ru: 'Стамбул' };
  await db
    .insertInto('airport')
    .values({
      code: 'IST',
      iso2: 'TR',
      name,
      town_name: name,
      latitude: 41.26,
      longitude: 28.74,
      time_zone: 'Europe/Istanbul',
    })
    .execute();
  const [sunday, monday, wednesday] = [1, 2, 4].map((days) => addDays(firstSaturday, days));
  const regular = { freight_external: 2 };
  await db
    .insertInto('flight_leg')
    .values([
      leg(901, { from: 'RIX', to: 'AYT', day: sunday! }, { is_on_request: true, seats_free: 0 }),
      leg(902, { from: 'RIX', to: 'AYT', day: monday! }, regular),
      leg(903, { from: 'RIX', to: 'IST', day: monday! }, { ...regular, class_id: 2 }),
      leg(904, { from: 'IST', to: 'RIX', day: wednesday! }, { ...regular, class_id: 2 }),
    ])
    .execute();
}

const leg = (id: number, { from, to, day }: Route, more: object) => ({
  id,
  carrier_code: 'BT',
  flight_number: `${id}`,
  from_airport: from,
  to_airport: to,
  departs_at: `${day} 06:10`,
  arrives_at: `${day} 09:50`,
  freight_external: 0,
  seats_total: 180,
  seats_free: 40,
  currency: 'EUR',
  adult_amount: 15_000,
  child_amount: 12_000,
  infant_amount: 1_000,
  ...more,
});
