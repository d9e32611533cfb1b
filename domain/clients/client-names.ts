import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import { readClient, readClients } from './client-store.server.ts';

/** So many can be chosen from. */
const most = 500;

/** The clients of the agency, to choose one from. */
export async function clientNames(db: Kysely<DB>, caller: Manager): Promise<{ inc: number; name: string }[]> {
  const list = await readClients(db, caller, { text: '', offset: 0, limit: most });
  return list.map(({ inc, name }) => ({ inc, name }));
}

/** A client of the agency; undefined for everybody else's. */
export const bookClient = (db: Kysely<DB>, caller: Manager, inc: number) => readClient(db, caller, inc);
