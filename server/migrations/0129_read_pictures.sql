-- Pictures in formats that were not read before, and damaged ones of which a part can be shown, are read again behind
-- all other jobs.
do $$ begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  create temporary table unread on commit drop as
    select tenant_id, id from item
    where file_key is not null and next_version is null and purging_at is null and preview_key is null and (
      (status = 'completed' and mime in ('image/apng', 'image/jxl', 'image/jp2', 'image/jpx', 'image/j2c',
        'image/x-icon', 'image/x-xcf'))
      or (status = 'failed' and mime in ('image/jpeg', 'image/png', 'image/gif', 'image/svg+xml')));
  update item set status = 'processing', failure = null from unread
    where item.tenant_id = unread.tenant_id and item.id = unread.id;
  perform enqueue_many('process-item', jsonb_agg(jsonb_build_object(
    'payload', jsonb_build_object('tenantId', tenant_id, 'itemId', id, 'isKnown', true),
    'key', 'process:' || id)), 10)
  from unread having count(*) > 0;
end $$;
