-- Works with: 1.0.0

-- Connections to CRMs, one of each kind an account, and what is sent there.
create table crm_connection (
  tenant_id        uuid not null default current_tenant() references tenant on delete cascade,
  id               uuid not null default new_id(),
  kind             text not null check (kind in ('hubspot', 'salesforce')),
  -- The account there: its id and the name that people know it by.
  account_id       text not null,
  account_name     text not null,
  -- Where its API is, of a vendor that has one address for each account.
  api_url          text,
  -- JSON of the tokens, sealed; null once it's known that they are of no use.
  tokens           bytea,
  tokens_expire_at timestamptz,
  -- Counts each change of the tokens, so that nobody renews those that were renewed meanwhile.
  tokens_version   integer not null default 1,
  -- Until when one process renews the tokens.
  renewing_until   timestamptz,
  sends_readings   boolean not null default false,
  sends_leads      boolean not null default false,
  confirmed_only   boolean not null default true,
  -- Why nothing is sent until an admin connects again.
  paused_reason    text check (paused_reason in ('revoked', 'lost')),
  paused_at        timestamptz,
  -- Until when the CRM is left alone: it asked for that, or doesn't answer.
  rests_until      timestamptz,
  connected_by     uuid,
  connected_at     timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, kind),
  foreign key (tenant_id, connected_by) references member (tenant_id, id) on delete set null (connected_by)
);
alter table crm_connection enable row level security;
create policy tenant on crm_connection using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on crm_connection to satchel_app;

-- Connections that somebody began to make, by the hash of the state that must come back.
create table crm_flow (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         uuid not null default new_id(),
  kind       text not null check (kind in ('hubspot', 'salesforce')),
  state      bytea not null,
  member_id  uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, kind),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
alter table crm_flow enable row level security;
create policy tenant on crm_flow using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on crm_flow to satchel_app;

-- One row for each thing that is sent, once.
create table crm_send (
  tenant_id     uuid not null default current_tenant() references tenant on delete cascade,
  id            uuid not null default new_id(),
  connection_id uuid not null,
  kind          text not null check (kind in ('reading', 'lead')),
  -- The visit or the lead: what is known of it is deleted with it.
  subject_id    uuid not null,
  email         text not null,
  payload       jsonb not null,
  state         text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'skipped', 'failed')),
  tried         integer not null default 0,
  begun_at      timestamptz,
  next_at       timestamptz default now(),
  fault         text,
  detail        text,
  -- What it became there: the record's address, to open it.
  record_url    text,
  at            timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, connection_id, kind, subject_id),
  foreign key (tenant_id, connection_id) references crm_connection (tenant_id, id) on delete cascade
);
create index crm_send_due on crm_send (tenant_id, connection_id, next_at) where state in ('waiting', 'sending');
create index crm_send_of_subject on crm_send (tenant_id, subject_id);
create index crm_send_at on crm_send (at);
alter table crm_send enable row level security;
create policy tenant on crm_send using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on crm_send to satchel_app;
