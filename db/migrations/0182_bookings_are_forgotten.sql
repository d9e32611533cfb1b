-- A booking that says nothing of people any more: its figures stay.
create function erase_bookings(ids bigint[]) returns void language plpgsql as $$
begin
  update booking
    set contact_name = '–', contact_email = '', contact_phone = '', person_id = null,
      holder_address = null, holder_session = null,
      link_expires_at = least(link_expires_at, now()), erased_at = coalesce(erased_at, now())
    where id = any(ids);
  update booking_traveller
    set surname = '–', given_names = '', born = null, sex = null, citizenship = null, document = null, document_key = null
    where booking_id = any(ids);
end $$;

-- The bookings of a person that never became a contract, and of which no money was kept; the others are kept by law.
create function bookings_without_contract(of_person integer, mailbox text) returns bigint[] language sql stable as $$
  select coalesce(array_agg(id), '{}') from booking
    where (person_id = of_person or (contact_email <> '' and email_key(contact_email) = email_key(mailbox)))
      and state in ('held', 'requested', 'expired', 'cancelled', 'rejected')
      and not exists (select from payment join payment_attempt on payment_attempt.payment_id = payment.id
        where payment.booking_id = booking.id and payment_attempt.state = 'captured')
$$;

-- What of bookings is over goes: once a day, as of `at`.
create function forget_bookings(
  at timestamptz,
  document_days integer,
  unfinished_days integer,
  booking_months integer,
  key_days integer
) returns void language plpgsql as $$
begin
  update booking_traveller set document = null, document_key = null
    from booking
    where booking.id = booking_traveller.booking_id and document is not null
      and (returns_on < (forget_bookings.at - make_interval(days => document_days))::date
        or state in ('expired', 'cancelled', 'rejected'));
  perform erase_bookings(array(
    select id from booking where erased_at is null and (
      returns_on < (forget_bookings.at - make_interval(months => booking_months))::date
      or (state in ('expired', 'cancelled', 'rejected')
        and made_at < forget_bookings.at - make_interval(days => unfinished_days)
        and not exists (select from payment join payment_attempt on payment_attempt.payment_id = payment.id
          where payment.booking_id = booking.id and payment_attempt.state = 'captured')))));
  delete from idempotency_key where made_at < forget_bookings.at - make_interval(days => key_days);
end $$;
