-- The pictures of a page by gallery: a country's page has several.
create table page_image (
  page_id integer references page on delete cascade,
  gallery text, -- main, cashback …
  position integer,
  image text not null,
  alt localised,
  primary key (page_id, gallery, position)
);

create trigger raise_version after insert or update or delete or truncate on page_image
  for each statement execute function raise_content_version();

-- A demo operator that is there already gets its pages of countries with the next start.
update catalogue_version set demo_loaded_for = demo_loaded_for - 1;
