import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import type { RequestOrder } from '#lib/request-choices.ts';
import {
  countRequestsOf,
  listRequestsOf,
  type RequestFilters,
  readEvents,
  readRequestOf,
  requestChoicesOf,
  type StoredEvent,
  type StoredRequest,
} from './request-store.server.ts';

/** A request with what was done with it, in its order. */
export type FoundRequest = { request: StoredRequest; events: StoredEvent[] };

/** A request that the caller may see; undefined where there is none, and where it is somebody else's. */
export async function findRequest(
  db: Kysely<DB>,
  caller: Manager,
  id: number,
): Promise<FoundRequest | undefined> {
  const request = await readRequestOf(db, caller, id);
  return request && { request, events: await readEvents(db, id, caller) };
}

export type AskedRequests = Omit<RequestFilters, 'words'> & {
  text: string;
  order: RequestOrder;
  skip: number;
  take: number;
};

/** Some of the requests that the caller may see, how many there are of each state, and what they can be narrowed by. */
export async function listRequests(
  db: Kysely<DB>,
  caller: Manager,
  { text, order, skip, take, ...asked }: AskedRequests,
) {
  const filters = { ...asked, words: text.toLowerCase().split(/\s+/).filter(Boolean) };
  const [requests, counts, choices] = await Promise.all([
    listRequestsOf(db, caller, filters, { order, skip, take }),
    countRequestsOf(db, caller, filters),
    requestChoicesOf(db, caller),
  ]);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const total = filters.state ? (counts.get(filters.state) ?? 0) : all;
  return { requests, counts, total, ...choices };
}
