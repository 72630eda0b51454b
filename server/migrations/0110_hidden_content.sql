-- What a file carries without its author meaning to show it, by kind; null as long as that isn't known.
alter table item add column hidden_content jsonb;
alter table item_version add column hidden_content jsonb;

create or replace view item_file with (security_invoker = true) as
  select tenant_id, id as item_id, file_version as number, true as is_shown, file_key, original_name, mime, bytes,
    sha256, case when next_version is null then failure end as failure, page_count, duration_s, width, height,
    thumbnail_key, cover_key, preview_key, preview_mime,
    (select body from item_text t where t.tenant_id = item.tenant_id and t.item_id = item.id) as body,
    coalesce(file_at, created_at) as made_at, file_by as made_by, visitor_key, visitor_mime, hidden_content
  from item where file_key is not null
  union all
  select tenant_id, item_id, number, false, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime, hidden_content
  from item_version;

create or replace function show_item_version(item uuid, shown integer) returns void volatile language plpgsql as $$
begin
  insert into item_version (item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime, hidden_content)
  select item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime, hidden_content
  from item_file f where f.item_id = $1 and f.is_shown;
  update item i set file_version = v.number, next_version = null,
    status = case when v.failure is null then 'completed' else 'failed' end, failure = v.failure,
    file_key = v.file_key, original_name = v.original_name, mime = v.mime, bytes = v.bytes, sha256 = v.sha256,
    page_count = v.page_count, duration_s = v.duration_s, width = v.width, height = v.height,
    thumbnail_key = v.thumbnail_key, cover_key = v.cover_key, preview_key = v.preview_key,
    preview_mime = v.preview_mime, visitor_key = v.visitor_key, visitor_mime = v.visitor_mime,
    hidden_content = v.hidden_content, file_at = v.made_at, file_by = v.made_by, updated_at = clock_timestamp()
  from item_version v where i.id = $1 and v.item_id = i.id and v.number = $2;
  insert into item_text (item_id, body)
  select v.item_id, coalesce(v.body, '') from item_version v where v.item_id = $1 and v.number = $2
  on conflict (tenant_id, item_id) do update set body = excluded.body;
  delete from item_version v where v.item_id = $1 and v.number = $2;
end $$;

-- Links that were sent keep handing out Office files and PDFs as they were uploaded; new ones hand out PDFs.
alter table link add column download_as text not null default 'original' check (download_as in ('pdf', 'original'));
alter table link alter column download_as set default 'pdf';
alter table tenant alter column sharing
  set default '{"allowDownload": true, "downloadAs": "pdf", "visitsKeptMonths": null}';
update tenant set sharing = '{"downloadAs": "pdf"}' || sharing;

-- Files that are there already are checked by jobs, a tenant at a time.
do $$ begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  perform enqueue_many('check-files', jsonb_agg(jsonb_build_object(
    'payload', jsonb_build_object('tenantId', tenant_id),
    'key', 'check-files:' || tenant_id, 'queue', 'check-files')), 10)
  from (
    select distinct tenant_id from item
    where file_key is not null and mime ~ '^application/(pdf|rtf|msword|vnd\.(openxmlformats|oasis|ms-))') as tenants
  having count(*) > 0;
end $$;
