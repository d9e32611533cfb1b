-- Questionnaires and what people answered ([S]§1, §2.4).
create table survey (
  id integer primary key,
  slug text not null unique deferrable initially deferred,
  title localised not null,
  intro localised, -- HTML
  thanks localised, -- HTML
  is_open boolean not null default false, -- anybody may ask for a link of their own
  published_to date, -- last day to answer
  markets text not null default ''
);

create table survey_question (
  id integer primary key,
  survey_id integer not null references survey on delete cascade,
  position integer not null,
  kind text not null check (kind in ('choice', 'scale', 'text')),
  title localised not null,
  options localised, -- of a choice: one a line, in the same order in every language
  low localised, -- of a scale: what its ends mean
  high localised,
  is_required boolean not null default true,
  check ((kind = 'choice') = (options is not null))
);
create index on survey_question (survey_id);

-- Who won what in the draws among complete answers.
create table survey_winner (
  id integer primary key,
  drawn_on date not null,
  name text not null, -- as it may be shown: a first name and an initial
  city localised not null,
  prize localised not null,
  markets text not null default ''
);

do $$
declare name text;
begin
  foreach name in array array['survey', 'survey_question', 'survey_winner'] loop
    execute format(
      'create trigger raise_version after insert or update or delete or truncate on %I
         for each statement execute function raise_content_version()', name);
  end loop;
end $$;

-- A personal link. Its token is known to its owner alone; here stands what it can be recognised by.
create table survey_invitation (
  id bigint generated always as identity primary key,
  token_digest text not null unique,
  survey_slug text not null, -- no reference: what people said outlives what they were asked
  site_id text not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  locale text,
  answers jsonb, -- by the number of the question
  check ((answered_at is null) = (answers is null))
);

-- A demo operator that is there already gets its questionnaire with the next start.
update catalogue_version set demo_loaded_for = demo_loaded_for - 1;
