-- What managers have asked the operator about an offer: a request of theirs, with the offer as it was then.
create table agent_request (
  id bigint primary key references feedback on delete cascade, -- the number that whoever sent it was told
  manager_inc integer not null references manager on delete cascade,
  agency_inc integer not null references agency on delete cascade,
  state text not null check (state in ('new', 'answered', 'closed')), -- that of its last event
  sent_at timestamptz not null,
  claim text not null, -- what was chosen
  lines jsonb not null, -- minor units by the keys of the receipt
  total_minor bigint not null,
  currency text not null,
  rate_day date, -- of the rate; null where nothing was converted
  priced_at timestamptz not null,
  shown jsonb not null, -- its names in all languages, to be told when it can no longer be sold
  country_id integer not null, -- by its number: countries go, and what was asked stays
  tour_id integer not null,
  departs_on date not null,
  sought text not null -- what it is found by, in small letters
);
create index on agent_request (manager_inc, sent_at);
create index on agent_request (agency_inc, sent_at);

-- Who changed what of it and when: added to, and never changed; it goes with its request.
create table agent_request_event (
  id bigint generated always as identity primary key,
  request_id bigint not null references agent_request on delete cascade,
  manager_inc integer not null, -- by its number: it stays when the manager goes
  state text check (state in ('new', 'answered', 'closed')), -- null: only words
  words text not null default '',
  at timestamptz not null,
  check (state is not null or words <> '')
);
create index on agent_request_event (request_id);

create function refuse_change_of_request_event() returns trigger language plpgsql as $$
begin
  raise exception 'what was done with a request is never changed';
end $$;
create trigger keep_request_events before update on agent_request_event
  for each statement execute function refuse_change_of_request_event();
