-- What the agent had inside the price of an offer when it was added: it stays as it was, whatever the price does.
alter table quote_offer add column markup_minor bigint not null default 0 check (markup_minor >= 0);
