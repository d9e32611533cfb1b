-- One mailbox has one key, however its address is spelled: indexes and queries compare e-mails by this function alone.
create function email_key(email text) returns text language sql immutable parallel safe
  return lower(normalize(email, nfkc));

create unique index person_email_key_idx on person (email_key(email));
drop index person_lower_idx;

create unique index invitation_open_email_key_idx on invitation (agency_inc, email_key(email))
  where ended_at is null;
drop index invitation_agency_inc_lower_idx;
