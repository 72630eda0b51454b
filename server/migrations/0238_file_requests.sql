-- Works with: 1.0.0

-- Files that the team asks its customers for. Where the link, collection or site was deleted, what came stays to be decided.
create table file_request (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  id uuid not null default new_id(),
  link_id uuid,
  collection_id uuid,
  site_id uuid,
  owner_id uuid not null,
  title text not null check (length(title) between 1 and 300),
  note text not null default '' check (length(note) <= 2000),
  -- The names of what is asked for; empty if anything may be sent.
  slots text[] not null default '{}',
  -- Media types, with `image/*` for all of a kind; empty if all may be sent.
  types text[] not null default '{}',
  max_bytes bigint not null check (max_bytes > 0),
  last_day date,
  closed_at timestamptz(3),
  reminded_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references member (tenant_id, id) on delete cascade,
  foreign key (tenant_id, link_id) references link (tenant_id, id) on delete set null (link_id),
  foreign key (tenant_id, collection_id) references collection (tenant_id, id) on delete set null (collection_id),
  foreign key (tenant_id, site_id) references site (tenant_id, id) on delete set null (site_id),
  check (num_nonnulls(link_id, collection_id, site_id) <= 1)
);
create index file_request_of_link on file_request (tenant_id, link_id) where link_id is not null;
create index file_request_of_collection on file_request (tenant_id, collection_id) where collection_id is not null;
create index file_request_of_site on file_request (tenant_id, site_id) where site_id is not null;
create index file_request_of_owner on file_request (tenant_id, owner_id, id desc);
alter table file_request enable row level security;
create policy tenant on file_request using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on file_request to satchel_app;

-- A file that a visitor sends: it waits until somebody of the team accepts it, and only then is it an item.
create table request_file (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  id uuid not null default new_id(),
  request_id uuid not null,
  link_id uuid,
  slot text,
  name text not null check (length(name) between 1 and 300),
  -- The type that the sender gave it, and the one that its content has.
  filetype text,
  mime text,
  bytes bigint not null check (bytes > 0),
  state text not null default 'coming' check (state in ('coming', 'waiting', 'accepted', 'refused', 'infected')),
  scanned text not null default 'not-scanned' check (scanned in ('clean', 'infected', 'not-scanned')),
  -- Why it was refused without anybody looking at it, or what the scanner found.
  reason text check (reason in ('type', 'virus', 'team')),
  finding text,
  -- Who sent it: the visit, the browser as a keyed hash, and the address that was entered or verified.
  visit_id uuid not null,
  browser bytea not null,
  email text,
  email_proved boolean not null default false,
  received_at timestamptz(3),
  examined_at timestamptz(3),
  -- True while a scanner is asked for.
  scans boolean not null default false,
  decided_at timestamptz(3),
  decided_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  locked_by uuid,
  locked_until timestamptz,
  lock_wanted boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, request_id) references file_request (tenant_id, id) on delete cascade,
  foreign key (tenant_id, link_id) references link (tenant_id, id) on delete set null (link_id),
  foreign key (tenant_id, decided_by) references member (tenant_id, id) on delete set null (decided_by)
);
create index request_file_of on request_file (tenant_id, request_id, id desc);
create index request_file_of_link on request_file (tenant_id, link_id) where link_id is not null;
create index request_file_of_email on request_file (tenant_id, lower(email)) where email is not null;
create index request_file_coming on request_file (expires_at) where state = 'coming';
create index request_file_waiting on request_file (tenant_id) include (bytes) where state in ('coming', 'waiting');
-- The lock of an upload is found by its id alone.
create index request_file_lock on request_file (id) where state = 'coming';
create index request_file_scan on request_file (tenant_id, id) where scans;
alter table request_file enable row level security;
create policy tenant on request_file using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on request_file to satchel_app;
