-- Until the end of which day the agent promises the prices of a quote, by the clock of its site.
alter table quote add column valid_until date;
update quote set valid_until = made_at::date + 7;
alter table quote alter column valid_until set not null;
