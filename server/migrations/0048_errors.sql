-- Errors that people met, grouped by what they have in common. The last event of each is kept whole.
create table error_group (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  id          uuid not null default new_id(),
  fingerprint text not null,
  title       text not null,
  level       text not null check (level in ('fatal', 'error', 'warning', 'info', 'debug')),
  status      text not null default 'open' check (status in ('open', 'resolved', 'ignored')),
  count       integer not null default 1,
  -- Distinct ones, as far as they are told apart in error_person.
  people      integer not null default 0,
  first_at    timestamptz(3) not null default now(),
  last_at     timestamptz(3) not null default now(),
  release     text,
  url         text,
  last_event  jsonb not null,
  -- Whom it happened to last; their name is read where it is shown.
  member_id   uuid,
  primary key (tenant_id, id),
  unique (tenant_id, fingerprint),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete set null (member_id)
);
create index error_group_time on error_group (tenant_id, last_at desc, id desc);
create index error_group_age on error_group (last_at);
alter table error_group enable row level security;
create policy tenant on error_group using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on error_group to satchel_app;

-- Who met an error, as the id of a member or a hash of what an outside tool calls them.
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
