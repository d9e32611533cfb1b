-- A message is read by the agency and by the operator; a note and a step of the agency are its own. What the operator says
-- is always a message.
alter table agent_request_event add column is_shared boolean not null default false;
alter table agent_request_event disable trigger keep_request_events;
update agent_request_event set is_shared = true where manager_inc is null;
alter table agent_request_event enable trigger keep_request_events;
alter table agent_request_event add check (manager_inc is not null or is_shared);
