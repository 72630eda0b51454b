-- What the files of one go get when they are in, even when the browser is closed by then.
create table upload_batch (
  tenant_id      uuid not null default current_tenant() references tenant on delete cascade,
  member_id      uuid not null,
  import_id      text not null check (length(import_id) between 1 and 100),
  value_ids      uuid[] not null default '{}',
  tag_keys       text[] not null default '{}',
  -- Null with `sets_collection` is "into none"; without it each upload keeps the one it was begun for.
  collection_id  uuid,
  sets_collection boolean not null default false,
  updated_at     timestamptz not null default now(),
  primary key (tenant_id, member_id, import_id),
  foreign key (tenant_id, member_id) references member on delete cascade,
  foreign key (tenant_id, collection_id) references collection on delete set null (collection_id)
);
create index upload_batch_age on upload_batch (updated_at);
alter table upload_batch enable row level security;
create policy tenant on upload_batch using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on upload_batch to satchel_app;

-- What the item is to be called; without it the name is made of the file's.
alter table upload add column name text check (length(name) between 1 and 300);
create index upload_batch_of on upload (tenant_id, member_id, import_id) where import_id is not null;

-- The same address twice is found by its hash: addresses are too long for an index.
alter table item add column url_hash text generated always as (md5(url)) stored;
create index item_url on item (tenant_id, url_hash) where url_hash is not null;

-- What visitors get of a file: itself, or a copy without the place it was taken at; null where
-- neither is sure yet. Pictures and recordings that are there already are looked at by jobs.
alter table item add column visitor_key text, add column visitor_mime text;
alter table item_version add column visitor_key text, add column visitor_mime text;
alter table item disable trigger user;
update item set visitor_key = file_key, visitor_mime = mime
where file_key is not null and mime is not null and mime !~ '^(image|video|audio)/';
alter table item enable trigger user;
update item_version set visitor_key = file_key, visitor_mime = mime
where mime is not null and mime !~ '^(image|video|audio)/';
select enqueue('clean-file', json_build_object('tenantId', tenant_id, 'itemId', id), 'clean:' || id, null, null)
from item where file_key is not null and status = 'completed' and mime ~ '^(image|video|audio)/';

create or replace view item_file with (security_invoker = true) as
  select tenant_id, id as item_id, file_version as number, true as is_shown, file_key, original_name, mime, bytes,
    sha256, case when next_version is null then failure end as failure, page_count, duration_s, width, height,
    thumbnail_key, cover_key, preview_key, preview_mime,
    (select body from item_text t where t.tenant_id = item.tenant_id and t.item_id = item.id) as body,
    coalesce(file_at, created_at) as made_at, file_by as made_by, visitor_key, visitor_mime
  from item where file_key is not null
  union all
  select tenant_id, item_id, number, false, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime
  from item_version;

create or replace function show_item_version(item uuid, shown integer) returns void volatile language plpgsql as $$
begin
  insert into item_version (item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime)
  select item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime
  from item_file f where f.item_id = $1 and f.is_shown;
  update item i set file_version = v.number, next_version = null,
    status = case when v.failure is null then 'completed' else 'failed' end, failure = v.failure,
    file_key = v.file_key, original_name = v.original_name, mime = v.mime, bytes = v.bytes, sha256 = v.sha256,
    page_count = v.page_count, duration_s = v.duration_s, width = v.width, height = v.height,
    thumbnail_key = v.thumbnail_key, cover_key = v.cover_key, preview_key = v.preview_key,
    preview_mime = v.preview_mime, visitor_key = v.visitor_key, visitor_mime = v.visitor_mime,
    file_at = v.made_at, file_by = v.made_by, updated_at = clock_timestamp()
  from item_version v where i.id = $1 and v.item_id = i.id and v.number = $2;
  insert into item_text (item_id, body)
  select v.item_id, coalesce(v.body, '') from item_version v where v.item_id = $1 and v.number = $2
  on conflict (tenant_id, item_id) do update set body = excluded.body;
  delete from item_version v where v.item_id = $1 and v.number = $2;
end $$;
