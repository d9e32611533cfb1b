-- Which hotels and routes changed with which version: a reader lays out these again, and nothing else.

alter table catalogue_version
  add stamp uuid not null default gen_random_uuid(); -- no two states have the same, not even after a restored backup

alter table catalogue_change
  add whole_version bigint not null default 0; -- the version at which it last changed without its rows being named
update catalogue_change set whole_version = version;

create table catalogue_hotel_change (
  hotel_id integer primary key, -- perhaps of a hotel that is gone
  version bigint not null
);
create index on catalogue_hotel_change (version);

create table catalogue_route_change (
  from_airport char(3),
  to_airport char(3),
  version bigint not null,
  primary key (from_airport, to_airport)
);
create index on catalogue_route_change (version);

-- The version that this transaction makes: one, however many statements it has.
create function catalogue_version_made_here() returns bigint language plpgsql as $$
begin
  if current_setting('solstice.version_raised_in', true) is distinct from txid_current()::text then
    update catalogue_version set version = version + 1, stamp = gen_random_uuid(), changed_at = now();
    perform set_config('solstice.version_raised_in', txid_current()::text, true);
    perform pg_notify('catalogue', (select version::text from catalogue_version));
  end if;
  return (select version from catalogue_version);
end $$;

create function record_table_change(changed text, is_whole boolean) returns bigint language plpgsql as $$
declare
  made bigint := catalogue_version_made_here();
begin
  insert into catalogue_change values (changed, made, case when is_whole then made else 0 end)
    on conflict (table_name) do update
      set version = excluded.version, whole_version = greatest(catalogue_change.whole_version, excluded.whole_version)
      where (catalogue_change.version, catalogue_change.whole_version)
        is distinct from (excluded.version, greatest(catalogue_change.whole_version, excluded.whole_version));
  return made;
end $$;

-- For tables that are read whole.
create or replace function raise_catalogue_version() returns trigger language plpgsql as $$
begin
  perform record_table_change(tg_table_name, true);
  return null;
end $$;

-- The rows that a statement has changed, as they were and as they are: something to select from.
create function changed_rows(operation text) returns text immutable language sql as $$
  select case operation
    when 'INSERT' then '(table new_rows)'
    when 'DELETE' then '(table old_rows)'
    else '(table old_rows union all table new_rows)'
  end
$$;

-- For tables whose rows belong to hotels: tg_argv[0] selects the hotels of changed rows, `%s`. A row whose parent went
-- with it finds no hotel; the parent's own trigger names it.
create function record_changed_hotels() returns trigger language plpgsql as $$
declare
  hotels integer[];
  is_many boolean;
  made bigint;
begin
  execute format('select array_agg(distinct id) from (' || tg_argv[0] || ') changed(id)', changed_rows(tg_op))
    into hotels;
  is_many := coalesce(cardinality(hotels), 0) > 2000; -- then all are read again, and naming them only costs
  made := record_table_change(tg_table_name, is_many);
  if is_many or hotels is null then return null; end if;
  insert into catalogue_hotel_change select id, made from unnest(hotels) changed(id) order by id
    on conflict (hotel_id) do update set version = excluded.version
    where catalogue_hotel_change.version <> excluded.version;
  return null;
end $$;

-- For legs.
create function record_changed_routes() returns trigger language plpgsql as $$
declare
  made bigint := record_table_change(tg_table_name, false);
begin
  execute format('insert into catalogue_route_change
    select distinct from_airport, to_airport, $1 from %s changed order by from_airport, to_airport
    on conflict (from_airport, to_airport) do update set version = excluded.version
    where catalogue_route_change.version <> excluded.version', changed_rows(tg_op)) using made;
  return null;
end $$;

do $$
declare
  tracked text;
  recorder text;
  changed text;
begin
  for tracked, changed in values
    ('hotel', 'select id from %s changed'),
    ('hotel_attribute', 'select hotel_id from %s changed'),
    ('room', 'select hotel_id from %s changed'),
    ('contract', 'select hotel_id from %s changed'),
    ('stop_sale', 'select hotel_id from %s changed'),
    ('accommodation', 'select hotel_id from %s changed join room on room.id = room_id'),
    ('allotment', 'select hotel_id from %s changed join room on room.id = room_id'),
    ('contract_season', 'select hotel_id from %s changed join contract on contract.id = contract_id'),
    ('contract_child', 'select hotel_id from %s changed join contract on contract.id = contract_id'),
    ('contract_early_booking', 'select hotel_id from %s changed join contract on contract.id = contract_id'),
    ('contract_stay_pay', 'select hotel_id from %s changed join contract on contract.id = contract_id'),
    ('contract_supplement', 'select hotel_id from %s changed join contract on contract.id = contract_id'),
    ('town', 'select hotel.id from %s changed join hotel on hotel.town_id = changed.id'),
    ('region', 'select hotel.id from %s changed join town on town.region_id = changed.id
      join hotel on hotel.town_id = town.id'),
    ('flight_leg', null)
  loop
    recorder := case when changed is null then 'record_changed_routes()'
      else format('record_changed_hotels(%L)', changed) end;
    execute format('drop trigger raise_version on %I', tracked);
    execute format('create trigger record_new after insert on %I
      referencing new table as new_rows for each statement execute function %s', tracked, recorder);
    execute format('create trigger record_gone after delete on %I
      referencing old table as old_rows for each statement execute function %s', tracked, recorder);
    execute format('create trigger record_changed after update on %I
      referencing old table as old_rows new table as new_rows for each statement execute function %s',
      tracked, recorder);
    execute format('create trigger record_emptied after truncate on %I
      for each statement execute function raise_catalogue_version()', tracked);
  end loop;
end $$;
