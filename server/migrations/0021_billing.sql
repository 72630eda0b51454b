-- What Stripe said of a tenant when it was last asked.
create table subscription (
  tenant_id       uuid not null default current_tenant() references tenant on delete cascade,
  customer_id     text not null unique,
  -- Of the one that counts; null until there is one.
  subscription_id text,
  item_id         text,
  status          text,
  plan            text,
  billed_each     text check (billed_each in ('month', 'year')),
  renews_at       timestamptz(3),
  ends_at         timestamptz(3),
  -- The last page that was opened to buy: an older one is closed, so that nobody buys twice.
  checkout_id     text,
  asked_at        timestamptz(3),
  primary key (tenant_id)
);
alter table subscription enable row level security;
create policy tenant on subscription using (tenant_id = (select current_tenant()));
grant select, insert, update on subscription to satchel_app;

create table invoice (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         text not null,
  number     text,
  status     text not null,
  amount     bigint not null,
  currency   text not null,
  created_at timestamptz(3) not null,
  page_url   text,
  pdf_url    text,
  primary key (tenant_id, id)
);
create index invoice_newest on invoice (tenant_id, created_at desc, id desc);
alter table invoice enable row level security;
create policy tenant on invoice using (tenant_id = (select current_tenant()));
grant select, insert, update on invoice to satchel_app;

-- Events come more than once, and to no tenant that we know before we look.
create schema billing;
create table billing.stripe_event (
  id          text primary key,
  type        text not null,
  received_at timestamptz not null default now()
);
create index stripe_event_age on billing.stripe_event (received_at);

-- How much a tenant keeps is read from here alone.
create index item_bytes on item (tenant_id) include (bytes);
