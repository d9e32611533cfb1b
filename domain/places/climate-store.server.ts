import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

/** The means of a region, January first. */
export const readClimate = (db: Kysely<DB>, regionId: number) =>
  db.selectFrom('region_climate').selectAll().where('region_id', '=', regionId).orderBy('month').execute();
