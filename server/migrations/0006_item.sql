-- A file that was replaced is kept as a version. The one that is shown stands on the item itself; `next_version`
-- is a newer one that is being examined, or that could not be read.
alter table item
  add column file_version integer not null default 1,
  add column next_version integer,
  add column file_at timestamptz(3),
  add column file_by uuid,
  add column expiry_told date,
  add column checked_at timestamptz(3),
  add column check_due timestamptz(3) not null default now() + interval '7 days',
  add column check_failures integer not null default 0,
  add column check_note text;
alter table item add foreign key (tenant_id, file_by) references member (tenant_id, id);

alter table item disable trigger user;
update item set file_at = created_at, file_by = owner_id where kind = 'file';
-- Spread over the week, so that the pages of a large library are not all asked for in one night.
update item set check_due = now() + random() * interval '7 days' where kind = 'link';
alter table item enable trigger user;

-- All files of an item but the one that is shown, with what processing made of each.
create table item_version (
  tenant_id     uuid not null default current_tenant(),
  item_id       uuid not null,
  number        integer not null,
  file_key      text not null,
  original_name text not null,
  mime          text,
  bytes         bigint,
  sha256        text,
  failure       text,
  page_count    integer,
  duration_s    double precision,
  width         integer,
  height        integer,
  thumbnail_key text,
  cover_key     text,
  preview_key   text,
  preview_mime  text,
  body          text,
  made_at       timestamptz(3) not null default clock_timestamp(),
  made_by       uuid,
  primary key (tenant_id, item_id, number),
  foreign key (tenant_id, item_id) references item on delete cascade,
  foreign key (tenant_id, made_by) references member (tenant_id, id)
);

-- All files of an item. Reads with the rights of who asks, so under their policies.
create view item_file with (security_invoker = true) as
  select tenant_id, id as item_id, file_version as number, true as is_shown, file_key, original_name, mime, bytes,
    sha256, case when next_version is null then failure end as failure, page_count, duration_s, width, height,
    thumbnail_key, cover_key, preview_key, preview_mime,
    (select body from item_text t where t.tenant_id = item.tenant_id and t.item_id = item.id) as body,
    coalesce(file_at, created_at) as made_at, file_by as made_by
  from item where file_key is not null
  union all
  select tenant_id, item_id, number, false, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by
  from item_version;
grant select on item_file to satchel_app;

-- The file of a version takes the place of the one that is shown, which becomes a version.
create function show_item_version(item uuid, shown integer) returns void volatile language plpgsql as $$
begin
  insert into item_version (item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by)
  select item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by
  from item_file f where f.item_id = $1 and f.is_shown;
  update item i set file_version = v.number, next_version = null,
    status = case when v.failure is null then 'completed' else 'failed' end, failure = v.failure,
    file_key = v.file_key, original_name = v.original_name, mime = v.mime, bytes = v.bytes, sha256 = v.sha256,
    page_count = v.page_count, duration_s = v.duration_s, width = v.width, height = v.height,
    thumbnail_key = v.thumbnail_key, cover_key = v.cover_key, preview_key = v.preview_key,
    preview_mime = v.preview_mime, file_at = v.made_at, file_by = v.made_by, updated_at = clock_timestamp()
  from item_version v where i.id = $1 and v.item_id = i.id and v.number = $2;
  insert into item_text (item_id, body)
  select v.item_id, coalesce(v.body, '') from item_version v where v.item_id = $1 and v.number = $2
  on conflict (tenant_id, item_id) do update set body = excluded.body;
  delete from item_version v where v.item_id = $1 and v.number = $2;
end $$;

alter table item_version enable row level security;
create policy tenant on item_version using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on item_version to satchel_app;

-- Given, the upload becomes the next file of this item and no item of its own.
alter table upload add column replaces uuid;

create index item_expiry on item (tenant_id, expires_on) where expires_on is not null and deleted_at is null;
create index item_release on item (tenant_id, releases_on) where releases_on is not null and deleted_at is null;

-- The last day of the tenant whose beginning was told to open browsers.
alter table tenant add column day_told date not null default current_date;

create function host_of(url text) returns text immutable strict parallel safe language sql
  return substring(url from '^https?://(?:[^/?#]*@)?([^/?#]+)');
create index item_check on item (host_of(url), check_due) where kind = 'link' and deleted_at is null;

-- Web servers are asked one question at a time, by whichever node has the turn. Of no tenant.
create table page_host (
  host       text primary key,
  busy_until timestamptz not null
);
