-- What is lost of what was paid when a trip is cancelled, and what may be carried on a flight.

create table cancellation_terms (
  id integer primary key,
  name text not null -- for the operator: 'Charter, 21 days'
);

-- From so many days before the trip begins, until the next step: a share of what the line costs, or an amount a person.
create table cancellation_step (
  cancellation_terms_id integer not null references cancellation_terms on delete cascade,
  days_before integer not null check (days_before between 0 and 730),
  share basis_points check (share <= 10000),
  amount integer check (amount >= 0), -- each traveller of 2 years and more, in minor units
  currency char(3),
  primary key (cancellation_terms_id, days_before),
  check ((share is null) <> (amount is null)),
  check ((amount is null) = (currency is null))
);

-- Null: the operator has not said what is lost; then no offer of it promises anything.
alter table contract
  add cancellation_terms_id integer references cancellation_terms;
create index on contract (cancellation_terms_id);

-- A discount for booking early may be one that is not paid back; null: the contract's terms hold.
alter table contract_early_booking
  add cancellation_terms_id integer references cancellation_terms;
create index on contract_early_booking (cancellation_terms_id);

-- Kilograms for each traveller with a seat; 0: none in the fare, null: not known.
alter table flight_leg
  add baggage_kg integer check (baggage_kg between 0 and 100),
  add cabin_kg integer check (cabin_kg between 0 and 50),
  add cancellation_terms_id integer references cancellation_terms;
create index on flight_leg (cancellation_terms_id);

alter table service
  add cancellation_terms_id integer references cancellation_terms;
create index on service (cancellation_terms_id);

do $$
declare
  tracked text;
begin
  foreach tracked in array array['cancellation_terms', 'cancellation_step']
  loop
    execute format('create trigger raise_version after insert or update or delete or truncate on %I
      for each statement execute function raise_catalogue_version()', tracked);
  end loop;
end $$;
