-- People who were asked in and have not come yet, and those whom partners brought.

create table invitation (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         uuid not null default new_id(),
  email      text not null,
  role       text not null check (role in ('owner', 'admin', 'editor', 'viewer')),
  message    text,
  invited_by uuid not null,
  -- SHA-256 of what the newest mail carries.
  token_hash bytea not null unique,
  sent_at    timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, email),
  foreign key (tenant_id, invited_by) references member on delete cascade
);
alter table invitation enable row level security;
create policy tenant on invitation using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on invitation to satchel_app;

-- An address belongs to one tenant, and of another one no more is told than that it has it.
create function belongs_elsewhere(address text) returns boolean stable
  security definer set search_path = public, pg_temp language sql as $$
  select exists (select from member
    where email = address and status <> 'unconfirmed' and tenant_id <> current_tenant())
$$;
revoke all on function belongs_elsewhere from public;
grant execute on function belongs_elsewhere to satchel_app;

-- Sign-in is out of reach of tenant work, but for those whom the tenant itself shows the door.
create function end_sessions_of(person uuid) returns void volatile
  security definer set search_path = public, pg_temp language sql as $$
  delete from auth.session s using member m
    where s.user_id = person and m.id = person and m.tenant_id = current_tenant();
$$;
revoke all on function end_sessions_of from public;
grant execute on function end_sessions_of to satchel_app;

create table partner_code (
  tenant_id    uuid not null default current_tenant() references tenant on delete cascade,
  id           uuid not null default new_id(),
  code         text not null unique check (code ~ '^[a-z0-9][a-z0-9-]{3,31}$'),
  name         text not null check (length(name) between 1 and 300),
  trial_days   integer not null check (trial_days between 1 and 60),
  withdrawn_at timestamptz(3),
  created_at   timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
alter table partner_code enable row level security;
create policy tenant on partner_code using (tenant_id = (select current_tenant()));
grant select, insert, update on partner_code to satchel_app;

create table partner_tenant (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  came      uuid not null unique references tenant on delete cascade,
  code_id   uuid not null,
  came_at   timestamptz(3) not null default now(),
  primary key (tenant_id, came),
  foreign key (tenant_id, code_id) references partner_code on delete cascade
);
alter table partner_tenant enable row level security;
create policy tenant on partner_tenant using (tenant_id = (select current_tenant()));
grant select on partner_tenant to satchel_app;

-- What a partner sees of those it brought: they were told so when they signed up.
create function came_by_partner(before timestamptz, before_id uuid, most integer)
  returns table (id uuid, name text, status text, plan text, trial_ends_at timestamptz, code_name text, came_at timestamptz)
  stable security definer set search_path = public, pg_temp language sql as $$
  select t.id, t.name, effective_status(t), t.plan, t.trial_ends_at, c.name, p.came_at
  from partner_tenant p
    join tenant t on t.id = p.came
    join partner_code c on c.tenant_id = p.tenant_id and c.id = p.code_id
  where p.tenant_id = current_tenant() and (before is null or (p.came_at, p.came) < (before, before_id))
  order by p.came_at desc, p.came desc limit most
$$;
revoke all on function came_by_partner from public;
grant execute on function came_by_partner to satchel_app;
