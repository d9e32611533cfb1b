-- Filters of the list of requests that a manager has given a name.
create table request_view (
  id integer generated always as identity primary key,
  manager_inc integer not null references manager on delete cascade,
  name text not null,
  filters text not null, -- the question of an address, without its mark
  unique (manager_inc, name)
);
