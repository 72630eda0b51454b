-- What all tables rest on: extensions, the role of tenant work, schemas, ids, keys of names and the queue of jobs.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

-- All work of a tenant is done as this role: it owns nothing and can't pass row-level security.
do $$ begin
  if not exists (select from pg_roles where rolname = 'satchel_app') then
    create role satchel_app nologin;
  end if;
end $$;
grant satchel_app to current_user;
grant usage on schema public to satchel_app;

-- Tenant work can't enter these: sign-in, Stripe's events, and the parts of tables by month with what waits to be
-- moved or summed.
create schema auth;
create schema billing;
create schema part;

-- The tenant of the scope, which opens with `set_config`; null outside of one.
create function current_tenant() returns uuid stable parallel safe language sql
  return nullif(current_setting('app.tenant_id', true), '')::uuid;

-- Folds case, accents and width, and collapses spaces: labels that read alike have one key.
create function fold(label text) returns text immutable strict parallel safe language sql
  return btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary,
    normalize(label, nfkc))), '[[:space:][:cntrl:]]+', ' ', 'g'));

-- What names are sorted by; short enough for a cursor.
create function name_key(name text) returns text immutable strict parallel safe language sql
  return left(fold(name), 60);

-- The host of a web address, with its port.
create function host_of(url text) returns text immutable strict parallel safe language sql
  return substring(url from '^https?://(?:[^/?#]*@)?([^/?#]+)');

-- The key of a label: folded, without what can't be seen (soft hyphens, joiners, marks of direction, fillers, variation
-- selectors), and with one sigma.
create function label_key(label text) returns text immutable strict parallel safe language sql
  return replace(public.fold(regexp_replace(normalize(label, nfkc),
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]',
    '', 'g')), 'ς', 'σ');

-- How a label looks: letters of other scripts become the ones they can't be distinguished from.
create function label_look(label text) returns text immutable strict parallel safe language sql
  return public.label_key(translate(normalize(label, nfkd),
    'АВЕЅІЈКМНОРСТУХԌԚԜӀЬҮЗаеѕіјорсухһԁԛԝӏүзΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿΓΠΦαονριυχϲϳγօՕսՍհոՏԼցզյɑɡیىک۰۱۲۳۴۵۶۷۸۹ロカニエタハトヘリー`•∙⋅∕',
    'ABESIJKMHOPCTYXGQWIbY3aesijopcyxhdqwly3ABEZHIKMNOPTYXCJГПФaovpiuxcjyoOuUhnSLgqjagييك٠١٢٣٤٥٦٧٨٩口力二工夕八卜へり一''···/'));

-- Ids of one millisecond sort by age too: its fraction takes the first 12 bits after it (RFC 9562, 6.2, method 3).
-- 60 bits of time, the version put between their parts, then the variant and the rest of a random UUID.
create function new_id() returns uuid volatile parallel safe language sql
  return (overlay(
    lpad(to_hex((extract(epoch from clock_timestamp()) * 1000000)::bigint * 512 / 125), 15, '0')
    placing '7' from 13 for 0) || substring(gen_random_uuid()::text from 20))::uuid;

-- The least id that is made at `at` or later.
create function id_at(at timestamptz) returns uuid immutable parallel safe language sql
  return (encode(substring(int8send(floor(extract(epoch from at) * 1000)::bigint) from 3), 'hex')
    || '00000000000000000000')::uuid;

-- Each job is flagged with its tenant, so that workers can give every tenant its turn.
create function job_flags(payload json) returns text[] stable set search_path = '' language sql as $$
  select array['tenant:' || coalesce(payload ->> 'tenantId', nullif(current_setting('app.tenant_id', true), ''), 'none')]
$$;
revoke all on function job_flags from public;

-- Jobs join the transaction of the change; tenant work can't reach the queue itself.
create function enqueue(task text, payload json, job_key text, run_at timestamptz, max_attempts integer)
  returns void volatile security definer set search_path = '' language plpgsql as $$
begin
  perform graphile_worker.add_job(task, payload, job_key => job_key, run_at => run_at,
    max_attempts => coalesce(max_attempts, 8), flags => public.job_flags(payload));
end $$;
revoke all on function enqueue from public;
grant execute on function enqueue to satchel_app;

-- Many jobs at once, in line behind what people wait for; those of one queue run one after the other.
create function enqueue_many(task text, jobs jsonb, priority integer)
  returns void volatile security definer set search_path = '' language plpgsql as $$
begin
  perform graphile_worker.add_jobs(array(
    select row(task, job -> 'payload', job ->> 'queue', null, 8, job ->> 'key', priority,
      public.job_flags((job -> 'payload')::json))::graphile_worker.job_spec
    from jsonb_array_elements(jobs) as job));
end $$;
revoke all on function enqueue_many from public;
grant execute on function enqueue_many to satchel_app;

-- When an id was made: the 48 bits of milliseconds it begins with.
create function time_of_id(id uuid) returns timestamptz immutable strict parallel safe language sql
  return to_timestamp(('x' || translate(left(id::text, 13), '-', ''))::bit(48)::bigint / 1000.0);
