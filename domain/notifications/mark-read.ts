import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import { markOneRead, markReadUpTo } from './notification-store.server.ts';

/** One of them, or all that there were when the list was shown. */
export type Read = { one: number } | { upTo: number };

/** Marks notifications of a manager as read; false where they have no such one. */
export async function markRead(
  db: Kysely<DB>,
  { managerId }: Manager,
  read: Read,
  now: Date,
): Promise<boolean> {
  if ('one' in read) return markOneRead(db, managerId, read.one, now);
  await markReadUpTo(db, managerId, read.upTo, now);
  return true;
}
