-- Works with: 1.0.0

-- Webhooks that post messages to Slack and Teams: what they are sent, and when.
alter table webhook
  add column format text not null default 'standard' check (format in ('standard', 'slack', 'teams')),
  -- The address of a chat lets anyone post: sealed, and `url` has its beginning and end only.
  add column sealed_url bytea,
  add column timing text not null default 'all' check (timing in ('all', 'confirmed', 'digest')),
  -- { from, until: HH:MM, timeZone: IANA name, or null for the tenant's }
  add column quiet_hours jsonb,
  add column digest_due timestamptz;
create index webhook_digest_due on webhook (digest_due) where digest_due is not null;

-- Events that wait for the next digest, and those of digests that were sent: deleted with whom they are about.
create table webhook_digest_line (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  id uuid not null default new_id(),
  webhook_id uuid not null,
  delivery_id uuid,
  event text not null,
  subject_id uuid,
  once text,
  payload text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, webhook_id) references webhook (tenant_id, id) on delete cascade,
  foreign key (tenant_id, delivery_id) references webhook_delivery (tenant_id, id) on delete cascade
);
create index webhook_digest_line_of_webhook on webhook_digest_line (tenant_id, webhook_id, delivery_id, id);
create index webhook_digest_line_of_subject on webhook_digest_line (tenant_id, subject_id);
create index webhook_digest_line_of_delivery on webhook_digest_line (tenant_id, delivery_id);
alter table webhook_digest_line enable row level security;
create policy tenant on webhook_digest_line using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on webhook_digest_line to satchel_app;
