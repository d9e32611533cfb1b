-- Lists are kept by managers and by travellers: of each one of a name.
alter table kept_list drop constraint kept_list_pkey;
alter table kept_list
  alter column manager_inc drop not null,
  add column person_id integer references person on delete cascade, -- of a traveller
  add check (num_nonnulls(manager_inc, person_id) = 1),
  add unique (manager_inc, name),
  add unique (person_id, name);

-- What travellers have asked for while they were signed in. With the account this goes: the request stays with the office, of nobody.
create table traveller_request (
  id bigint primary key references feedback on delete cascade, -- the number that whoever sent it was told
  person_id integer not null references person on delete cascade,
  sent_at timestamptz not null,
  claim text not null, -- what was chosen
  total_minor bigint not null, -- when it was sent
  currency text not null,
  shown jsonb not null -- its names in all languages, to be told when it can no longer be sold
);
create index on traveller_request (person_id, sent_at);

-- Whom a traveller books for: what every booking asks of everybody, and no more.
create table saved_traveller (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  name text not null, -- as in the passport, in Latin letters
  born date not null
);
create index on saved_traveller (person_id);
