-- When a session last showed a code of the second factor: the rights of administrators ask for it.
alter table session add column second_factor_at timestamptz;

-- Nothing says which sessions of today showed one, and which began with an older password: their people sign in again.
delete from session using second_factor
  where second_factor.person_id = session.person_id and second_factor.confirmed_at is not null;
delete from sign_in_ticket;
