-- What the sites say beside what they sell ([S]§3.3, §3.5, §3.8, §3.10–3.13): content. A row is shown on the sites that
-- it names: `markets` and `variants` are lists with commas (ru,by and b2c,agent), and an empty one names all of them.

-- Menus ----------------------------------------------------------------------------------------------------------

create table menu_group (
  id integer primary key,
  menu_type text not null, -- MainMenu, BurgerMenu, FooterMenu …
  title localised, -- null: its items stand by themselves
  position integer not null default 0,
  markets text not null default '',
  variants text not null default ''
);

create table menu_item (
  id integer primary key,
  menu_group_id integer not null references menu_group on delete cascade,
  title localised not null,
  link text not null,
  image text,
  position integer not null default 0,
  markets text not null default '',
  variants text not null default ''
);
create index on menu_item (menu_group_id);

-- Settings -------------------------------------------------------------------------------------------------------

-- Of the rows of one key a site takes the one that names it most closely: its market, else its variant, else neither.
create table setting (
  id integer primary key,
  group_key text not null, -- social, contact, partnernew …
  key text not null,
  link text not null default '',
  value localised,
  position integer not null default 0,
  markets text not null default '',
  variants text not null default '',
  unique (group_key, key, markets, variants) deferrable initially deferred
);

-- Advertisements -------------------------------------------------------------------------------------------------

create table advertisement (
  id integer primary key,
  type text not null, -- where it is shown: headerpopup, home, searchtour …
  alt localised,
  image text,
  image_tablet text,
  image_mobile text,
  video text,
  video_tablet text,
  video_mobile text,
  text localised, -- HTML
  sub_text localised,
  link text not null default '',
  is_new_window boolean not null default false,
  button_text localised,
  button_color text,
  markers localised, -- short words, separated by |
  is_active boolean not null default true,
  is_fta boolean not null default false, -- only for users with this flag
  is_loyal boolean not null default false,
  published_from date,
  published_to date,
  states text not null default '', -- numbers of states, with commas: only where one of them is chosen
  states_except text not null default '', -- not where one of them is chosen
  departure_towns text not null default '', -- only for these
  position integer not null default 0,
  markets text not null default '',
  variants text not null default '',
  check (published_to >= published_from)
);
create index on advertisement (type);

-- Places ---------------------------------------------------------------------------------------------------------

-- A departure town as a city of the sites; one without a row is a city like any other.
create table city (
  departure_town_id integer primary key references departure_town on delete cascade,
  invariant_name localised, -- null: the town's name
  is_active boolean not null default true,
  has_regional_office boolean not null default false,
  is_link boolean not null default false, -- choosing it leads to its own subdomain
  shows_name boolean not null default false -- beside the logo
);

-- A state as a country of the sites; one without a row is shown with what the state has.
create table country (
  state_id integer primary key references state on delete cascade,
  is_active boolean not null default true,
  mini_description localised,
  main_image text,
  cover_image text,
  banner_image text,
  image_alt localised,
  best_price_link text,
  needs_pcr boolean not null default false, -- guests need a test
  main_town_id integer references town -- where most guests land
);

create table country_icon (
  state_id integer references state on delete cascade,
  position integer,
  icon text not null,
  value localised not null,
  primary key (state_id, position)
);

-- What people go to a country for: what the list of directions is filtered by.
create table holiday_type (
  id integer primary key,
  key text not null unique deferrable initially deferred,
  name localised not null,
  icon text,
  position integer not null default 0
);

create table country_holiday_type (
  state_id integer references state on delete cascade,
  holiday_type_id integer references holiday_type on delete cascade,
  primary key (state_id, holiday_type_id)
);

-- Pages ----------------------------------------------------------------------------------------------------------

