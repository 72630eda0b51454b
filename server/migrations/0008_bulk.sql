-- What a person did to many items at once, or the taking back of it. One too long for a request is a job.
create table bulk_change (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  id          uuid not null default new_id(),
  member_id   uuid not null,
  wish        jsonb,
  undoes      uuid,
  is_job      boolean not null,
  status      text not null check (status in ('running', 'completed', 'cancelled', 'failed')),
  failure     text,
  total       integer not null,
  done        integer not null default 0,
  updated     integer not null default 0,
  missing     integer not null default 0,
  refused     integer not null default 0,
  -- The first that were refused, and how many for each reason.
  refusals    jsonb not null default '[]',
  reasons     jsonb not null default '{}',
  created_at  timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (tenant_id, id),
  check ((wish is null) <> (undoes is null)),
  check ((status = 'running') = (finished_at is null)),
  foreign key (tenant_id, member_id) references member on delete cascade,
  foreign key (tenant_id, undoes) references bulk_change on delete cascade
);
create unique index bulk_change_undo on bulk_change (tenant_id, undoes) where undoes is not null;
create index bulk_change_of_member on bulk_change (tenant_id, member_id, id desc);
create index bulk_change_age on bulk_change (finished_at);

-- Its items, fixed when it began, in parts of one transaction each; once done, what each item was before.
create table bulk_part (
  tenant_id uuid not null default current_tenant(),
  change_id uuid not null,
  number    integer not null,
  item_ids  uuid[] not null,
  entries   jsonb,
  done_at   timestamptz,
  primary key (tenant_id, change_id, number),
  foreign key (tenant_id, change_id) references bulk_change on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['bulk_change', 'bulk_part'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to satchel_app', name);
  end loop;
end $$;

-- A job of thousands of items tells of each for its own history, and of all of them once for everyone.
alter table event add column bulk_id uuid, add column count integer;
create index event_told on event (tenant_id, id desc) where bulk_id is null or count is not null;

create or replace function announce_events() returns trigger language plpgsql as $$
begin
  perform pg_notify('event', tenant_id || ' ' || string_agg(id::text, ' ' order by id))
  from (select *, (row_number() over (partition by tenant_id order by id) - 1) / 150 as part
    from inserted where bulk_id is null or count is not null) as parted
  group by tenant_id, part order by tenant_id, part;
  return null;
end $$;
