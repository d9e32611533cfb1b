import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { isOutage } from '#lib/outage.ts';

/** Where something is read that must be of now, and where else while that is away. */
export type Readable = { db: Kysely<DB>; reads?: Kysely<DB> | undefined };

/**
 * Reads from the primary; while that is away, from the replica. What the replica says may be older than it seems: it is
 * shown, and not to be kept.
 */
export async function orElsewhere<Answer>(
  { db, reads }: Readable,
  read: (from: Kysely<DB>) => Promise<Answer>,
): Promise<{ found: Answer; isKept?: false }> {
  try {
    return { found: await read(db) };
  } catch (outage) {
    if (!reads || reads === db || !isOutage(outage)) throw outage;
    return { found: await read(reads), isKept: false };
  }
}
