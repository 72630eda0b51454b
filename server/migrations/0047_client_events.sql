-- Clients that send events, such as a browser. Outside of tenant work: one may not belong to a tenant yet.
create table part.client_endpoint (
  id         uuid primary key,
  tenant_id  uuid references tenant on delete cascade,
  member_id  uuid,
  attributes jsonb not null default '{}',
  opt_out    boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete set null (member_id)
);
create index client_endpoint_tenant on part.client_endpoint (tenant_id);
create index client_endpoint_age on part.client_endpoint (updated_at);

-- Events of clients. The id is what makes each count once.
create table client_event (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  id          text not null check (length(id) between 1 and 64),
  endpoint_id uuid not null,
  session_id  text not null,
  member_id   uuid,
  name        text not null,
  at          timestamptz(3) not null,
  received_at timestamptz(3) not null default now(),
  attributes  jsonb not null,
  metrics     jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete set null (member_id)
);
create index client_event_age on client_event (received_at);
alter table client_event enable row level security;
create policy tenant on client_event using (tenant_id = (select current_tenant()));
grant select, insert on client_event to satchel_app;

-- Their number by day in the tenant's time zone, name and person. Zeros are nobody in particular.
create table client_event_day (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  day       date not null,
  name      text not null,
  person    uuid not null,
  count     integer not null,
  primary key (tenant_id, day, name, person)
);
alter table client_event_day enable row level security;
create policy tenant on client_event_day using (tenant_id = (select current_tenant()));
grant select, insert, update on client_event_day to satchel_app;

-- Events of clients without a tenant: kept for as long as one may be sent again.
create table part.anonymous_event (
  endpoint_id uuid not null references part.client_endpoint on delete cascade,
  id          text not null check (length(id) between 1 and 64),
  received_at timestamptz(3) not null default now(),
  primary key (endpoint_id, id)
);
create index anonymous_event_age on part.anonymous_event (received_at);
