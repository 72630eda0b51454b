-- Interrupted uploads, which can resume for 24 hours, and finished ones with their item.
create table upload (
  tenant_id     uuid not null default current_tenant() references tenant on delete cascade,
  id            uuid not null default new_id(),
  member_id     uuid not null,
  filename      text not null,
  filetype      text,
  bytes         bigint,
  import_id     text,
  collection_id uuid,
  item_id       uuid,
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null default now() + interval '24 hours',
  -- The item whose next file this is, in place of a new item.
  replaces      uuid,
  -- `import`: no content itself, but what an import reads.
  purpose       text not null default 'item' check (purpose in ('item', 'import')),
  -- The name of the item; without it, the file's is used.
  name          text check (length(name) between 1 and 300),
  -- A finished upload for an import or an item's next file counts towards storage until it is used for that.
  used          boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member on delete cascade
);
create index upload_expiry on upload (expires_at);
create index upload_batch_of on upload (tenant_id, member_id, import_id) where import_id is not null;
alter table upload enable row level security;
create policy tenant on upload using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on upload to satchel_app;

-- Imports: a draft is reviewed first, a run makes items of its rows.
create table import (
  tenant_id     uuid not null default current_tenant() references tenant on delete cascade,
  id            uuid not null default new_id(),
  owner_id      uuid not null,
  source        text not null check (source in ('upload', 'urls', 'csv', 'sitemap', 'archive')),
  name          text not null check (length(name) between 1 and 300),
  status        text not null
                check (status in ('draft', 'running', 'completed', 'failed', 'cancelled')),
  -- All rows are stored.
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
alter table import enable row level security;
create policy tenant on import using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on import to satchel_app;

-- The item of a row has its id from the start, so that a repeated row makes no second one.
create table import_row (
  tenant_id uuid not null default current_tenant(),
  import_id uuid not null,
  number    integer not null,
  data      jsonb not null,
  status    text not null default 'waiting'
            check (status in ('waiting', 'fetching', 'done', 'failed', 'skipped')),
  message   text,
  item_id   uuid not null default new_id(),
  -- For a skipped row: the item that exists already.
  found_id  uuid,
  primary key (tenant_id, import_id, number),
  foreign key (tenant_id, import_id) references import on delete cascade
);
create index import_row_status on import_row (tenant_id, import_id, status, number);
-- A run reads its next rows from here, without those that are done.
create index import_row_waiting on import_row (tenant_id, import_id, number) where status = 'waiting';
alter table import_row enable row level security;
create policy tenant on import_row using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on import_row to satchel_app;

-- Copies of the library: being made, then for a week a file.
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
  -- An API key exports only the library, and sees no other exports of its person.
  by_key      boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references member (tenant_id, id)
);
create index export_age on export (created_at);
alter table export enable row level security;
create policy tenant on export using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on export to satchel_app;

-- What files that are uploaded together get when they are finished, even if the browser is closed by then.
create table upload_batch (
  tenant_id       uuid not null default current_tenant() references tenant on delete cascade,
  member_id       uuid not null,
  import_id       text not null check (length(import_id) between 1 and 100),
  value_ids       uuid[] not null default '{}',
  tag_keys        text[] not null default '{}',
  -- Null with `sets_collection` means none; without it each upload keeps the one it began with.
  collection_id   uuid,
  sets_collection boolean not null default false,
  updated_at      timestamptz not null default now(),
  primary key (tenant_id, member_id, import_id),
  foreign key (tenant_id, member_id) references member on delete cascade,
  foreign key (tenant_id, collection_id) references collection on delete set null (collection_id)
);
create index upload_batch_age on upload_batch (updated_at);
alter table upload_batch enable row level security;
create policy tenant on upload_batch using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on upload_batch to satchel_app;
