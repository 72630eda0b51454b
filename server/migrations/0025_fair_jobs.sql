-- Each job is flagged with its tenant, so that workers can give every tenant its turn.
create function job_flags(payload json) returns text[] stable set search_path = '' language sql as $$
  select array['tenant:' || coalesce(payload ->> 'tenantId', nullif(current_setting('app.tenant_id', true), ''), 'none')]
$$;
revoke all on function job_flags from public;

create or replace function enqueue(task text, payload json, job_key text, run_at timestamptz, max_attempts integer)
  returns void volatile security definer set search_path = '' language plpgsql as $$
begin
  perform graphile_worker.add_job(task, payload, job_key => job_key, run_at => run_at,
    max_attempts => coalesce(max_attempts, 8), flags => public.job_flags(payload));
end $$;

create or replace function enqueue_many(task text, jobs jsonb, priority integer)
  returns void volatile security definer set search_path = '' language plpgsql as $$
begin
  perform graphile_worker.add_jobs(array(
    select row(task, job -> 'payload', job ->> 'queue', null, 8, job ->> 'key', priority,
      public.job_flags((job -> 'payload')::json))::graphile_worker.job_spec
    from jsonb_array_elements(jobs) as job));
end $$;

-- Jobs that wait already. A new database gets its queue after these files.
do $$ begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  update graphile_worker._private_jobs
    set flags = jsonb_build_object((public.job_flags(payload))[1], true)
    where flags is null and locked_at is null;
end $$;
