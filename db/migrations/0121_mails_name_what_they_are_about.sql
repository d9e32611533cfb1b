-- Mails about a request or a quote name it, so that erasing takes exactly these along. A mail is never found by its words:
-- a short question stands in the mails of others, too.
alter table sent_mail
  add column feedback_id bigint references feedback (id) on delete cascade,
  add column quote_inc integer references quote (inc) on delete set null;
alter table outgoing_mail
  add column feedback_id bigint references feedback (id) on delete cascade,
  add column quote_inc integer references quote (inc) on delete set null;
create index on sent_mail (feedback_id) where feedback_id is not null;
create index on sent_mail (quote_inc) where quote_inc is not null;
create index on outgoing_mail (feedback_id) where feedback_id is not null;
create index on outgoing_mail (quote_inc) where quote_inc is not null;

-- Mails from before: their subject begins with the number of the request or quote, and their body repeats what was written.
with numbered as (
  select id, ((regexp_match(subject, '\m(\d{1,9})\M'))[1])::integer as number from sent_mail
)
update sent_mail set feedback_id = feedback.id
  from numbered join feedback on feedback.id = numbered.number
  where sent_mail.id = numbered.id and (
    (recipient = feedback.email_to and (feedback.comment = '' or position(feedback.comment in body) > 0))
    or exists (select from agent_request_event as event
      where event.request_id = feedback.id and event.words <> '' and position(event.words in body) > 0));
with numbered as (
  select id, ((regexp_match(subject, '\m(\d{1,9})\M'))[1])::integer as number from sent_mail where feedback_id is null
)
update sent_mail set quote_inc = quote.inc
  from numbered join quote on quote.inc = numbered.number
  where sent_mail.id = numbered.id and exists (select from quote_event as asked
    where asked.quote_inc = quote.inc and asked.kind = 'asked'
      and position(replace(replace(asked.words, E'\r', ''), E'\n', E'\n> ') in body) > 0);

create or replace function erase_requests(ids bigint[]) returns void language plpgsql as $$
declare
  was text := coalesce(current_setting('solstice.erasing', true), '');
begin
  delete from sent_mail where feedback_id = any(ids);
  delete from outgoing_mail where feedback_id = any(ids);
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

-- Mails about the quotes for a client, and those by which the client answered the agency.
create or replace function delete_mails_of_client(known client) returns void language plpgsql as $$
begin
  delete from sent_mail using quote where quote.inc = sent_mail.quote_inc and quote.client_inc = known.inc;
  delete from outgoing_mail using quote where quote.inc = outgoing_mail.quote_inc and quote.client_inc = known.inc;
  delete from sent_mail where known.email <> ''
    and (email_key(reply_to) = email_key(known.email))
    and recipient in (
      select coalesce(nullif(manager.email, ''), person.email)
        from manager join person on person.id = manager.person_id where manager.agency_inc = known.agency_inc
      union select email from agency where inc = known.agency_inc);
end $$;

-- A text without an e-mail and a phone, however the digits of the phone are grouped, with and without those of its country:
-- the last seven are a whole number in the smallest markets.
create or replace function without_contacts(said text, email text, phone text) returns text
language plpgsql immutable as $$
declare
  digits text := right(regexp_replace(phone, '\D', '', 'g'), 7);
begin
  if email <> '' then
    said := regexp_replace(said, regexp_replace(email, '([^[:alnum:]])', '\\\1', 'g'), '–', 'gi');
  end if;
  if length(digits) = 7 then
    said := regexp_replace(said,
      '(?:[+(]?[0-9][0-9 ()./-]*)?' || regexp_replace(digits, '(\d)(?=\d)', '\1[ ()./-]{0,3}', 'g'), '–', 'g');
  end if;
  return said;
end $$;

create or replace function erase_contacts_of_client(erased integer) returns void language plpgsql as $$
declare
  known client;
  request feedback;
begin
  select * into strict known from client where inc = erased;
  perform set_config('solstice.erasing', 'on', true);
  for request in select * from feedback where id = any(requests_of_client(known)) loop
    delete from sent_mail where feedback_id = request.id;
    update outgoing_mail
      set reply_to = case when email_key(reply_to) = email_key(request.email) then null else reply_to end,
        subject = without_contacts(without_contacts(subject, request.email, request.phone), known.email, known.phone),
        body = without_contacts(without_contacts(body, request.email, request.phone), known.email, known.phone)
      where feedback_id = request.id;
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
      title = without_contacts(title, known.email, known.phone),
      client = without_contacts(client, known.email, known.phone)
    where client_inc = known.inc;
  update quote_offer set words = without_contacts(quote_offer.words, known.email, known.phone)
    from quote where quote.inc = quote_offer.quote_inc and quote.client_inc = known.inc and quote_offer.words <> '';
  perform set_config('solstice.erasing', 'off', true);
end $$;
