-- Works with: 1.0.0

-- What changed between two files of an item, by page: compared once, and read by the team and by those who read before.
create table version_change (
  tenant_id uuid not null default current_tenant(),
  item_id uuid not null,
  from_version integer not null,
  to_version integer not null,
  pages jsonb not null,
  primary key (tenant_id, item_id, to_version, from_version),
  foreign key (tenant_id, item_id) references item (tenant_id, id) on delete cascade
);
alter table version_change enable row level security;
create policy tenant on version_change using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on version_change to satchel_app;

-- Whether the visitor was told what had changed since they read it before.
alter table visit add column saw_changes boolean not null default false;
