-- Another e-mail of a manager: it becomes theirs when its owner opens the link that is mailed there.
create table email_change (
  id integer generated always as identity primary key,
  manager_inc integer not null unique references manager on delete cascade,
  email text not null,
  site_id text not null,
  locale text not null,
  origin text not null, -- where the link of the mail leads
  expires_at timestamptz not null,
  token_hash bytea unique -- made when the mail is written: only its hash is kept
);
