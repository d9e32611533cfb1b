-- Somebody is invited to work for an agency. The token is made when the mail is written, and only its hash is kept.
create table invitation (
  id integer generated always as identity primary key,
  agency_inc integer not null references agency on delete cascade,
  email text not null,
  is_administrator boolean not null,
  may_book boolean not null,
  may_print boolean not null,
  may_chat boolean not null,
  may_use_deposit boolean not null,
  has_fixed_markup boolean not null,
  inviter_id integer references person on delete set null, -- null: whoever runs the server
  site_id text not null,
  locale text not null,
  origin text not null, -- where the link of the mail leads
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  token_hash bytea unique,
  ended_at timestamptz -- accepted, withdrawn, or another one took its place
);
create unique index on invitation (agency_inc, lower(email)) where ended_at is null;

-- What an application has become, and when that was decided.
alter table agency_application
  add column decided_at timestamptz,
  add column agency_inc integer references agency on delete set null;
