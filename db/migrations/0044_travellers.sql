-- A person may sign in for themselves, as a traveller, on a site that sells to people.
alter table session alter column manager_inc drop not null; -- null: as a traveller

-- When they agreed to what becomes of their data; null of who came by an invitation.
alter table person add column consented_at timestamptz;

-- Who wants an account asks for a link to set its password by, as who has forgotten theirs does.
alter table password_reset
  add column new_name text, -- what the new person is called, until they are one; null where nobody new is to be made
  add check (new_name is null or person_id is null);
