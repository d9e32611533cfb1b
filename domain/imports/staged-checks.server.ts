import type { Column } from './column.ts';
import { type TableName, tableNames, tableOf } from './format.ts';
import { columnsOf, type Import, listOf, q, sameKey, staged } from './staging-store.server.ts';

/**
 * Checks what no row can know alone, and writes what is wrong into the staging tables. Rejecting a row can make
 * another one unsound (its room is gone) or reveal a clash with the row that it would have replaced, so with
 * `keepGood` the checks run until they find nothing.
 */
export const checkStaged = async (run: Import, onTable: (name: TableName) => void) => {
  for (let isFirst = true; ; isFirst = false) {
    let found = 0;
    for (const name of tableNames.filter((table) => run.present.has(table))) {
      if (isFirst) onTable(name);
      for (const check of checksOf(run, name)) found += await reject(run, { ...check, isFirst });
    }
    for (const name of tableNames)
      for (const check of movedParents(run, name)) found += await reject(run, { ...check, isFirst });
    if (found === 0 || !run.keepGood) return;
  }
};

/**
 * A query of (line, "column", reason, value), one row a fault of a staged row `s`. `alongside` reports also rows that
 * have other faults already.
 */
type Check = { name: TableName; faults: string; alongside?: boolean };

const reject = async (run: Import, { name, faults, alongside, isFirst }: Check & { isFirst: boolean }) => {
  const { rowCount } = await run.client.query(
    `with found as (
       select line, jsonb_agg(jsonb_build_object('column', "column", 'reason', reason, 'value', value)) as faults
         from (${faults}) fault group by line)
     update ${staged(name)} s set faults = coalesce(s.faults, '[]') || found.faults
       from found where s.line = found.line ${alongside && isFirst ? '' : 'and s.faults is null'}`,
  );
  return rowCount ?? 0;
};

const checksOf = (run: Import, name: TableName): Check[] => {
  const { unique = [], apart, sameHotel } = tableOf(name);
  const faults = [
    ...unique.flatMap((columns) => [takenInFiles(name, columns), takenInDatabase(run, name, columns)]),
    ...zoneColumns(name).map((column) => unknownZone(name, column)),
    ...(apart ? [overlap(run, name, apart)] : []),
    ...(sameHotel ? [differentHotels(run, name, sameHotel)] : []),
    ...(name === 'flight_leg' ? [sameAirport, impossibleArrival(run)] : []),
    ...(name === 'tour' ? [flightFromNowhere(run)] : []),
  ];
  return [
    { name, faults: repeatedKey(name), alongside: true },
    ...referencesOf(name).map((reference) => ({
      name,
      faults: missingReference(run, name, reference),
      alongside: true,
    })),
    ...faults.map((select) => ({ name, faults: select })),
  ];
};

/** The rows of a table as they will be: sound rows of its file, and those in the database that it leaves alone. */
const after = (run: Import, name: TableName) => {
  const columns = listOf(columnsOf(name));
  const old = `select null::integer as line, ${columns} from ${q(name)} old`;
  if (!run.present.has(name)) return `(${old})`;
  const sound = `select line, ${columns} from ${staged(name)} where faults is null`;
  if (run.replace) return `(${sound})`;
  return `(${sound} union all ${old} where not exists (
    select from ${staged(name)} new where ${sameKey(name, 'new', 'old')} ${counts(run, 'new')}))`;
};

// Where one fault refuses everything, an unsound row still stands for what will be there once it is mended:
// it must not bring faults of other rows with it.
const counts = ({ keepGood }: Import, alias: string) => (keepGood ? `and ${alias}.faults is null` : '');

const tuple = (columns: readonly string[], alias: string) => `(${listOf(columns, alias)})`;
const inWords = (columns: readonly string[], alias: string) =>
  `concat_ws(', ', ${columns.map((column) => `${alias}.${q(column)}::text`).join(', ')})`;

const repeatedKey = (name: TableName) => {
  const { key } = tableOf(name);
  return `
    select s.line, '${key.join(', ')}' as "column",
           'line ' || first.line || ' has the same ${key.join(' and ')}' as reason, ${inWords(key, 's')} as value
      from ${staged(name)} s
      join (select ${listOf(key)}, min(line) as line from ${staged(name)} group by ${listOf(key)}
            having count(*) > 1) first on ${sameKey(name, 'first', 's')}
     where s.line > first.line`;
};

const takenInFiles = (name: TableName, columns: readonly string[]) => `
    select s.line, '${columns.join(', ')}' as "column",
           'line ' || first.line || ' has the same ${columns.join(' and ')}' as reason, ${inWords(columns, 's')} as value
      from ${staged(name)} s
      join (select ${listOf(columns)}, min(line) as line from ${staged(name)} where faults is null
            group by ${listOf(columns)} having count(*) > 1) first
        on ${tuple(columns, 'first')} = ${tuple(columns, 's')}
     where s.line > first.line`;

