-- Two hotels may exchange their slugs, or a new one may take that of a deleted one: every row is right in the end, but
-- not in between. So what an import may rearrange is unique when the transaction commits.
do $$
declare
  rule record;
begin
  for rule in
    select conrelid::regclass as own, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint
     where contype = 'u' and not condeferrable and conrelid::regclass::text = any (array['state', 'region', 'town',
       'departure_town', 'star', 'meal', 'attribute', 'hotel', 'program_type', 'currency', 'departure_country',
       'cruise_program', 'excursion_tour'])
  loop
    execute format('alter table %s drop constraint %I, add constraint %I %s deferrable initially deferred',
      rule.own, rule.name, rule.name, rule.definition);
  end loop;
end $$;
