-- A visitor's request or call-back. The mail job is enqueued in the same transaction (pg-boss, schema pgboss).
create table feedback (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  site_id text not null,
  locale text not null,
  kind text not null check (kind in ('request', 'call-back')),
  request_key uuid not null unique, -- made with the form: a retry is the same request
  name text not null,
  phone text not null,
  email text not null,
  email_to text not null,
  comment text not null, -- the composed text of the mail ([S]§7.2)
  faddress text not null default '',
  mailed_at timestamptz
);

-- What was mailed; without SMTP settings this is where mail lands (/dev/outbox).
create table sent_mail (
  id bigint generated always as identity primary key,
  sent_at timestamptz not null default now(),
  transport text not null check (transport in ('smtp', 'outbox')),
  sender text not null,
  recipient text not null,
  reply_to text,
  subject text not null,
  body text not null
);
