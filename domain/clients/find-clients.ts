import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { quotesOfClient } from '#domain/quotes/quotes-of-client.ts';
import type { Manager } from '#lib/principal.ts';
import { countClients, readClient, readClients } from './client-store.server.ts';

/** So many stand on a page. */
const pageSize = 30;

/** A page of the clients of the agency whose name, phone or e-mail has a text in it. */
export async function findClients(db: Kysely<DB>, caller: Manager, asked: { text: string; page: number }) {
  const place = { text: asked.text, offset: (asked.page - 1) * pageSize, limit: pageSize };
  const [list, total] = await Promise.all([
    readClients(db, caller, place),
    countClients(db, caller, asked.text),
  ]);
  return { list, total, pageCount: Math.ceil(total / pageSize) };
}

/** A client of the agency with all that is kept of them; undefined for everybody else's. */
export async function findClient(db: Kysely<DB>, caller: Manager, inc: number) {
  const client = await readClient(db, caller, inc);
  return client && { client, quotes: await quotesOfClient(db, inc) };
}
