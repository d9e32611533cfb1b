-- The operator's own number of an airline, by which searches ask for it; an airline without one cannot be asked for.
alter table carrier add number integer unique;
