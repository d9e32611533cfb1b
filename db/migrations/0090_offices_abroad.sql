-- An office may lie in another country than the market it belongs to; without one, it lies in the country of the market.
alter table office_town
  add country text check (country ~ '^[A-Z]{2}$');
