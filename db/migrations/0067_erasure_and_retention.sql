-- An audit entry is never changed, but it may lose what it says of people: their data in `before` and `after`, and the
-- address that they came from. Only the functions below do that: nothing else sets `solstice.erasing`.
create function refuse_change_of_audit_entry() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('solstice.erasing', true), '') <> 'on'
    or (new.id, new.at, new.deed, new.subject, new.subject_key) is distinct from
       (old.id, old.at, old.deed, old.subject, old.subject_key)
    or new.person_id is distinct from old.person_id
    or new.agency_inc is distinct from old.agency_inc
    or not coalesce(new.before <@ old.before, new.before is null)
    or not coalesce(new.after <@ old.after, new.after is null)
    or new.address not in ('', old.address)
  then
    raise exception 'an audit entry is never changed';
  end if;
  return new;
end $$;
drop trigger keep_audit_entries on audit_entry;
create trigger keep_audit_entries before delete or truncate on audit_entry
  for each statement execute function refuse_change();
create trigger keep_what_audit_entries_say before update on audit_entry
  for each row execute function refuse_change_of_audit_entry();

create or replace function refuse_change_of_request_event() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('solstice.erasing', true), '') <> 'on' then
    raise exception 'what was done with a request is never changed';
  end if;
  return null;
end $$;

-- Requests stay as figures, without the person: no name, phone, e-mail, words or trip. Mails about them go.
create function erase_requests(ids bigint[]) returns void language plpgsql as $$
declare
  was text := coalesce(current_setting('solstice.erasing', true), '');
begin
  delete from sent_mail using feedback
    where feedback.id = any(ids) and (
      (feedback.comment <> '' and position(feedback.comment in sent_mail.body) > 0)
      or (feedback.email <> '' and email_key(sent_mail.reply_to) = email_key(feedback.email)));
  delete from outgoing_mail using feedback
    where feedback.id = any(ids) and feedback.email <> ''
      and email_key(outgoing_mail.reply_to) = email_key(feedback.email);
  update feedback
    set name = '–', phone = '', email = '', comment = '', trip = null, mailed_at = coalesce(mailed_at, now())
    where id = any(ids);
  update agent_request
    set sought = lower(concat_ws(' ', id, (select string_agg(distinct value, ' ') from jsonb_each_text(shown -> 'hotel'))))
    where id = any(ids);
  perform set_config('solstice.erasing', 'on', true);
  update agent_request_event set words = case when state is null then '–' else '' end
    where request_id = any(ids) and words <> '';
  perform set_config('solstice.erasing', was, true);
end $$;

-- Nothing stays of a person but figures: `requests` are those of their account.
create function erase_person(erased integer, mailbox text, requests bigint[]) returns void language plpgsql as $$
begin
  perform set_config('solstice.erasing', 'on', true);
  perform erase_requests(requests ||
    array(select id from feedback where email <> '' and email_key(email) = email_key(mailbox)));
  delete from sent_mail
    where email_key(recipient) = email_key(mailbox) or email_key(reply_to) = email_key(mailbox);
  delete from outgoing_mail
    where email_key(recipient) = email_key(mailbox) or email_key(reply_to) = email_key(mailbox);
  delete from password_reset where email_key(email) = email_key(mailbox);
  delete from invitation where email_key(email) = email_key(mailbox);
  delete from email_change where email_key(email) = email_key(mailbox);
  delete from job_application where email_key(email) = email_key(mailbox);
  update agency_application set person = '–', phone = '', email = '', about = ''
    where email_key(email) = email_key(mailbox);
  update audit_entry
    set before = before - '{fullname,name,born,isMale,phones,phone,email,alias,townId}'::text[],
      after = after - '{fullname,name,born,isMale,phones,phone,email,alias,townId}'::text[],
      address = ''
    where person_id = erased
      or email_key(before ->> 'email') = email_key(mailbox)
      or email_key(after ->> 'email') = email_key(mailbox);
  perform set_config('solstice.erasing', 'off', true);
end $$;

-- The same of a client of an agency, before the row and the quotes go. Requests name nobody but by what the form said: the
-- e-mail or the phone of the client, or a name that no other client of the agency has.
create function erase_client(erased integer) returns void language plpgsql as $$
declare
  known client;
  is_only boolean;
begin
  select * into strict known from client where inc = erased;
  is_only := not exists (select from client as other
    where other.agency_inc = known.agency_inc and other.inc <> known.inc and lower(other.name) = lower(known.name));
  perform set_config('solstice.erasing', 'on', true);
  perform erase_requests(array(
    select feedback.id from feedback join agent_request on agent_request.id = feedback.id
    where agent_request.agency_inc = known.agency_inc and (
      (known.email <> '' and email_key(feedback.email) = email_key(known.email))
      or (known.phone <> '' and
        regexp_replace(feedback.phone, '\D', '', 'g') = regexp_replace(known.phone, '\D', '', 'g'))
      or (is_only and lower(feedback.name) = lower(known.name)))));
  delete from sent_mail using quote_event as asked join quote on quote.inc = asked.quote_inc
    where quote.client_inc = known.inc and asked.kind = 'asked'
      and position(replace(replace(asked.words, E'\r', ''), E'\n', E'\n> ') in sent_mail.body) > 0;
  delete from outgoing_mail using quote_event as asked join quote on quote.inc = asked.quote_inc
    where quote.client_inc = known.inc and asked.kind = 'asked'
      and position(replace(replace(asked.words, E'\r', ''), E'\n', E'\n> ') in outgoing_mail.body) > 0;
  delete from sent_mail where known.email <> ''
    and (email_key(reply_to) = email_key(known.email))
    and recipient in (
      select coalesce(nullif(manager.email, ''), person.email)
        from manager join person on person.id = manager.person_id where manager.agency_inc = known.agency_inc
      union select email from agency where inc = known.agency_inc);
  perform set_config('solstice.erasing', 'off', true);
end $$;

-- What is over goes: once a day, as of `at`.
create function forget_what_is_over(at timestamptz) returns void language plpgsql as $$
begin
  delete from session
    where last_seen_at < forget_what_is_over.at - interval '14 days'
      or created_at < forget_what_is_over.at - interval '90 days';
  delete from sign_in_ticket where expires_at < forget_what_is_over.at;
  delete from email_change where expires_at < forget_what_is_over.at;
  delete from password_reset where asked_at < forget_what_is_over.at - interval '7 days';
  delete from invitation
    where ended_at < forget_what_is_over.at - interval '30 days'
      or expires_at < forget_what_is_over.at - interval '30 days';
  delete from sent_mail where sent_at < forget_what_is_over.at - interval '1 year';
  delete from feedback
    where received_at < forget_what_is_over.at - interval '1 year'
      and not exists (select from agent_request where agent_request.id = feedback.id);
  perform set_config('solstice.erasing', 'on', true);
  update audit_entry set address = ''
    where audit_entry.at < forget_what_is_over.at - interval '90 days' and address <> '';
  perform set_config('solstice.erasing', 'off', true);
end $$;
