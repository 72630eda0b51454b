-- Lets programs follow the audit log. Ids are made before the commit, so an entry can appear behind later ones. While
-- its transaction runs it holds a shared lock that names the second in which it began: whoever reads oldest first stops
-- before the earliest of them. The lock is taken before the id is made.
create function audit_id() returns uuid language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('audit'), floor(extract(epoch from now()))::bigint::bit(32)::int);
  return new_id();
end $$;
alter table audit alter column id set default audit_id();

-- Enqueues entries for the webhooks that want them, whoever inserts the entries.
create function publish_audit() returns trigger language plpgsql as $$
begin
  perform enqueue('publish-audit', json_build_object('tenantId', tenant_id, 'ids', json_agg(id order by id)), null,
    null, null)
  from added where exists (select from webhook
    where webhook.tenant_id = added.tenant_id and webhook.active and 'audit.recorded' = any(webhook.events))
  group by tenant_id;
  return null;
end $$;
create trigger published after insert on audit
  referencing new table as added for each statement execute function publish_audit();

alter table webhook_delivery add column content_type text not null default 'application/json';
