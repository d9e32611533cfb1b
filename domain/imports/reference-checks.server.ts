import type { Column } from '#domain/operator-data/column.ts';
import { type TableName, tableNames, tableOf } from '#domain/operator-data/tables.ts';
import { counts, inWords } from './staged-view.server.ts';
import { type Import, q, staged } from './staging-store.server.ts';

export type Reference = { column: string; to: TableName; target: string; except?: string };

/** What a table's rows point at. A currency points at its rates; the euro needs none. */
export const referencesOf = (name: TableName): Reference[] =>
  Object.entries(tableOf(name).columns).flatMap(([column, shape]: [string, Column]): Reference[] => {
    if (shape.kind === 'text' && shape.must === 'rate')
      return [{ column, to: 'exchange_rate', target: 'currency', except: 'EUR' }];
    const to = 'references' in shape ? (shape.references as TableName | undefined) : undefined;
    return to ? [{ column, to, target: tableOf(to).key[0]! }] : [];
  });

const isHere = (from: string, target: string, column: string, more = '') =>
  `exists (select from ${from} p where p.${q(target)} = s.${q(column)} ${more})`;

/** Rows that point at nothing, or at a row that is rejected. */
export function missingReference(run: Import, name: TableName, { column, to, target, except }: Reference) {
  const isStaged = run.present.has(to);
  const where = [
    `s.${q(column)} is not null`,
    ...(except ? [`s.${q(column)} <> '${except}'`] : []),
    ...(isStaged ? [`not ${isHere(staged(to), target, column, counts(run, 'p'))}`] : []),
    ...(isStaged && run.replace ? [] : [`not ${isHere(q(to), target, column)}`]),
  ];
  const rejected = `(select '${to} ' || s.${q(column)} || ' is rejected (${to}.csv:' || min(p.line) || ')'
      from ${staged(to)} p where p.${q(target)} = s.${q(column)} having count(*) > 0)`;
  return `
    select s.line, '${column}' as "column",
           coalesce(${isStaged ? rejected : 'null'}, 'no ${to} ' || s.${q(column)}) as reason,
           s.${q(column)}::text as value
      from ${staged(name)} s where ${where.join(' and ')}`;
}

/** Deleted rows that rows of tables without a file still point at, as faults of the deleted row's file. */
export async function leftBehind(run: Import) {
  const found: { file: string; column: string; reason: string; value: string }[] = [];
  if (!run.replace) return found;
  for (const name of tableNames.filter((table) => !run.present.has(table)))
    for (const { column, to, target, except } of referencesOf(name).filter((r) => run.present.has(r.to))) {
      const { key } = tableOf(name);
      const { rows } = await run.client.query<{ value: string; child: string }>(
        `select s.${q(column)}::text as value, min(${inWords(key, 's')}) as child from ${q(name)} s
          where s.${q(column)} <> $1 and not ${isHere(staged(to), target, column)}
          group by s.${q(column)} order by s.${q(column)}`,
        [except ?? (target === 'id' ? 0 : '')],
      );
      for (const { value, child } of rows)
        found.push({
          file: `${to}.csv`,
          column: target,
          reason: `${to} ${value} is not in the file, but ${name} ${child} in the database refers to it`,
          value,
        });
    }
  return found;
}
