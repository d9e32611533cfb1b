import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/schema.ts';
import { hasRows, lockDemo } from './demo-store.server.ts';

type Table = Parameters<typeof hasRows>[1];

/**
 * Writes invented rows into a table that has none yet; undefined where it has some. Servers that start together wait for
 * the one that writes.
 */
export const writeDemoOnce = <Written>(
  db: Kysely<DB>,
  table: Table,
  write: (transaction: Transaction<DB>) => Promise<Written>,
): Promise<Written | undefined> =>
  db.transaction().execute(async (transaction) => {
    await lockDemo(transaction, table);
    return (await hasRows(transaction, table)) ? undefined : write(transaction);
  });
