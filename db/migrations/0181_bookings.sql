-- A booking is one trip of one party. Amounts are integer minor units. Nothing here refers to imported tables.
create table booking (
  id bigint generated always as identity primary key,
  reference char(8) not null unique check (reference ~ '^[2345679CDFGHJKMNPQRTVWX]{8}$'),
  state text not null check (state in ('held', 'requested', 'confirmed', 'travelled', 'expired', 'cancelled', 'rejected')),
  site_id text not null,
  market text not null,
  locale text not null,
  currency char(3) not null,
  kind text not null check (kind in ('tour', 'flight')),
  choice jsonb not null, -- what was chosen, by value
  shown jsonb not null, -- names of what was chosen, in all languages, as they were
  departs_on date not null,
  returns_on date not null check (returns_on >= departs_on),
  time_zone text not null, -- of the place where the trip begins
  channel text not null check (channel in ('guest', 'traveller', 'manager', 'staff')),
  person_id integer references person on delete set null,
  agency_inc integer references agency,
  manager_inc integer references manager on delete set null,
  check (channel <> 'manager' or agency_inc is not null),
  contact_name text not null default '',
  contact_email text not null default '',
  contact_phone text not null default '',
  made_at timestamptz not null default now(),
  submitted_at timestamptz, -- with travellers and contact; null: only held so far
  hold_expires_at timestamptz, -- of a held or requested booking: when its places go back
  check (state not in ('held', 'requested') or hold_expires_at is not null),
  hold_extended boolean not null default false,
  holder_address bytea, -- digests of who holds, for the limits of holds; gone with the hold
  holder_session bytea,
  link_salt bytea not null,
  link_hash bytea not null unique,
  link_expires_at timestamptz not null,
  last_event integer not null default 0 check (last_event >= 0),
  erased_at timestamptz -- since when it says nothing of people
);
create index on booking (hold_expires_at) where state in ('held', 'requested');
create index on booking (holder_address) where state = 'held';
create index on booking (holder_session) where state = 'held';
create index on booking (person_id) where person_id is not null;
create index on booking (agency_inc) where agency_inc is not null;
create index on booking (manager_inc) where manager_inc is not null;
create index on booking (returns_on);

-- How much of which stock a booking has. What is released stays as what was.
create table allocation (
  id bigint generated always as identity primary key,
  booking_id bigint not null references booking on delete restrict,
  stock_id bigint not null references stock on delete restrict,
  quantity integer not null check (quantity > 0),
  released_at timestamptz
);
create unique index allocation_current on allocation (booking_id, stock_id) where released_at is null;
create index on allocation (stock_id) where released_at is null;
create index on allocation (booking_id);

-- The receipt that was agreed. Never changed but for no longer being the current one.
create table price_snapshot (
  booking_id bigint not null references booking on delete restrict,
  number integer not null check (number >= 1),
  is_current boolean not null default true,
  made_at timestamptz not null default now(),
  lines jsonb not null, -- [{key, kind, amountMinor, …}]
  total_minor integer not null check (total_minor >= 0),
  currency char(3) not null,
  rate_day date,
  claim text not null,
  cancellation jsonb, -- things that are cancelled as a whole, with their steps in the money of the sale; null: not said
  begins jsonb not null, -- {day, timeZone}
  legal_texts jsonb not null default '[]',
  hash text not null, -- of the amounts, dates and terms that were on screen
  primary key (booking_id, number)
);
create unique index price_snapshot_current on price_snapshot (booking_id) where is_current;

create function refuse_change_of_snapshot() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - 'is_current') is distinct from (to_jsonb(old) - 'is_current')
    or (new.is_current and not old.is_current)
  then
    raise exception 'a price that was agreed is never changed';
  end if;
  return new;
end $$;
create trigger keep_snapshots before update or delete on price_snapshot
  for each row execute function refuse_change_of_snapshot();

-- The members of a party. Documents are sealed with AES-256-GCM; `document_key` names the key.
create table booking_traveller (
  booking_id bigint not null references booking on delete restrict,
  number integer not null check (number >= 1),
  is_lead boolean not null default false,
  room integer not null default 0 check (room >= 0),
  surname text not null,
  given_names text not null,
  born date,
  sex text check (sex in ('M', 'F', 'X')),
  citizenship char(2),
  document bytea,
  document_key text,
  check ((document is null) = (document_key is null)),
  primary key (booking_id, number)
);
create unique index booking_lead on booking_traveller (booking_id) where is_lead;

