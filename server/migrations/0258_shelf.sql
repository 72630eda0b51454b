-- Works with: 1.0.0

-- Addresses of visitors whose reading isn't measured, by their choice.
create table unmeasured_address (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  email text not null,
  at timestamptz(3) not null default now(),
  primary key (tenant_id, email)
);
alter table unmeasured_address enable row level security;
create policy tenant on unmeasured_address using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on unmeasured_address to satchel_app;

-- Openings of which nothing is measured: what the token of an open page stands for, for a day. No visits of a report.
create table unmeasured_visit (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  link_id uuid not null,
  item_id uuid,
  file_version integer,
  -- The visitor for that day, as a keyed hash.
  viewer bytea not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references link (tenant_id, id) on delete cascade
);
create index unmeasured_visit_of_link on unmeasured_visit (tenant_id, link_id);
alter table unmeasured_visit enable row level security;
create policy tenant on unmeasured_visit using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on unmeasured_visit to satchel_app;

-- Links that their recipient doesn't want to see among what was shared with them.
create table hidden_link (
  tenant_id uuid not null default current_tenant(),
  email text not null,
  link_id uuid not null,
  at timestamptz(3) not null default now(),
  primary key (tenant_id, email, link_id),
  foreign key (tenant_id, link_id) references link (tenant_id, id) on delete cascade
);
create index hidden_link_of_link on hidden_link (tenant_id, link_id);
alter table hidden_link enable row level security;
create policy tenant on hidden_link using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on hidden_link to satchel_app;
