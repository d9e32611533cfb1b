-- How often what is limited has been done: shared by all servers, and worth nothing after a crash, so it is not logged.
create unlogged table request_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970, by the clock of the server that counted first.
  expire bigint
) with (fillfactor = 50);
