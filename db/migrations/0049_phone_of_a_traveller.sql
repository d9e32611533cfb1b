-- The number of a traveller, which their agency, if they work for one, has no part in; null where they have said nothing of
-- it, and the numbers of their place at work stand in.
alter table person add column own_phone text;
