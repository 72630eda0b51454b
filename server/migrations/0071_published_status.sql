-- The effective status that open tabs were last sent. It also changes by time, and by hand.
alter table tenant add column published_status text not null default 'trialing';
update tenant set published_status = effective_status(tenant);
