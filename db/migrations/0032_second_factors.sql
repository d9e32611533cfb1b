-- What a person signs in with beside the password: a code that changes every half minute, or one of a list.
create table second_factor (
  person_id integer primary key references person on delete cascade,
  secret text not null, -- sealed: who reads the database alone can make no code of it
  confirmed_at timestamptz, -- null: it was set up, and no code of it was shown yet
  last_step bigint not null default 0 -- the half minute of the last code that was taken: none is taken twice
);

create table recovery_code (
  person_id integer not null references second_factor on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);

-- The password was right, and a code is awaited.
create table sign_in_ticket (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  person_id integer not null references person on delete cascade,
  site_id text not null,
  device text not null,
  expires_at timestamptz not null
);
create index on sign_in_ticket (person_id);
