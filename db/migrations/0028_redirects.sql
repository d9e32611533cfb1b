-- Where pages of an address that there is none at any more have moved to, or that they are gone for good.
create table redirect (
  id integer primary key,
  from_path text not null,
  to_path text, -- null: withdrawn, which is 410
  status integer not null default 301,
  market text not null default '', -- empty: in all
  unique (from_path, market) deferrable initially deferred,
  check (status in (301, 308, 410)),
  check ((to_path is null) = (status = 410))
);

create trigger raise_version after insert or update or delete or truncate on redirect
  for each statement execute function raise_content_version();

-- When what a page is made of was last another: search engines ask again for what has changed since they came.
create table row_change (
  source text, -- page, hotel, region, excursion_tour or office
  row_id integer,
  changed_on date not null, -- in UTC
  primary key (source, row_id)
);

-- tg_argv[0] is the source, tg_argv[1] selects its numbers from changed rows, `%s`.
create function record_row_change() returns trigger language plpgsql as $$
begin
  execute format('insert into row_change
    select distinct $1, id, (now() at time zone ''UTC'')::date from (' || tg_argv[1] || ') changed(id) where id is not null
     order by id
    on conflict (source, row_id) do update set changed_on = excluded.changed_on
     where row_change.changed_on <> excluded.changed_on', changed_rows(tg_op)) using tg_argv[0];
  return null;
end $$;

do $$
declare
  source text;
  tracked text;
  number_of text;
  recorder text;
begin
  for source, tracked, number_of in values
    ('page', 'page', 'id'), ('page', 'page_block', 'page_id'), ('page', 'page_icon', 'page_id'),
    ('page', 'page_image', 'page_id'), ('page', 'page_property', 'page_id'), ('page', 'page_hotel', 'page_id'),
    ('hotel', 'hotel', 'id'), ('hotel', 'hotel_text', 'hotel_id'), ('hotel', 'hotel_attribute', 'hotel_id'),
    ('hotel', 'room', 'hotel_id'), ('hotel', 'image', 'hotel_id'),
    ('region', 'region', 'id'),
    ('excursion_tour', 'excursion_tour', 'id'), ('excursion_tour', 'excursion_tour_image', 'excursion_tour_id'),
    ('excursion_tour', 'excursion_tour_day', 'excursion_tour_id'),
    ('excursion_tour', 'excursion_tour_icon', 'excursion_tour_id'),
    ('excursion_tour', 'excursion_service', 'excursion_tour_id'),
    ('office', 'office', 'id'), ('office', 'office_hours', 'office_id'), ('office', 'office_picture', 'office_id'),
    ('office', 'office_property', 'office_id'), ('office', 'office_worker', 'office_id')
  loop
    recorder := format('record_row_change(%L, %L)', source, format('select %I from %%s changed', number_of));
    execute format('create trigger date_new after insert on %I
      referencing new table as new_rows for each statement execute function %s', tracked, recorder);
    execute format('create trigger date_gone after delete on %I
      referencing old table as old_rows for each statement execute function %s', tracked, recorder);
    execute format('create trigger date_changed after update on %I
      referencing old table as old_rows new table as new_rows for each statement execute function %s',
      tracked, recorder);
    if tracked = source then
      execute format('insert into row_change select %L, id, (now() at time zone ''UTC'')::date from %I', source, tracked);
    end if;
  end loop;
end $$;
