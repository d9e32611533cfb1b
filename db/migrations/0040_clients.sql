-- The people whom an agency sells to. More than name and language is kept by their consent alone.
create table client (
  inc integer generated always as identity primary key,
  agency_inc integer not null references agency on delete cascade,
  name text not null,
  locale text not null,
  phone text not null default '',
  email text not null default '',
  notes text not null default '',
  consent_way text check (consent_way in ('writing', 'mail', 'phone')), -- how it was given
  consented_at timestamptz,
  withdrawn_at timestamptz,
  made_at timestamptz not null,
  check ((consented_at is null) = (consent_way is null)),
  check (consented_at is not null or (phone = '' and email = '' and notes = ''))
);
create index on client (agency_inc, lower(name));

-- Whom a quote is for, where they are in the book: it goes with them.
alter table quote add column client_inc integer references client on delete cascade;
create index on quote (client_inc);
