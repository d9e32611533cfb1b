import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type TableName, tableNames, tableOf } from '#domain/operator-data/tables.ts';
import { type FileFaults, type RowFault, reportedPerFile } from './import-fault.ts';
import type { ReadRow } from './read-row.ts';

/** An import under way: one transaction, and the tables whose files it has. */
export type Import = {
  client: pg.ClientBase;
  present: Set<TableName>;
  /** What the files of a table do not name is deleted from it. */
  replace: boolean;
  /** Rows with faults are left out; otherwise one fault refuses everything. */
  keepGood: boolean;
};

/** Quotes a name of the schema. */
export const q = (name: string) => pg.escapeIdentifier(name);

/** The staging table: the table's own columns, the line of the file, and the row's faults (null: none). */
export const staged = (name: TableName) => q(`staged_${name}`);

export const columnsOf = (name: TableName) => Object.keys(tableOf(name).columns);

/** `a.id = b.id and …` over a table's primary key. */
export const sameKey = (name: TableName, a: string, b: string) =>
  tableOf(name)
    .key.map((column) => `${a}.${q(column)} = ${b}.${q(column)}`)
    .join(' and ');

export const listOf = (columns: readonly string[], alias?: string) =>
  columns.map((column) => (alias ? `${alias}.${q(column)}` : q(column))).join(', ');

/** An empty staging table of the table's own types that vanishes with the transaction. */
export const createStaging = (client: pg.ClientBase, name: TableName) =>
  client.query(
    `create temp table ${staged(name)} on commit drop as
       select 0 as line, null::jsonb as faults, own.* from ${q(name)} own with no data`,
  );

/** Streams rows, sound or not, into the staging table, and prepares it for the checks. */
export async function fillStaging(
  client: pg.ClientBase,
  name: TableName,
  rows: AsyncIterable<(ReadRow & { line: number })[]>,
) {
  const columns = listOf(['line', 'faults', ...columnsOf(name)]);
  const copy = client.query(copyFrom(`copy ${staged(name)} (${columns}) from stdin`));
  await pipeline(Readable.from(copyText(rows)), copy);
  await client.query(`create index on ${staged(name)} (${listOf(tableOf(name).key)})`);
  await client.query(`analyze ${staged(name)}`);
}

async function* copyText(rows: AsyncIterable<(ReadRow & { line: number })[]>) {
  for await (const batch of rows) {
    let text = '';
    for (const { line, faults, values } of batch)
      text += copyLine([String(line), faults.length > 0 ? JSON.stringify(faults) : null, ...values]);
    if (text) yield text;
  }
}

const copyLine = (values: (string | null)[]) =>
  `${values.map((value) => (value === null ? '\\N' : escaped(value))).join('\t')}\n`;

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (value: string) => value.replace(/[\\\t\n\r]/g, (char) => escapes[char]!);

/** Forgets what was staged of a file that turned out to be unreadable. */
export async function leaveOut(run: Import, name: TableName) {
  await run.client.query(`drop table ${staged(name)}`);
  run.present.delete(name);
}

/** The faults of the rows, file by file, in the order of the lines. */
export async function stagedFaults({ client, present }: Import): Promise<Map<TableName, FileFaults>> {
  const found = new Map<TableName, FileFaults>();
  for (const name of tableNames.filter((table) => present.has(table))) {
    const total = await client.query<{ total: number }>(
      `select coalesce(sum(jsonb_array_length(faults)), 0)::integer as total
         from ${staged(name)} where faults is not null`,
    );
    const first = await rejectedAfter(client, name, 0, reportedPerFile);
    const told = first.flatMap(({ line, faults }) => faults.map((fault) => ({ line, ...fault })));
    found.set(name, {
      file: `${name}.csv`,
      total: total.rows[0]?.total ?? 0,
      first: told.slice(0, reportedPerFile).map((fault) => ({ file: `${name}.csv`, ...fault })),
    });
  }
  return found;
}

export type Rejected = { line: number; faults: RowFault[] };

/** Every row with faults, in the order of the lines, a thousand at a time. */
export async function* rejectedRows(client: pg.ClientBase, name: TableName): AsyncGenerator<Rejected> {
  for (let line = 0; ; ) {
    const rows = await rejectedAfter(client, name, line, 1000);
    yield* rows;
    if (rows.length < 1000) return;
    line = rows.at(-1)!.line;
  }
}

async function rejectedAfter(client: pg.ClientBase, name: TableName, line: number, limit: number) {
  const { rows } = await client.query<Rejected>(
    `select line, faults from ${staged(name)}
      where faults is not null and line > $1 order by line limit $2`,
    [line, limit],
  );
  return rows;
}
