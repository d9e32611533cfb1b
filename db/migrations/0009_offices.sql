-- Sales offices: where to buy ([S]§2.16, §3.15).

-- Towns that offices are in. A town that tours leave from has the number of its departure town, any other one that no
-- departure town has: a visitor's departure town is then also the town that offices are looked for in.
create table office_town (
  id integer primary key, -- townInc
  market text not null,
  slug text not null,
  name localised not null,
  subdomain text not null, -- slug of the main city whose subdomain shows its offices
  latitude double precision not null,
  longitude double precision not null,
  unique (market, slug) deferrable initially deferred
);

create table office (
  id integer primary key,
  town_id integer not null references office_town on delete cascade,
  name localised not null,
  official_name localised not null,
  address localised not null,
  district localised,
  metro localised, -- the nearest station
  metro_line localised,
  metro_color text check (metro_color ~ '^#[0-9a-f]{6}$'), -- of the line
  phones text not null default '', -- separated by ;
  emails text not null default '', -- separated by ;
  latitude double precision,
  longitude double precision,
  is_closed boolean not null default false,
  description localised, -- HTML
  achievements localised, -- HTML
  position integer not null default 0,
  check ((latitude is null) = (longitude is null))
);
create index on office (town_id);

create table office_picture (
  office_id integer references office on delete cascade,
  position integer,
  image text not null,
  url text not null default '', -- where it leads
  primary key (office_id, position)
);

-- Certificates and other papers.
create table office_file (
  office_id integer references office on delete cascade,
  position integer,
  type text not null, -- image/svg+xml, application/pdf …
  title localised not null,
  url text not null,
  primary key (office_id, position)
);

create table office_property (
  office_id integer references office on delete cascade,
  type integer, -- 351: link to the messenger
  value text not null,
  primary key (office_id, type)
);

-- A day without a row is a day off.
create table office_hours (
  office_id integer references office on delete cascade,
  weekday integer check (weekday between 1 and 7), -- Monday is 1
  hours text not null, -- 10:00–19:00
  primary key (office_id, weekday)
);

create table office_worker (
  office_id integer references office on delete cascade,
  position integer,
  name localised not null,
  job localised not null,
  is_manager boolean not null default false,
  phone text not null default '',
  email text not null default '',
  image text,
  primary key (office_id, position)
);

-- A demo operator that is there already gets its offices with the next start.
update catalogue_version set demo_loaded_for = demo_loaded_for - 1;
