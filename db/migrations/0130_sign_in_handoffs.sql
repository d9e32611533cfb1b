-- A session that another one has opened on another host: it ends with that one.
alter table session add column parent_id integer references session on delete cascade;
create index on session (parent_id);

-- How often the token of a session was replaced: a request that was authenticated by an older one opens nothing with it.
alter table session add column token_version integer not null default 0;

-- The one-time codes that open such sessions: each is for one site and for the browser that keeps the nonce.
create table sign_in_handoff (
  code_hash bytea primary key,
  session_id integer not null references session on delete cascade,
  site_id text not null,
  nonce_hash bytea not null,
  expires_at timestamptz not null
);
create index on sign_in_handoff (session_id);

create or replace function forget_what_is_over(
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
  delete from sign_in_handoff where expires_at < forget_what_is_over.at;
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
