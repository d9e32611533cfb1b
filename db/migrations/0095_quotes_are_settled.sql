-- What became of a quote: its client booked, or did not. The reason is the agent's own.
alter table quote
  add column used_at timestamptz not null default now(), -- when an agent last worked on it
  add column outcome text check (outcome in ('won', 'lost')),
  add column outcome_reason text not null default '',
  add column settled_at timestamptz,
  add constraint quote_settled_check check ((outcome is null) = (settled_at is null));
update quote set used_at = made_at;
create index on quote (manager_inc, site_id, used_at desc);
create index on quote (agency_inc, settled_at) where outcome is not null;
