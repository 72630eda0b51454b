-- Many jobs at once, in line behind what people wait for; those of one queue run one after the other.
create function enqueue_many(task text, jobs jsonb, priority integer)
  returns void volatile security definer set search_path = '' language plpgsql as $$
begin
  perform graphile_worker.add_jobs(array(
    select row(task, job -> 'payload', job ->> 'queue', null, 8, job ->> 'key', priority,
      null)::graphile_worker.job_spec
    from jsonb_array_elements(jobs) as job));
end $$;
revoke all on function enqueue_many from public;
grant execute on function enqueue_many to satchel_app;

-- As the other triggers do: what is added with its tags and values is written once for search.
create or replace function index_new() returns trigger
  security definer set search_path = public, pg_temp set gin_pending_list_limit = '64kB' language plpgsql as $$
begin
  if current_setting('app.index', true) = 'held' then
    return null;
  end if;
  perform index_soon(tenant_id, array_agg(id)) from changed group by tenant_id;
  return null;
end $$;

create index item_import on item (tenant_id, import_id) where import_id is not null;

-- What is brought in together: a draft is looked through first, a run makes items of its rows.
create table import (
  tenant_id     uuid not null default current_tenant() references tenant on delete cascade,
  id            uuid not null default new_id(),
  owner_id      uuid not null,
  source        text not null check (source in ('upload', 'urls', 'csv', 'sitemap', 'archive')),
  name          text not null check (length(name) between 1 and 300),
  status        text not null
                check (status in ('draft', 'running', 'completed', 'failed', 'cancelled')),
  -- Its rows are all there.
  is_read       boolean not null default false,
  failure       text,
  heads         text[] not null default '{}',
  facts         jsonb not null default '{}',
  choices       jsonb not null default '{}',
  collection_id uuid,
  total         integer not null default 0,
  done          integer not null default 0,
  failed        integer not null default 0,
  skipped       integer not null default 0,
  created_at    timestamptz(3) not null default now(),
  finished_at   timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references member (tenant_id, id)
);
create index import_age on import (created_at);

-- The item a row becomes has its id from the start, so that a row done twice is done once.
create table import_row (
  tenant_id uuid not null default current_tenant(),
  import_id uuid not null,
  number    integer not null,
  data      jsonb not null,
  status    text not null default 'waiting'
            check (status in ('waiting', 'fetching', 'done', 'failed', 'skipped')),
  message   text,
  item_id   uuid not null default new_id(),
  -- Of a row that is skipped: the item there was already.
  found_id  uuid,
  primary key (tenant_id, import_id, number),
  foreign key (tenant_id, import_id) references import on delete cascade
);
create index import_row_status on import_row (tenant_id, import_id, status, number);
-- A run reads its next rows from here; the ones done are not in its way.
create index import_row_waiting on import_row (tenant_id, import_id, number) where status = 'waiting';

-- An upload that is no content of its own but what an import reads.
alter table upload add column purpose text not null default 'item' check (purpose in ('item', 'import'));

-- A copy of the library being made, and for a week the file it became.
create table export (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  id          uuid not null default new_id(),
  owner_id    uuid not null,
  format      text not null check (format in ('csv', 'zip')),
  status      text not null default 'running'
              check (status in ('running', 'completed', 'failed', 'cancelled')),
  search      jsonb,
  failure     text,
  total       integer not null default 0,
  done        integer not null default 0,
  bytes       bigint,
  file_key    text,
  created_at  timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references member (tenant_id, id)
);
create index export_age on export (created_at);

do $$
declare name text;
begin
  foreach name in array array['import', 'import_row', 'export'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to satchel_app', name);
  end loop;
end $$;
