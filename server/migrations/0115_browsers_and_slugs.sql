-- A slug that somebody chose may be guessed; of earlier ones it isn't known, and those of letters alone may be words.
alter table link add column slug_chosen boolean not null default false;
update link set slug_chosen = true where slug ~ '^[a-km-np-z]{12}$';

-- Tries count by browser first, so that nobody has to wait for a neighbor. `is_first`: it had no cookie before.
alter table link_attempt add column browser bytea, add column is_first boolean not null default false;
create index link_attempt_by on link_attempt (tenant_id, browser, at) where browser is not null;
