import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import {
  readEventsOfRequests,
  readOffersOfQuotes,
  readRequestsOfClient,
} from './client-data-store.server.ts';
import { findClient } from './find-clients.ts';

/**
 * Everything that is stored about a client of the agency: what deleting the client erases. Undefined for clients of other
 * agencies.
 */
export async function clientDataOf(db: Kysely<DB>, caller: Manager, inc: number) {
  const found = await findClient(db, caller, inc);
  if (!found) return undefined;
  const requests = await readRequestsOfClient(db, inc);
  const [offers, events] = await Promise.all([
    readOffersOfQuotes(
      db,
      found.quotes.map(({ quote }) => quote.inc),
    ),
    readEventsOfRequests(
      db,
      requests.map(({ id }) => id),
    ),
  ]);
  return { ...found, offers, requests, events };
}
