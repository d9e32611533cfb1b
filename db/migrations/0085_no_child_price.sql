-- A fare or a service of a tour may have no price for children: a party that needs one cannot be priced.
alter table flight_leg alter column child_amount drop not null;
alter table service alter column child_amount drop not null;
