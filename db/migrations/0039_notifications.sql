-- What a manager is told of: a deed of a client with a quote of theirs, or a colleague who has come. It says nothing
-- itself, and goes with what it tells of.
create table notification (
  id bigint generated always as identity primary key,
  manager_inc integer not null references manager on delete cascade,
  quote_event_id bigint references quote_event on delete cascade,
  colleague_inc integer references manager on delete cascade,
  at timestamptz not null,
  read_at timestamptz,
  check (num_nonnulls(quote_event_id, colleague_inc) = 1)
);
create index on notification (manager_inc, id);
create index on notification (quote_event_id);
create index on notification (colleague_inc);

-- Servers hear whose notifications have changed, and which sessions are over: a page that is open may be told.
create function announce_notification() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'manager ' || coalesce(new.manager_inc, old.manager_inc));
  return null;
end $$;
create trigger announce_notifications after insert or update or delete on notification
  for each row execute function announce_notification();

create function announce_end_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'session ' || old.id);
  return null;
end $$;
create trigger announce_ends_of_sessions after delete or update of token_hash, manager_inc on session
  for each row execute function announce_end_of_session();
