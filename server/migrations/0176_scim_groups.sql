-- Works with: 1.0.0

-- Names and addresses as a directory wrote them, capitals included: it compares what it reads with what it sent.
alter table scim_user
  add column user_name text,
  add column email text;
create unique index scim_user_name on scim_user (tenant_id, lower(user_name)) where user_name not like '%@%';

-- Roles as groups of a directory: what it calls them, and whom it put in. A person has the highest role of their groups.
create table scim_group (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  role text not null check (role in ('owner', 'admin', 'editor', 'viewer')),
  display_name text not null,
  external_id text,
  primary key (tenant_id, role)
);
create unique index scim_group_external on scim_group (tenant_id, external_id);
alter table scim_group enable row level security;
create policy tenant on scim_group using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on scim_group to satchel_app;

create table scim_group_member (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  member_id uuid not null,
  role text not null check (role in ('admin', 'editor', 'viewer')),
  primary key (tenant_id, member_id, role),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
alter table scim_group_member enable row level security;
create policy tenant on scim_group_member using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on scim_group_member to satchel_app;