const takenInDatabase = (run: Import, name: TableName, columns: readonly string[]) => `
    select s.line, '${columns.join(', ')}' as "column",
           '${name} ' || old.id || ' in the database has the same ${columns.join(' and ')}' as reason,
           ${inWords(columns, 's')} as value
      from ${staged(name)} s
      join ${after(run, name)} old on ${tuple(columns, 'old')} = ${tuple(columns, 's')}
     where old.line is null and old.id <> s.id`;

type Reference = { column: string; to: TableName; target: string; except?: string };

/** What a table's rows point at. A currency points at its rates; the euro needs none. */
const referencesOf = (name: TableName): Reference[] =>
  Object.entries(tableOf(name).columns).flatMap(([column, shape]: [string, Column]): Reference[] => {
    if (shape.kind === 'text' && shape.must === 'rate')
      return [{ column, to: 'exchange_rate', target: 'currency', except: 'EUR' }];
    const to = 'references' in shape ? (shape.references as TableName | undefined) : undefined;
    return to ? [{ column, to, target: tableOf(to).key[0]! }] : [];
  });

const isHere = (from: string, target: string, column: string, more = '') =>
  `exists (select from ${from} p where p.${q(target)} = s.${q(column)} ${more})`;

const missingReference = (run: Import, name: TableName, { column, to, target, except }: Reference) => {
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
};

const zoneColumns = (name: TableName) =>
  Object.entries(tableOf(name).columns).flatMap(([column, shape]) =>
    shape.kind === 'text' && 'must' in shape && shape.must === 'zone' ? [column] : [],
  );

const unknownZone = (name: TableName, column: string) => `
    select s.line, '${column}' as "column", 'the database does not know this time zone' as reason,
           s.${q(column)} as value
      from ${staged(name)} s
     where s.${q(column)} not in (select name from pg_timezone_names)`;

type Apart = { by: readonly string[]; from: string; to: string };

// One sorted pass: a row clashes when the latest end before it reaches its start, or when a row that stays in the
// database starts before its end. Dates written YYYY-MM-DD sort as text and carry the name of their row along.
const overlap = (run: Import, name: TableName, { by, from, to }: Apart) => {
  const label = `case when line is null then '${name} ' || id || ' in the database' else 'line ' || line end`;
  const inOrder = `partition by ${listOf(by)} order by ${q(from)}, line nulls first, id`;
  return `
    select line, '${from}' as "column", 'overlaps ' || substr(case when earlier >= ${q(from)}::text then earlier
             else later end, 12) || ' with the same ${by.join(', ')}' as reason, ${q(from)}::text as value
      from (select *,
              max(${q(to)}::text || ' ' || ${label}) over (${inOrder}
                rows between unbounded preceding and 1 preceding) as earlier,
              min(case when line is null then ${q(from)}::text || ' ' || ${label} end) over (${inOrder}
                rows between 1 following and unbounded following) as later
            from ${after(run, name)} own) spans
     where line is not null and (earlier >= ${q(from)}::text or left(later, 10) <= ${q(to)}::text)`;
};

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

const differentHotels = (run: Import, name: TableName, paths: readonly string[]) =>
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
const movedParents = (run: Import, name: TableName): Check[] =>
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

const sameAirport = `
    select s.line, 'to_airport' as "column", 'the same as from_airport' as reason, s.to_airport as value
      from ${staged('flight_leg')} s where s.to_airport = s.from_airport`;

// Both times are local, so only with their zones does the order show: a flight west may land "before" it starts.
const impossibleArrival = (run: Import) => `
    select s.line, 'arrives_at' as "column", 'the flight would take ' || round(extract(epoch from took) / 60)
             || ' minutes between ' || a.time_zone || ' and ' || b.time_zone as reason, to_char(s.arrives_at, 'YYYY-MM-DD HH24:MI') as value
      from ${staged('flight_leg')} s
      join ${after(run, 'airport')} a on a.code = s.from_airport
      join ${after(run, 'airport')} b on b.code = s.to_airport
     cross join lateral (select (s.arrives_at at time zone b.time_zone)
                              - (s.departs_at at time zone a.time_zone) as took) flight
     where took <= interval '0' or took > interval '24 hours'`;

const flightFromNowhere = (run: Import) => `
    select s.line, 'departure_town_id' as "column", 'has no airport, and the tour has a flight' as reason,
           s.departure_town_id::text as value
      from ${staged('tour')} s join ${after(run, 'departure_town')} d on d.id = s.departure_town_id
     where s.packet_type = 0 and d.airport_code is null`;

/** Deleted rows that rows of tables without a file still point at, as faults of the deleted row's file. */
export const leftBehind = async (run: Import) => {
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
};