create table page (
  id integer primary key,
  page_type text not null, -- info, hotelchain, excursion …
  slug text not null,
  parent_slug text not null default '', -- slug of the page above
  title localised not null,
  subtitle localised,
  note localised,
  paragraph localised,
  summary localised, -- HTML
  summary_link text not null default '',
  link text not null default '', -- where it leads instead of its own page
  is_active boolean not null default true,
  main_image text,
  cover_image text,
  banner_image text,
  image_alt localised,
  advantages_title localised,
  phone text,
  phone_extension text,
  phone_title localised,
  seo_title localised,
  seo_description localised,
  seo_keywords localised,
  position integer not null default 0,
  markets text not null default '',
  variants text not null default '',
  unique (slug, markets, variants) deferrable initially deferred
);
create index on page (page_type, position, id);
create index on page (parent_slug);

create table page_block (
  page_id integer references page on delete cascade,
  position integer,
  slug text not null, -- withmanagerhelp, airport …
  block_type text not null default 'text',
  title localised,
  html localised not null,
  has_phone boolean not null default false,
  has_button boolean not null default false,
  has_socials boolean not null default false,
  primary key (page_id, position)
);

create table page_icon (
  page_id integer references page on delete cascade,
  position integer,
  icon text not null,
  value localised not null,
  primary key (page_id, position)
);

-- What pages are listed by: location/countryList, location/regionList, main/category …
create table page_property (
  page_id integer references page on delete cascade,
  name text,
  value text,
  primary key (page_id, name, value)
);
create index on page_property (name, value);

create table page_hotel (
  page_id integer references page on delete cascade,
  hotel_id integer references hotel on delete cascade,
  position integer not null default 0,
  primary key (page_id, hotel_id)
);
create index on page_hotel (hotel_id);

-- Cookie settings ------------------------------------------------------------------------------------------------

create table cookie_tab (
  id integer primary key,
  key text not null, -- main, details …
  name localised not null,
  html localised,
  position integer not null default 0,
  markets text not null default '',
  variants text not null default ''
);

create table cookie_category (
  id integer primary key,
  cookie_tab_id integer not null references cookie_tab on delete cascade,
  key text not null check (key in ('necessary', 'functional', 'analytics', 'marketing')),
  name localised not null,
  html localised,
  position integer not null default 0
);

create table cookie_provider (
  id integer primary key,
  cookie_category_id integer not null references cookie_category on delete cascade,
  name localised not null,
  position integer not null default 0
);

create table cookie (
  id integer primary key,
  cookie_provider_id integer not null references cookie_provider on delete cascade,
  name text not null, -- as browsers know it
  validity localised not null,
  type localised not null,
  html localised,
  position integer not null default 0
);

-- Clicks: how often, on which day and site; nothing of who clicked. No foreign key: counts outlive what they count.
create table advertisement_click (
  advertisement_id integer,
  day date,
  site_id text,
  clicks integer not null,
  primary key (advertisement_id, day, site_id)
);

-- Every committed change of content raises its version once; readers look at it before they answer from memory.
create table content_version (
  "only" boolean primary key default true check ("only"),
  version bigint not null default 1,
  stamp uuid not null default gen_random_uuid(), -- no two states have the same, not even after a restored backup
  changed_at timestamptz not null default now()
);
insert into content_version default values;

create function raise_content_version() returns trigger language plpgsql as $$
begin
  if current_setting('solstice.content_raised_in', true) is distinct from txid_current()::text then
    update content_version set version = version + 1, stamp = gen_random_uuid(), changed_at = now();
    perform set_config('solstice.content_raised_in', txid_current()::text, true);
  end if;
  return null;
end $$;

do $$
declare
  tracked text;
begin
  foreach tracked in array array['menu_group', 'menu_item', 'setting', 'advertisement', 'city', 'country', 'country_icon',
    'holiday_type', 'country_holiday_type', 'page', 'page_block', 'page_icon', 'page_property', 'page_hotel',
    'cookie_tab', 'cookie_category', 'cookie_provider', 'cookie']
  loop
    execute format('create trigger raise_version after insert or update or delete or truncate on %I
      for each statement execute function raise_content_version()', tracked);
  end loop;
end $$;

-- A demo operator that is there already gets its content with the next start.
update catalogue_version set demo_loaded_for = demo_loaded_for - 1;
