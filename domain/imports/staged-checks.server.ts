import { type TableName, tableNames, tableOf } from '#domain/operator-data/tables.ts';
import { begunChanged, sameRule, secondDefault } from './commission-checks.server.ts';
import { livingPage, redirectLoop } from './redirect-checks.server.ts';
import { missingReference, referencesOf } from './reference-checks.server.ts';
import { differentParents, movedParents } from './same-parent-checks.server.ts';
import { after, inWords } from './staged-view.server.ts';
import { type Import, listOf, q, sameKey, staged } from './staging-store.server.ts';

/**
 * Checks what no row can know alone, and writes what is wrong into the staging tables. Rejecting a row can make
 * another one unsound (its room is gone) or reveal a clash with the row that it would have replaced, so with
 * `keepGood` the checks run until they find nothing.
 */
export async function checkStaged(run: Import, onTable: (name: TableName) => void) {
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
}

/**
 * A query of (line, "column", reason, value), one row a fault of a staged row `s`. `alongside` reports also rows that
 * have other faults already.
 */
type Check = { name: TableName; faults: string; alongside?: boolean };

async function reject(run: Import, { name, faults, alongside, isFirst }: Check & { isFirst: boolean }) {
  const { rowCount } = await run.client.query(
    `with found as (
       select line, jsonb_agg(jsonb_build_object('column', "column", 'reason', reason, 'value', value)) as faults
         from (${faults}) fault group by line)
     update ${staged(name)} s set faults = coalesce(s.faults, '[]') || found.faults
       from found where s.line = found.line ${alongside && isFirst ? '' : 'and s.faults is null'}`,
  );
  return rowCount ?? 0;
}

function checksOf(run: Import, name: TableName): Check[] {
  const { unique = [], apart } = tableOf(name);
  const faults = [
    ...unique.flatMap((columns) => [takenInFiles(name, columns), takenInDatabase(run, name, columns)]),
    ...zoneColumns(name).map((column) => unknownZone(name, column)),
    ...(apart ? [overlap(run, name, apart)] : []),
    ...differentParents(run, name),
    ...(name === 'flight_leg' ? [impossibleArrival(run)] : []),
    ...(name === 'cancellation_step' ? [cheaperLater(run)] : []),
    ...(name === 'commission_plan' ? [secondDefault(run)] : []),
    ...(name === 'commission_version' || name === 'commission_rule' ? [begunChanged(name)] : []),
    ...(name === 'commission_rule' ? [sameRule(run)] : []),
    ...(name === 'redirect' ? [redirectLoop(run), livingPage(run)] : []),
    ...(name === 'tour' ? [flightFromNowhere(run), returnToNowhere(run)] : []),
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
}

const tuple = (columns: readonly string[], alias: string) => `(${listOf(columns, alias)})`;

function repeatedKey(name: TableName) {
  const { key } = tableOf(name);
  return `
    select s.line, '${key.join(', ')}' as "column",
           'line ' || first.line || ' has the same ${key.join(' and ')}' as reason, ${inWords(key, 's')} as value
      from ${staged(name)} s
      join (select ${listOf(key)}, min(line) as line from ${staged(name)} group by ${listOf(key)}
            having count(*) > 1) first on ${sameKey(name, 'first', 's')}
     where s.line > first.line`;
}

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
           '${name} ' || ${inWords(tableOf(name).key, 'old')} || ' in the database has the same ${columns.join(' and ')}' as reason,
           ${inWords(columns, 's')} as value
      from ${staged(name)} s
      join ${after(run, name)} old on ${tuple(columns, 'old')} = ${tuple(columns, 's')}
     where old.line is null and not (${sameKey(name, 'old', 's')})`;

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
function overlap(run: Import, name: TableName, { by, from, to }: Apart) {
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
}

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

// A step that stays in the database may come before or after the staged one.
const cheaperLater = (run: Import) => `
    select distinct on (s.line) s.line, case when s.share is null then 'amount' else 'share' end as "column",
           case when o.days_before > s.days_before then 'less' else 'more' end || ' than '
             || coalesce(o.share, o.amount) || ', which is lost ' || o.days_before || ' days before' as reason,
           coalesce(s.share, s.amount)::text as value
      from ${staged('cancellation_step')} s
      join ${after(run, 'cancellation_step')} o
        on o.cancellation_terms_id = s.cancellation_terms_id
       and case when o.days_before > s.days_before then (o.share > s.share or (o.currency = s.currency and o.amount > s.amount))
                when o.line is null and o.days_before < s.days_before
                then (o.share < s.share or (o.currency = s.currency and o.amount < s.amount)) end
     order by s.line, o.days_before`;

const flightFromNowhere = (run: Import) => `
    select s.line, 'departure_town_id' as "column", 'has no airport, and the tour has a flight' as reason,
           s.departure_town_id::text as value
      from ${staged('tour')} s join ${after(run, 'departure_town')} d on d.id = s.departure_town_id
     where s.packet_type = 0 and d.airport_code is null`;

const returnToNowhere = (run: Import) => `
    select s.line, 'return_town_id' as "column", 'no flight ends there' as reason, s.return_town_id::text as value
      from ${staged('tour')} s
      join ${after(run, 'departure_town')} d on d.id = s.departure_town_id
      join ${after(run, 'departure_town')} r on r.id = s.return_town_id
     where d.airport_code is null or r.airport_code is null`;
