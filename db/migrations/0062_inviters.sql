-- An invitation ends with its inviter: without one it would be the operator's own.
alter table invitation
  drop constraint invitation_inviter_id_fkey,
  add constraint invitation_inviter_id_fkey foreign key (inviter_id) references person on delete cascade;

-- Those of people who have lost the right to invite meanwhile end now.
update invitation set ended_at = now()
  where ended_at is null and inviter_id is not null and not exists (
    select from manager
      join person on person.id = manager.person_id
      join agency inviting on inviting.inc = manager.agency_inc
      join agency invited on invited.inc = invitation.agency_inc
      where manager.person_id = invitation.inviter_id and manager.is_administrator
        and manager.state = 'active' and person.state = 'active' and inviting.state = 'approved'
        and inviting.inc in (invited.inc, invited.head_inc));
