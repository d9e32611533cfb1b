import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';

/** Brings what was taken and given back into the catalogue, all of it as one version; says how many changes there were. */
export async function foldStock(db: Kysely<DB>): Promise<number> {
  // An empty table is seen without a transaction that would write.
  const waiting = await db.selectFrom('stock_change').select('id').limit(1).executeTakeFirst();
  if (!waiting) return 0;
  const { rows } = await sql<{ many: number }>`select fold_stock_changes() as many`.execute(db);
  return rows[0]?.many ?? 0;
}
