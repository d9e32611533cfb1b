-- Offers of open quotes are priced again, by a job: what each was last known to cost, the agent's markup inside.
alter table quote_offer
  add column known_minor bigint, -- null: as it was when it was added
  add column gone_reason text; -- why it could not be sold; null: it could
alter table quote add column looked_at timestamptz; -- when its offers were last priced by the job
create index on quote (looked_at nulls first, inc) where outcome is null;
create index on quote (manager_inc, valid_until) where outcome is null and sent_at is not null;

-- What one look has found that its manager did not know.
create table quote_change (
  id bigint generated always as identity primary key,
  quote_inc integer not null references quote on delete cascade,
  gone integer not null, -- offers that can no longer be sold
  repriced integer not null, -- offers that cost something else
  at timestamptz not null,
  check (gone >= 0 and repriced >= 0 and gone + repriced > 0)
);
create index on quote_change (quote_inc);

alter table notification add column quote_change_id bigint references quote_change on delete cascade;
create index on notification (quote_change_id);
alter table notification drop constraint notification_check;
alter table notification add constraint notification_check
  check (num_nonnulls(quote_event_id, colleague_inc, request_event_id, quote_change_id) = 1);
