-- Works with: 1.0.0

-- Further events of webhooks, in the order of what they are about, and secrets that overlap.
alter table webhook
  add column created_by uuid,
  add column own_links_only boolean not null default false,
  -- Replaced secrets that still sign: { secret: base64 of the sealed one, until: time }.
  add column old_secrets jsonb not null default '[]',
  add foreign key (tenant_id, created_by) references member (tenant_id, id) on delete set null (created_by);
update webhook set created_by = member.id
from audit join member on member.tenant_id = audit.tenant_id and member.id = audit.actor_id
where audit.tenant_id = webhook.tenant_id and audit.action = 'webhook.added'
  and audit.target_id = webhook.id::text;

-- Deliveries about one thing wait for each other. `once` tells what happened to a subject apart, so that a repeated job
-- sends nothing twice.
alter table webhook_delivery
  add column thing_id uuid,
  add column once text;
create index webhook_delivery_of_thing on webhook_delivery (tenant_id, webhook_id, thing_id, id) where state = 'waiting';

-- Views whose page may still be read, of accounts with a webhook that wants to know how it was read.
create table pending_reading (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  visit_id uuid not null,
  link_id uuid not null,
  viewer bytea not null,
  due_at timestamptz not null,
  left_at timestamptz,
  primary key (tenant_id, visit_id),
  foreign key (tenant_id, link_id) references link (tenant_id, id) on delete cascade
);
create index pending_reading_due on pending_reading (tenant_id, due_at);
create index pending_reading_of_viewer on pending_reading (tenant_id, link_id, viewer);
alter table pending_reading enable row level security;
create policy tenant on pending_reading using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on pending_reading to satchel_app;

-- The expiration that webhooks were sent.
alter table link add column expiry_published timestamptz;
create index link_expiring on link (tenant_id, expires_at) where expires_at is not null and disabled_at is null;

-- Enqueues changes for the webhooks that want them, whichever path they came by.
create function publish_events() returns trigger language plpgsql as $$
begin
  perform enqueue('publish-events', json_build_object('tenantId', tenant_id, 'ids', json_agg(id order by id)), null,
    null, null)
  from (
    select *, case type
      when 'item.changed' then 'item.updated'
      when 'item.replaced' then 'item.updated'
      when 'item.reached-day' then 'item.expired'
      when 'collection.changed' then 'collection.updated'
      when 'site.published' then 'site.published' end as event
    from added where count is null) as named
  where event is not null and exists (select from webhook
    where webhook.tenant_id = named.tenant_id and webhook.active and named.event = any(webhook.events))
  group by tenant_id;
  return null;
end $$;
create trigger published after insert on event
  referencing new table as added for each statement execute function publish_events();
