-- Tries of a mailed code by network, as keyed hashes, so that strangers don't use up those of whom it was sent to.
alter table link_code add column tries_by jsonb not null default '{}';
