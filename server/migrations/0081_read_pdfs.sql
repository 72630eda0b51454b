-- PDFs that were read before letters placed one by one were joined, and signatures and choices in forms were found, are
-- read again, a few at a time, behind all other jobs.
do $$ begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  perform enqueue_many('read-texts', jsonb_agg(jsonb_build_object(
    'payload', jsonb_build_object('tenantId', tenant_id, 'before', now()),
    'key', 'read-texts:' || tenant_id, 'queue', 'read-texts')), 10)
  from (
    select distinct tenant_id from item where file_key is not null and mime = 'application/pdf') as with_pdfs
  having count(*) > 0;
end $$;
