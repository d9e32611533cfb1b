-- What an agency says of its company: contracts, invoices and quotes name it so. Empty: not told.
alter table agency
  add column latin_name text not null default '',
  add column director text not null default '',
  add column ownership text not null default '', -- limited, joint-stock, sole-trader, partnership or public
  add column taxation text not null default '', -- vat or none
  add column country text not null default '', -- ISO 3166, where it is registered
  add column language text not null default '', -- of its documents
  add column legal_address text not null default '',
  add column actual_address text not null default '';