-- What is to be paid.
create table payment (
  id bigint generated always as identity primary key,
  booking_id bigint not null references booking on delete restrict,
  purpose text not null check (purpose in ('deposit', 'balance', 'full', 'change', 'fee')),
  amount_minor integer not null check (amount_minor > 0),
  currency char(3) not null,
  due_at timestamptz not null,
  voided_at timestamptz -- no longer to be paid
);
create index on payment (booking_id);

-- One try to pay it through one provider.
create table payment_attempt (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment on delete restrict,
  provider text not null check (provider in ('sandbox', 'transfer', 'office', 'stripe')),
  provider_reference text not null, -- by which the provider knows it
  amount_minor integer not null check (amount_minor > 0),
  currency char(3) not null,
  state text not null check (state in ('created', 'pending', 'authorised', 'captured', 'failed', 'cancelled', 'unknown')),
  refunded_minor integer not null default 0,
  made_at timestamptz not null default now(),
  settled_at timestamptz,
  check (refunded_minor >= 0 and refunded_minor <= case when state = 'captured' then amount_minor else 0 end),
  unique (provider, provider_reference)
);
create index on payment_attempt (payment_id);
create index on payment_attempt (made_at) where state in ('created', 'pending', 'authorised', 'unknown');

-- What providers told us, each once. It belongs to the attempt, never to the booking.
create table payment_event (
  provider text not null,
  event_id text not null,
  attempt_id bigint not null references payment_attempt on delete restrict,
  state text not null,
  amount_minor integer not null,
  currency char(3) not null,
  received_at timestamptz not null default now(),
  outcome text not null, -- what it changed, or why nothing
  primary key (provider, event_id)
);
create index on payment_event (attempt_id);

create table refund (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references payment_attempt on delete restrict,
  amount_minor integer not null check (amount_minor > 0),
  state text not null check (state in ('ordered', 'done', 'by-hand')),
  cause text not null,
  made_at timestamptz not null default now(),
  done_at timestamptz
);
create index on refund (attempt_id);

-- Everything that became of a booking, in order and without gaps.
create table booking_event (
  booking_id bigint not null references booking on delete restrict,
  number integer not null check (number >= 1),
  kind text not null,
  state_from text,
  state_to text not null,
  at timestamptz not null default now(),
  actor text not null, -- guest, traveller, manager, staff, provider, system
  actor_id integer,
  cause text not null,
  data jsonb not null default '{}',
  primary key (booking_id, number)
);

-- The next number of the booking: its row is locked by the update, so two events of one booking follow each other.
create function number_booking_event() returns trigger language plpgsql as $$
begin
  update booking set last_event = last_event + 1 where id = new.booking_id returning last_event into new.number;
  return new;
end $$;
create trigger number_event before insert on booking_event for each row execute function number_booking_event();

create function refuse_change_of_booking_event() returns trigger language plpgsql as $$
begin
  raise exception 'what became of a booking is never changed';
end $$;
create trigger keep_booking_events before update or delete or truncate on booking_event
  for each statement execute function refuse_change_of_booking_event();

-- What has to leave because of a change: written with it, sent by a job.
create table outbox (
  id bigint generated always as identity primary key,
  booking_id bigint not null references booking on delete restrict,
  event_number integer not null,
  kind text not null, -- mail, refund, supplier …
  data jsonb not null default '{}',
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  tries integer not null default 0,
  last_failure text,
  foreign key (booking_id, event_number) references booking_event (booking_id, number)
);
create index on outbox (made_at) where sent_at is null;
create index on outbox (booking_id);

-- A command that was sent before is answered as it was then. `scope` says whose key it is.
create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  booking_id bigint references booking on delete restrict,
  answer jsonb not null default 'null', -- as long as the command runs
  made_at timestamptz not null default now(),
  primary key (scope, key)
);
create index on idempotency_key (made_at);
create index on idempotency_key (booking_id) where booking_id is not null;

-- The books of the sandbox: what a provider would know. It is a provider of tests, and moves no money.
create table sandbox_payment (
  reference text primary key,
  amount_minor integer not null,
  currency char(3) not null,
  state text not null check (state in ('open', 'captured', 'failed')),
  refunded_minor integer not null default 0,
  made_at timestamptz not null default now()
);
