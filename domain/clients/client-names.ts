import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import { readClient, readClients } from './client-store.server.ts';

/** So many can be chosen from. */
const most = 500;

type ClientName = { inc: number; name: string };

/**
 * The clients of the agency, to choose one from. The one that is chosen already is among them, however many there are: a
 * form without them would choose somebody else.
 */
export async function clientNames(
  db: Kysely<DB>,
  caller: Manager,
  chosen: number | null,
): Promise<ClientName[]> {
  const list = await readClients(db, caller, { text: '', offset: 0, limit: most });
  const missing =
    chosen === null || list.some(({ inc }) => inc === chosen)
      ? undefined
      : await readClient(db, caller, chosen);
  return [...(missing ? [missing] : []), ...list].map(({ inc, name }) => ({ inc, name }));
}

/** A client of the agency; undefined for everybody else's. */
export const bookClient = (db: Kysely<DB>, caller: Manager, inc: number) => readClient(db, caller, inc);
