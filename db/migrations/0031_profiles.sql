-- What a manager says of themselves ([S]§2.17, §3.14): of the person, and of their place in the agency.
alter table person
  add column born date,
  add column is_male boolean,
  add column phones text not null default '';
alter table manager
  add column town_id integer; -- of the operator's content, which is imported anew: it may be there no more
