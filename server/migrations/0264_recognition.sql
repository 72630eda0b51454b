-- Works with: 1.0.0

-- Whether words in scans were read: `read`, `none` found, or `off` where the server can't; null where there is no scan.
alter table item
  add column recognition text check (recognition in ('read', 'none', 'off')),
  -- How sure the reading is, from 0 to 100.
  add column recognition_confidence smallint;
alter table item_version
  add column recognition text check (recognition in ('read', 'none', 'off')),
  add column recognition_confidence smallint;
create index item_recognition on item (tenant_id, id) where recognition is not null;

-- Languages of a company's scans; none means its own and English.
alter table tenant add column ocr_languages text[] not null default '{}';

create or replace view item_file with (security_invoker = true) as
  select item.tenant_id,
    item.id as item_id,
    item.file_version as number,
    true as is_shown,
    item.file_key,
    item.original_name,
    item.mime,
    item.bytes,
    item.sha256,
    case when item.next_version is null then item.failure end as failure,
    item.page_count,
    item.duration_s,
    item.width,
    item.height,
    item.thumbnail_key,
    item.cover_key,
    item.preview_key,
    item.preview_mime,
    (select t.body from item_text t where t.tenant_id = item.tenant_id and t.item_id = item.id) as body,
    coalesce(item.file_at, item.created_at) as made_at,
    item.file_by as made_by,
    item.visitor_key,
    item.visitor_mime,
    item.hidden_content,
    item.preview_note,
    item.recognition,
    item.recognition_confidence
  from item where item.file_key is not null
union all
  select item_version.tenant_id,
    item_version.item_id,
    item_version.number,
    false as is_shown,
    item_version.file_key,
    item_version.original_name,
    item_version.mime,
    item_version.bytes,
    item_version.sha256,
    item_version.failure,
    item_version.page_count,
    item_version.duration_s,
    item_version.width,
    item_version.height,
    item_version.thumbnail_key,
    item_version.cover_key,
    item_version.preview_key,
    item_version.preview_mime,
    item_version.body,
    item_version.made_at,
    item_version.made_by,
    item_version.visitor_key,
    item_version.visitor_mime,
    item_version.hidden_content,
    item_version.preview_note,
    item_version.recognition,
    item_version.recognition_confidence
  from item_version;

create or replace function show_item_version(item uuid, shown integer) returns void
language plpgsql as $function$
begin
  insert into public.item_version (item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime, hidden_content, preview_note, recognition, recognition_confidence)
  select item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime, hidden_content, preview_note, recognition, recognition_confidence
  from public.item_file f where f.item_id = $1 and f.is_shown;
  update public.item i set file_version = v.number, next_version = null,
    status = case when v.failure is null then 'completed' else 'failed' end, failure = v.failure,
    file_key = v.file_key, original_name = v.original_name, mime = v.mime, bytes = v.bytes, sha256 = v.sha256,
    page_count = v.page_count, duration_s = v.duration_s, width = v.width, height = v.height,
    thumbnail_key = v.thumbnail_key, cover_key = v.cover_key, preview_key = v.preview_key,
    preview_mime = v.preview_mime, visitor_key = v.visitor_key, visitor_mime = v.visitor_mime,
    hidden_content = v.hidden_content, preview_note = v.preview_note, recognition = v.recognition,
    recognition_confidence = v.recognition_confidence, file_at = v.made_at, file_by = v.made_by,
    updated_at = clock_timestamp()
  from public.item_version v where i.id = $1 and v.item_id = i.id and v.number = $2;
  insert into public.item_text (item_id, body)
  select v.item_id, coalesce(v.body, '') from public.item_version v where v.item_id = $1 and v.number = $2
  on conflict (tenant_id, item_id) do update set body = excluded.body;
  delete from public.item_version v where v.item_id = $1 and v.number = $2;
end $function$;
