import { after } from './staged-view.server.ts';
import { columnsOf, type Import, listOf, staged } from './staging-store.server.ts';

/** Versions that agencies may have sold by: those that have begun, unless the operator is still the invented one. */
const begun = `(select v.id, v.version, p.name
                  from commission_version v join commission_plan p on p.id = v.commission_plan_id
                 where v.starts_at <= now() at time zone 'UTC'
                   and (select demo_loaded_for is null from catalogue_version))`;

const tables = { commission_version: 'id', commission_rule: 'commission_version_id' } as const;

/** What a version that has begun says differently from now on; a rule that is new to it is a change, too. */
export function begunChanged(name: keyof typeof tables) {
  const columns = columnsOf(name);
  const of = tables[name];
  return `
    select distinct on (s.line) s.line, '${of}' as "column",
           'version ' || b.version || ' of ' || b.name || ' has begun: it never changes' as reason,
           s.${of}::text as value
      from ${staged(name)} s left join ${name} old on old.id = s.id
      join ${begun} b on b.id in (s.${of}, old.${of})
     where (${listOf(columns, 's')}) is distinct from (${listOf(columns, 'old')})
     order by s.line`;
}

/** What an import with `--replace` would take away of versions that have begun. */
export async function begunGone({ client, present, replace }: Import) {
  const names = (['commission_version', 'commission_rule'] as const).filter((name) => present.has(name));
  if (!replace) return [];
  const found = [];
  for (const name of names) {
    const { rows } = await client.query<{ file: string; column: string; reason: string; value: string }>(`
        select '${name}.csv' as file, 'id' as "column", old.id::text as value,
               'version ' || b.version || ' of ' || b.name || ' has begun: ' || old.id || ' stays' as reason
          from ${name} old join ${begun} b on b.id = old.${tables[name]}
         where not exists (select from ${staged(name)} s where s.id = old.id)
         order by old.id`);
    found.push(...rows);
  }
  return found;
}

/** Which of two would be the plan of everybody else? */
export const secondDefault = (run: Import) => `
    select s.line, 'is_default' as "column", 'plan ' || o.id || ' is the default one already' as reason, 'true' as value
      from ${staged('commission_plan')} s
      join ${after(run, 'commission_plan')} o on o.is_default and o.id <> s.id and (o.line is null or o.id < s.id)
     where s.is_default`;

/** Two rules without days about the same trips: those with days are told apart by them. */
export const sameRule = (run: Import) => `
    select distinct on (s.line) s.line, 'state_id, tour_id' as "column",
           'rule ' || o.id || ' is about the same' as reason, concat_ws(', ', s.state_id, s.tour_id) as value
      from ${staged('commission_rule')} s
      join ${after(run, 'commission_rule')} o
        on o.id <> s.id and (o.line is null or o.id < s.id) and o.departs_from is null
       and o.commission_version_id = s.commission_version_id
       and o.state_id is not distinct from s.state_id and o.tour_id is not distinct from s.tour_id
     where s.departs_from is null
     order by s.line`;
