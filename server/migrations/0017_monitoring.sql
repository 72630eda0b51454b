-- Clients that send events, such as browsers. Out of reach of tenant work: one may not belong to a tenant yet.
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

-- Events of clients; by its id each counts once.
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

-- Their number by day in the tenant's time zone, name and person; all zeros for nobody in particular.
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

-- Errors that people met, grouped by what they have in common. The last event of each is kept whole.
create table error_group (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  id          uuid not null default new_id(),
  fingerprint text not null,
  title       text not null,
  level       text not null check (level in ('fatal', 'error', 'warning', 'info', 'debug')),
  status      text not null default 'open' check (status in ('open', 'resolved', 'ignored')),
  count       integer not null default 1,
  -- As many as `error_person` distinguishes.
  people      integer not null default 0,
  first_at    timestamptz(3) not null default now(),
  last_at     timestamptz(3) not null default now(),
  release     text,
  url         text,
  last_event  jsonb not null,
  -- Who met it last.
  member_id   uuid,
  -- Who reported it. Each source has groups and room of its own, so that nobody evicts what others reported.
  source      text not null
              check (source in ('person', 'server', 'key', 'anonymous')),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete set null (member_id),
  unique (tenant_id, source, fingerprint)
);
create index error_group_time on error_group (tenant_id, last_at desc, id desc);
create index error_group_age on error_group (last_at);
alter table error_group enable row level security;
create policy tenant on error_group using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on error_group to satchel_app;

-- Who met an error: the id of a member, or a hash of an outside tool's name for them.
create table error_person (
  tenant_id uuid not null default current_tenant(),
  error_id  uuid not null,
  person    text not null,
  primary key (tenant_id, error_id, person),
  foreign key (tenant_id, error_id) references error_group (tenant_id, id) on delete cascade
);
alter table error_person enable row level security;
create policy tenant on error_person using (tenant_id = (select current_tenant()));
grant select, insert, delete on error_person to satchel_app;

-- The names under which events of a tenant are summed; beyond a limit they are summed as `other`.
create table client_event_name (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  name      text not null,
  primary key (tenant_id, name)
);
alter table client_event_name enable row level security;
create policy tenant on client_event_name using (tenant_id = (select current_tenant()));
grant select, insert on client_event_name to satchel_app;
