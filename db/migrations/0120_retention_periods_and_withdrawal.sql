-- The periods are constants of the code, so that the privacy policy can be compared with them.
drop function forget_what_is_over(timestamptz);
create function forget_what_is_over(
  at timestamptz,
  session_pause_days integer,
  session_life_days integer,
  link_days integer,
  invitation_days integer,
  request_months integer,
  audit_address_days integer
) returns void language plpgsql as $$
declare
  requests_end timestamptz := at - make_interval(months => request_months);
begin
  delete from session
    where last_seen_at < forget_what_is_over.at - make_interval(days => session_pause_days)
      or created_at < forget_what_is_over.at - make_interval(days => session_life_days);
  delete from sign_in_ticket where expires_at < forget_what_is_over.at;
  delete from email_change where expires_at < forget_what_is_over.at;
  delete from password_reset where asked_at < forget_what_is_over.at - make_interval(days => link_days);
  delete from invitation
    where ended_at < forget_what_is_over.at - make_interval(days => invitation_days)
      or expires_at < forget_what_is_over.at - make_interval(days => invitation_days);
  delete from sent_mail where sent_at < requests_end;
  delete from job_application where received_at < requests_end;
  delete from agency_application where received_at < requests_end;
  delete from feedback
    where received_at < requests_end
      and not exists (select from agent_request where agent_request.id = feedback.id);
  perform set_config('solstice.erasing', 'on', true);
  update audit_entry set address = ''
    where audit_entry.at < forget_what_is_over.at - make_interval(days => audit_address_days) and address <> '';
  perform set_config('solstice.erasing', 'off', true);
end $$;

-- The requests that an agency has sent for a client: those that name the client of the book, or their e-mail or phone, or
-- a name that no other client of the agency has.
create function requests_of_client(known client) returns bigint[] language sql stable as $$
  select coalesce(array_agg(feedback.id), '{}')
  from feedback join agent_request on agent_request.id = feedback.id
  where agent_request.agency_inc = known.agency_inc and (
    agent_request.client_inc = known.inc
    or (known.email <> '' and email_key(feedback.email) = email_key(known.email))
    or (known.phone <> '' and
      regexp_replace(feedback.phone, '\D', '', 'g') = regexp_replace(known.phone, '\D', '', 'g'))
    or (agent_request.client_inc is null and lower(feedback.name) = lower(known.name)
      and not exists (select from client as other where other.agency_inc = known.agency_inc
        and other.inc <> known.inc and lower(other.name) = lower(known.name))))
$$;

-- Mails to the agency of a client that come from the client, or repeat a question that they asked about a quote.
create function delete_mails_of_client(known client) returns void language plpgsql as $$
begin
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
end $$;

create or replace function erase_client(erased integer) returns void language plpgsql as $$
declare
  known client;
begin
  select * into strict known from client where inc = erased;
  perform set_config('solstice.erasing', 'on', true);
  perform erase_requests(requests_of_client(known));
  perform delete_mails_of_client(known);
  perform set_config('solstice.erasing', 'off', true);
end $$;

-- A text without an e-mail and a phone, however the digits of the phone are grouped and whatever stands for its country.
create function without_contacts(said text, email text, phone text) returns text language plpgsql immutable as $$
declare
  digits text := right(regexp_replace(phone, '\D', '', 'g'), 8);
begin
  if email <> '' then
    said := regexp_replace(said, regexp_replace(email, '([^[:alnum:]])', '\\\1', 'g'), '–', 'gi');
  end if;
  if length(digits) = 8 then
    said := regexp_replace(said,
      '[+(]?[0-9][0-9 ()./-]*' || regexp_replace(digits, '(\d)(?=\d)', '\1[ ()./-]{0,3}', 'g'), '–', 'g');
  end if;
  return said;
end $$;

create or replace function refuse_change_of_quote_event() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('solstice.erasing', true), '') <> 'on' then
    raise exception 'what a client has done with a quote is never changed';
  end if;
  return null;
end $$;

-- A client takes the consent back, before the row loses what was kept by it: e-mail and phone leave the requests and quotes
-- for the client, and the mails about them go. Name, words and trip of a request stay: they are what was asked for.
create function erase_contacts_of_client(erased integer) returns void language plpgsql as $$
declare
  known client;
  request feedback;
begin
  select * into strict known from client where inc = erased;
  perform set_config('solstice.erasing', 'on', true);
  for request in select * from feedback where id = any(requests_of_client(known)) loop
    delete from sent_mail
      where (request.comment <> '' and position(request.comment in body) > 0)
        or (request.email <> '' and email_key(reply_to) = email_key(request.email))
        or (request.phone <> '' and position(request.phone in body) > 0);
    update outgoing_mail
      set reply_to = null,
        subject = without_contacts(without_contacts(subject, request.email, request.phone), known.email, known.phone),
        body = without_contacts(without_contacts(body, request.email, request.phone), known.email, known.phone)
      where (request.comment <> '' and position(request.comment in body) > 0)
        or (request.email <> '' and email_key(reply_to) = email_key(request.email));
    update feedback
      set phone = '', email = '',
        comment = without_contacts(without_contacts(comment, request.email, request.phone), known.email, known.phone)
      where id = request.id;
    update agent_request_event
      set words = without_contacts(without_contacts(words, request.email, request.phone), known.email, known.phone)
      where request_id = request.id and words <> '';
  end loop;
  perform delete_mails_of_client(known);
  update quote_event set contact = '', words = without_contacts(quote_event.words, known.email, known.phone)
    from quote where quote.inc = quote_event.quote_inc and quote.client_inc = known.inc;
  update quote
    set words = without_contacts(words, known.email, known.phone),
      title = without_contacts(title, known.email, known.phone)
    where client_inc = known.inc;
  perform set_config('solstice.erasing', 'off', true);
end $$;
