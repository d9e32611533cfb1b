import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

/** Names one state of the catalogue: versions are counted, and no two states share a stamp. */
export type CatalogueState = { version: number; stamp: string };

/** What has changed between two states, as the triggers of the tables have recorded it. */
export type Changes = {
  hasChanged: (table: keyof DB) => boolean;
  hotelIds: readonly number[] | 'all';
  routes: readonly Route[] | 'all';
};

export type Route = { from: string; to: string };

/** The state that committed last. */
export const readState = (db: Kysely<DB>): Promise<CatalogueState> =>
  db.selectFrom('catalogue_version').select(['version', 'stamp']).executeTakeFirstOrThrow();

const everything: Changes = { hasChanged: () => true, hotelIds: 'all', routes: 'all' };

/**
 * What changed from one state to the present one; everything, where `from` is no earlier state of this database, such as
 * one that a primary took with it before its replica had heard of it.
 */
export async function readChanges(
  db: Kysely<DB>,
  from: CatalogueState | undefined,
  to: CatalogueState,
): Promise<Changes> {
  if (!from || from.version >= to.version || !(await hasBeen(db, from))) return everything;
  const tables = await db
    .selectFrom('catalogue_change')
    .select(['table_name', 'whole_version'])
    .where('version', '>', from.version)
    .execute();
  const changed = new Set<string>(tables.map((row) => row.table_name));
  const isWhole = tables.filter((row) => row.whole_version > from.version).map((row) => row.table_name);
  const hotels = await db
    .selectFrom('catalogue_hotel_change')
    .select('hotel_id')
    .where('version', '>', from.version)
    .orderBy('hotel_id')
    .execute();
  const routes = await db
    .selectFrom('catalogue_route_change')
    .select(['from_airport as from', 'to_airport as to'])
    .where('version', '>', from.version)
    .execute();
  return {
    hasChanged: (table) => changed.has(table),
    hotelIds: isWhole.some((table) => hotelTables.has(table)) ? 'all' : hotels.map((row) => row.hotel_id),
    routes: isWhole.includes('flight_leg') ? 'all' : routes,
  };
}

async function hasBeen(db: Kysely<DB>, { version, stamp }: CatalogueState): Promise<boolean> {
  const state = await db
    .selectFrom('catalogue_state')
    .select('stamp')
    .where('version', '=', version)
    .executeTakeFirst();
  return state?.stamp === stamp;
}

/** Tables whose rows end up in a hotel's block. */
const hotelTables = new Set<string>([
  'hotel',
  'hotel_attribute',
  'town',
  'region',
  'room',
  'accommodation',
  'contract',
  'contract_season',
  'contract_child',
  'contract_early_booking',
  'contract_stay_pay',
  'contract_supplement',
  'stop_sale',
  'allotment',
] satisfies (keyof DB)[]);
