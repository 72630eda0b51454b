-- What a tenant's admins set for people who didn't choose; what is not there is as in the product.
create table notification_default (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  choices   jsonb not null default '{}',
  digest    text not null default 'none' check (digest in ('none', 'daily', 'weekly')),
  -- The day on which the digest was set: the first one comes after it.
  digest_on date,
  primary key (tenant_id)
);
alter table notification_default enable row level security;
create policy tenant on notification_default using (tenant_id = (select current_tenant()));
grant select, insert, update on notification_default to satchel_app;

-- Null: as by default. Who has 'none' now may have unsubscribed, and keeps it.
alter table notification_preference alter digest drop not null, alter digest drop default;
