import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import { placesOf } from './person-store.server.ts';

/** The agencies that the caller can work for, each by their place in it, and which of them they work for now. */
export async function listAgencies(db: Kysely<DB>, { personId, managerId }: Manager) {
  const places = await placesOf(db, personId);
  return places.map(({ inc, official_name: name, is_administrator: isAdministrator }) => ({
    manager: inc,
    name,
    isAdministrator,
    isThis: inc === managerId,
  }));
}
