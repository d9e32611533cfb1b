-- Whom of the client book a request of an agent is for; null where they are not in it, and once they are deleted.
alter table agent_request add column client_inc integer references client on delete set null;
create index on agent_request (client_inc);
