-- What the page of a hotel tells beside its texts: where its beach is, and what guests pay at the hotel beside the price.
alter table hotel
  add beach_latitude double precision,
  add beach_longitude double precision,
  add check ((beach_latitude is null) = (beach_longitude is null));

alter table state add guest_tax localised;

-- The same room under another name, as some contracts have it: it is told of once.
alter table room add duplicate_of integer references room on delete set null;
