import type pg from 'pg';
import type { Column } from '#domain/operator-data/column.ts';
import { type TableName, tableOf } from '#domain/operator-data/tables.ts';
import { type AnyRow, type FurtherLocales, sortedLocales } from '#domain/operator-data/write-table.ts';
import { listOf, q } from './staging-store.server.ts';

const rowsAtOnce = 5000;

/** All rows of a table by primary key, some thousand at a time. Needs an open transaction, which holds the cursor. */
export async function* sortedRows(client: pg.ClientBase, table: TableName): AsyncGenerator<AnyRow[]> {
  const { columns, key } = tableOf(table);
  const values = Object.entries(columns).map(([column, shape]) => `${asText(column, shape)} as ${q(column)}`);
  // Byte order, as everywhere in the format: an operator's collation would make another file of the same data.
  const order = key.map((column) =>
    columns[column]?.kind === 'text' ? `${q(column)} collate "C"` : q(column),
  );
  await client.query(
    `declare export cursor for select ${values.join(', ')} from ${q(table)} order by ${order.join(', ')}`,
  );
  for (;;) {
    const { rows } = await client.query<AnyRow>(`fetch ${rowsAtOnce} from export`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close export');
}

// Dates and exact decimals must not pass through JavaScript's types.
function asText(column: string, { kind }: Column) {
  if (kind === 'day') return `to_char(${q(column)}, 'YYYY-MM-DD')`;
  if (kind === 'minute') return `to_char(${q(column)}, 'YYYY-MM-DD HH24:MI')`;
  return kind === 'decimal' ? `${q(column)}::text` : q(column);
}

/** Which locales each localised column of a table has anywhere, beside English and Russian. */
export async function furtherLocalesOf(client: pg.ClientBase, table: TableName): Promise<FurtherLocales> {
  const localised = Object.entries(tableOf(table).columns).filter(([, { kind }]) => kind === 'localised');
  const found: Record<string, string[]> = {};
  for (const [column] of localised) {
    const { rows } = await client.query<{ locale: string }>(
      `select distinct locale from ${q(table)} own, jsonb_object_keys(${listOf([column], 'own')}) locale`,
    );
    found[column] = sortedLocales(rows.map(({ locale }) => locale));
  }
  return found;
}
