-- What a request asks for, as it was when it was sent: travellers with their ages, rooms, flights, tour and price. Null
-- of forms that ask for nothing that is sold, and of those sent before it was kept.
alter table feedback add column trip jsonb;
