-- The states that have led to the present one. A server may know another one, which was lost with its primary: for it the
-- count of versions means nothing, and it reads everything anew.
create table catalogue_state (
  version bigint primary key,
  stamp uuid not null
);
insert into catalogue_state select version, stamp from catalogue_version;

create or replace function catalogue_version_made_here() returns bigint language plpgsql as $$
begin
  if current_setting('solstice.version_raised_in', true) is distinct from txid_current()::text then
    with made as (
      update catalogue_version set version = version + 1, stamp = gen_random_uuid(), changed_at = now()
        returning version, stamp
    )
    insert into catalogue_state select version, stamp from made
      on conflict (version) do update set stamp = excluded.stamp; -- where somebody has set the count back
    delete from catalogue_state where version = (select version - 10000 from catalogue_version);
    perform set_config('solstice.version_raised_in', txid_current()::text, true);
    perform pg_notify('catalogue', (select version::text from catalogue_version));
  end if;
  return (select version from catalogue_version);
end $$;
