-- Addresses that sites had before: they lead on to the site, and no other site of the tenant takes them.
create table site_former_slug (
  tenant_id uuid not null default current_tenant(),
  slug      text not null,
  -- Null once the site was permanently deleted.
  site_id   uuid,
  at        timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, slug),
  foreign key (tenant_id) references tenant on delete cascade,
  foreign key (tenant_id, site_id) references site on delete set null (site_id)
);
create index site_former_slug_of_site on site_former_slug (tenant_id, site_id);
-- Visitors belong to no tenant.
create index site_former_slug_of_all on site_former_slug (slug, at desc);
alter table site_former_slug enable row level security;
create policy tenant on site_former_slug using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on site_former_slug to satchel_app;
