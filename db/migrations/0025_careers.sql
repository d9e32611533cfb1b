-- Whom the operator looks for, as its careers site shows it ([S]§1).
create table vacancy (
  id integer primary key,
  slug text not null unique deferrable initially deferred,
  title localised not null,
  area text not null check (area in ('sales', 'contracts', 'journeys', 'technology', 'marketing', 'finance')),
  city_slug text not null, -- what lists are filtered by
  city localised not null,
  country_code text not null,
  is_remote boolean not null default false,
  employment text not null default 'full-time' check (employment in ('full-time', 'part-time', 'temporary')),
  lead localised not null,
  work localised not null, -- HTML
  person localised not null, -- HTML
  offer localised, -- HTML
  published_from date not null,
  published_to date, -- last day to apply
  position integer not null default 0,
  markets text not null default '',
  check (published_to >= published_from)
);

create trigger raise_version after insert or update or delete or truncate on vacancy
  for each statement execute function raise_content_version();

-- Who applied. The file stands here and nowhere that the public can ask; a year later the row goes.
create table job_application (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  site_id text not null,
  locale text not null,
  request_key uuid not null, -- made with the form
  digest text not null, -- of all that was sent: the same words by the same key are the same application
  vacancy_slug text not null, -- no reference: the vacancy may go before its applications
  name text not null,
  phone text not null,
  email text not null,
  letter text not null,
  file_name text not null,
  file_type text not null check (file_type in ('pdf', 'doc', 'docx', 'odt')),
  file bytea not null,
  unique (request_key, digest)
);
create index on job_application (received_at);

-- A mail that is written and has to leave. Its job is enqueued in the same transaction; sent, the row goes.
create table outgoing_mail (
  id bigint generated always as identity primary key,
  message_id uuid not null,
  sender_name text not null,
  sender text not null,
  recipient text not null,
  reply_to text,
  subject text not null,
  body text not null,
  attachment_name text,
  attachment_type text,
  attachment bytea,
  check ((attachment is null) = (attachment_name is null) and (attachment is null) = (attachment_type is null))
);

-- A demo operator that is there already gets its vacancies with the next start.
update catalogue_version set demo_loaded_for = demo_loaded_for - 1;
