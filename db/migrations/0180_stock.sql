-- What can be sold a counted number of times: a seat class of one flight, a room type (or cabin type) on one night.
-- A row comes into being with the first booking that needs it, with the capacity that the imported tables say; from then on
-- `capacity` is written by imports and the back office alone, `taken` by bookings alone. No foreign key leads into imported
-- tables: bookings keep what they sold.
create table stock (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('seats', 'room')),
  leg_id integer,
  from_airport char(3),
  to_airport char(3),
  room_id integer,
  hotel_id integer,
  day date not null, -- of departure at the airport, or the night
  capacity integer not null check (capacity >= 0), -- what this shop may sell, its own bookings not subtracted
  taken integer not null default 0,
  oversold integer not null default 0 check (oversold >= 0), -- so much of `taken` staff has accepted beyond the capacity
  constraint stock_taken_within_capacity check (taken between 0 and capacity + oversold),
  check (case kind
    when 'seats' then leg_id is not null and from_airport is not null and to_airport is not null
      and room_id is null and hotel_id is null
    else room_id is not null and hotel_id is not null
      and leg_id is null and from_airport is null and to_airport is null
  end)
);
create unique index stock_seats on stock (leg_id) where kind = 'seats';
create unique index stock_room_night on stock (room_id, day) where kind = 'room';
create index stock_day on stock (day);

-- What of the catalogue looks different because a place was taken, given back, added or removed. Bookings append; one reader
-- takes the rows away and raises the version of the catalogue for all of them at once, so that no two bookings meet in a row.
create table stock_change (
  id bigint generated always as identity primary key,
  hotel_id integer,
  from_airport char(3),
  to_airport char(3)
);

create function record_stock_change() returns trigger language plpgsql as $$
begin
  insert into stock_change (hotel_id, from_airport, to_airport)
    select distinct new_rows.hotel_id, new_rows.from_airport, new_rows.to_airport
    from new_rows join old_rows using (id)
    where (new_rows.taken, new_rows.capacity) is distinct from (old_rows.taken, old_rows.capacity);
  return null;
end $$;
create trigger record_change after update on stock
  referencing old table as old_rows new table as new_rows for each statement execute function record_stock_change();

-- Brings the changes of stock into the next version of the catalogue; says how many there were.
create function fold_stock_changes() returns integer language plpgsql as $$
declare
  hotels integer[];
  routes text[];
  many integer;
  made bigint;
begin
  with gone as (delete from stock_change returning hotel_id, from_airport, to_airport)
  select array_agg(distinct hotel_id) filter (where hotel_id is not null),
      array_agg(distinct from_airport || to_airport) filter (where from_airport is not null), count(*)
    into hotels, routes, many from gone;
  if many = 0 then return 0; end if;
  if hotels is not null then
    made := record_table_change('allotment', false);
    insert into catalogue_hotel_change select id, made from unnest(hotels) changed(id) order by id
      on conflict (hotel_id) do update set version = excluded.version;
  end if;
  if routes is not null then
    made := record_table_change('flight_leg', false);
    insert into catalogue_route_change
      select left(pair, 3), right(pair, 3), made from unnest(routes) changed(pair) order by pair
      on conflict (from_airport, to_airport) do update set version = excluded.version;
  end if;
  return many;
end $$;

-- What the imported tables say of a stock row now.
create function imported_capacity(asked stock) returns integer stable language sql as $$
  select case asked.kind
    when 'seats' then coalesce((select seats_free from flight_leg where id = asked.leg_id and not is_on_request), 0)
    else coalesce((select max(rooms) from allotment
      where room_id = asked.room_id and asked.day between date_from and date_to), 0)
  end
$$;

-- After an import: capacities follow the imported tables. `net` says that the import has our bookings subtracted already,
-- so that they are added back. What is less than taken is kept as oversold; the rows that became so are returned, for the
-- importer to accept or to roll back. Days that are over stay as they were.
create function follow_capacities(today date, net boolean) returns setof stock language plpgsql as $$
begin
  perform from stock where day >= today order by id for update; -- in the order in which bookings lock
  return query
    with said as (
      select stock.id, imported_capacity(stock) + case when net then stock.taken else 0 end as capacity, stock.oversold as before
      from stock where day >= today
    ), changed as (
      update stock set capacity = said.capacity, oversold = greatest(0, stock.taken - said.capacity)
        from said
        where stock.id = said.id
          and (stock.capacity, stock.oversold) is distinct from (said.capacity, greatest(0, stock.taken - said.capacity))
        returning stock.id
    )
    select stock.id, stock.kind, stock.leg_id, stock.from_airport, stock.to_airport, stock.room_id, stock.hotel_id, stock.day,
        said.capacity, stock.taken, greatest(0, stock.taken - said.capacity)
      from stock join said on said.id = stock.id join changed on changed.id = stock.id
      where stock.taken - said.capacity > said.before
      order by stock.id;
end $$;
