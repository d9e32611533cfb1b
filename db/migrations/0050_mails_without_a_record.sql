-- Of some mails nothing is kept once they have left: of one that says to somebody that nothing is kept of them.
alter table outgoing_mail add column is_unrecorded boolean not null default false;
