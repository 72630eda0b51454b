-- Why a browser shows nothing of a file that could be read, or not all of it, in words for everybody.
alter table item add column preview_note text;
alter table item_version add column preview_note text;

create or replace view item_file with (security_invoker = true) as
  select tenant_id, id as item_id, file_version as number, true as is_shown, file_key, original_name, mime, bytes,
    sha256, case when next_version is null then failure end as failure, page_count, duration_s, width, height,
    thumbnail_key, cover_key, preview_key, preview_mime,
    (select body from item_text t where t.tenant_id = item.tenant_id and t.item_id = item.id) as body,
    coalesce(file_at, created_at) as made_at, file_by as made_by, visitor_key, visitor_mime, hidden_content,
    preview_note
  from item where file_key is not null
  union all
  select tenant_id, item_id, number, false, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime, hidden_content, preview_note
  from item_version;

create or replace function show_item_version(item uuid, shown integer) returns void volatile language plpgsql as $$
begin
  insert into item_version (item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime, hidden_content, preview_note)
  select item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime, hidden_content, preview_note
  from item_file f where f.item_id = $1 and f.is_shown;
  update item i set file_version = v.number, next_version = null,
    status = case when v.failure is null then 'completed' else 'failed' end, failure = v.failure,
    file_key = v.file_key, original_name = v.original_name, mime = v.mime, bytes = v.bytes, sha256 = v.sha256,
    page_count = v.page_count, duration_s = v.duration_s, width = v.width, height = v.height,
    thumbnail_key = v.thumbnail_key, cover_key = v.cover_key, preview_key = v.preview_key,
    preview_mime = v.preview_mime, visitor_key = v.visitor_key, visitor_mime = v.visitor_mime,
    hidden_content = v.hidden_content, preview_note = v.preview_note, file_at = v.made_at, file_by = v.made_by,
    updated_at = clock_timestamp()
  from item_version v where i.id = $1 and v.item_id = i.id and v.number = $2;
  insert into item_text (item_id, body)
  select v.item_id, coalesce(v.body, '') from item_version v where v.item_id = $1 and v.number = $2
  on conflict (tenant_id, item_id) do update set body = excluded.body;
  delete from item_version v where v.item_id = $1 and v.number = $2;
end $$;
