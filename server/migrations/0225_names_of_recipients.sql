-- Works with: 1.0.0

-- The name of the person a link is for; a memo is the team's own note.
alter table link add column shared_to_name text;
create index link_to_name on link (tenant_id, fold(shared_to_name))
  where shared_to_name is not null and shared_to_email is null;
