import { type TableName, tableOf } from '#domain/operator-data/tables.ts';
import { after, inWords } from './staged-view.server.ts';
import { type Import, q, staged } from './staging-store.server.ts';

/** The parent that all paths of a rule lead to. */
type Parent = 'hotel' | 'state';
type Hop = { to: TableName; alias: string; column: string };
type Path = { first: string; parent: string; hops: Hop[]; joins: string };

function rulesOf(name: TableName) {
  const { sameHotel, sameState } = tableOf(name);
  return (
    [
      ['hotel', sameHotel],
      ['state', sameState],
    ] as const
  ).flatMap(([parent, paths]) => (paths ? [{ parent, paths }] : []));
}

/** Turns 'accommodation_id.room_id.hotel_id' into joins that lead from row `s` to the hotel. */
function follow(run: Import, name: TableName, path: string, index: number): Path {
  const steps = path.split('.');
  const hops: Hop[] = [];
  let [at, alias, joins] = [name, 's', ''];
  for (const [depth, column] of steps.slice(0, -1).entries()) {
    const shape = tableOf(at).columns[column]! as { references: TableName };
    const next = `p${index}_${depth}`;
    joins += ` join ${after(run, shape.references)} ${next} on ${next}.id = ${alias}.${q(column)}`;
    [at, alias] = [shape.references, next];
    hops.push({ to: at, alias, column: steps[depth + 1]! });
  }
  return { first: steps[0]!, parent: `${alias}.${q(steps.at(-1)!)}`, hops, joins };
}

/** Each path beside the first one, with what both need to be compared. */
const pathPairs = (run: Import, name: TableName) =>
  rulesOf(name).flatMap(({ parent, paths }) => {
    const [first, ...others] = paths.map((path, index) => follow(run, name, path, index));
    return others.map((other) => ({ parent, first: first!, other }));
  });

/** Queries of rows whose paths of references lead to different hotels or states. */
export const differentParents = (run: Import, name: TableName): string[] =>
  pathPairs(run, name).map(
    ({ parent, first, other }) => `
    select s.line, '${other.first}' as "column", ${belongs(parent, first, other)} as reason,
           s.${q(other.first)}::text as value
      from ${staged(name)} s ${first.joins} ${other.joins} where ${other.parent} <> ${first.parent}`,
  );

const belongs = (parent: Parent, first: Path, other: Path) =>
  `'belongs to ${parent} ' || ${other.parent} || ', not to ${parent} ' || ${first.parent}`;

/** Rows that stay in the database, and whose room or contract moves to another hotel: the fault is the mover's. */
export const movedParents = (run: Import, name: TableName): { name: TableName; faults: string }[] =>
  pathPairs(run, name).flatMap(({ parent, first, other }) =>
    [...first.hops, ...other.hops]
      .filter(({ to }) => run.present.has(to))
      .map(({ to, alias, column }) => ({
        name: to,
        faults: `
    select ${alias}.line, '${column}' as "column",
           '${name} ' || min(${inWords(tableOf(name).key, 's')}) || ' in the database would join ${parent}s '
             || min(${first.parent}) || ' and ' || min(${other.parent}) as reason,
           min(${alias}.${q(column)})::text as value
      from ${after(run, name)} s ${first.joins} ${other.joins}
     where s.line is null and ${alias}.line is not null and ${other.parent} <> ${first.parent}
     group by ${alias}.line`,
      })),
  );
