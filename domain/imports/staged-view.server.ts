import type { TableName } from '#domain/operator-data/tables.ts';
import { columnsOf, type Import, listOf, q, sameKey, staged } from './staging-store.server.ts';

/** The rows of a table as they will be: sound rows of its file, and those in the database that it leaves alone. */
export function after(run: Import, name: TableName) {
  const columns = listOf(columnsOf(name));
  const old = `select null::integer as line, ${columns} from ${q(name)} old`;
  if (!run.present.has(name)) return `(${old})`;
  const sound = `select line, ${columns} from ${staged(name)} where faults is null`;
  if (run.replace) return `(${sound})`;
  return `(${sound} union all ${old} where not exists (
    select from ${staged(name)} new where ${sameKey(name, 'new', 'old')} ${counts(run, 'new')}))`;
}

// Where one fault refuses everything, an unsound row still stands for what will be there once it is mended:
// it must not bring faults of other rows with it.
export const counts = ({ keepGood }: Import, alias: string) =>
  keepGood ? `and ${alias}.faults is null` : '';

/** The values of some columns of a row as text. */
export const inWords = (columns: readonly string[], alias: string) =>
  `concat_ws(', ', ${columns.map((column) => `${alias}.${q(column)}::text`).join(', ')})`;
