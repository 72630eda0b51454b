-- The names under which events of an account are summed. There are only so many: further ones are summed as `other`.
create table client_event_name (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  name      text not null,
  primary key (tenant_id, name)
);
insert into client_event_name (tenant_id, name) select distinct tenant_id, name from client_event_day;
alter table client_event_name enable row level security;
create policy tenant on client_event_name using (tenant_id = (select current_tenant()));
grant select, insert on client_event_name to satchel_app;
