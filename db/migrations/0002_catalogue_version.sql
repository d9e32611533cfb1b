-- Every committed change of what prices depend on raises the version once and is announced on the channel 'catalogue'.
-- Readers reload when the number differs from theirs, so a missed notification is caught by a look at the table.

create table catalogue_version (
  "only" boolean primary key default true check ("only"),
  version bigint not null default 1,
  changed_at timestamptz not null default now(),
  demo_loaded_for date -- the day the demo operator was last rolled forward to; null: real data
);
insert into catalogue_version default values;

-- The version at which each table last changed: readers read again only what did.
create table catalogue_change (
  table_name text primary key,
  version bigint not null
);

create function raise_catalogue_version() returns trigger language plpgsql as $$
declare
  raised bigint;
begin
  -- One version a transaction, however many statements it has.
  if current_setting('solstice.version_raised_in', true) is distinct from txid_current()::text then
    update catalogue_version set version = version + 1, changed_at = now();
    perform set_config('solstice.version_raised_in', txid_current()::text, true);
    perform pg_notify('catalogue', (select version::text from catalogue_version));
  end if;
  select version into raised from catalogue_version;
  insert into catalogue_change values (tg_table_name, raised)
    on conflict (table_name) do update set version = excluded.version
    where catalogue_change.version <> excluded.version;
  return null;
end $$;

do $$
declare
  tracked text;
begin
  foreach tracked in array array['state', 'region', 'airport', 'town', 'departure_town', 'star', 'meal', 'attribute',
    'hotel', 'hotel_attribute', 'room', 'accommodation', 'contract', 'contract_season', 'contract_child',
    'contract_early_booking', 'contract_stay_pay', 'contract_supplement', 'stop_sale', 'allotment', 'carrier',
    'flight_leg', 'program_type', 'service', 'tour', 'tour_service', 'markup', 'exchange_rate', 'image', 'hotel_text']
  loop
    execute format('create trigger raise_version after insert or update or delete or truncate on %I
      for each statement execute function raise_catalogue_version()', tracked);
  end loop;
end $$;
