import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { Refused } from './refusal.ts';

/** A command that is done once however often it is sent: whose key, and what was asked with it. */
export type Command = { scope: string; key: string; request: unknown };

export type Done<Answer> = { answer: Answer; isReplay: boolean };

/**
 * Does a command once by its key, in the transaction `db`: sent again it is answered as before, and another request by the
 * same key is refused. One that is under way elsewhere is waited for; one that was refused left no trace.
 */
export async function onceByKey<Answer extends object>(
  db: Kysely<DB>,
  { scope, key, request }: Command,
  work: () => Promise<{ answer: Answer; bookingId: number }>,
): Promise<Done<Answer>> {
  const request_hash = createHash('sha256').update(JSON.stringify(request)).digest();
  const inserted = await db
    .insertInto('idempotency_key')
    .values({ scope, key, request_hash })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!inserted) {
    const known = await db
      .selectFrom('idempotency_key')
      .select(['request_hash', 'answer'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (!known.request_hash.equals(request_hash)) throw new Refused({ reason: 'key-reused' });
    return { answer: known.answer as Answer, isReplay: true }; // as it was stored below
  }
  const { answer, bookingId } = await work();
  await db
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer), booking_id: bookingId })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
  return { answer, isReplay: false };
}
