-- Addresses that are told of events, and what was sent to them.
create table webhook (
  tenant_id     uuid not null default current_tenant() references tenant on delete cascade,
  id            uuid not null default new_id(),
  name          text not null check (length(name) <= 40),
  url           text not null check (length(url) <= 2048),
  events        text[] not null,
  active        boolean not null default true,
  -- Sealed; null only within the transaction that creates it.
  secret        bytea,
  failing_since timestamptz(3),
  turned_off_at timestamptz(3),
  created_at    timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);

create table webhook_delivery (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         uuid not null default new_id(),
  webhook_id uuid not null,
  event      text not null,
  -- What it is about, so that it goes when its data is deleted.
  subject_id uuid,
  payload    text not null,
  state      text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  at         timestamptz(3) not null default now(),
  next_at    timestamptz(3) default now(),
  -- The number of attempts since it was created or sent again by hand.
  tried      integer not null default 0,
  attempts   jsonb not null default '[]',
  primary key (tenant_id, id),
  foreign key (tenant_id, webhook_id) references webhook (tenant_id, id) on delete cascade
);
create index webhook_delivery_list on webhook_delivery (tenant_id, webhook_id, id desc);
create index webhook_delivery_subject on webhook_delivery (tenant_id, subject_id);
create index webhook_delivery_age on webhook_delivery (at);

do $$
declare name text;
begin
  foreach name in array array['webhook', 'webhook_delivery'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to satchel_app', name);
  end loop;
end $$;
