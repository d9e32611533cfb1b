import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from './schema.ts';

/** Two transactions that PostgreSQL could not let pass both: the one that lost may be repeated as a whole. */
const lost = new Set(['40001', '40P01']);

const mostTries = 5;
const pauseMs = 20;

/** Does work in a transaction, again when another one was in its way: five times at most, after pauses of random length. */
export async function inRetriedTransaction<Value>(
  db: Kysely<DB>,
  work: (transaction: Transaction<DB>) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === mostTries || !isLost(error)) throw error;
      await sleep(Math.random() * pauseMs * 2 ** attempt);
    }
  }
}

const isLost = (error: unknown): boolean =>
  error instanceof Error && lost.has(String((error as NodeJS.ErrnoException).code));
