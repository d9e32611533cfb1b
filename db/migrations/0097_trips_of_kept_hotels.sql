-- Of each hotel of a list the trip that it was kept for, by its number: what the address of a page says of it.
alter table kept_list
  add column trips jsonb not null default '{}'
    constraint kept_list_trips_have_an_end check (jsonb_typeof(trips) = 'object' and octet_length(trips::text) <= 80000);
