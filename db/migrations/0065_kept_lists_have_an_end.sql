-- A list of hotels has an end: of one that is longer the hotels that were added last stay.
update kept_list
  set hotels = hotels[cardinality(hotels) - case name when 'compare' then 19 else 399 end :]
  where cardinality(hotels) > case name when 'compare' then 20 else 400 end;

alter table kept_list
  add constraint kept_list_has_an_end
    check (cardinality(hotels) <= case name when 'compare' then 20 else 400 end);
