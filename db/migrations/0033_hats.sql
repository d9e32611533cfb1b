-- A person's place in one agency can be shut, while their places in others stay open.
alter table manager
  add column state text not null default 'active' check (state in ('active', 'suspended'));

-- The demo operator gets its people anew with the next start: one of them works for two agencies.
delete from person where is_demo;
delete from agency where is_demo;
