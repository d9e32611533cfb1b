import { type TableName, tableNames, tableOf } from '#domain/operator-data/tables.ts';
import { columnsOf, type Import, listOf, q, sameKey, staged } from './staging-store.server.ts';

/** What became of the rows of a table: those of its file, and those that it no longer names. */
export type TableCounts = {
  read: number;
  inserted: number;
  changed: number;
  unchanged: number;
  deleted: number;
  rejected: number;
};

/**
 * Makes the tables what their files say. A statement runs only where it has something to do, so that an import that
 * changes nothing does not announce a new catalogue.
 */
export async function applyStaged(run: Import, onTable: (name: TableName) => void) {
  const counts = new Map<TableName, TableCounts>();
  const names = tableNames.filter((name) => run.present.has(name));
  for (const name of names) {
    onTable(name);
    const count = await countChanges(run, name);
    counts.set(name, count);
    if (count.changed > 0) await run.client.query(update(name));
    if (count.inserted > 0) await run.client.query(insert(name));
  }
  for (const name of names.toReversed())
    if (counts.get(name)!.deleted > 0) await run.client.query(remove(name));
  return counts;
}

function differs(name: TableName) {
  const columns = columnsOf(name);
  return `(${listOf(columns, 'old')}) is distinct from (${listOf(columns, 'new')})`;
}

async function countChanges({ client, replace }: Import, name: TableName): Promise<TableCounts> {
  const isNew = `old.${q(tableOf(name).key[0]!)} is null`;
  const { rows } = await client.query<Omit<TableCounts, 'unchanged'>>(
    `select count(*) as read,
            count(*) filter (where new.faults is not null) as rejected,
            count(*) filter (where new.faults is null and ${isNew}) as inserted,
            count(*) filter (where new.faults is null and not ${isNew} and ${differs(name)}) as changed,
            ${replace ? `(select count(*) from ${q(name)} old where ${isGone(name)})` : '0::bigint'} as deleted
       from ${staged(name)} new left join ${q(name)} old on ${sameKey(name, 'old', 'new')}`,
  );
  const found = Object.fromEntries(
    Object.entries(rows[0]!).map(([count, value]) => [count, Number(value)]),
  ) as Omit<TableCounts, 'unchanged'>;
  return { ...found, unchanged: found.read - found.rejected - found.inserted - found.changed };
}

const isGone = (name: TableName) =>
  `not exists (select from ${staged(name)} new where ${sameKey(name, 'new', 'old')})`;

function update(name: TableName) {
  const values = columnsOf(name).filter((column) => !tableOf(name).key.includes(column));
  return `update ${q(name)} old set ${values.map((column) => `${q(column)} = new.${q(column)}`).join(', ')}
            from ${staged(name)} new
           where ${sameKey(name, 'old', 'new')} and new.faults is null and ${differs(name)}`;
}

function insert(name: TableName) {
  const columns = columnsOf(name);
  return `insert into ${q(name)} (${listOf(columns)})
          select ${listOf(columns, 'new')} from ${staged(name)} new
           where new.faults is null
             and not exists (select from ${q(name)} old where ${sameKey(name, 'old', 'new')})
           order by ${listOf(tableOf(name).key, 'new')}`;
}

const remove = (name: TableName) => `delete from ${q(name)} old where ${isGone(name)}`;
