-- The lists of hotels that agents keep ([S]§4.7): of each manager one of a name, in the order in which they were added.
create table kept_list (
  manager_inc integer not null references manager on delete cascade,
  name text not null check (name in ('notify', 'compare', 'favorites')),
  hotels integer[] not null,
  primary key (manager_inc, name)
);
