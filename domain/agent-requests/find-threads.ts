import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import { readRequestOf } from './request-store.server.ts';
import { listThreads, markRequestRead, readThread } from './thread-store.server.ts';

/** Requests of all agencies, for the operator. */
export const findThreads = (db: Kysely<DB>, asked: Parameters<typeof listThreads>[1]) =>
  listThreads(db, asked);

/** A request with the messages that both sides read; undefined where there is none. */
export const findThread = (db: Kysely<DB>, id: number) => readThread(db, id);

/** A manager has read what others did with a request; false where there is none, or it is somebody else's. */
export async function readRequest(
  db: Kysely<DB>,
  caller: Manager,
  { id, now }: { id: number; now: Date },
): Promise<boolean> {
  if (!(await readRequestOf(db, caller, id))) return false;
  await markRequestRead(db, { id, managerId: caller.managerId, now });
  return true;
}
