grant delete on wish to satchel_app;

-- Whose wishes need no approval, although wishes of others do.
create table wish_trust (
  tenant_id  uuid not null default current_tenant(),
  member_id  uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member on delete cascade
);
alter table wish_trust enable row level security;
create policy tenant on wish_trust using (tenant_id = (select current_tenant()));
grant select, insert, delete on wish_trust to satchel_app;
