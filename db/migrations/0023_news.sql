-- News of the operator ([S]§3.7): each has a type, tags and the day from which it is shown. An item without a type, a
-- slug or a title is a draft, and is told nowhere.
create table news_type (
  id integer primary key,
  slug text not null unique deferrable initially deferred, -- in addresses: /news/tours/…
  name localised not null,
  position integer not null default 0
);

create table news_tag (
  id integer primary key,
  slug text not null unique deferrable initially deferred,
  name localised not null
);

create table news (
  id integer primary key,
  news_type_id integer references news_type on delete set null,
  slug text,
  title localised,
  mini_description localised,
  html localised,
  publish_start date not null,
  is_active boolean not null default true,
  main_image text,
  cover_image text,
  cover_new text, -- a wide one, for the item that stands first
  image_alt localised,
  markets text not null default '',
  variants text not null default '',
  unique (slug, markets, variants) deferrable initially deferred
);
create index on news (news_type_id);

create table news_tagged (
  news_id integer references news on delete cascade,
  news_tag_id integer references news_tag on delete cascade,
  primary key (news_id, news_tag_id)
);

-- How often an item was read, by day and site; nothing of who read. No foreign key: counts outlive what they count.
create table news_read (
  news_id integer,
  day date,
  site_id text,
  reads integer not null,
  primary key (news_id, day, site_id)
);

do $$
declare
  tracked text;
begin
  foreach tracked in array array['news_type', 'news_tag', 'news', 'news_tagged']
  loop
    execute format('create trigger raise_version after insert or update or delete or truncate on %I
      for each statement execute function raise_content_version()', tracked);
  end loop;
end $$;

-- A demo operator that is there already gets its news with the next start.
update catalogue_version set demo_loaded_for = demo_loaded_for - 1;
