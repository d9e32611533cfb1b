-- The operator answers a request, too: a step of its history without a manager.
alter table agent_request_event alter column manager_inc drop not null;

-- What a manager is told of: also what somebody else did with a request of theirs.
alter table notification add column request_event_id bigint references agent_request_event on delete cascade;
create index on notification (request_event_id);
alter table notification drop constraint notification_check;
alter table notification add check (num_nonnulls(quote_event_id, colleague_inc, request_event_id) = 1);
