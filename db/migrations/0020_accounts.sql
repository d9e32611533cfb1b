-- People who can sign in, the agencies that they work for, and what they did there.
create table person (
  id integer generated always as identity primary key,
  email text not null,
  name text not null,
  locale text not null,
  password_hash text, -- argon2id in the PHC form; an invited person has none yet
  state text not null check (state in ('invited', 'active', 'suspended')),
  is_demo boolean not null default false, -- invented, with a password that the sign-in page tells
  created_at timestamptz not null default now()
);
create unique index on person (lower(email));

create table agency (
  inc integer generated always as identity primary key,
  official_name text not null,
  email text not null,
  second_email text not null default '',
  market text not null,
  head_inc integer references agency on delete cascade, -- of a branch
  state text not null check (state in ('applied', 'approved', 'suspended')),
  part_type integer not null default 1, -- 3: the operator's own
  is_fta boolean not null default false,
  is_demo boolean not null default false
);
create index on agency (head_inc);

-- Groups that agencies are put into: what each means is said where it is asked ([S]§6).
create table agency_group (
  inc integer primary key,
  name text not null
);

create table agency_in_group (
  agency_inc integer not null references agency on delete cascade,
  group_inc integer not null references agency_group,
  primary key (agency_inc, group_inc)
);

-- A person's place in one agency, with the rights of it ([S]§3.1).
create table manager (
  inc integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  agency_inc integer not null references agency on delete cascade,
  alias text not null,
  email text not null default '',
  is_administrator boolean not null default false,
  may_book boolean not null default true,
  may_print boolean not null default true,
  may_chat boolean not null default false,
  may_use_deposit boolean not null default false,
  has_fixed_markup boolean not null default false,
  ignores_author_login boolean not null default false,
  unique (person_id, agency_inc)
);
create index on manager (agency_inc);

-- Who is signed in. The token itself is known to the browser alone.
create table session (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  person_id integer not null references person on delete cascade,
  manager_inc integer not null references manager on delete cascade, -- the hat that the person wears
  site_id text not null, -- it holds on this site and no other
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  address text not null,
  device text not null
);
create index on session (person_id);

-- Who asked for a new password. The token is made when the mail is written, and only its hash is kept.
create table password_reset (
  id integer generated always as identity primary key,
  email text not null, -- as it was asked for; it may be nobody's
  site_id text not null,
  locale text not null,
  origin text not null, -- where the link of the mail leads
  asked_at timestamptz not null,
  person_id integer references person on delete cascade,
  token_hash bytea unique,
  expires_at timestamptz,
  used_at timestamptz
);

-- What was done, by whom and to which row: added to, and never changed.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  person_id integer, -- who did it; it stays when the person goes
  agency_inc integer,
  deed text not null,
  subject text not null, -- the table
  subject_key text not null,
  before jsonb,
  after jsonb,
  address text not null
);
create index on audit_entry (subject, subject_key);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'an audit entry is never changed';
end $$;
create trigger keep_audit_entries before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();
