-- Who wants to become an agency ([S]§1, §2.1). It stays `applied` until somebody of the operator decides.
create table agency_application (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  site_id text not null,
  locale text not null,
  request_key uuid not null, -- made with the form
  digest text not null, -- of all that was sent: the same words by the same key are the same application
  company text not null,
  registration_number text not null,
  city text not null,
  person text not null,
  phone text not null,
  email text not null,
  about text not null,
  state text not null default 'applied' check (state in ('applied', 'approved', 'refused')),
  unique (request_key, digest)
);

-- A demo operator that is there already gets its pages for partners with the next start.
update catalogue_version set demo_loaded_for = demo_loaded_for - 1;
