-- Offers that an agent puts together for a client, on one page behind a signed link.
create table quote (
  inc integer generated always as identity primary key,
  manager_inc integer not null references manager on delete cascade,
  agency_inc integer not null references agency on delete cascade,
  site_id text not null, -- where its page is
  title text not null default '',
  client text not null default '', -- whom it is for, as the agent calls them
  locale text not null, -- the client's
  currency text not null, -- that it is priced in
  second_currency text, -- that its totals are also told in
  words text not null default '',
  made_at timestamptz not null,
  sent_at timestamptz -- when its link was given out; until then it is a draft
);
create index on quote (manager_inc);
create index on quote (agency_inc);

-- An offer as it was when it was added: the claim says what was chosen, the lines what it cost.
create table quote_offer (
  inc integer generated always as identity primary key,
  quote_inc integer not null references quote on delete cascade,
  position integer not null,
  claim text not null,
  words text not null default '',
  lines jsonb not null, -- minor units by the keys of the receipt
  total_minor bigint not null,
  rate_day date, -- of the rate; null where nothing was converted
  priced_at timestamptz not null,
  shown jsonb not null, -- its names in all languages, to be told when it can no longer be sold
  unique (quote_inc, position) deferrable initially deferred
);

-- What the client has done with it: added to, and never changed; it goes with its quote.
create table quote_event (
  id bigint generated always as identity primary key,
  quote_inc integer not null references quote on delete cascade,
  offer_inc integer references quote_offer on delete cascade, -- null: of the whole quote
  kind text not null check (kind in ('opened', 'marked', 'unmarked', 'asked')),
  words text not null default '',
  contact text not null default '', -- where the client wants the answer
  request_key uuid unique, -- of the form with a question: the same again is one
  at timestamptz not null
);
create index on quote_event (quote_inc);
create index on quote_event (offer_inc);

create function refuse_change_of_quote_event() returns trigger language plpgsql as $$
begin
  raise exception 'what a client has done with a quote is never changed';
end $$;
create trigger keep_quote_events before update on quote_event
  for each statement execute function refuse_change_of_quote_event();
