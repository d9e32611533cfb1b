import { type TableName, tableOf } from './format.ts';
import { after } from './staged-view.server.ts';
import { type Import, q, staged } from './staging-store.server.ts';

type Hop = { to: TableName; alias: string; column: string };
type Path = { first: string; hotel: string; hops: Hop[]; joins: string };

/** Turns 'accommodation_id.room_id.hotel_id' into joins that lead from row `s` to the hotel. */
const follow = (run: Import, name: TableName, path: string, index: number): Path => {
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
  return { first: steps[0]!, hotel: `${alias}.${q(steps.at(-1)!)}`, hops, joins };
};

/** Each path beside the first one, with what both need to be compared. */
const pathPairs = (run: Import, name: TableName, paths: readonly string[]) => {
  const [first, ...others] = paths.map((path, index) => follow(run, name, path, index));
  return others.map((other) => ({ first: first!, other }));
};

/** Rows whose paths of references lead to different hotels. */
export const differentHotels = (run: Import, name: TableName, paths: readonly string[]) =>
  pathPairs(run, name, paths)
    .map(
      ({ first, other }) => `
    select s.line, '${other.first}' as "column",
           'belongs to hotel ' || ${other.hotel} || ', not to hotel ' || ${first.hotel} as reason,
           s.${q(other.first)}::text as value
      from ${staged(name)} s ${first.joins} ${other.joins} where ${other.hotel} <> ${first.hotel}`,
    )
    .join(' union all ');

/** Rows that stay in the database, and whose room or contract moves to another hotel: the fault is the mover's. */
export const movedParents = (run: Import, name: TableName): { name: TableName; faults: string }[] =>
  pathPairs(run, name, tableOf(name).sameHotel ?? []).flatMap(({ first, other }) =>
    [...first.hops, ...other.hops]
      .filter(({ to }) => run.present.has(to))
      .map(({ to, alias, column }) => ({
        name: to,
        faults: `
    select ${alias}.line, '${column}' as "column",
           '${name} ' || min(s.id) || ' in the database would join hotels ' || min(${first.hotel}) || ' and '
             || min(${other.hotel}) as reason, min(${alias}.${q(column)})::text as value
      from ${after(run, name)} s ${first.joins} ${other.joins}
     where s.line is null and ${alias}.line is not null and ${other.hotel} <> ${first.hotel}
     group by ${alias}.line`,
      })),
  );
