-- Short addresses of our own pages ([S]§3.17): /s/{key} leads to the page.
create table short_link (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{11}$'), -- 64 random bits: not to be guessed
  target_digest bytea not null unique check (length(target_digest) = 32), -- of host and path: a page has one short link
  host text, -- of one of our sites, without a port; null: the host that the short link was opened at
  path text not null check (path ~ '^/($|[^/\\])'), -- with its query and hash; never '//…', which names another host
  expires_at timestamptz, -- null: never
  created_at timestamptz not null
);
create index short_link_expires_at on short_link (expires_at);
