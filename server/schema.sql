create extension btree_gin;

create extension fuzzystrmatch;

create extension pg_trgm;

create extension plpgsql;

create extension unaccent;

create schema auth;

create schema billing;

create schema part;

create schema public;
grant usage on schema public to public;
grant usage on schema public to satchel_app;

CREATE OR REPLACE FUNCTION public.address_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.only_for := case new.item_type
    when 'ITEM' then (select owner_id from public.item
      where tenant_id = new.tenant_id and id = new.item_id and not in_library)
    when 'COLLECTION' then (select owner_id from public.collection
      where tenant_id = new.tenant_id and id = new.item_id and visibility = 'private')
    when 'SITE' then (select owner_id from public.site
      where tenant_id = new.tenant_id and id = new.item_id and is_personal) end;
  return new;
end $function$
;
grant execute on function address_event() to public;

CREATE OR REPLACE FUNCTION public.announce_domain()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('domain', '');
  return null;
end $function$
;
grant execute on function announce_domain() to public;

CREATE OR REPLACE FUNCTION public.announce_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('event', tenant_id || ' ' || string_agg(id::text, ' ' order by id))
  from (select *, (row_number() over (partition by tenant_id order by id) - 1) / 150 as part
    from inserted where bulk_id is null or count is not null) as parted
  group by tenant_id, part order by tenant_id, part;
  perform pg_notify('content', tenant_id::text)
  from (select distinct tenant_id from inserted) as changed;
  return null;
end $function$
;
grant execute on function announce_events() to public;

CREATE OR REPLACE FUNCTION public.announce_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('notification', tenant_id || ' ' || string_agg(member_id::text, ' '))
  from (select *, (row_number() over (partition by tenant_id) - 1) / 150 as part
        from (select distinct tenant_id, member_id from changed where in_app) as people) as parted
  group by tenant_id, part;
  return null;
end $function$
;
grant execute on function announce_notifications() to public;

CREATE OR REPLACE FUNCTION public.arabic_word_stem(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(word, '^[\u0648\u0641]?(?:[\u0628\u0643]?\u0627\u0644|\u0644\u0644)(?=.{3})'::text, ''::text), '(?<=^.{3,})(?:(?:\u064a?\u0627\u062a)(?:\u0647\u0627|\u0647\u0645|\u0646\u0627)?|\u0648\u0646|\u064a\u0646|\u0627\u0646|\u0647\u0627|\u0647\u0645|\u0647\u0646|\u0646\u0627|\u064a?\u0647|\u064a|\u0627)$'::text, ''::text)
;
grant execute on function arabic_word_stem(text) to public;

CREATE OR REPLACE FUNCTION public.audit_id()
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(hashtext('audit'), floor(extract(epoch from now()))::bigint::bit(32)::int);
  return public.new_id();
end $function$
;
grant execute on function audit_id() to public;

CREATE OR REPLACE FUNCTION auth.decide_operator()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into auth.operator (company_id)
  select id from public.tenant where id = new.tenant_id and not is_demo
  on conflict do nothing;
  return null;
end $function$
;
grant execute on function auth.decide_operator() to public;

CREATE OR REPLACE FUNCTION auth.session_end(s auth.session, t tenant)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select least(
    s.expires_at,
    s.created_at + make_interval(hours => t.session_max_hours),
    s.last_seen_at + make_interval(mins => t.session_idle_minutes))
$function$
;
grant execute on function auth.session_end(auth.session,tenant) to public;

CREATE OR REPLACE FUNCTION public.belongs_elsewhere(address text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (select from member
    where email = address and status <> 'unconfirmed' and tenant_id <> current_tenant())
$function$
;
grant execute on function belongs_elsewhere(text) to satchel_app;

CREATE OR REPLACE FUNCTION public.came_by_partner(before timestamp with time zone, before_id uuid, most integer)
 RETURNS TABLE(id uuid, name text, status text, plan text, trial_ends_at timestamp with time zone, code_name text, came_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select t.id, t.name, effective_status(t), t.plan, t.trial_ends_at, c.name, p.came_at
  from partner_tenant p
    join tenant t on t.id = p.came
    join partner_code c on c.tenant_id = p.tenant_id and c.id = p.code_id
  where p.tenant_id = current_tenant() and (before is null or (p.came_at, p.came) < (before, before_id))
  order by p.came_at desc, p.came desc limit most
$function$
;
grant execute on function came_by_partner(timestamp with time zone,uuid,integer) to satchel_app;

CREATE OR REPLACE FUNCTION public.changes_its_end(word text, languages text[])
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
begin
  return case right(word, 1)
    when 'z' then 'es' = any (languages)
    when 'l' then 'pt' = any (languages) or right(word, 2) = 'al' and 'fr' = any (languages)
    when 'm' then 'pt' = any (languages)
    when 'o' then 'pt' = any (languages) and right(word, 2) = 'ao'
    when 's' then 'nl' = any (languages)
    when 'f' then 'nl' = any (languages)
    when 'k' then 'tr' = any (languages)
    when 'p' then 'tr' = any (languages)
    when 't' then 'tr' = any (languages)
    else false end;
end $function$
;
grant execute on function changes_its_end(text,text[]) to public;

CREATE OR REPLACE FUNCTION public.compare_used_answers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update used_answer used set is_due = true from written
  where written.place = 0 and used.tenant_id = written.tenant_id and used.item_id = written.item_id and not used.is_due;
  return null;
end $function$
;
grant execute on function compare_used_answers() to public;

CREATE OR REPLACE FUNCTION public.compare_used_answers_of_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update used_answer set is_due = true
  where tenant_id = new.tenant_id and item_id = new.id and not is_due;
  return null;
end $function$
;
grant execute on function compare_used_answers_of_item() to public;

CREATE OR REPLACE FUNCTION public.compounds_of(typed text)
 RETURNS text[]
 LANGUAGE sql
 STABLE STRICT
RETURN ARRAY(SELECT ending.word FROM (SELECT search_word.word, "left"(reverse(search_word.tail), (length(search_word.tail) - length(root.root))) AS head FROM search_word, tail_of(compounds_of.typed) root(root) WHERE ((search_word.tenant_id = current_tenant()) AND (length(root.root) >= 4) AND (search_word.tail ~>~ root.root) AND (search_word.tail ~<~ (root.root || '{'::text)))) ending WHERE ((length(ending.head) >= 3) AND (ending.head !~ '[ai]$'::text) AND (ending.head !~ '^(?:a[bnu]f?|aan|aus|be[i]?|bij|da?r|dar|do[o]?r|durch|ein|ent|er|fort|ge|gegen|her|hin|hinter|in|inter|los|mede|mi[st]s?|na|nach|nieder|o[mnp]|ont|onder|over|tegen|toe|trans|ub?er|uber|uit|um|unter|ver|voor|vor|weg|weer|wider|wieder|zer|zu|zuruck|zusammen)+$'::text) AND ((length(ending.head) > 3) OR (EXISTS (SELECT FROM search_word known WHERE ((known.tenant_id = current_tenant()) AND (known.word = ending.head)))))) ORDER BY (length(ending.word)), ending.word LIMIT 30)
;
grant execute on function compounds_of(text) to public;

CREATE OR REPLACE FUNCTION public.count_cta_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update tenant set cta_version = cta_version + 1 where id = coalesce(new.tenant_id, old.tenant_id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.count_taxonomy()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  counted text := old.tenant_id::text || ' ' || pg_current_xact_id()::text;
begin
  if current_setting('app.taxonomy', true) is distinct from counted then
    insert into taxonomy_version (tenant_id) select id from tenant where id = old.tenant_id
      on conflict (tenant_id) do update set version = taxonomy_version.version + 1;
    perform set_config('app.taxonomy', counted, true);
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.current_tenant()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid
;
grant execute on function current_tenant() to public;

CREATE OR REPLACE FUNCTION public.cut_changed_headings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform cut_passages_of(tenant_id, array_agg(item_id))
  from changed join former using (tenant_id, item_id)
  where changed.heading is distinct from former.heading group by tenant_id;
  return null;
end $function$
;
grant execute on function cut_changed_headings() to public;

CREATE OR REPLACE FUNCTION public.cut_changed_texts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform cut_passages_of(tenant_id, array_agg(item_id))
  from changed join former using (tenant_id, item_id)
  where changed.body is distinct from former.body group by tenant_id;
  return null;
end $function$
;
grant execute on function cut_changed_texts() to public;

CREATE OR REPLACE FUNCTION public.cut_item_text()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  number constant integer := (select number from tenant where id = new.tenant_id);
  given constant text[] := words_of(new.body);
  -- A tsvector holds 1 MiB: the longest words of a document beyond are left out, and runs towards its end.
  known constant text[] := array(
    select word from (
      select word, sum(octet_length(word) + 12) over (order by length(word), word) as size
      from (select distinct unnest(given || joined_of(new.body)) as word) as once) as sized
    where size < 420000);
  languages constant text[] := languages_in(given, 4);
  likely constant text[] := case when languages = '{}' then languages_in(given, 2) else languages end;
  runs constant text[] := runs_of(given[:25000]);
begin
  new.words := lexemes(number, 'w', known)
    || lexemes(number, 's', (stems_in(known, languages))[:8000])
    || lexemes(number, 'p', runs)
    || lexemes(number, 'l', case when cardinality(given) > 25000 then array[''] else '{}' end);
  new.cut := 5;
  new.languages := languages;
  insert into search_language (tenant_id, language)
  select new.tenant_id, language from unnest(likely) language where cardinality(likely) = 1 or languages <> '{}'
  order by language
  on conflict do nothing;
  insert into search_word (tenant_id, word, tail)
  select new.tenant_id, word, case when may_end then tail_of(word) end
  from unnest(known) word, lateral (select has_compounds(languages) and word ~ '^[a-z]{7,30}$' as may_end) as compound
  where length(word) between 3 and 30 and word !~ '[0-9]' order by word
  on conflict do nothing;
  if has_compounds(languages) then
    update search_word set tail = tail_of(search_word.word)
    from (
      select word from search_word
      where tenant_id = new.tenant_id and word = any (known) and tail is null and word ~ '^[a-z]{7,30}$'
      order by word for update) as missing
    where search_word.tenant_id = new.tenant_id and search_word.word = missing.word;
  end if;
  return new;
end $function$
;
grant execute on function cut_item_text() to public;

CREATE OR REPLACE FUNCTION public.cut_passages()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform cut_passages_of(tenant_id, array_agg(item_id)) from changed group by tenant_id;
  return null;
end $function$
;
grant execute on function cut_passages() to public;

CREATE OR REPLACE FUNCTION public.cut_passages_of(tenant uuid, ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from passage_due where tenant_id = tenant) then
    perform enqueue('cut-passages', json_build_object('tenantId', tenant), null, null, null);
  end if;
  insert into passage_due (tenant_id, item_id) select tenant, id from unnest(ids) id order by id on conflict do nothing;
end $function$
;

CREATE OR REPLACE FUNCTION public.cut_runs(text text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  run constant text := '[\u3005-\u3007\u3041-\u3096\u30a1-\u30fa\u30fc\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff'
    '\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]';
begin
  if text !~ run then
    return text;
  end if;
  return (
    select string_agg(case when part ~ run then (
        select string_agg(substr(part, at, 2), ' ' order by at) from generate_series(1, length(part)) at)
      else part end, ' ' order by place)
    from regexp_matches(text, replace('(?:run)+', 'run', run) || '|' || replace(run, '[', '[^') || '+', 'g')
      with ordinality as found (parts, place), unnest(parts) part);
end $function$
;
grant execute on function cut_runs(text) to public;

CREATE OR REPLACE FUNCTION public.delete_marks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from public.favorite using gone where favorite.tenant_id = gone.tenant_id
    and favorite.item_type = tg_argv[0] and favorite.item_id = gone.id;
  delete from public.upvote using gone where upvote.tenant_id = gone.tenant_id
    and upvote.item_type = tg_argv[0] and upvote.item_id = gone.id;
  return null;
end $function$
;
grant execute on function delete_marks() to public;

CREATE OR REPLACE FUNCTION public.dictionary_of(language text)
 RETURNS regdictionary
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE language WHEN 'en'::text THEN 'english_stem'::regdictionary WHEN 'de'::text THEN 'german_stem'::regdictionary WHEN 'fr'::text THEN 'french_stem'::regdictionary WHEN 'es'::text THEN 'spanish_stem'::regdictionary WHEN 'it'::text THEN 'italian_stem'::regdictionary WHEN 'nl'::text THEN 'dutch_stem'::regdictionary WHEN 'pt'::text THEN 'portuguese_stem'::regdictionary ELSE NULL::regdictionary END
;
grant execute on function dictionary_of(text) to public;

CREATE OR REPLACE FUNCTION public.drop_event_parts(before timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare name text;
begin
  for name in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'public.event'::regclass and relname ~ '^event_(until_)?\d{4}_\d{2}$'
      and public.event_part_end(relname::text) <= before
  loop
    execute format('alter table public.event detach partition part.%I', name);
    execute format('drop table part.%I', name);
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.drop_visit_parts(before timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare name text;
begin
  for name in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'public.visit'::regclass and relname ~ '^visit_\d{4}_\d{2}$'
      and (to_date(substr(relname, 7), 'YYYY_MM') + interval '1 month')::timestamp at time zone 'UTC'
        <= before
  loop
    execute format('alter table public.visit detach partition part.%I', name);
    execute format('drop table part.%I', name);
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.effective_status(t tenant)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when t.closes_at is not null then 'canceled' else public.standing(t) end
$function$
;
grant execute on function effective_status(tenant) to public;

CREATE OR REPLACE FUNCTION public.end_apps_of(person uuid)
 RETURNS SETOF connected_app
 LANGUAGE sql
AS $function$
  delete from public.connected_app where member_id = person returning *;
$function$
;
grant execute on function end_apps_of(uuid) to satchel_app;

CREATE OR REPLACE FUNCTION public.end_feed_of_deactivated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from public.wish_feed where tenant_id = new.tenant_id and member_id = new.id;
  return null;
end $function$
;
grant execute on function end_feed_of_deactivated() to satchel_app;

CREATE OR REPLACE FUNCTION public.end_keys_of(person uuid)
 RETURNS SETOF api_key
 LANGUAGE sql
AS $function$
  delete from public.api_key where member_id = person returning *;
$function$
;
grant execute on function end_keys_of(uuid) to satchel_app;

CREATE OR REPLACE FUNCTION public.end_sessions_of(person uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  delete from auth.session where id in (
    select s.id from auth.session s join member m on m.id = s.user_id
    where m.id = person and m.tenant_id = current_tenant()
    order by s.id for update of s);
$function$
;
grant execute on function end_sessions_of(uuid) to satchel_app;

CREATE OR REPLACE FUNCTION public.end_with_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.expires_at := (new.expires_on + 1)::timestamp
    at time zone (select time_zone from public.tenant where id = new.tenant_id);
  return new;
end $function$
;
grant execute on function end_with_day() to public;

CREATE OR REPLACE FUNCTION public.enqueue(task text, payload json, job_key text, run_at timestamp with time zone, max_attempts integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform graphile_worker.add_job(task, payload, job_key => job_key, run_at => run_at,
    max_attempts => coalesce(max_attempts, 8), flags => public.job_flags(payload));
end $function$
;
grant execute on function enqueue(text,json,text,timestamp with time zone,integer) to satchel_app;

CREATE OR REPLACE FUNCTION public.enqueue_many(task text, jobs jsonb, priority integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform graphile_worker.add_jobs(array(
    select row(task, job -> 'payload', job ->> 'queue', null, 8, job ->> 'key', priority,
      public.job_flags((job -> 'payload')::json))::graphile_worker.job_spec
    from jsonb_array_elements(jobs) as job));
end $function$
;
grant execute on function enqueue_many(text,jsonb,integer) to satchel_app;

CREATE OR REPLACE FUNCTION public.event_part_end(name text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
RETURN ((to_date("right"(name, 7), 'YYYY_MM'::text) + CASE WHEN (name ~~ 'event_until_%'::text) THEN '00:00:00'::interval ELSE '1 mon'::interval END) AT TIME ZONE 'UTC'::text)
;
grant execute on function event_part_end(text) to public;

CREATE OR REPLACE FUNCTION public.fold(label text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(lower(unaccent('unaccent'::regdictionary, NORMALIZE(label, NFKC))), '[[:space:][:cntrl:]]+'::text, ' '::text, 'g'::text))
;
grant execute on function fold(text) to public;

CREATE OR REPLACE FUNCTION public.follow_collection()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform store_search(new.tenant_id, saved_id, s.collection_id, form, jsonb_set(form, '{searchTerm}', to_jsonb(with_value(
      form ->> 'searchTerm', 'in', typed, case when is_taken then new.id::text else new.name end, is_shared))), null)
    from stored_searches(new.tenant_id) s,
      lateral (select array(select value from named_by(form ->> 'searchTerm', 'in') as value
          where label_key(value) = label_key(replace(old.name, '"', ''))) as typed) as named,
      lateral (select coalesce(bool_or(label_key(c.name) = label_key(old.name)), false) as is_shared,
          coalesce(bool_or(label_key(c.name) = label_key(new.name)), false) as is_taken
        from collection c where c.tenant_id = new.tenant_id and c.id <> new.id and c.deleted_at is null
          and (c.visibility = 'team' or c.owner_id = s.owner_id)
          and label_key(c.name) in (label_key(old.name), label_key(new.name))) as others
    where typed <> '{}' and (new.visibility = 'team' or new.owner_id = s.owner_id);
  return null;
end $function$
;
grant execute on function follow_collection() to public;

CREATE OR REPLACE FUNCTION public.follow_merged()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  is_tag boolean := new.tag_key is not null;
  label text := case when is_tag
    then (select tag.label from tag where tenant_id = new.tenant_id and key = new.into_tag)
    else (select v.label from category_value v where tenant_id = new.tenant_id and id = new.into_value) end;
begin
  perform store_search(new.tenant_id, saved_id, collection_id, form, renamed_in(
      form, case when is_tag then array['tags', 'excludeTags'] else array[new.category] end,
      coalesce(new.tag_key, new.value_id::text), coalesce(new.into_tag, new.into_value::text),
      case when is_tag then 'tag' else operator_of(new.category) end,
      label_key(replace(new.label, '"', '')), label), new.id)
    from stored_searches(new.tenant_id);
  return null;
end $function$
;
grant execute on function follow_merged() to public;

CREATE OR REPLACE FUNCTION public.follow_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  is_alone boolean := words_of(new.name) <> '{}' and label_key(new.name) <> 'me' and not exists (
    select from member where tenant_id = new.tenant_id and id <> new.id
      and names_person(new.name, name, email));
  one record;
  term text;
begin
  for one in select s.*, typed, value, exists (select from member m where m.tenant_id = new.tenant_id
        and m.id <> new.id and names_person(value, m.name, m.email)) as is_shared
      from stored_searches(new.tenant_id) s,
        lateral (select form ->> 'searchTerm' as typed) as said, lateral named_by(typed, 'by') as value
      where label_key(value) <> 'me' and names_person(value, old.name, old.email)
        and not names_person(value, new.name, new.email)
  loop
    -- Another value of the same search may have been followed just before.
    select form ->> 'searchTerm', form into term, one.form from stored_searches(new.tenant_id) s
      where s.saved_id = one.saved_id or s.collection_id = one.collection_id;
    perform store_search(new.tenant_id, one.saved_id, one.collection_id, one.form, jsonb_set(one.form, '{searchTerm}',
      to_jsonb(with_value(term, 'by', array[one.value], case
        when lower(one.value) = lower(old.email) or not is_alone then new.email else new.name end, one.is_shared))), null);
  end loop;
  return null;
end $function$
;
grant execute on function follow_person() to public;

CREATE OR REPLACE FUNCTION public.follow_site_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update public.link set shared_by = new.owner_id
    where tenant_id = new.tenant_id and item_type = 'SITE' and item_id = new.id and is_own;
  return null;
end $function$
;
grant execute on function follow_site_owner() to public;

CREATE OR REPLACE FUNCTION public.follow_tag()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform store_search(new.tenant_id, saved_id, collection_id, form, renamed_in(
      form, array['tags', 'excludeTags'], old.key, new.key, 'tag', replace(old.key, '"', ''), new.label), null)
    from stored_searches(new.tenant_id);
  return null;
end $function$
;
grant execute on function follow_tag() to public;

CREATE OR REPLACE FUNCTION public.follow_time_zone()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update link set version = version + 1, expires_at = expires_at
  where tenant_id = new.id and expires_on is not null;
  return null;
end $function$
;
grant execute on function follow_time_zone() to public;

CREATE OR REPLACE FUNCTION public.follow_value()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform store_search(new.tenant_id, saved_id, collection_id, form, renamed_in(
      form, '{}', null, null, operator_of(new.category), label_key(replace(old.label, '"', '')), new.label), null)
    from stored_searches(new.tenant_id);
  return null;
end $function$
;
grant execute on function follow_value() to public;

CREATE OR REPLACE FUNCTION public.has_compounds(languages text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((languages = '{}'::text[]) OR (languages && ARRAY['de'::text, 'nl'::text]))
;
grant execute on function has_compounds(text[]) to public;

CREATE OR REPLACE FUNCTION public.host_of(url text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN "substring"(url, '^https?://(?:[^/?#]*@)?([^/?#]+)'::text)
;
grant execute on function host_of(text) to public;

CREATE OR REPLACE FUNCTION public.id_at(at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((encode(SUBSTRING(int8send((floor((EXTRACT(epoch FROM at) * (1000)::numeric)))::bigint) FROM 3), 'hex'::text) || '00000000000000000000'::text))::uuid
;
grant execute on function id_at(timestamp with time zone) to public;

CREATE OR REPLACE FUNCTION public.index_again(tenant uuid, most integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  step search_again;
  ids uuid[];
begin
  select * into step from search_again where tenant_id = tenant for update skip locked;
  if step.tenant_id is null then
    return false;
  end if;
  ids := array(select id from item where tenant_id = tenant and (step.last_id is null or id < step.last_id)
    order by id desc limit most);
  if cardinality(ids) > 0 then
    perform index_many(tenant, ids);
    update search_again set last_id = ids[cardinality(ids)] where tenant_id = tenant;
    return true;
  end if;
  -- Columns that are made of these are made again.
  update collection set description = description where tenant_id = tenant;
  update wish set title = title, description = description, term = term
    where tenant_id = tenant and concat(title, description, term) ~ '[\u0600-\u06ff]';
  update search_synonym set key = array_to_string(words_of(text), ' ')
    where tenant_id = tenant and text ~ '[\u0600-\u06ff]' and words_of(text) <> '{}';
  delete from search_again where tenant_id = tenant;
  return false;
end $function$
;

CREATE OR REPLACE FUNCTION public.index_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET gin_pending_list_limit TO '64kB'
AS $function$
begin
  if current_setting('app.index', true) = 'held' then
    return null;
  end if;
  perform index_soon(c.tenant_id, array_agg(c.id))
  from changed c join before b on b.tenant_id = c.tenant_id and b.id = c.id
  where (c.name, c.description, c.original_name, c.url, c.owner_id, c.deleted_at)
    is distinct from (b.name, b.description, b.original_name, b.url, b.owner_id, b.deleted_at)
  group by c.tenant_id;
  update item_search s set in_library = c.in_library, releases_on = c.releases_on,
    expires_on = c.expires_on, updated_at = c.updated_at
  from changed c
  where s.tenant_id = c.tenant_id and s.item_id = c.id
    and (s.in_library, s.releases_on, s.expires_on, s.updated_at)
      is distinct from (c.in_library, c.releases_on, c.expires_on, c.updated_at);
  return null;
end $function$
;
grant execute on function index_changed() to public;

CREATE OR REPLACE FUNCTION public.index_held(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform set_config('app.index', '', true);
  perform index_many(current_tenant(), ids);
end $function$
;
grant execute on function index_held(uuid[]) to satchel_app;

CREATE OR REPLACE FUNCTION public.index_items(tenant uuid, ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 DELETE FROM item_search s
    USING item i
   WHERE ((i.tenant_id = index_items.tenant) AND (i.id = ANY (index_items.ids)) AND (i.deleted_at IS NOT NULL) AND (s.tenant_id = i.tenant_id) AND (s.item_id = i.id));
 WITH heading AS (
          SELECT i.id,
             words_of(i.name) AS name,
             joined_in_heading(i.name) AS joined_name,
             tags.keys,
             words_of(tags.labels) AS tags,
             joined_in_heading(tags.labels) AS joined_tags,
             category.value_ids,
             words_of(i.description) AS description,
             words_of(about.text) AS about,
             joined_in_heading(concat_ws(' '::text, i.description, about.text)) AS joined_about
            FROM item i,
             LATERAL ( SELECT COALESCE(array_agg(tag.key ORDER BY tag.key), '{}'::text[]) AS keys,
                     COALESCE(string_agg(tag.label, ' '::text), ''::text) AS labels
                    FROM (item_tag
                      JOIN tag ON (((tag.tenant_id = item_tag.tenant_id) AND (tag.key = item_tag.tag_key))))
                   WHERE ((item_tag.tenant_id = index_items.tenant) AND (item_tag.item_id = i.id))) tags,
             LATERAL ( SELECT COALESCE(array_agg(v.id ORDER BY v.id), '{}'::uuid[]) AS value_ids,
                     string_agg(v.label, ' '::text) AS labels
                    FROM (item_category c
                      JOIN category_value v ON (((v.tenant_id = c.tenant_id) AND (v.id = c.value_id))))
                   WHERE ((c.tenant_id = index_items.tenant) AND (c.item_id = i.id))) category,
             LATERAL ( SELECT concat_ws(' '::text, category.labels,
                         CASE
                             WHEN (i.file_key IS NOT NULL) THEN i.original_name
                             ELSE NULL::text
                         END, words_in_address(i.url)) AS text) about
           WHERE ((i.tenant_id = index_items.tenant) AND (i.id = ANY (index_items.ids)) AND (i.deleted_at IS NULL))
         ), words AS MATERIALIZED (
          SELECT heading.id,
             heading.name,
             heading.joined_name,
             heading.keys,
             heading.tags,
             heading.joined_tags,
             heading.value_ids,
             heading.description,
             heading.about,
             heading.joined_about,
             (((heading.name || heading.joined_name) || heading.tags) || heading.joined_tags) AS heading_words,
             ((heading.description || heading.about) || heading.joined_about) AS other_words,
             said.likely,
             ARRAY( SELECT unnest(said.certain) AS unnest
                 UNION
                  SELECT unnest(d.languages) AS unnest
                    FROM item_text d
                   WHERE ((d.tenant_id = index_items.tenant) AND (d.item_id = heading.id))) AS languages
            FROM heading,
             LATERAL ( SELECT languages_in(read.given, 2) AS likely,
                     languages_in(read.given, 4) AS certain
                    FROM ( SELECT (((heading.name || heading.tags) || heading.description) || heading.about) AS given) read) said
         ), registered AS (
          INSERT INTO search_language (tenant_id, language)  SELECT DISTINCT index_items.tenant AS tenant,
                     language.language
                    FROM words,
                     LATERAL unnest(words.likely) language(language)
                   WHERE (cardinality(words.likely) = 1)
                   ORDER BY language.language ON CONFLICT DO NOTHING
         ), spelled AS MATERIALIZED (
          SELECT word.word,
                 CASE
                     WHEN (bool_or(has_compounds(words.languages)) AND (word.word ~ '^[a-z]{7,30}$'::text)) THEN tail_of(word.word)
                     ELSE NULL::text
                 END AS tail
            FROM words,
             LATERAL unnest((words.heading_words || words.other_words)) word(word)
           WHERE ((length(word.word) >= 3) AND (length(word.word) <= 30))
           GROUP BY word.word
         ), known AS (
          INSERT INTO search_word (tenant_id, word, tail)  SELECT index_items.tenant AS tenant,
                     spelled.word,
                     spelled.tail
                    FROM spelled
                   ORDER BY spelled.word ON CONFLICT DO NOTHING
         ), ended AS (
          UPDATE search_word SET tail = tail_of(search_word.word)
            FROM ( SELECT search_word_1.word
                    FROM search_word search_word_1
                   WHERE ((search_word_1.tenant_id = index_items.tenant) AND (search_word_1.tail IS NULL) AND (search_word_1.word = ANY (ARRAY( SELECT spelled.word
                            FROM spelled
                           WHERE (spelled.tail IS NOT NULL)))))
                   ORDER BY search_word_1.word
                  FOR UPDATE OF search_word_1) missing
           WHERE ((search_word.tenant_id = index_items.tenant) AND (search_word.word = missing.word))
         )
  INSERT INTO item_search (tenant_id, item_id, words, heading, name, name_key, value_ids, tag_keys, owner_id, in_library, releases_on, expires_on, created_at, updated_at)  SELECT index_items.tenant AS tenant,
             i.id,
             (((((((((((lexemes(t.number, 'w'::text, (h.heading_words || h.other_words)) || lexemes(t.number, 's'::text, stems_in((h.heading_words || h.other_words), h.languages))) || lexemes(t.number, 'h'::text, h.heading_words)) || lexemes(t.number, 'g'::text, stems_in(h.heading_words, h.languages))) || lexemes(t.number, 'p'::text, (((runs_of(h.name) || runs_of(h.tags)) || runs_of(h.description)) || runs_of(h.about)))) || lexemes(t.number, 'v'::text, (h.value_ids)::text[])) || lexemes(t.number, 't'::text, h.keys)) || lexemes(t.number, 'o'::text, ARRAY[(i.owner_id)::text])) || lexemes(t.number, 'u'::text,
                 CASE
                     WHEN (h.value_ids = '{}'::uuid[]) THEN ARRAY[''::text]
                     ELSE '{}'::text[]
                 END)) || lexemes(t.number, 'b'::text, ARRAY["right"((i.id)::text, 1)])) || lexemes(t.number, 'z'::text, ARRAY[repeat('-'::text, 2000)])) || COALESCE(d.words, ''::tsvector)),
             ((weighted_in((h.name || h.joined_name), 'A'::text, h.languages) || weighted_in((h.tags || h.joined_tags), 'B'::text, h.languages)) || weighted_in(h.other_words, 'C'::text, h.languages)),
             array_to_string(h.name, ' '::text) AS array_to_string,
             name_key(i.name) AS name_key,
             h.value_ids,
             h.keys,
             i.owner_id,
             i.in_library,
             i.releases_on,
             i.expires_on,
             i.created_at,
             i.updated_at
            FROM (((words h
              JOIN item i ON (((i.tenant_id = index_items.tenant) AND (i.id = h.id))))
              JOIN tenant t ON ((t.id = index_items.tenant)))
              LEFT JOIN item_text d ON (((d.tenant_id = index_items.tenant) AND (d.item_id = h.id)))) ON CONFLICT(tenant_id, item_id) DO UPDATE SET words = excluded.words, heading = excluded.heading, name = excluded.name, name_key = excluded.name_key, value_ids = excluded.value_ids, tag_keys = excluded.tag_keys, owner_id = excluded.owner_id, in_library = excluded.in_library, releases_on = excluded.releases_on, expires_on = excluded.expires_on, created_at = excluded.created_at, updated_at = excluded.updated_at;
END
;

CREATE OR REPLACE FUNCTION public.index_many(tenant uuid, ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET gin_pending_list_limit TO '4MB'
AS $function$
declare
  held constant text := coalesce(current_setting('app.index', true), '');
begin
  perform set_config('app.index', 'held', true);
  update item_text set body = body where tenant_id = tenant and item_id = any (ids) and cut < 5;
  perform set_config('app.index', held, true);
  perform index_items(tenant, ids);
  perform gin_clean_pending_list('item_search_words');
end $function$
;

CREATE OR REPLACE FUNCTION public.index_new()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET gin_pending_list_limit TO '64kB'
AS $function$
begin
  if current_setting('app.index', true) = 'held' then
    return null;
  end if;
  perform index_soon(tenant_id, array_agg(id)) from changed group by tenant_id;
  return null;
end $function$
;
grant execute on function index_new() to public;

CREATE OR REPLACE FUNCTION public.index_parts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET gin_pending_list_limit TO '64kB'
AS $function$
begin
  if current_setting('app.index', true) = 'held' then
    return null;
  end if;
  perform index_soon(tenant_id, array_agg(distinct item_id)) from changed group by tenant_id;
  return null;
end $function$
;
grant execute on function index_parts() to public;

CREATE OR REPLACE FUNCTION public.index_soon(tenant uuid, ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if cardinality(ids) <= 1000 then
    perform index_items(tenant, ids);
    return;
  end if;
  for start in 1 .. cardinality(ids) by 1000 loop
    perform enqueue('index-items',
      json_build_object('tenantId', tenant, 'itemIds', ids[start : start + 999]), null, null, null);
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.index_values()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET gin_pending_list_limit TO '64kB'
AS $function$
begin
  perform index_soon(tenant_id, array_agg(distinct item_id))
  from (
    select c.tenant_id, i.item_id
    from changed c
      join before b on b.tenant_id = c.tenant_id and b.id = c.id and b.label <> c.label
      join item_category i on i.tenant_id = c.tenant_id and i.value_id = c.id) as labeled
  group by tenant_id;
  return null;
end $function$
;
grant execute on function index_values() to public;

CREATE OR REPLACE FUNCTION public.is_little_in(word text, languages text[])
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  language text;
begin
  if length(word) > 12 then
    return false;
  end if;
  foreach language in array languages || array['ar'] loop
    if strpos(public.little_words(language), ' ' || word || ' ') > 0
      or ts_lexize(public.dictionary_of(language), word) = '{}' then
      return true;
    end if;
  end loop;
  return false;
end $function$
;
grant execute on function is_little_in(text,text[]) to public;

CREATE OR REPLACE FUNCTION public.is_paid(t tenant)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select public.effective_status(t) in ('active', 'past_due') and not t.plan_unpaid
$function$
;
grant execute on function is_paid(tenant) to public;

CREATE OR REPLACE FUNCTION public.job_flags(payload json)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select array['tenant:' || coalesce(payload ->> 'tenantId', nullif(current_setting('app.tenant_id', true), ''), 'none')]
$function$
;

CREATE OR REPLACE FUNCTION public.joined_in_heading(text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN joined_of(regexp_replace(regexp_replace(label_key(text), '(?<![[:alnum:]])([[:alpha:]]{1,4}) (?=[0-9])'::text, '\1-'::text, 'g'::text), '([0-9]) (?=[[:alpha:]]{1,3}(?![[:alnum:]]))'::text, '\1-'::text, 'g'::text))
;
grant execute on function joined_in_heading(text) to public;

CREATE OR REPLACE FUNCTION public.joined_of(text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT DISTINCT "left"(array_to_string(chains.parts[first.first:last.last], ''::text), 64) AS "left" FROM (SELECT string_to_array(regexp_replace(found.found[1], '- ?|[''._]'::text, ' '::text, 'g'::text), ' '::text) AS parts FROM regexp_matches(label_key(joined_of.text), '[[:alnum:]]+(?:(?:- ?|''|[._](?![0-9])|(?<![0-9])[._])[[:alnum:]]+)+'::text, 'g'::text) found(found)) chains, LATERAL generate_series(1, (cardinality(chains.parts) - 1)) first(first), LATERAL generate_series((first.first + 1), LEAST((first.first + 2), cardinality(chains.parts))) last(last))
;
grant execute on function joined_of(text) to public;

CREATE OR REPLACE FUNCTION public.kana_of(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (word ~ '[\u3041-\u3096\u30a1-\u30f6]'::text) THEN array_remove(ARRAY[translate(word, 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'::text, 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'::text), translate(word, 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'::text, 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'::text)], word) ELSE '{}'::text[] END
;
grant execute on function kana_of(text) to public;

CREATE OR REPLACE FUNCTION public.label_key(label text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(fold(regexp_replace(NORMALIZE(label, NFKC), '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]'::text, ''::text, 'g'::text)), 'ς'::text, 'σ'::text)
;
grant execute on function label_key(text) to public;

CREATE OR REPLACE FUNCTION public.label_look(label text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN label_key(translate(NORMALIZE(label, NFKD), 'АВЕЅІЈКМНОРСТУХԌԚԜӀЬҮЗаеѕіјорсухһԁԛԝӏүзΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿΓΠΦαονριυχϲϳγօՕսՍհոՏԼցզյɑɡیىک۰۱۲۳۴۵۶۷۸۹ロカニエタハトヘリー`•∙⋅∕'::text, 'ABESIJKMHOPCTYXGQWIbY3aesijopcyxhdqwly3ABEZHIKMNOPTYXCJГПФaovpiuxcjyoOuUhnSLgqjagييك٠١٢٣٤٥٦٧٨٩口力二工夕八卜へり一''···/'::text))
;
grant execute on function label_look(text) to public;

CREATE OR REPLACE FUNCTION public.languages_in(words text[], at_least integer)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (WITH once AS MATERIALIZED (SELECT word.word, LEAST(count(*), (3)::bigint) AS times FROM unnest((languages_in.words)[:2000]) word(word) WHERE (word.word ~ '^[a-z]{2,8}$'::text) GROUP BY word.word), little AS (SELECT once.word, once.times, lists.language FROM (once JOIN (SELECT language.language, unnest(string_to_array(btrim(little_words(language.language)), ' '::text)) AS listed FROM unnest(text_languages()) language(language)) lists ON ((lists.listed = once.word))) UNION SELECT once.word, once.times, language.language FROM once, unnest(text_languages()) language(language) WHERE (ts_lexize(dictionary_of(language.language), once.word) = '{}'::text[])), shared AS (SELECT little.language, ((little.times)::double precision / (count(*) OVER (PARTITION BY little.word))::double precision) AS points FROM little), summed AS MATERIALIZED (SELECT shared.language, sum(shared.points) AS points FROM shared GROUP BY shared.language) SELECT COALESCE(array_agg(summed.language ORDER BY summed.points DESC), '{}'::text[]) AS "coalesce" FROM summed WHERE ((summed.points >= (languages_in.at_least)::double precision) AND (summed.points >= ((SELECT max(summed_1.points) AS max FROM summed summed_1) / (2)::double precision))))
;
grant execute on function languages_in(text[],integer) to public;

CREATE OR REPLACE FUNCTION public.languages_of(words text[])
 RETURNS regdictionary[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (WITH counted AS (SELECT language.language, (SELECT count(*) AS count FROM unnest((languages_of.words)[:2000]) word(word) WHERE (((length(word.word) >= 2) AND (length(word.word) <= 6)) AND (ts_lexize(language.language, word.word) = '{}'::text[]))) AS stops FROM unnest(search_languages()) language(language)) SELECT CASE WHEN (max(counted.stops) < 5) THEN search_languages() ELSE ARRAY(SELECT counted_1.language FROM counted counted_1 ORDER BY counted_1.stops DESC LIMIT 1) END AS "array" FROM counted)
;
grant execute on function languages_of(text[]) to public;

CREATE OR REPLACE FUNCTION public.languages_searched()
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
declare
  known constant text[] := array(
    select language from public.search_language where tenant_id = public.current_tenant());
begin
  if known = '{}' then
    return public.text_languages();
  end if;
  return array(
    select language from unnest(public.text_languages()) language
    where language in ('en', 'de', 'fr', 'es') or language = any (known)
      or language = (select locale from public.tenant where id = public.current_tenant()));
end $function$
;
grant execute on function languages_searched() to public;

CREATE OR REPLACE FUNCTION public.lexemes(tenant integer, kind text, texts text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN array_to_tsvector(ARRAY(SELECT (((to_hex(lexemes.tenant) || ':'::text) || lexemes.kind) || text.text) FROM unnest(lexemes.texts) text(text)))
;
grant execute on function lexemes(integer,text,text[]) to public;

CREATE OR REPLACE FUNCTION public.little_words(language text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
begin
  return case language
    when 'en' then ' the and of to in is are for with on that this it by as at from be or an was which have has not will can how what who we our you your they their all '
    when 'de' then ' der die das und fur uber wahrend konnen mussen durfen wurden waren hatte in im den dem des ein eine einen mit von zu zum zur ist sind wie auf aus bei nach auch sich wir sie ihr nicht oder was wenn werden wird '
    when 'fr' then ' le la les des du de et en un une est sont dans pour par sur avec que qui ce ces nous vous ou aux au ete etre meme apres tres deja voila il elle ne pas plus son ses leur leurs comment quand '
    when 'es' then ' el la los las de del y en un una es son para por con que se su sus mas tambien como este esta estos estas lo al nos quien quienes donde cuando tras entre esta estan solo segun '
    when 'it' then ' il lo la gli le i di del della dei delle degli dell e ed in nel nella nei un una uno che per con su sul sulla sono da dal dalla al alla ai all si non come piu anche chi cosa dove quanto puo perche cui '
    when 'nl' then ' de het een en van in is zijn voor met op dat die te aan er niet om door over bij uit ook als naar wordt worden hoe wat wie we wij ze u uw hun onze deze dit '
    when 'pt' then ' o os as um uma de do da dos das e em no na nos nas para por com que se sua seu seus suas mais como ao aos pelo pela nao sao tambem ja esta ate quem onde quando sobre entre ou '
    when 'pl' then ' i w we z ze na do od po za o u dla przez przy nad pod jest sa sie nie to ten ta te jak co czy kto gdzie oraz lub albo ale ktory ktora ktore ktorzy ich jego jej nas nasi nasze jako juz tym tych tego gdy zanim '
    when 'tr' then ' ve ile bir bu su o icin da de ki mi ne nasil nerede daha en cok gibi olarak olan her tum veya ya ama once sonra uzerine uzerinde tarafindan hakkinda biz siz kadar itibaren ise degil var yok '
    when 'ar' then ' من في على الي عن مع هذا هذه ذلك التي الذي وهي وهو هو هي ان او ثم كيف ماذا اين نحن كل بعد قبل '
    else '' end;
end $function$
;
grant execute on function little_words(text) to public;

CREATE OR REPLACE FUNCTION public.make_event_parts(from_day date, to_day date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare month date := date_trunc('month', from_day);
begin
  while month <= to_day loop
    begin
      execute format(
        'create table if not exists part.%I partition of public.event for values from (%L) to (%L)',
        'event_' || to_char(month, 'YYYY_MM'), public.id_at(month::timestamp at time zone 'UTC'),
        public.id_at((month + interval '1 month')::timestamp at time zone 'UTC'));
    exception when check_violation or invalid_object_definition then
      -- Events of the month lie among the others already, or in the first part, and stay there.
      null;
    end;
    month := month + interval '1 month';
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.make_visit_parts(from_day date, to_day date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare month date := date_trunc('month', from_day);
begin
  while month <= to_day loop
    begin
      execute format(
        'create table if not exists part.%I partition of public.visit for values from (%L) to (%L)',
        'visit_' || to_char(month, 'YYYY_MM'), public.id_at(month::timestamp at time zone 'UTC'),
        public.id_at((month + interval '1 month')::timestamp at time zone 'UTC'));
    exception when check_violation then
      -- Visits of the month lie among the others already, and stay there.
      null;
    end;
    month := month + interval '1 month';
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.mark_days()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into part.day_change (tenant_id, day) select distinct tenant_id, day from changed;
  insert into part.link_change (tenant_id, link_id, day)
    select tenant_id, link_id, day from changed where dimension = 'all';
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.mark_searches()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into part.search_change (tenant_id, at, term_key)
    select tenant_id, at, md5(words)::uuid from changed;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.name_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN "left"(regexp_replace(regexp_replace("left"(fold(name), 60), '[0-9]+'::text, '000000000000000000\&'::text, 'g'::text), '[0-9]*([0-9]{18})(?![0-9])'::text, '\1'::text, 'g'::text), 110)
;
grant execute on function name_key(text) to public;

CREATE OR REPLACE FUNCTION public.named_by(term text, operator text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select distinct value from public.search_pieces(term), public.typed_values(piece[4]) where lower(piece[3]) = operator
$function$
;
grant execute on function named_by(text,text) to public;

CREATE OR REPLACE FUNCTION public.names_person(value text, name text, email text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((lower(value) = lower(email)) OR ((words_of(value) <> '{}'::text[]) AND (words_of(name) @> words_of(value))))
;
grant execute on function names_person(text,text,text) to public;

CREATE OR REPLACE FUNCTION public.new_id()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
RETURN ((OVERLAY(lpad(to_hex(((((EXTRACT(epoch FROM clock_timestamp()) * (1000000)::numeric))::bigint * 512) / 125)), 15, '0'::text) PLACING '7'::text FROM 13 FOR 0) || SUBSTRING((gen_random_uuid())::text FROM 20)))::uuid
;
grant execute on function new_id() to public;

CREATE OR REPLACE FUNCTION public.note_status_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status is distinct from old.status then new.status_since := now(); end if;
  return new;
end $function$
;
grant execute on function note_status_change() to public;

CREATE OR REPLACE FUNCTION public.note_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.updated_at := clock_timestamp();
  return new;
end $function$
;
grant execute on function note_update() to public;

CREATE OR REPLACE FUNCTION public.open_item_stat()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into public.item_stat (tenant_id, item_id) values (new.tenant_id, new.id);
  return null;
end $function$
;
grant execute on function open_item_stat() to public;

CREATE OR REPLACE FUNCTION public.operator_of(category text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE category WHEN 'contentType'::text THEN 'type'::text WHEN 'funnelStage'::text THEN 'stage'::text WHEN 'contentProduct'::text THEN 'product'::text WHEN 'contentIndustry'::text THEN 'industry'::text WHEN 'contentRegion'::text THEN 'region'::text ELSE NULL::text END
;
grant execute on function operator_of(text) to public;

CREATE OR REPLACE FUNCTION public.pages_until(t tenant)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when t.status = 'suspended' and t.pages_closed then t.status_since
    else public.readable_until(t) end
$function$
;
grant execute on function pages_until(tenant) to public;

CREATE OR REPLACE FUNCTION part.summed_since()
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
AS $function$ select '…'::timestamptz $function$
;

CREATE OR REPLACE FUNCTION public.payment_due_by(t tenant)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when t.closes_at is null and t.status = 'past_due' and not t.planless
      and t.status_since + interval '7 days' > now()
    then t.status_since + interval '7 days' end
$function$
;
grant execute on function payment_due_by(tenant) to public;

CREATE OR REPLACE FUNCTION public.plain_arabic(text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (text ~ '[\u0600-\u06ff]'::text) THEN translate(regexp_replace(text, '[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]'::text, ''::text, 'g'::text), 'آأإٱؤئىیةہک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'::text, 'ااااويييههك01234567890123456789'::text) ELSE text END
;
grant execute on function plain_arabic(text) to public;

CREATE OR REPLACE FUNCTION public.polish_stem(word text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  stem constant text := regexp_replace(word,
    '(?<=^.{3,})(?:iami|ami|iach|ach|iom|om|iow|ow|owi|iem|em|iego|ego|iemu|emu|ymi|imi|ych|ich|iej|ej|ym|im|ie|ia|iu|ii|[aeiouy])$',
    '');
begin
  return case when right(stem, 2) = 'ek' and length(stem) > 4 then left(stem, -2) || 'k' else stem end;
end $function$
;
grant execute on function polish_stem(text) to public;

CREATE OR REPLACE FUNCTION public.publish_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform public.enqueue('publish-audit',
    json_build_object('tenantId', tenant_id, 'ids', json_agg(id order by id)), null, null, null)
  from added where exists (select from public.webhook
    where webhook.tenant_id = added.tenant_id and webhook.active and 'audit.recorded' = any(webhook.events))
  group by tenant_id;
  return null;
end $function$
;
grant execute on function publish_audit() to public;

CREATE OR REPLACE FUNCTION public.publish_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform public.enqueue_many('publish-events', jsonb_agg(jsonb_build_object(
    'queue', 'events ' || tenant_id, 'payload', jsonb_build_object('tenantId', tenant_id, 'ids', ids))), null)
  from (
    select tenant_id, jsonb_agg(id order by id) as ids
    from (
      select *, case type
        when 'item.changed' then 'item.updated'
        when 'item.replaced' then 'item.updated'
        when 'item.reached-day' then 'item.expired'
        when 'collection.changed' then 'collection.updated'
        when 'site.published' then 'site.published' end as event
      from added where count is null) as named
    where event is not null and exists (select from public.webhook
      where webhook.tenant_id = named.tenant_id and webhook.active and named.event = any(webhook.events))
    group by tenant_id) as wanted
  having count(*) > 0;
  return null;
end $function$
;
grant execute on function publish_events() to public;

CREATE OR REPLACE FUNCTION public.read_words(text text)
 RETURNS json
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE STRICT
AS $function$
declare
  words constant text[] := case when text ~ '[^\u0001-\u2fff]' then public.typed_words(text)
    else public.words_of(text) end;
  joined constant text[] := case when text ~ '[^[:alnum:][:space:]]' then public.joined_of(text) else '{}' end;
  languages constant text[] := public.languages_searched();
  -- Arabic that is not indexed again yet has its words as they were written.
  written text[];
begin
  if text ~ '[\u0600-\u06ff]' then
    written := regexp_split_to_array(public.label_key(text), '[^[:alnum:]]+');
  end if;
  return json_build_object(
    'words', (
      select coalesce(json_agg(json_build_object(
        'word', word,
        'stems', case when word ~ '^[a-z0-9]+$' then public.stems_in(array[word], languages)
          || case when public.changes_its_end(word, languages) then array[word] end else array(
          select unnest(public.stems_in(array[word], languages))
          union select word where word ~ '^[\u0621-\u064a]+$'
          union select unnest(public.kana_of(word))
          union select written[place] where cardinality(written) = cardinality(words) and written[place] <> word) end,
        'isStop', public.is_little_in(word, languages)
      ) order by place), '[]')
      from unnest(words) with ordinality as known (word, place)),
    'runs', (
      select coalesce(json_agg(run), '[]') from unnest(public.runs_of(words)) run
      where length(run) = 9 or cardinality(words) = 2),
    'joins', (
      select coalesce(json_agg(json_build_object(
        'parts', parts, 'word', word, 'stems', public.stems_in(array[word], languages))), '[]')
      from (
        select distinct words[first:last] as parts, array_to_string(words[first:last], '') as word
        from generate_series(1, least(cardinality(words), 16) - 1) first, generate_series(first + 1, first + 2) last
        where last <= cardinality(words)
          and (last = first + 1 or array_to_string(words[first:last], '') = any (joined))) as neighbors
      where length(word) <= 64 and word !~ '[^\u0001-\u2fff]'),
    'joined', case when array_to_string(words, '') = any (joined) then array_to_string(words, '') end);
end $function$
;
grant execute on function read_words(text) to public;

CREATE OR REPLACE FUNCTION public.readable_until(t tenant)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when public.standing(t) in ('trialing', 'active') then t.closes_at
    else least(t.closes_at, case t.status
      when 'trialing' then t.trial_ends_at
      when 'past_due' then t.status_since + interval '7 days'
      else t.status_since end + interval '30 days') end
$function$
;
grant execute on function readable_until(tenant) to public;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The audit log is not changed';
end $function$
;
grant execute on function refuse_change() to public;

CREATE OR REPLACE FUNCTION public.renamed_in(form jsonb, facets text[], gone text, other text, operator text, old_key text, label text)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  facet text;
  typed text[] := array(
    select value from public.named_by(form ->> 'searchTerm', operator) as value
    where public.label_key(value) = old_key);
begin
  foreach facet in array facets loop
    if form -> facet ? gone then form := public.with_other(form, facet, gone, other); end if;
  end loop;
  if cardinality(typed) > 0 then
    form := jsonb_set(form, '{searchTerm}',
      to_jsonb(public.with_value(form ->> 'searchTerm', operator, typed, label, false)));
  end if;
  return form;
end $function$
;
grant execute on function renamed_in(jsonb,text[],text,text,text,text,text) to public;

CREATE OR REPLACE FUNCTION public.restore_followed(batch uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare one record;
begin
  for one in select f.* from followed_search f
      join taxonomy_removal removed on removed.tenant_id = f.tenant_id and removed.id = f.removal_id
    where f.tenant_id = (select current_tenant()) and removed.batch_id = batch order by f.id desc
  loop
    update saved_search set form = one.before, version = version + 1
      where tenant_id = one.tenant_id and id = one.saved_search_id and form = one.after;
    update collection set search = one.before, version = version + 1
      where tenant_id = one.tenant_id and id = one.collection_id and search = one.after;
  end loop;
end $function$
;
grant execute on function restore_followed(uuid) to satchel_app;

CREATE OR REPLACE FUNCTION public.runs_of(words text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT DISTINCT ("left"(md5(((run.one || ' '::text) || run.next)), 6) || COALESCE("left"(md5(run.third), 3), ''::text)) FROM UNNEST(runs_of.words, (runs_of.words)[2:], (runs_of.words)[3:]) run(one, next, third) WHERE ((run.one <> ''::text) AND (run.next <> ''::text)))
;
grant execute on function runs_of(text[]) to public;

CREATE OR REPLACE FUNCTION public.search_key(text text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  -- Most texts have nothing to fold but case.
  folded constant text := case when text ~ '[^ -~]|^ |  | $' then public.plain_arabic(public.label_key(text))
    else lower(text) end;
begin
  if folded !~ '[-''._0-9]' then
    return folded;
  end if;
  return regexp_replace(folded,
    '(?<=[[:alnum:]])[-''._](?=[[:alpha:]])|(?<=[[:alpha:]])([-''._](?=[[:digit:]])| (?=[0-9]))|(?<=[0-9]) (?=[[:alpha:]])',
    '', 'g');
end $function$
;
grant execute on function search_key(text) to public;

CREATE OR REPLACE FUNCTION public.search_languages()
 RETURNS regdictionary[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY['english_stem'::regdictionary, 'german_stem'::regdictionary, 'french_stem'::regdictionary, 'spanish_stem'::regdictionary]
;
grant execute on function search_languages() to public;

CREATE OR REPLACE FUNCTION public.search_pattern(text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE((((((((string_agg(typed.escaped, ''::text ORDER BY typed.place) || '|(?<!'::text) || CASE WHEN ((array_agg(typed.sign ORDER BY typed.place))[1] ~ '[[:alpha:]]'::text) THEN '[[:alpha:]]'::text ELSE '[0-9]'::text END) || ')'::text) || string_agg(NULLIF(typed.escaped, ' '::text), '[ -]?'::text ORDER BY typed.place)) || '(?!'::text) || CASE WHEN ((array_agg(typed.sign ORDER BY typed.place DESC))[1] ~ '[[:alpha:]]'::text) THEN '[[:alpha:]]'::text ELSE '[0-9]'::text END) || ')'::text), ''::text) AS "coalesce" FROM (SELECT signs.sign, signs.place, CASE WHEN (signs.sign ~ '[[:alnum:] ]'::text) THEN signs.sign ELSE ('\'::text || signs.sign) END AS escaped FROM unnest(string_to_array(regexp_replace(search_key(search_pattern.text), '^[-''._]+(?=[[:alnum:]])|(?<=[[:alpha:]])[-''._]+$|(?<=[[:digit:]])[-'']+$'::text, ''::text, 'g'::text), NULL::text)) WITH ORDINALITY signs(sign, place)) typed)
;
grant execute on function search_pattern(text) to public;

CREATE OR REPLACE FUNCTION public.search_pieces(term text)
 RETURNS TABLE(place bigint, piece text[])
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select place, piece from regexp_matches(term, '(\s*)(-?)(?:([a-z]+):((?:"[^"]*"?|[^\s",]+)(?:,(?:"[^"]*"?|[^\s",]+))*,?)?|("[^"]*"?))|(\s*)((?!-?[a-z]+:|-?")\S+)', 'gi')
    with ordinality as taken (piece, place)
$function$
;
grant execute on function search_pieces(text) to public;

CREATE OR REPLACE FUNCTION public.show_item_version(item uuid, shown integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
grant execute on function show_item_version(uuid,integer) to public;

CREATE OR REPLACE FUNCTION public.similar_words(given text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET "pg_trgm.similarity_threshold" TO '0.2'
BEGIN ATOMIC
 SELECT near.word
    FROM ( SELECT search_word.word,
             levenshtein_less_equal(search_word.word, similar_words.given, 2) AS distance,
             false AS is_swapped
            FROM search_word
           WHERE ((search_word.tenant_id = current_tenant()) AND (search_word.word % similar_words.given) AND ((length(search_word.word) >= (length(similar_words.given) - 2)) AND (length(search_word.word) <= (length(similar_words.given) + 2))))
         UNION ALL
          SELECT search_word.word,
             1,
             true
            FROM search_word
           WHERE ((search_word.tenant_id = current_tenant()) AND (search_word.word <> similar_words.given) AND (search_word.word = ANY (ARRAY( SELECT OVERLAY(similar_words.given PLACING reverse(substr(similar_words.given, at.at, 2)) FROM at.at FOR 2) AS "overlay"
                    FROM generate_series(1, (length(similar_words.given) - 1)) at(at)))))) near
   WHERE (near.distance <=
         CASE
             WHEN (length(similar_words.given) < 8) THEN 1
             ELSE 2
         END)
   GROUP BY near.word
   ORDER BY (min(near.distance)), (similarity(near.word, similar_words.given)) DESC, near.word
  LIMIT 5;
END
;
grant execute on function similar_words(text) to satchel_app;

CREATE OR REPLACE FUNCTION public.splits_of(words text[])
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  typed_some constant text[] := words[:16];
  splits jsonb;
begin
  with cuts as materialized (
    select typed, left(typed, at) as one, substr(typed, at + 1) as two
    from unnest(typed_some) typed, generate_series(1, length(typed) - 2) at
    where length(typed) between 5 and 30 and typed ~ '^[[:alpha:]]+$' and (at > 1 or left(typed, 1) not in ('a', 'i'))
  ), known as materialized (
    select word from search_word
    where tenant_id = current_tenant() and word = any (array(
      select one from cuts where length(one) > 2 union select two from cuts where length(two) > 2))
  ), two_words as materialized (
    select typed, array[one, two] as parts from cuts
    where (length(one) <= 2 or one in (select word from known)) and (length(two) <= 2 or two in (select word from known))
  ), ways as (
    select typed, parts from unnest(typed_some) typed,
      lateral (select array(select piece[1] from regexp_matches(typed, '[0-9]+|[^0-9]+', 'g') piece) as parts) as cut
    where typed ~ '[0-9]' and cardinality(parts) between 2 and 4
    union
    select typed, parts from two_words
    where not exists (
      select from unnest(parts) part, unnest(search_languages()) language
      where length(part) > 1 and ts_lexize(language, part) = '{}')
  )
  select coalesce(jsonb_agg(jsonb_build_object('word', typed, 'parts', parts, 'runs', array(
    select run from unnest(runs_of(parts)) run where length(run) = 9 or cardinality(parts) = 2))), '[]')
  into splits from ways;
  if writes_compounds() then
    splits := splits || (
      select coalesce(jsonb_agg(jsonb_build_object('word', typed, 'parts', array[compound], 'runs', '{}'::text[])), '[]')
      from unnest(typed_some) typed, unnest(compounds_of(typed)) compound where typed ~ '^[a-z]{4,30}$');
  end if;
  return splits::json;
end $function$
;
grant execute on function splits_of(text[]) to satchel_app;

CREATE OR REPLACE FUNCTION public.stamp_site()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.stamp := old.stamp + 1;
  return new;
end $function$
;
grant execute on function stamp_site() to public;

CREATE OR REPLACE FUNCTION public.standing(t tenant)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case
    when t.planless and t.status <> 'suspended' then 'active'
    when t.status = 'trialing' and t.trial_ends_at < now() then 'canceled'
    when t.status = 'past_due' and t.status_since + interval '7 days' > now() then 'active'
    else t.status end
$function$
;
grant execute on function standing(tenant) to public;

CREATE OR REPLACE FUNCTION public.stem_in(word text, language text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  stem text;
begin
  case language
    when 'en' then return (ts_lexize('english_stem', word))[1];
    when 'de' then return (ts_lexize('german_stem', regexp_replace(word, '([aou])e', '\1', 'g')))[1];
    when 'fr' then return (ts_lexize('french_stem', case
      when right(word, 3) = 'ees' then left(word, -2) when right(word, 2) = 'ee' then left(word, -1) else word end))[1];
    when 'es' then return (ts_lexize('spanish_stem', case
      when right(word, 4) = 'cion' then word || 'es' when right(word, 3) = 'ces' then left(word, -3) || 'z'
      else word end))[1];
    when 'it' then return (ts_lexize('italian_stem', case
      when right(word, 3) = 'ita' then left(word, -1) || 'à'
      when right(word, 3) in ('che', 'chi', 'ghe', 'ghi') then left(word, -2) || right(word, 1) else word end))[1];
    when 'nl' then
      stem := (ts_lexize('dutch_stem', word))[1];
      return case right(stem, 1) when 'z' then left(stem, -1) || 's' when 'v' then left(stem, -1) || 'f' else stem end;
    when 'pt' then
      stem := (ts_lexize('portuguese_stem', case
        when right(word, 4) = 'coes' then left(word, -4) || 'ção' when right(word, 3) = 'cao' then left(word, -3) || 'ção'
        when right(word, 3) in ('oes', 'aes') then left(word, -3) || 'ao'
        when right(word, 3) in ('ais', 'eis', 'ois', 'uis') then left(word, -2) || 'l'
        when right(word, 2) = 'ns' then left(word, -2) || 'm' else word end))[1];
      return translate(stem, 'ãõç', 'aoc');
    when 'pl' then return public.polish_stem(word);
    when 'tr' then return public.turkish_stem(word);
    else return public.arabic_word_stem(word);
  end case;
end $function$
;
grant execute on function stem_in(text,text) to public;

CREATE OR REPLACE FUNCTION public.stems_in(words text[], languages text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  all_languages constant text[] := case when languages = '{}' then public.text_languages() else languages end;
  found text[] := '{}';
  word text;
  language text;
  stem text;
begin
  foreach word in array words loop
    if length(word) < 3 then
      continue;
    elsif word ~ '^[a-z]+$' then
      foreach language in array all_languages loop
        stem := public.stem_in(word, language);
        if stem <> word and stem <> '' then
          found := found || stem;
        end if;
      end loop;
    elsif word ~ '^[\u0621-\u064a]+$' then
      stem := public.stem_in(word, 'ar');
      if stem <> word then
        found := found || stem;
      end if;
    end if;
  end loop;
  return case when cardinality(found) < 2 then found else array(select distinct unnest(found)) end;
end $function$
;
grant execute on function stems_in(text[],text[]) to public;

CREATE OR REPLACE FUNCTION public.stems_of(words text[], languages regdictionary[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT DISTINCT stem.stem FROM unnest(stems_of.words) word(word), unnest(stems_of.languages) language(language), LATERAL unnest(ts_lexize(language.language, CASE WHEN ((language.language)::oid = ('german_stem'::regdictionary)::oid) THEN regexp_replace(word.word, '([aou])e'::text, '\1'::text, 'g'::text) ELSE word.word END)) stem(stem) WHERE ((word.word ~ '^[a-z]{3,}$'::text) AND (stem.stem <> word.word) AND (stem.stem <> ''::text)))
;
grant execute on function stems_of(text[],regdictionary[]) to public;

CREATE OR REPLACE FUNCTION public.store_search(tenant uuid, saved uuid, smart uuid, before jsonb, after jsonb, removal uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if after is not distinct from before then return; end if;
  update public.saved_search set form = after, version = version + 1 where tenant_id = tenant and id = saved;
  update public.collection set search = after, version = version + 1 where tenant_id = tenant and id = smart;
  if removal is not null then
    insert into public.followed_search (tenant_id, removal_id, saved_search_id, collection_id, before, after)
      values (tenant, removal, saved, smart, before, after);
  end if;
end $function$
;
grant execute on function store_search(uuid,uuid,uuid,jsonb,jsonb,uuid) to public;

CREATE OR REPLACE FUNCTION public.stored_searches(tenant uuid)
 RETURNS TABLE(saved_id uuid, collection_id uuid, owner_id uuid, form jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  select id, null::uuid, member_id, form from public.saved_search where tenant_id = tenant
  union all
  select null, id, owner_id, search from public.collection where tenant_id = tenant and search is not null
$function$
;
grant execute on function stored_searches(uuid) to public;

CREATE OR REPLACE FUNCTION public.tail_of(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN reverse(regexp_replace(regexp_replace(word, '(?<=^.{3,})(?:ern|er|en|em|es|e|n)$'::text, ''::text), '(.)\1$'::text, '\1'::text))
;
grant execute on function tail_of(text) to public;

CREATE OR REPLACE FUNCTION public.taken_elsewhere(hosts text[], slugs text[])
 RETURNS TABLE(host text, slug text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select asked.host, asked.slug
  from unnest(hosts, slugs) as asked (host, slug)
    join link on link.host = asked.host and lower(link.slug) = lower(asked.slug)
  where link.tenant_id <> current_tenant()
$function$
;
grant execute on function taken_elsewhere(text[],text[]) to satchel_app;

CREATE OR REPLACE FUNCTION public.text_languages()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY['en'::text, 'de'::text, 'fr'::text, 'es'::text, 'it'::text, 'nl'::text, 'pt'::text, 'pl'::text, 'tr'::text]
;
grant execute on function text_languages() to public;

CREATE OR REPLACE FUNCTION public.time_of_id(id uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN to_timestamp((((((('x'::text || translate("left"((id)::text, 13), '-'::text, ''::text)))::bit(48))::bigint)::numeric / 1000.0))::double precision)
;
grant execute on function time_of_id(uuid) to public;

CREATE OR REPLACE FUNCTION public.today()
 RETURNS date
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT ((now() AT TIME ZONE tenant.time_zone))::date AS timezone FROM tenant WHERE (tenant.id = current_tenant()))
;
grant execute on function today() to public;

CREATE OR REPLACE FUNCTION public.turkish_stem(word text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  stem text := word;
  shorter text;
begin
  loop
    shorter := regexp_replace(stem, '(?<=^.{3,})(?:l[ae]r[iu]?|[iu]m[iu]z|[iu]n[iu]z|n?d[ae]n?|t[ae]n?|n[iu]n|(?<=.{4})[iu]n|'
      's[iu]|y[aeiu]|n[aeiu]|y?l[ae]|[aeiu])$', '');
    exit when shorter = stem;
    stem := shorter;
  end loop;
  return left(stem, -1) || translate(right(stem, 1), 'bdg', 'ptk');
end $function$
;
grant execute on function turkish_stem(text) to public;

CREATE OR REPLACE FUNCTION public.typed_values(list text)
 RETURNS TABLE(place bigint, typed text, value text)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select place, part[1], btrim(replace(part[1], '"', ''))
  from regexp_matches(list, '(?:"[^"]*"?|[^\s",]+)', 'g') with ordinality as taken (part, place)
$function$
;
grant execute on function typed_values(text) to public;

CREATE OR REPLACE FUNCTION public.typed_words(text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(array_agg(neighbors.word ORDER BY neighbors.place) FILTER (WHERE ((neighbors.word !~ '[^\u0001-\u2fff]'::text) OR (length(neighbors.before) IS DISTINCT FROM 2) OR ("right"(neighbors.before, 1) <> "left"(neighbors.word, 1)) OR ((length(neighbors.word) <> 1) AND (NOT (("right"(neighbors.word, 1) = 'ー'::text) AND (NOT (neighbors.after IS DISTINCT FROM 'ー'::text))))))), '{}'::text[]) AS "coalesce" FROM (SELECT cut.word, cut.place, lag(cut.word) OVER (ORDER BY cut.place) AS before, lead(cut.word) OVER (ORDER BY cut.place) AS after FROM unnest(words_of(typed_words.text)) WITH ORDINALITY cut(word, place)) neighbors)
;
grant execute on function typed_words(text) to public;

CREATE OR REPLACE FUNCTION public.weighted(words text[], weight text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN weighted_in(words, weight, text_languages())
;
grant execute on function weighted(text[],text) to public;

CREATE OR REPLACE FUNCTION public.weighted_in(words text[], weight text, languages text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN COALESCE(((SELECT string_agg(format('''%s'':1%s'::text, lexemes.lexeme, weighted_in.weight), ' '::text) AS string_agg FROM (SELECT DISTINCT unnest(weighted_in.words) AS lexeme UNION ALL SELECT ('~'::text || unnest(stems_in(weighted_in.words, weighted_in.languages)))) lexemes))::tsvector, ''::tsvector)
;
grant execute on function weighted_in(text[],text,text[]) to public;

CREATE OR REPLACE FUNCTION public.with_other(form jsonb, facet text, gone text, other text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN jsonb_set(form, ARRAY[facet], (SELECT jsonb_agg(DISTINCT CASE one.value WHEN with_other.gone THEN with_other.other ELSE one.value END) AS jsonb_agg FROM jsonb_array_elements_text((with_other.form -> with_other.facet)) one(value)))
;
grant execute on function with_other(jsonb,text,text,text) to public;

CREATE OR REPLACE FUNCTION public.with_value(term text, operator text, gone text[], other text, beside boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select string_agg(
    case when lower(piece[3]) = operator and piece[4] is not null then
      piece[1] || piece[2] || piece[3] || ':' || (
        select string_agg(typed, ',' order by place) from (
          select each.typed, min(place) as place
          from public.typed_values(piece[4]) as one, unnest(
            case when value <> all (gone) then array[one.typed]
              when beside then array[one.typed, quoted] else array[quoted] end) as each (typed)
          group by each.typed) as once)
    else concat(piece[1], piece[2], piece[3] || ':', piece[4], piece[5], piece[6], piece[7]) end,
    '' order by place)
  from public.search_pieces(term),
    (select case when other ~ '[\s,"]' then '"' || replace(other, '"', '') || '"' else other end as quoted) as said
$function$
;
grant execute on function with_value(text,text,text[],text,boolean) to public;

CREATE OR REPLACE FUNCTION public.words_in_address(url text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(url, '^https?://(www\.)?'::text, ''::text, 'i'::text), '^([^/?#:]*)\.[a-z]+([/?#:]|$)'::text, '\1\2'::text, 'i'::text)
;
grant execute on function words_in_address(text) to public;

CREATE OR REPLACE FUNCTION public.words_of(text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT "left"(cut.word, 64) AS "left" FROM regexp_split_to_table(cut_runs(plain_arabic(label_key(words_of.text))), '[^[:alnum:]]+'::text) WITH ORDINALITY cut(word, "position") WHERE (cut.word <> ''::text) ORDER BY cut."position")
;
grant execute on function words_of(text) to public;

CREATE OR REPLACE FUNCTION public.write_passages(tenant uuid, item uuid, parts jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 DELETE FROM passage
   WHERE ((passage.tenant_id = write_passages.tenant) AND (passage.item_id = write_passages.item));
 WITH part AS (
          SELECT (listed.place - 1) AS place,
             ((listed.part ->> 'page'::text))::integer AS page,
             (listed.part ->> 'heading'::text) AS heading,
             (listed.part ->> 'body'::text) AS body
            FROM jsonb_array_elements(write_passages.parts) WITH ORDINALITY listed(part, place)
         ), known AS (
          SELECT s.heading,
             COALESCE(d.languages, '{}'::text[]) AS languages,
             t.number,
             ARRAY[
                 CASE
                     WHEN (i.mime ~~ 'image/%'::text) THEN 'image'::text
                     WHEN (i.mime ~~ 'video/%'::text) THEN 'video'::text
                     WHEN (i.mime ~~ 'audio/%'::text) THEN 'recording'::text
                     WHEN (i.mime ~ 'presentation|powerpoint'::text) THEN 'presentation'::text
                     WHEN (i.mime ~ 'spreadsheet|excel|csv'::text) THEN 'spreadsheet'::text
                     WHEN (i.kind = 'link'::text) THEN 'page'::text
                     ELSE 'document'::text
                 END] AS kind
            FROM (((item_search s
              JOIN tenant t ON ((t.id = write_passages.tenant)))
              JOIN item i ON (((i.tenant_id = write_passages.tenant) AND (i.id = write_passages.item))))
              LEFT JOIN item_text d ON (((d.tenant_id = write_passages.tenant) AND (d.item_id = write_passages.item))))
           WHERE ((s.tenant_id = write_passages.tenant) AND (s.item_id = write_passages.item))
         )
  INSERT INTO passage (tenant_id, item_id, place, page, heading, body, words)  SELECT write_passages.tenant AS tenant,
             write_passages.item AS item,
             part.place,
             part.page,
             part.heading,
             part.body,
             ((((lexemes(known.number, 'w'::text, (words_of(part.body) || joined_of(part.body))) || lexemes(known.number, 's'::text, stems_in(words_of(part.body), known.languages))) || lexemes(known.number, 'h'::text, ((known.kind || words_of(part.heading)) || ARRAY( SELECT lexeme.lexeme
                    FROM unnest(tsvector_to_array(known.heading)) lexeme(lexeme)
                   WHERE ("left"(lexeme.lexeme, 1) <> '~'::text))))) || lexemes(known.number, 'g'::text, (stems_in(words_of(part.heading), known.languages) || ARRAY( SELECT substr(lexeme.lexeme, 2) AS substr
                    FROM unnest(tsvector_to_array(known.heading)) lexeme(lexeme)
                   WHERE ("left"(lexeme.lexeme, 1) = '~'::text))))) || lexemes(known.number, 'b'::text,
                 CASE
                     WHEN ((abs(hashtext(((write_passages.item)::text || part.place))) % 64) = 0) THEN ARRAY[''::text]
                     ELSE '{}'::text[]
                 END))
            FROM part,
             known
           WHERE (part.body <> ''::text);
END
;

CREATE OR REPLACE FUNCTION public.writes_compounds()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
declare
  known constant text[] := array(
    select language from public.search_language where tenant_id = public.current_tenant());
begin
  return known = '{}' or known && array['de', 'nl']
    or (select locale in ('de', 'nl') from public.tenant where id = public.current_tenant());
end $function$
;
grant execute on function writes_compounds() to public;

create table account_notice (
  tenant_id uuid not null default current_tenant(),
  kind text not null,
  about timestamp(3) with time zone not null,
  sent_at timestamp(3) with time zone not null default now(),
  constraint account_notice_pkey PRIMARY KEY (tenant_id, kind, about),
  constraint account_notice_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table account_notice enable row level security;
create policy tenant on account_notice for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant insert, select on account_notice to satchel_app;

create table agreement (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  version integer not null default 1,
  archived boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint agreement_pkey PRIMARY KEY (tenant_id, id),
  constraint agreement_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table agreement enable row level security;
create policy tenant on agreement for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on agreement to satchel_app;

create table agreement_acceptance (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  agreement_id uuid not null,
  version integer not null,
  link_id uuid,
  name text not null,
  email text,
  email_proved boolean not null default false,
  at timestamp(3) with time zone not null default now(),
  network text not null,
  language text not null,
  constraint agreement_acceptance_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint agreement_acceptance_pkey PRIMARY KEY (tenant_id, id),
  constraint agreement_acceptance_tenant_id_agreement_id_version_fkey FOREIGN KEY (tenant_id, agreement_id, version) REFERENCES agreement_version(tenant_id, agreement_id, version) ON DELETE CASCADE,
  constraint agreement_acceptance_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint agreement_acceptance_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE SET NULL (link_id)
);
CREATE INDEX agreement_acceptance_of ON public.agreement_acceptance USING btree (tenant_id, agreement_id, id DESC);
CREATE INDEX agreement_acceptance_of_email ON public.agreement_acceptance USING btree (tenant_id, lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX agreement_acceptance_of_link ON public.agreement_acceptance USING btree (tenant_id, link_id, id DESC) WHERE (link_id IS NOT NULL);
alter table agreement_acceptance enable row level security;
create policy tenant on agreement_acceptance for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on agreement_acceptance to satchel_app;

create table agreement_default (
  tenant_id uuid not null default current_tenant(),
  agreement_id uuid not null,
  value_id uuid not null,
  constraint agreement_default_pkey PRIMARY KEY (tenant_id, agreement_id, value_id),
  constraint agreement_default_tenant_id_agreement_id_fkey FOREIGN KEY (tenant_id, agreement_id) REFERENCES agreement(tenant_id, id) ON DELETE CASCADE,
  constraint agreement_default_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint agreement_default_tenant_id_value_id_fkey FOREIGN KEY (tenant_id, value_id) REFERENCES category_value(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX agreement_default_of_value ON public.agreement_default USING btree (tenant_id, value_id);
alter table agreement_default enable row level security;
create policy tenant on agreement_default for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on agreement_default to satchel_app;

create table agreement_version (
  tenant_id uuid not null default current_tenant(),
  agreement_id uuid not null,
  version integer not null,
  name text not null,
  doc jsonb,
  item_id uuid,
  file_key text,
  page_count integer,
  body text not null,
  sha256 text not null,
  created_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  constraint agreement_version_check CHECK (((doc IS NULL) <> (file_key IS NULL))),
  constraint agreement_version_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint agreement_version_pkey PRIMARY KEY (tenant_id, agreement_id, version),
  constraint agreement_version_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint agreement_version_tenant_id_agreement_id_fkey FOREIGN KEY (tenant_id, agreement_id) REFERENCES agreement(tenant_id, id) ON DELETE CASCADE,
  constraint agreement_version_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES member(tenant_id, id) ON DELETE SET NULL (created_by),
  constraint agreement_version_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint agreement_version_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE SET NULL (item_id)
);
CREATE INDEX agreement_version_of_item ON public.agreement_version USING btree (tenant_id, item_id) WHERE (item_id IS NOT NULL);
alter table agreement_version enable row level security;
create policy tenant on agreement_version for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on agreement_version to satchel_app;

create table api_key (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  member_id uuid not null,
  name text not null,
  hash bytea not null,
  hint text not null,
  scopes text[] not null,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  constraint api_key_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint api_key_pkey PRIMARY KEY (tenant_id, id),
  constraint api_key_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint api_key_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX api_key_hash ON public.api_key USING btree (hash);
CREATE INDEX api_key_member ON public.api_key USING btree (tenant_id, member_id);
alter table api_key enable row level security;
create policy tenant on api_key for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select on api_key to satchel_app;

create table audit (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default audit_id(),
  at timestamp(3) with time zone not null default clock_timestamp(),
  action text not null,
  actor_id uuid,
  actor_name text,
  target_type text,
  target_id text,
  target_name text,
  ip text,
  agent text,
  details jsonb not null default '{}'::jsonb,
  constraint audit_pkey PRIMARY KEY (tenant_id, id),
  constraint audit_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
CREATE INDEX audit_of_action ON public.audit USING btree (tenant_id, action, id DESC);
CREATE INDEX audit_of_actor ON public.audit USING btree (tenant_id, actor_id, id DESC);
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON public.audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER published AFTER INSERT ON public.audit REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION publish_audit();
CREATE TRIGGER unchangeable BEFORE UPDATE ON public.audit FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table audit enable row level security;
create policy tenant on audit for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant insert, select on audit to satchel_app;

create table auth."user" (
  id uuid not null default new_id(),
  email text not null,
  created_at timestamp with time zone not null default now(),
  constraint user_email_key UNIQUE (email),
  constraint user_pkey PRIMARY KEY (id)
);

create table auth.account (
  user_id uuid not null,
  password text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint account_pkey PRIMARY KEY (user_id),
  constraint account_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE
);

create table auth.backup (
  is_only boolean not null default true,
  begun_at timestamp with time zone not null,
  target text,
  constraint backup_is_only_check CHECK (is_only),
  constraint backup_pkey PRIMARY KEY (is_only)
);

create table auth.backup_outcome (
  work text not null,
  succeeded_at timestamp with time zone,
  failed_at timestamp with time zone,
  reason text,
  constraint backup_outcome_pkey PRIMARY KEY (work),
  constraint backup_outcome_work_check CHECK ((work = ANY (ARRAY['backup'::text, 'check'::text])))
);

create table auth.challenge (
  challenge text not null,
  purpose text not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  constraint challenge_pkey PRIMARY KEY (challenge),
  constraint challenge_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'prove'::text, 'sign-in'::text]))),
  constraint challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX challenge_end ON auth.challenge USING btree (expires_at);

create table auth.code_guess (
  subject text not null,
  user_id uuid not null,
  failures integer not null,
  locked_until timestamp with time zone not null,
  guessed_at timestamp with time zone not null default clock_timestamp(),
  constraint code_guess_pkey PRIMARY KEY (subject),
  constraint code_guess_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX code_guess_of_user ON auth.code_guess USING btree (user_id);

create table auth.device (
  user_id uuid not null,
  browser text not null,
  os text not null,
  country text not null,
  seen_at timestamp with time zone not null default now(),
  constraint device_pkey PRIMARY KEY (user_id, browser, os, country),
  constraint device_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE
);

create table auth.handoff (
  hash bytea not null,
  session_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint handoff_pkey PRIMARY KEY (hash),
  constraint handoff_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.session(id) ON DELETE CASCADE
);

create table auth.jwks (
  id uuid not null default new_id(),
  public_key text not null,
  private_key text,
  created_at timestamp with time zone not null default now(),
  sealed bytea,
  constraint jwks_pkey PRIMARY KEY (id)
);

create table auth.known_network (
  user_id uuid not null,
  network bytea not null,
  seen_at timestamp with time zone not null default now(),
  constraint known_network_pkey PRIMARY KEY (user_id, network),
  constraint known_network_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX known_network_age ON auth.known_network USING btree (seen_at);

create table auth.oauth_artifact (
  model text not null,
  hash bytea not null,
  payload jsonb not null,
  grant_id uuid,
  member_id uuid,
  expires_at timestamp(3) with time zone not null,
  constraint oauth_artifact_member_id_fkey FOREIGN KEY (member_id) REFERENCES auth."user"(id) ON DELETE CASCADE,
  constraint oauth_artifact_pkey PRIMARY KEY (model, hash)
);
CREATE INDEX oauth_artifact_expiry ON auth.oauth_artifact USING btree (expires_at);
CREATE INDEX oauth_artifact_grant ON auth.oauth_artifact USING btree (grant_id);
CREATE INDEX oauth_artifact_member ON auth.oauth_artifact USING btree (member_id);

create table auth.oauth_client (
  id text not null,
  metadata bytea not null,
  registered_at timestamp(3) with time zone not null default now(),
  constraint oauth_client_pkey PRIMARY KEY (id)
);

create table auth.operator (
  single boolean not null default true,
  company_id uuid,
  decided_at timestamp(3) with time zone not null default now(),
  constraint operator_company_id_fkey FOREIGN KEY (company_id) REFERENCES tenant(id) ON DELETE SET NULL,
  constraint operator_pkey PRIMARY KEY (single),
  constraint operator_single_check CHECK (single)
);

create table auth.passkey (
  id uuid not null default new_id(),
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  is_synced boolean not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX passkey_of_user ON auth.passkey USING btree (user_id);

create table auth.password_reset (
  hash bytea not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint password_reset_pkey PRIMARY KEY (hash),
  constraint password_reset_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX password_reset_of_user ON auth.password_reset USING btree (user_id);

create table auth.rate_limit (
  key text not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limit_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limit_expire ON auth.rate_limit USING btree (expire);

create table auth.recovery_code (
  user_id uuid not null,
  hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (user_id, hash),
  constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE
);

create table auth.refresh_token (
  hash bytea not null,
  session_id uuid not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint refresh_token_pkey PRIMARY KEY (hash),
  constraint refresh_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.session(id) ON DELETE CASCADE
);
CREATE INDEX refresh_token_of_session ON auth.refresh_token USING btree (session_id);

create table auth.secrets (
  is_only boolean not null default true,
  sealed bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint secrets_is_only_check CHECK (is_only),
  constraint secrets_pkey PRIMARY KEY (is_only)
);

create table auth.session (
  id uuid not null default new_id(),
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  method text not null default 'password'::text,
  second_factor boolean not null default false,
  country text,
  last_seen_at timestamp with time zone not null default now(),
  proved_at timestamp with time zone not null default now(),
  constraint session_method_check CHECK ((method = ANY (ARRAY['password'::text, 'passkey'::text, 'sso'::text, 'code'::text, 'invitation'::text, 'handoff'::text]))),
  constraint session_pkey PRIMARY KEY (id),
  constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX session_of_user ON auth.session USING btree (user_id);

create table auth.socket_ticket (
  hash bytea not null,
  session_id uuid not null,
  expires_at timestamp with time zone not null,
  access_until timestamp with time zone not null,
  constraint socket_ticket_pkey PRIMARY KEY (hash),
  constraint socket_ticket_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.session(id) ON DELETE CASCADE
);
CREATE INDEX socket_ticket_of_session ON auth.socket_ticket USING btree (session_id);

create table auth.sso_flow (
  id uuid not null default new_id(),
  tenant_id uuid not null,
  provider_id uuid not null,
  state bytea not null,
  browser bytea not null,
  tester_id uuid,
  next text,
  used_at timestamp(3) with time zone,
  finish bytea,
  answer jsonb,
  expires_at timestamp(3) with time zone not null,
  constraint sso_flow_finish_key UNIQUE (finish),
  constraint sso_flow_pkey PRIMARY KEY (id),
  constraint sso_flow_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES sso_provider(id) ON DELETE CASCADE,
  constraint sso_flow_state_key UNIQUE (state),
  constraint sso_flow_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint sso_flow_tester_id_fkey FOREIGN KEY (tester_id) REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX sso_flow_expires ON auth.sso_flow USING btree (expires_at);

create table auth.totp (
  user_id uuid not null,
  secret bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint totp_pkey PRIMARY KEY (user_id),
  constraint totp_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE
);

create table auth.verification (
  expires_at timestamp with time zone not null,
  email text not null,
  code_hash bytea not null,
  constraint verification_pkey PRIMARY KEY (email)
);

create table billing.stripe_event (
  id text not null,
  type text not null,
  received_at timestamp with time zone not null default now(),
  constraint stripe_event_pkey PRIMARY KEY (id)
);
CREATE INDEX stripe_event_age ON billing.stripe_event USING btree (received_at);

create table bulk_change (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  member_id uuid not null,
  wish jsonb,
  undoes uuid,
  is_job boolean not null,
  status text not null,
  failure text,
  total integer not null,
  done integer not null default 0,
  updated integer not null default 0,
  missing integer not null default 0,
  refused integer not null default 0,
  refusals jsonb not null default '[]'::jsonb,
  reasons jsonb not null default '{}'::jsonb,
  created_at timestamp(3) with time zone not null default now(),
  finished_at timestamp(3) with time zone,
  constraint bulk_change_check CHECK (((wish IS NULL) <> (undoes IS NULL))),
  constraint bulk_change_check1 CHECK (((status = 'running'::text) = (finished_at IS NULL))),
  constraint bulk_change_pkey PRIMARY KEY (tenant_id, id),
  constraint bulk_change_status_check CHECK ((status = ANY (ARRAY['running'::text, 'completed'::text, 'cancelled'::text, 'failed'::text]))),
  constraint bulk_change_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint bulk_change_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE,
  constraint bulk_change_tenant_id_undoes_fkey FOREIGN KEY (tenant_id, undoes) REFERENCES bulk_change(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX bulk_change_age ON public.bulk_change USING btree (finished_at);
CREATE INDEX bulk_change_of_member ON public.bulk_change USING btree (tenant_id, member_id, id DESC);
CREATE UNIQUE INDEX bulk_change_undo ON public.bulk_change USING btree (tenant_id, undoes) WHERE (undoes IS NOT NULL);
alter table bulk_change enable row level security;
create policy tenant on bulk_change for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on bulk_change to satchel_app;

create table bulk_part (
  tenant_id uuid not null default current_tenant(),
  change_id uuid not null,
  number integer not null,
  item_ids uuid[] not null,
  entries jsonb,
  done_at timestamp with time zone,
  constraint bulk_part_pkey PRIMARY KEY (tenant_id, change_id, number),
  constraint bulk_part_tenant_id_change_id_fkey FOREIGN KEY (tenant_id, change_id) REFERENCES bulk_change(tenant_id, id) ON DELETE CASCADE
);
alter table bulk_part enable row level security;
create policy tenant on bulk_part for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on bulk_part to satchel_app;

create table category_value (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  category text not null,
  label text not null,
  color text,
  "position" integer not null,
  archived boolean not null default false,
  constraint category_value_category_check CHECK ((category = ANY (ARRAY['funnelStage'::text, 'contentProduct'::text, 'contentType'::text, 'contentIndustry'::text, 'contentRegion'::text]))),
  constraint category_value_label_check CHECK (((length(label) >= 1) AND (length(label) <= 300))),
  constraint category_value_pkey PRIMARY KEY (tenant_id, id),
  constraint category_value_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX category_value_key ON public.category_value USING btree (tenant_id, category, label_key(label));
CREATE UNIQUE INDEX category_value_look ON public.category_value USING btree (tenant_id, category, label_look(label));
CREATE CONSTRAINT TRIGGER count_taxonomy AFTER DELETE OR UPDATE ON public.category_value DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_taxonomy();
CREATE TRIGGER follow AFTER UPDATE OF label ON public.category_value FOR EACH ROW WHEN ((label_key(old.label) <> label_key(new.label))) EXECUTE FUNCTION follow_value();
CREATE TRIGGER index_values AFTER UPDATE ON public.category_value REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_values();
alter table category_value enable row level security;
create policy tenant on category_value for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on category_value to satchel_app;

create table client_event (
  tenant_id uuid not null default current_tenant(),
  id text not null,
  endpoint_id uuid not null,
  session_id text not null,
  member_id uuid,
  name text not null,
  at timestamp(3) with time zone not null,
  received_at timestamp(3) with time zone not null default now(),
  attributes jsonb not null,
  metrics jsonb not null,
  constraint client_event_id_check CHECK (((length(id) >= 1) AND (length(id) <= 64))),
  constraint client_event_pkey PRIMARY KEY (tenant_id, id),
  constraint client_event_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint client_event_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE SET NULL (member_id)
);
CREATE INDEX client_event_age ON public.client_event USING btree (received_at);
alter table client_event enable row level security;
create policy tenant on client_event for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant insert, select on client_event to satchel_app;

create table client_event_day (
  tenant_id uuid not null default current_tenant(),
  day date not null,
  name text not null,
  person uuid not null,
  count integer not null,
  constraint client_event_day_pkey PRIMARY KEY (tenant_id, day, name, person),
  constraint client_event_day_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table client_event_day enable row level security;
create policy tenant on client_event_day for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant insert, select, update on client_event_day to satchel_app;

create table client_event_name (
  tenant_id uuid not null default current_tenant(),
  name text not null,
  constraint client_event_name_pkey PRIMARY KEY (tenant_id, name),
  constraint client_event_name_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table client_event_name enable row level security;
create policy tenant on client_event_name for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant insert, select on client_event_name to satchel_app;

create table collection (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  version integer not null default 1,
  name text not null,
  description text not null default ''::text,
  visibility text not null default 'team'::text,
  owner_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  search jsonb,
  cover_item_id uuid,
  deleted_at timestamp(3) with time zone,
  heading tsvector not null generated always as (weighted((words_of(name) || joined_in_heading(name)), 'A'::text) || weighted((words_of(description) || joined_in_heading(description)), 'C'::text)),
  constraint collection_description_check CHECK ((length(description) <= 20000)),
  constraint collection_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint collection_pkey PRIMARY KEY (tenant_id, id),
  constraint collection_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint collection_tenant_id_id_cover_item_id_fkey FOREIGN KEY (tenant_id, id, cover_item_id) REFERENCES collection_item(tenant_id, collection_id, item_id) ON DELETE SET NULL (cover_item_id),
  constraint collection_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES member(tenant_id, id),
  constraint collection_visibility_check CHECK ((visibility = ANY (ARRAY['team'::text, 'private'::text])))
);
CREATE INDEX collection_deleted ON public.collection USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX collection_name ON public.collection USING btree (tenant_id, name_key(name), id);
CREATE INDEX collection_updated ON public.collection USING btree (tenant_id, updated_at DESC, id DESC);
CREATE TRIGGER delete_marks AFTER DELETE ON public.collection REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_marks('COLLECTION');
CREATE TRIGGER follow AFTER UPDATE OF name ON public.collection FOR EACH ROW WHEN ((label_key(old.name) <> label_key(new.name))) EXECUTE FUNCTION follow_collection();
alter table collection enable row level security;
create policy tenant on collection for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on collection to satchel_app;

create table collection_item (
  tenant_id uuid not null default current_tenant(),
  collection_id uuid not null,
  item_id uuid not null,
  "position" integer not null,
  constraint collection_item_pkey PRIMARY KEY (tenant_id, collection_id, item_id),
  constraint collection_item_tenant_id_collection_id_fkey FOREIGN KEY (tenant_id, collection_id) REFERENCES collection(tenant_id, id) ON DELETE CASCADE,
  constraint collection_item_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX collection_item_of_item ON public.collection_item USING btree (tenant_id, item_id);
CREATE INDEX collection_item_order ON public.collection_item USING btree (tenant_id, collection_id, "position");
alter table collection_item enable row level security;
create policy tenant on collection_item for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on collection_item to satchel_app;

create table connected_app (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  member_id uuid not null,
  client_id text not null,
  name text not null,
  host text not null,
  scopes text[] not null,
  created_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone,
  constraint connected_app_pkey PRIMARY KEY (tenant_id, id),
  constraint connected_app_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint connected_app_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX connected_app_member ON public.connected_app USING btree (tenant_id, member_id, client_id);
alter table connected_app enable row level security;
create policy tenant on connected_app for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on connected_app to satchel_app;

create table conversation (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  link_id uuid not null,
  email text,
  email_proved boolean not null default false,
  name text,
  language text,
  created_at timestamp(3) with time zone not null default now(),
  constraint conversation_pkey PRIMARY KEY (tenant_id, id),
  constraint conversation_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX conversation_email ON public.conversation USING btree (tenant_id, lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX conversation_of ON public.conversation USING btree (tenant_id, link_id, id);
alter table conversation enable row level security;
create policy tenant on conversation for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on conversation to satchel_app;

create table conversation_read (
  tenant_id uuid not null default current_tenant(),
  link_id uuid not null,
  member_id uuid not null,
  at timestamp(3) with time zone not null default clock_timestamp(),
  constraint conversation_read_pkey PRIMARY KEY (tenant_id, link_id, member_id),
  constraint conversation_read_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE,
  constraint conversation_read_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE
);
alter table conversation_read enable row level security;
create policy tenant on conversation_read for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on conversation_read to satchel_app;

create table crm_connection (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  kind text not null,
  account_id text not null,
  account_name text not null,
  api_url text,
  tokens bytea,
  tokens_expire_at timestamp with time zone,
  tokens_version integer not null default 1,
  renewing_until timestamp with time zone,
  sends_readings boolean not null default false,
  sends_leads boolean not null default false,
  confirmed_only boolean not null default true,
  paused_reason text,
  paused_at timestamp with time zone,
  rests_until timestamp with time zone,
  connected_by uuid,
  connected_at timestamp(3) with time zone not null default now(),
  constraint crm_connection_kind_check CHECK ((kind = ANY (ARRAY['hubspot'::text, 'salesforce'::text]))),
  constraint crm_connection_paused_reason_check CHECK ((paused_reason = ANY (ARRAY['revoked'::text, 'lost'::text]))),
  constraint crm_connection_pkey PRIMARY KEY (tenant_id, id),
  constraint crm_connection_tenant_id_connected_by_fkey FOREIGN KEY (tenant_id, connected_by) REFERENCES member(tenant_id, id) ON DELETE SET NULL (connected_by),
  constraint crm_connection_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint crm_connection_tenant_id_kind_key UNIQUE (tenant_id, kind)
);
alter table crm_connection enable row level security;
create policy tenant on crm_connection for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on crm_connection to satchel_app;

create table crm_flow (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  kind text not null,
  state bytea not null,
  member_id uuid not null,
  session_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint crm_flow_kind_check CHECK ((kind = ANY (ARRAY['hubspot'::text, 'salesforce'::text]))),
  constraint crm_flow_pkey PRIMARY KEY (tenant_id, id),
  constraint crm_flow_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint crm_flow_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE,
  constraint crm_flow_tenant_id_member_id_kind_key UNIQUE (tenant_id, member_id, kind)
);
alter table crm_flow enable row level security;
create policy tenant on crm_flow for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on crm_flow to satchel_app;

create table crm_send (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  connection_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  email text not null,
  payload jsonb not null,
  state text not null default 'waiting'::text,
  tried integer not null default 0,
  begun_at timestamp with time zone,
  next_at timestamp with time zone default now(),
  fault text,
  detail text,
  record_url text,
  at timestamp(3) with time zone not null default now(),
  constraint crm_send_kind_check CHECK ((kind = ANY (ARRAY['reading'::text, 'lead'::text]))),
  constraint crm_send_pkey PRIMARY KEY (tenant_id, id),
  constraint crm_send_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'skipped'::text, 'failed'::text]))),
  constraint crm_send_tenant_id_connection_id_fkey FOREIGN KEY (tenant_id, connection_id) REFERENCES crm_connection(tenant_id, id) ON DELETE CASCADE,
  constraint crm_send_tenant_id_connection_id_kind_subject_id_key UNIQUE (tenant_id, connection_id, kind, subject_id),
  constraint crm_send_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
CREATE INDEX crm_send_at ON public.crm_send USING btree (at);
CREATE INDEX crm_send_due ON public.crm_send USING btree (tenant_id, connection_id, next_at) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));
CREATE INDEX crm_send_of_subject ON public.crm_send USING btree (tenant_id, subject_id);
alter table crm_send enable row level security;
create policy tenant on crm_send for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on crm_send to satchel_app;

create table cta (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  version integer not null default 1,
  name text not null,
  kind text not null,
  headline text not null default ''::text,
  label text not null default ''::text,
  text text not null default ''::text,
  url text,
  fields jsonb not null default '[]'::jsonb,
  thanks text not null default ''::text,
  style jsonb not null default '{}'::jsonb,
  placements jsonb not null default '[]'::jsonb,
  recipients uuid[] not null default '{}'::uuid[],
  control boolean not null default false,
  active boolean not null default true,
  owner_id uuid,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp(3) with time zone,
  constraint cta_headline_check CHECK ((length(headline) <= 150)),
  constraint cta_kind_check CHECK ((kind = ANY (ARRAY['button'::text, 'banner'::text, 'form'::text, 'meeting'::text, 'embed'::text]))),
  constraint cta_label_check CHECK ((length(label) <= 80)),
  constraint cta_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint cta_pkey PRIMARY KEY (tenant_id, id),
  constraint cta_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint cta_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES member(tenant_id, id) ON DELETE SET NULL (owner_id),
  constraint cta_text_check CHECK ((length(text) <= 2000)),
  constraint cta_thanks_check CHECK ((length(thanks) <= 2000)),
  constraint cta_url_check CHECK ((length(url) <= 2048))
);
CREATE INDEX cta_deleted ON public.cta USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX cta_id ON public.cta USING btree (id);
CREATE CONSTRAINT TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE ON public.cta DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_cta_change();
alter table cta enable row level security;
create policy tenant on cta for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on cta to satchel_app;

create table cta_day (
  tenant_id uuid not null default current_tenant(),
  cta_id uuid not null,
  day date not null,
  place text not null,
  impressions integer not null default 0,
  clicks integer not null default 0,
  submissions integer not null default 0,
  constraint cta_day_pkey PRIMARY KEY (tenant_id, cta_id, day, place),
  constraint cta_day_tenant_id_cta_id_fkey FOREIGN KEY (tenant_id, cta_id) REFERENCES cta(tenant_id, id) ON DELETE CASCADE
);
alter table cta_day enable row level security;
create policy tenant on cta_day for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on cta_day to satchel_app;

create table cta_event (
  tenant_id uuid not null default current_tenant(),
  cta_id uuid not null,
  id uuid not null,
  kind text not null,
  at timestamp(3) with time zone not null default clock_timestamp(),
  visitor bytea,
  visit_id uuid,
  counted boolean not null default true,
  constraint cta_event_kind_check CHECK ((kind = ANY (ARRAY['impression'::text, 'click'::text, 'submission'::text, 'held'::text]))),
  constraint cta_event_pkey PRIMARY KEY (tenant_id, cta_id, id),
  constraint cta_event_tenant_id_cta_id_fkey FOREIGN KEY (tenant_id, cta_id) REFERENCES cta(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX cta_event_visit ON public.cta_event USING btree (tenant_id, visit_id) WHERE (visit_id IS NOT NULL);
CREATE INDEX cta_event_visitor ON public.cta_event USING btree (tenant_id, visitor, at) WHERE (visitor IS NOT NULL);
alter table cta_event enable row level security;
create policy tenant on cta_event for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on cta_event to satchel_app;

create table cta_submission (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  cta_id uuid not null,
  at timestamp(3) with time zone not null default clock_timestamp(),
  "values" jsonb not null,
  text text not null,
  emails text[] not null default '{}'::text[],
  consent text,
  link_id uuid,
  item_id uuid,
  site_id uuid,
  state text not null default 'received'::text,
  place text not null default ''::text,
  event_id uuid,
  constraint cta_submission_pkey PRIMARY KEY (tenant_id, id),
  constraint cta_submission_state_check CHECK ((state = ANY (ARRAY['received'::text, 'held'::text, 'spam'::text]))),
  constraint cta_submission_tenant_id_cta_id_fkey FOREIGN KEY (tenant_id, cta_id) REFERENCES cta(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX cta_submission_email ON public.cta_submission USING gin (emails);
CREATE INDEX cta_submission_event ON public.cta_submission USING btree (tenant_id, event_id);
CREATE INDEX cta_submission_held ON public.cta_submission USING btree (tenant_id, cta_id) WHERE (state = 'held'::text);
CREATE INDEX cta_submission_link ON public.cta_submission USING btree (tenant_id, link_id, id) WHERE (link_id IS NOT NULL);
CREATE INDEX cta_submission_of ON public.cta_submission USING btree (tenant_id, cta_id, id DESC);
alter table cta_submission enable row level security;
create policy tenant on cta_submission for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on cta_submission to satchel_app;

create table domain (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  version integer not null,
  domain text not null,
  status text not null default 'pending'::text,
  token text not null default replace((gen_random_uuid())::text, '-'::text, ''::text),
  root_url text,
  not_found_url text,
  proven boolean not null default false,
  leads_here boolean not null default false,
  detail text,
  failures integer not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  checked_at timestamp(3) with time zone,
  confirmed_at timestamp(3) with time zone,
  constraint domain_pkey PRIMARY KEY (tenant_id, id),
  constraint domain_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'conflicting'::text, 'not-found'::text, 'lost'::text]))),
  constraint domain_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint domain_tenant_id_version_key UNIQUE (tenant_id, version)
);
CREATE UNIQUE INDEX domain_confirmed ON public.domain USING btree (domain) WHERE (status = 'confirmed'::text);
CREATE INDEX domain_host ON public.domain USING btree (domain);
CREATE UNIQUE INDEX domain_of_tenant ON public.domain USING btree (tenant_id, domain);
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.domain FOR EACH STATEMENT EXECUTE FUNCTION announce_domain();
alter table domain enable row level security;
create policy tenant on domain for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on domain to satchel_app;

create table error_group (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  fingerprint text not null,
  title text not null,
  level text not null,
  status text not null default 'open'::text,
  count integer not null default 1,
  people integer not null default 0,
  first_at timestamp(3) with time zone not null default now(),
  last_at timestamp(3) with time zone not null default now(),
  release text,
  url text,
  last_event jsonb not null,
  member_id uuid,
  source text not null,
  constraint error_group_level_check CHECK ((level = ANY (ARRAY['fatal'::text, 'error'::text, 'warning'::text, 'info'::text, 'debug'::text]))),
  constraint error_group_pkey PRIMARY KEY (tenant_id, id),
  constraint error_group_source_check CHECK ((source = ANY (ARRAY['person'::text, 'server'::text, 'key'::text, 'anonymous'::text]))),
  constraint error_group_status_check CHECK ((status = ANY (ARRAY['open'::text, 'resolved'::text, 'ignored'::text]))),
  constraint error_group_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint error_group_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE SET NULL (member_id),
  constraint error_group_tenant_id_source_fingerprint_key UNIQUE (tenant_id, source, fingerprint)
);
CREATE INDEX error_group_age ON public.error_group USING btree (last_at);
CREATE INDEX error_group_time ON public.error_group USING btree (tenant_id, last_at DESC, id DESC);
alter table error_group enable row level security;
create policy tenant on error_group for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on error_group to satchel_app;

create table error_person (
  tenant_id uuid not null default current_tenant(),
  error_id uuid not null,
  person text not null,
  constraint error_person_pkey PRIMARY KEY (tenant_id, error_id, person),
  constraint error_person_tenant_id_error_id_fkey FOREIGN KEY (tenant_id, error_id) REFERENCES error_group(tenant_id, id) ON DELETE CASCADE
);
alter table error_person enable row level security;
create policy tenant on error_person for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select on error_person to satchel_app;

create table event (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  at timestamp with time zone not null default clock_timestamp(),
  type text not null,
  actor_id uuid,
  actor_name text,
  item_type text,
  item_id uuid,
  item_name text,
  change_kind text,
  changes jsonb,
  data jsonb,
  only_for uuid,
  bulk_id uuid,
  count integer,
  program jsonb,
  constraint event_change_kind_check CHECK ((change_kind = ANY (ARRAY['INSERT'::text, 'MODIFY'::text, 'REMOVE'::text]))),
  constraint event_item_type_check CHECK ((item_type = ANY (ARRAY['ITEM'::text, 'SITE'::text, 'COLLECTION'::text]))),
  constraint event_pkey PRIMARY KEY (tenant_id, id),
  constraint event_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
) partition by RANGE (id);
CREATE INDEX event_listed ON ONLY public.event USING btree (tenant_id, id DESC) WHERE ((change_kind IS NOT NULL) AND ((bulk_id IS NULL) OR (count IS NOT NULL)));
CREATE INDEX event_of_actor ON ONLY public.event USING btree (tenant_id, actor_id, id DESC) WHERE ((change_kind IS NOT NULL) AND ((bulk_id IS NULL) OR (count IS NOT NULL)));
CREATE INDEX event_of_item ON ONLY public.event USING btree (tenant_id, item_id, id DESC);
CREATE INDEX event_of_kind ON ONLY public.event USING btree (tenant_id, change_kind, id DESC) WHERE ((change_kind IS NOT NULL) AND ((bulk_id IS NULL) OR (count IS NOT NULL)));
CREATE INDEX event_of_type ON ONLY public.event USING btree (tenant_id, item_type, id DESC) WHERE ((change_kind IS NOT NULL) AND ((bulk_id IS NULL) OR (count IS NOT NULL)) AND (item_type <> 'ITEM'::text));
CREATE TRIGGER address BEFORE INSERT ON public.event FOR EACH ROW EXECUTE FUNCTION address_event();
CREATE TRIGGER announce AFTER INSERT ON public.event REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION announce_events();
CREATE TRIGGER published AFTER INSERT ON public.event REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION publish_events();
alter table event enable row level security;
create policy tenant on event for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant insert, select on event to satchel_app;

create table export (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  owner_id uuid not null,
  format text not null,
  status text not null default 'running'::text,
  search jsonb,
  failure text,
  total integer not null default 0,
  done integer not null default 0,
  bytes bigint,
  file_key text,
  created_at timestamp(3) with time zone not null default now(),
  finished_at timestamp(3) with time zone,
  by_key boolean not null default false,
  constraint export_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'zip'::text]))),
  constraint export_pkey PRIMARY KEY (tenant_id, id),
  constraint export_status_check CHECK ((status = ANY (ARRAY['running'::text, 'completed'::text, 'failed'::text, 'cancelled'::text]))),
  constraint export_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint export_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES member(tenant_id, id)
);
CREATE INDEX export_age ON public.export USING btree (created_at);
alter table export enable row level security;
create policy tenant on export for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on export to satchel_app;

create table favorite (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  member_id uuid not null,
  item_type text not null,
  item_id uuid not null,
  constraint favorite_item_type_check CHECK ((item_type = ANY (ARRAY['ITEM'::text, 'SITE'::text, 'COLLECTION'::text]))),
  constraint favorite_pkey PRIMARY KEY (tenant_id, id),
  constraint favorite_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE,
  constraint favorite_tenant_id_member_id_item_type_item_id_key UNIQUE (tenant_id, member_id, item_type, item_id)
);
alter table favorite enable row level security;
create policy tenant on favorite for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on favorite to satchel_app;

create table file_request (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  link_id uuid,
  collection_id uuid,
  site_id uuid,
  owner_id uuid not null,
  title text not null,
  note text not null default ''::text,
  slots text[] not null default '{}'::text[],
  types text[] not null default '{}'::text[],
  max_bytes bigint not null,
  last_day date,
  closed_at timestamp(3) with time zone,
  reminded_at timestamp(3) with time zone,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint file_request_check CHECK ((num_nonnulls(link_id, collection_id, site_id) <= 1)),
  constraint file_request_max_bytes_check CHECK ((max_bytes > 0)),
  constraint file_request_note_check CHECK ((length(note) <= 2000)),
  constraint file_request_pkey PRIMARY KEY (tenant_id, id),
  constraint file_request_tenant_id_collection_id_fkey FOREIGN KEY (tenant_id, collection_id) REFERENCES collection(tenant_id, id) ON DELETE SET NULL (collection_id),
  constraint file_request_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint file_request_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE SET NULL (link_id),
  constraint file_request_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE,
  constraint file_request_tenant_id_site_id_fkey FOREIGN KEY (tenant_id, site_id) REFERENCES site(tenant_id, id) ON DELETE SET NULL (site_id),
  constraint file_request_title_check CHECK (((length(title) >= 1) AND (length(title) <= 300)))
);
CREATE INDEX file_request_of_collection ON public.file_request USING btree (tenant_id, collection_id) WHERE (collection_id IS NOT NULL);
CREATE INDEX file_request_of_link ON public.file_request USING btree (tenant_id, link_id) WHERE (link_id IS NOT NULL);
CREATE INDEX file_request_of_owner ON public.file_request USING btree (tenant_id, owner_id, id DESC);
CREATE INDEX file_request_of_site ON public.file_request USING btree (tenant_id, site_id) WHERE (site_id IS NOT NULL);
alter table file_request enable row level security;
create policy tenant on file_request for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on file_request to satchel_app;

create table followed_search (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  removal_id uuid not null,
  saved_search_id uuid,
  collection_id uuid,
  before jsonb not null,
  after jsonb not null,
  constraint followed_search_pkey PRIMARY KEY (tenant_id, id),
  constraint followed_search_tenant_id_collection_id_fkey FOREIGN KEY (tenant_id, collection_id) REFERENCES collection(tenant_id, id) ON DELETE CASCADE,
  constraint followed_search_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint followed_search_tenant_id_removal_id_fkey FOREIGN KEY (tenant_id, removal_id) REFERENCES taxonomy_removal(tenant_id, id) ON DELETE CASCADE,
  constraint followed_search_tenant_id_saved_search_id_fkey FOREIGN KEY (tenant_id, saved_search_id) REFERENCES saved_search(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX followed_search_collection ON public.followed_search USING btree (tenant_id, collection_id);
CREATE INDEX followed_search_removal ON public.followed_search USING btree (tenant_id, removal_id);
CREATE INDEX followed_search_saved ON public.followed_search USING btree (tenant_id, saved_search_id);
alter table followed_search enable row level security;
create policy tenant on followed_search for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant select on followed_search to satchel_app;

create table hidden_link (
  tenant_id uuid not null default current_tenant(),
  email text not null,
  link_id uuid not null,
  at timestamp(3) with time zone not null default now(),
  constraint hidden_link_pkey PRIMARY KEY (tenant_id, email, link_id),
  constraint hidden_link_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX hidden_link_of_link ON public.hidden_link USING btree (tenant_id, link_id);
alter table hidden_link enable row level security;
create policy tenant on hidden_link for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on hidden_link to satchel_app;

create table idempotent_answer (
  tenant_id uuid not null default current_tenant(),
  owner text not null,
  key text not null,
  request bytea not null,
  status integer not null,
  created_at timestamp with time zone not null default now(),
  answer bytea,
  constraint idempotent_answer_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255))),
  constraint idempotent_answer_pkey PRIMARY KEY (tenant_id, owner, key),
  constraint idempotent_answer_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
CREATE INDEX idempotent_answer_age ON public.idempotent_answer USING btree (created_at);
alter table idempotent_answer enable row level security;
create policy tenant on idempotent_answer for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant insert, select, update on idempotent_answer to satchel_app;

create table import (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  owner_id uuid not null,
  source text not null,
  name text not null,
  status text not null,
  is_read boolean not null default false,
  failure text,
  heads text[] not null default '{}'::text[],
  facts jsonb not null default '{}'::jsonb,
  choices jsonb not null default '{}'::jsonb,
  collection_id uuid,
  total integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  skipped integer not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  finished_at timestamp(3) with time zone,
  failure_reason jsonb,
  constraint import_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint import_pkey PRIMARY KEY (tenant_id, id),
  constraint import_source_check CHECK ((source = ANY (ARRAY['upload'::text, 'urls'::text, 'csv'::text, 'sitemap'::text, 'archive'::text, 'links'::text]))),
  constraint import_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'running'::text, 'completed'::text, 'failed'::text, 'cancelled'::text, 'undoing'::text, 'undone'::text]))),
  constraint import_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint import_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES member(tenant_id, id)
);
CREATE INDEX import_age ON public.import USING btree (created_at);
alter table import enable row level security;
create policy tenant on import for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on import to satchel_app;

create table import_row (
  tenant_id uuid not null default current_tenant(),
  import_id uuid not null,
  number integer not null,
  data jsonb not null,
  status text not null default 'waiting'::text,
  message text,
  item_id uuid not null default new_id(),
  found_id uuid,
  sentences jsonb,
  constraint import_row_pkey PRIMARY KEY (tenant_id, import_id, number),
  constraint import_row_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'fetching'::text, 'done'::text, 'failed'::text, 'skipped'::text]))),
  constraint import_row_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES import(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX import_row_status ON public.import_row USING btree (tenant_id, import_id, status, number);
CREATE INDEX import_row_waiting ON public.import_row USING btree (tenant_id, import_id, number) WHERE (status = 'waiting'::text);
alter table import_row enable row level security;
create policy tenant on import_row for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on import_row to satchel_app;

create table invitation (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  email text not null,
  role text not null,
  message text,
  invited_by uuid not null,
  token_hash bytea not null,
  sent_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  delivery text not null,
  constraint invitation_check CHECK (((delivery = 'sent'::text) = (sent_at IS NOT NULL))),
  constraint invitation_delivery_check CHECK ((delivery = ANY (ARRAY['sending'::text, 'delayed'::text, 'failed'::text, 'sent'::text]))),
  constraint invitation_pkey PRIMARY KEY (tenant_id, id),
  constraint invitation_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'editor'::text, 'viewer'::text]))),
  constraint invitation_tenant_id_email_key UNIQUE (tenant_id, email),
  constraint invitation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint invitation_tenant_id_invited_by_fkey FOREIGN KEY (tenant_id, invited_by) REFERENCES member(tenant_id, id) ON DELETE CASCADE,
  constraint invitation_token_hash_key UNIQUE (token_hash)
);
alter table invitation enable row level security;
create policy tenant on invitation for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on invitation to satchel_app;

create table invoice (
  tenant_id uuid not null default current_tenant(),
  id text not null,
  number text,
  status text not null,
  amount bigint not null,
  currency text not null,
  created_at timestamp(3) with time zone not null,
  page_url text,
  pdf_url text,
  constraint invoice_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
CREATE INDEX invoice_newest ON public.invoice USING btree (tenant_id, created_at DESC, id DESC);
alter table invoice enable row level security;
create policy tenant on invoice for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant insert, select, update on invoice to satchel_app;

create table item (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  version integer not null default 1,
  kind text not null,
  name text not null,
  original_name text not null,
  description text not null default ''::text,
  url text,
  mime text,
  bytes bigint,
  sha256 text,
  status text not null,
  failure text,
  page_count integer,
  duration_s double precision,
  width integer,
  height integer,
  file_key text,
  thumbnail_key text,
  cover_key text,
  preview_key text,
  preview_mime text,
  shareable boolean not null default true,
  in_library boolean not null default true,
  releases_on date,
  expires_on date,
  broken boolean,
  import_id text,
  owner_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp(3) with time zone,
  file_version integer not null default 1,
  next_version integer,
  file_at timestamp(3) with time zone,
  file_by uuid,
  expiry_told date,
  checked_at timestamp(3) with time zone,
  check_due timestamp(3) with time zone not null default (now() + '7 days'::interval),
  check_failures integer not null default 0,
  deleted_by uuid,
  purging_at timestamp with time zone,
  url_hash text generated always as md5(url),
  visitor_key text,
  visitor_mime text,
  page_problem text,
  hidden_content jsonb,
  preview_note text,
  check_failing_since timestamp with time zone,
  visitor_description text not null default ''::text,
  recognition text,
  recognition_confidence smallint,
  constraint item_description_check CHECK ((length(description) <= 20000)),
  constraint item_kind_check CHECK ((kind = ANY (ARRAY['file'::text, 'link'::text]))),
  constraint item_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint item_pkey PRIMARY KEY (tenant_id, id),
  constraint item_recognition_check CHECK ((recognition = ANY (ARRAY['read'::text, 'none'::text, 'off'::text]))),
  constraint item_status_check CHECK ((status = ANY (ARRAY['uploading'::text, 'processing'::text, 'completed'::text, 'failed'::text]))),
  constraint item_tenant_id_deleted_by_fkey FOREIGN KEY (tenant_id, deleted_by) REFERENCES member(tenant_id, id),
  constraint item_tenant_id_file_by_fkey FOREIGN KEY (tenant_id, file_by) REFERENCES member(tenant_id, id),
  constraint item_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint item_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES member(tenant_id, id)
);
CREATE INDEX item_bin ON public.item USING btree (tenant_id, deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);
CREATE INDEX item_bytes ON public.item USING btree (tenant_id) INCLUDE (bytes);
CREATE INDEX item_check ON public.item USING btree (host_of(url), check_due) WHERE ((kind = 'link'::text) AND (deleted_at IS NULL));
CREATE INDEX item_expiry ON public.item USING btree (tenant_id, expires_on) WHERE ((expires_on IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX item_import ON public.item USING btree (tenant_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX item_name ON public.item USING btree (tenant_id, name_key(name), id) WHERE (deleted_at IS NULL);
CREATE INDEX item_newest ON public.item USING btree (tenant_id, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX item_owner ON public.item USING btree (tenant_id, owner_id, id DESC);
CREATE INDEX item_purging ON public.item USING btree (tenant_id, id) WHERE (purging_at IS NOT NULL);
CREATE INDEX item_recognition ON public.item USING btree (tenant_id, id) WHERE (recognition IS NOT NULL);
CREATE INDEX item_release ON public.item USING btree (tenant_id, releases_on) WHERE ((releases_on IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX item_sha256 ON public.item USING btree (tenant_id, sha256) WHERE (sha256 IS NOT NULL);
CREATE INDEX item_updated ON public.item USING btree (tenant_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX item_url ON public.item USING btree (tenant_id, url_hash) WHERE (url_hash IS NOT NULL);
CREATE TRIGGER compare_used_answers AFTER UPDATE ON public.item FOR EACH ROW WHEN (((old.deleted_at IS DISTINCT FROM new.deleted_at) OR (old.expires_on IS DISTINCT FROM new.expires_on) OR (old.shareable IS DISTINCT FROM new.shareable))) EXECUTE FUNCTION compare_used_answers_of_item();
CREATE TRIGGER delete_marks AFTER DELETE ON public.item REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_marks('ITEM');
CREATE TRIGGER index_changed AFTER UPDATE ON public.item REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_changed();
CREATE TRIGGER index_new AFTER INSERT ON public.item REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_new();
CREATE TRIGGER open_stat AFTER INSERT ON public.item FOR EACH ROW EXECUTE FUNCTION open_item_stat();
alter table item enable row level security;
create policy tenant on item for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on item to satchel_app;

create table item_category (
  tenant_id uuid not null default current_tenant(),
  item_id uuid not null,
  value_id uuid not null,
  constraint item_category_pkey PRIMARY KEY (tenant_id, item_id, value_id),
  constraint item_category_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE,
  constraint item_category_tenant_id_value_id_fkey FOREIGN KEY (tenant_id, value_id) REFERENCES category_value(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX item_category_of_value ON public.item_category USING btree (tenant_id, value_id, item_id);
CREATE TRIGGER index_added AFTER INSERT ON public.item_category REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_parts();
CREATE TRIGGER index_removed AFTER DELETE ON public.item_category REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_parts();
CREATE TRIGGER index_updated AFTER UPDATE ON public.item_category REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_parts();
alter table item_category enable row level security;
create policy tenant on item_category for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on item_category to satchel_app;

create view item_file (
  tenant_id uuid,
  item_id uuid,
  number integer,
  is_shown boolean,
  file_key text,
  original_name text,
  mime text,
  bytes bigint,
  sha256 text,
  failure text,
  page_count integer,
  duration_s double precision,
  width integer,
  height integer,
  thumbnail_key text,
  cover_key text,
  preview_key text,
  preview_mime text,
  body text,
  made_at timestamp(3) with time zone,
  made_by uuid,
  visitor_key text,
  visitor_mime text,
  hidden_content jsonb,
  preview_note text,
  recognition text,
  recognition_confidence smallint
) with (security_invoker=true) as SELECT item.tenant_id,
    item.id AS item_id,
    item.file_version AS number,
    true AS is_shown,
    item.file_key,
    item.original_name,
    item.mime,
    item.bytes,
    item.sha256,
        CASE
            WHEN (item.next_version IS NULL) THEN item.failure
            ELSE NULL::text
        END AS failure,
    item.page_count,
    item.duration_s,
    item.width,
    item.height,
    item.thumbnail_key,
    item.cover_key,
    item.preview_key,
    item.preview_mime,
    ( SELECT t.body
           FROM item_text t
          WHERE ((t.tenant_id = item.tenant_id) AND (t.item_id = item.id))) AS body,
    COALESCE(item.file_at, item.created_at) AS made_at,
    item.file_by AS made_by,
    item.visitor_key,
    item.visitor_mime,
    item.hidden_content,
    item.preview_note,
    item.recognition,
    item.recognition_confidence
   FROM item
  WHERE (item.file_key IS NOT NULL)
UNION ALL
 SELECT item_version.tenant_id,
    item_version.item_id,
    item_version.number,
    false AS is_shown,
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
   FROM item_version;;
grant select on item_file to satchel_app;

create table item_review (
  tenant_id uuid not null default current_tenant(),
  item_id uuid not null,
  at timestamp(3) with time zone not null default now(),
  constraint item_review_pkey PRIMARY KEY (tenant_id, item_id),
  constraint item_review_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint item_review_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE
);
alter table item_review enable row level security;
create policy tenant on item_review for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on item_review to satchel_app;

create table item_search (
  tenant_id uuid not null default current_tenant(),
  item_id uuid not null,
  words tsvector not null,
  name text storage m not null,
  name_key text storage m not null,
  value_ids uuid[] storage m not null,
  tag_keys text[] storage m not null,
  owner_id uuid not null,
  in_library boolean not null,
  releases_on date,
  expires_on date,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  heading tsvector not null default ''::tsvector,
  constraint item_search_pkey PRIMARY KEY (tenant_id, item_id),
  constraint item_search_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE
) with (toast_tuple_target=128, fillfactor=90);
CREATE INDEX item_search_words ON public.item_search USING gin (words) WITH (fastupdate='on');
CREATE TRIGGER cut_passages_added AFTER INSERT ON public.item_search REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cut_passages();
CREATE TRIGGER cut_passages_changed AFTER UPDATE ON public.item_search REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cut_changed_headings();
alter table item_search enable row level security;
create policy tenant on item_search for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant select on item_search to satchel_app;

create table item_stat (
  tenant_id uuid not null default current_tenant(),
  item_id uuid not null,
  views integer not null default 0,
  upvotes integer not null default 0,
  shares integer not null default 0,
  constraint item_stat_pkey PRIMARY KEY (tenant_id, item_id),
  constraint item_stat_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX item_stat_upvotes ON public.item_stat USING btree (tenant_id, upvotes DESC, item_id DESC);
CREATE INDEX item_stat_views ON public.item_stat USING btree (tenant_id, views DESC, item_id DESC);
alter table item_stat enable row level security;
create policy tenant on item_stat for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on item_stat to satchel_app;

create table item_tag (
  tenant_id uuid not null default current_tenant(),
  item_id uuid not null,
  tag_key text not null,
  constraint item_tag_pkey PRIMARY KEY (tenant_id, item_id, tag_key),
  constraint item_tag_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE,
  constraint item_tag_tenant_id_tag_key_fkey FOREIGN KEY (tenant_id, tag_key) REFERENCES tag(tenant_id, key) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX item_tag_of_tag ON public.item_tag USING btree (tenant_id, tag_key, item_id);
CREATE TRIGGER index_added AFTER INSERT ON public.item_tag REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_parts();
CREATE TRIGGER index_removed AFTER DELETE ON public.item_tag REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_parts();
CREATE TRIGGER index_updated AFTER UPDATE ON public.item_tag REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_parts();
alter table item_tag enable row level security;
create policy tenant on item_tag for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on item_tag to satchel_app;

create table item_text (
  tenant_id uuid not null default current_tenant(),
  item_id uuid not null,
  body text not null,
  words tsvector not null default ''::tsvector,
  cut smallint not null default 0,
  languages text[],
  constraint item_text_pkey PRIMARY KEY (tenant_id, item_id),
  constraint item_text_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE
);
CREATE TRIGGER cut BEFORE INSERT OR UPDATE OF body ON public.item_text FOR EACH ROW EXECUTE FUNCTION cut_item_text();
CREATE TRIGGER cut_passages_added AFTER INSERT ON public.item_text REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cut_passages();
CREATE TRIGGER cut_passages_changed AFTER UPDATE ON public.item_text REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cut_changed_texts();
CREATE TRIGGER index_added AFTER INSERT ON public.item_text REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_parts();
CREATE TRIGGER index_removed AFTER DELETE ON public.item_text REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_parts();
CREATE TRIGGER index_updated AFTER UPDATE ON public.item_text REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_parts();
alter table item_text enable row level security;
create policy tenant on item_text for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on item_text to satchel_app;

create table item_version (
  tenant_id uuid not null default current_tenant(),
  item_id uuid not null,
  number integer not null,
  file_key text not null,
  original_name text not null,
  mime text,
  bytes bigint,
  sha256 text,
  failure text,
  page_count integer,
  duration_s double precision,
  width integer,
  height integer,
  thumbnail_key text,
  cover_key text,
  preview_key text,
  preview_mime text,
  body text,
  made_at timestamp(3) with time zone not null default clock_timestamp(),
  made_by uuid,
  visitor_key text,
  visitor_mime text,
  hidden_content jsonb,
  preview_note text,
  recognition text,
  recognition_confidence smallint,
  constraint item_version_pkey PRIMARY KEY (tenant_id, item_id, number),
  constraint item_version_recognition_check CHECK ((recognition = ANY (ARRAY['read'::text, 'none'::text, 'off'::text]))),
  constraint item_version_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE,
  constraint item_version_tenant_id_made_by_fkey FOREIGN KEY (tenant_id, made_by) REFERENCES member(tenant_id, id)
);
alter table item_version enable row level security;
create policy tenant on item_version for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on item_version to satchel_app;

create table link (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  version integer not null default 1,
  host text not null default ''::text,
  slug text not null,
  item_type text not null,
  item_id uuid not null,
  shared_by uuid not null,
  shared_to_email text,
  shared_to_memo text,
  shared_to_organization text,
  allow_download boolean not null default true,
  expires_at timestamp with time zone,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  is_own boolean not null default false,
  target text,
  password_hash text,
  require_email boolean not null default false,
  prove_email boolean not null default true,
  allowed text[] not null default '{}'::text[],
  refused text[] not null default '{}'::text[],
  notify text,
  utm jsonb not null default '{}'::jsonb,
  preview jsonb not null default '{}'::jsonb,
  watermark boolean not null default false,
  organization_key text generated always as fold(shared_to_organization),
  download_as text not null default 'pdf'::text,
  slug_chosen boolean not null default false,
  expires_on date,
  language text,
  import_id uuid,
  visits_before integer,
  expiry_published timestamp with time zone,
  updated_at timestamp(3) with time zone not null default now(),
  spelling text,
  shared_to_name text,
  questions boolean not null default false,
  agreement_id uuid,
  allow_pass_on boolean,
  parent_link_id uuid,
  constraint link_agreement_fkey FOREIGN KEY (tenant_id, agreement_id) REFERENCES agreement(tenant_id, id),
  constraint link_download_as_check CHECK ((download_as = ANY (ARRAY['pdf'::text, 'original'::text]))),
  constraint link_host_slug_key UNIQUE (host, slug),
  constraint link_item_type_check CHECK ((item_type = ANY (ARRAY['ITEM'::text, 'SITE'::text, 'COLLECTION'::text]))),
  constraint link_notify_check CHECK ((notify = ANY (ARRAY['each'::text, 'digest'::text, 'none'::text]))),
  constraint link_pkey PRIMARY KEY (tenant_id, id),
  constraint link_slug_check CHECK ((slug ~ '^[A-Za-z0-9_-]{1,128}$'::text)),
  constraint link_target_check CHECK ((target ~* '^https?://'::text)),
  constraint link_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint link_tenant_id_parent_link_id_fkey FOREIGN KEY (tenant_id, parent_link_id) REFERENCES link(tenant_id, id) ON DELETE SET NULL (parent_link_id),
  constraint link_tenant_id_shared_by_fkey FOREIGN KEY (tenant_id, shared_by) REFERENCES member(tenant_id, id),
  constraint link_visits_before_check CHECK ((visits_before >= 0))
);
CREATE INDEX link_expiring ON public.link USING btree (tenant_id, expires_at) WHERE ((expires_at IS NOT NULL) AND (disabled_at IS NULL));
CREATE INDEX link_folded ON public.link USING btree (host, lower(slug));
CREATE INDEX link_folded_of_tenant ON public.link USING btree (tenant_id, lower(slug));
CREATE INDEX link_made ON public.link USING btree (tenant_id, id) INCLUDE (item_type, shared_by, created_at) WHERE (NOT is_own);
CREATE INDEX link_of_agreement ON public.link USING btree (tenant_id, agreement_id) WHERE (agreement_id IS NOT NULL);
CREATE INDEX link_of_import ON public.link USING btree (tenant_id, import_id, id) WHERE (import_id IS NOT NULL);
CREATE INDEX link_of_item ON public.link USING btree (tenant_id, item_type, item_id, id DESC);
CREATE INDEX link_of_parent ON public.link USING btree (tenant_id, parent_link_id, id) WHERE (parent_link_id IS NOT NULL);
CREATE UNIQUE INDEX link_of_share ON public.link USING btree (tenant_id, item_type, item_id, shared_by, COALESCE(shared_to_email, ''::text), COALESCE(fold(shared_to_memo), ''::text), COALESCE(fold(shared_to_organization), ''::text), (
CASE
    WHEN (shared_to_email IS NULL) THEN COALESCE(fold(shared_to_name), ''::text)
    ELSE ''::text
END)) WHERE ((disabled_at IS NULL) AND (NOT is_own) AND (import_id IS NULL) AND (parent_link_id IS NULL));
CREATE INDEX link_of_sharer ON public.link USING btree (tenant_id, shared_by, id DESC);
CREATE UNIQUE INDEX link_own ON public.link USING btree (tenant_id, item_type, item_id) WHERE is_own;
CREATE INDEX link_slug ON public.link USING btree (tenant_id, slug);
CREATE INDEX link_to_email ON public.link USING btree (tenant_id, shared_to_email) WHERE (shared_to_email IS NOT NULL);
CREATE INDEX link_to_name ON public.link USING btree (tenant_id, fold(shared_to_name)) WHERE ((shared_to_name IS NOT NULL) AND (shared_to_email IS NULL));
CREATE INDEX link_to_organization ON public.link USING btree (tenant_id, organization_key) WHERE (organization_key IS NOT NULL);
CREATE INDEX link_updated ON public.link USING btree (tenant_id, updated_at);
CREATE TRIGGER ends_with_day BEFORE INSERT OR UPDATE OF expires_on, expires_at ON public.link FOR EACH ROW WHEN ((new.expires_on IS NOT NULL)) EXECUTE FUNCTION end_with_day();
CREATE TRIGGER updates BEFORE UPDATE ON public.link FOR EACH ROW EXECUTE FUNCTION note_update();
alter table link enable row level security;
create policy tenant on link for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on link to satchel_app;

create table link_attempt (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  link_id uuid not null,
  kind text not null,
  network bytea not null,
  subject bytea,
  at timestamp with time zone not null default clock_timestamp(),
  browser bytea,
  is_first boolean not null default false,
  constraint link_attempt_kind_check CHECK ((kind = ANY (ARRAY['password'::text, 'address'::text, 'code'::text, 'mail'::text, 'ask'::text, 'reply'::text]))),
  constraint link_attempt_pkey PRIMARY KEY (tenant_id, id),
  constraint link_attempt_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX link_attempt_by ON public.link_attempt USING btree (tenant_id, browser, at) WHERE (browser IS NOT NULL);
CREATE INDEX link_attempt_from ON public.link_attempt USING btree (tenant_id, network, at);
CREATE INDEX link_attempt_of ON public.link_attempt USING btree (tenant_id, link_id, at);
CREATE INDEX link_attempt_to ON public.link_attempt USING btree (tenant_id, subject, at) WHERE (subject IS NOT NULL);
alter table link_attempt enable row level security;
create policy tenant on link_attempt for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on link_attempt to satchel_app;

create table link_code (
  tenant_id uuid not null default current_tenant(),
  link_id uuid not null,
  email text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamp with time zone not null,
  tries_by jsonb not null default '{}'::jsonb,
  constraint link_code_pkey PRIMARY KEY (tenant_id, link_id, email),
  constraint link_code_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE
);
alter table link_code enable row level security;
create policy tenant on link_code for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on link_code to satchel_app;

create table link_mail (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  link_id uuid not null,
  sent_by uuid not null,
  at timestamp with time zone not null default now(),
  constraint link_mail_pkey PRIMARY KEY (tenant_id, id),
  constraint link_mail_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX link_mail_of ON public.link_mail USING btree (tenant_id, sent_by, at);
alter table link_mail enable row level security;
create policy tenant on link_mail for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on link_mail to satchel_app;

create table link_page (
  tenant_id uuid not null default current_tenant(),
  link_id uuid not null,
  item_id uuid not null,
  page integer not null,
  readers integer not null,
  duration_ms bigint not null,
  sure_readers integer not null default 0,
  sure_duration_ms bigint not null default 0,
  constraint link_page_pkey PRIMARY KEY (tenant_id, link_id, item_id, page),
  constraint link_page_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE
);
alter table link_page enable row level security;
create policy tenant on link_page for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on link_page to satchel_app;

create table link_page_day (
  tenant_id uuid not null default current_tenant(),
  link_id uuid not null,
  day date not null,
  item_id uuid not null,
  page integer not null,
  readers integer not null,
  duration_ms bigint not null,
  sure_readers integer not null default 0,
  sure_duration_ms bigint not null default 0,
  constraint link_page_day_pkey PRIMARY KEY (tenant_id, link_id, day, item_id, page),
  constraint link_page_day_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE
);
alter table link_page_day enable row level security;
create policy tenant on link_page_day for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on link_page_day to satchel_app;

create table link_passing (
  tenant_id uuid not null default current_tenant(),
  link_id uuid not null,
  visit_id uuid not null,
  email text,
  email_proved boolean not null default false,
  note text not null default ''::text,
  at timestamp(3) with time zone not null default now(),
  constraint link_passing_note_check CHECK ((length(note) <= 500)),
  constraint link_passing_pkey PRIMARY KEY (tenant_id, link_id),
  constraint link_passing_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX link_passing_email ON public.link_passing USING btree (tenant_id, lower(email)) WHERE (email IS NOT NULL);
alter table link_passing enable row level security;
create policy tenant on link_passing for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on link_passing to satchel_app;

create table link_preset (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  version integer not null default 1,
  name text not null,
  options jsonb not null,
  is_default boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  constraint link_preset_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint link_preset_pkey PRIMARY KEY (tenant_id, id),
  constraint link_preset_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX link_preset_default ON public.link_preset USING btree (tenant_id) WHERE is_default;
CREATE UNIQUE INDEX link_preset_name ON public.link_preset USING btree (tenant_id, fold(name));
alter table link_preset enable row level security;
create policy tenant on link_preset for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on link_preset to satchel_app;

create table link_stat (
  tenant_id uuid not null default current_tenant(),
  link_id uuid not null,
  views integer not null default 0,
  viewers integer not null default 0,
  downloads integer not null default 0,
  last_viewed_at timestamp with time zone,
  constraint link_stat_pkey PRIMARY KEY (tenant_id, link_id),
  constraint link_stat_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE
) with (fillfactor=70);
alter table link_stat enable row level security;
create policy tenant on link_stat for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on link_stat to satchel_app;

create table link_viewer (
  tenant_id uuid not null default current_tenant(),
  link_id uuid not null,
  viewer bytea not null,
  views integer not null default 1,
  visit_id uuid not null,
  counted_at timestamp with time zone not null,
  item_id uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  constraint link_viewer_pkey PRIMARY KEY (tenant_id, link_id, viewer, item_id)
);
alter table link_viewer enable row level security;
create policy tenant on link_viewer for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on link_viewer to satchel_app;

create table member (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  email text not null,
  name text not null,
  role text not null,
  status text not null default 'unconfirmed'::text,
  avatar_large text,
  avatar_medium text,
  avatar_thumbnail text,
  last_seen_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  visit_mail text not null default 'each'::text,
  visit_digest_on date,
  locale text,
  erased_at timestamp(3) with time zone,
  constraint member_email_key UNIQUE (email),
  constraint member_id_fkey FOREIGN KEY (id) REFERENCES auth."user"(id) ON DELETE CASCADE,
  constraint member_id_key UNIQUE (id),
  constraint member_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint member_pkey PRIMARY KEY (tenant_id, id),
  constraint member_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'editor'::text, 'viewer'::text]))),
  constraint member_status_check CHECK ((status = ANY (ARRAY['unconfirmed'::text, 'active'::text, 'deactivated'::text]))),
  constraint member_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint member_visit_mail_check CHECK ((visit_mail = ANY (ARRAY['each'::text, 'digest'::text, 'none'::text])))
);
CREATE TRIGGER decide_operator AFTER INSERT OR UPDATE OF status ON public.member FOR EACH ROW WHEN (((new.role = 'owner'::text) AND (new.status = 'active'::text))) EXECUTE FUNCTION auth.decide_operator();
CREATE TRIGGER end_feed AFTER UPDATE OF status ON public.member FOR EACH ROW WHEN ((new.status = 'deactivated'::text)) EXECUTE FUNCTION end_feed_of_deactivated();
CREATE TRIGGER follow AFTER UPDATE OF name, email ON public.member FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email))) EXECUTE FUNCTION follow_person();
alter table member enable row level security;
create policy tenant on member for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on member to satchel_app;

create table member_viewer (
  tenant_id uuid not null default current_tenant(),
  viewer bytea not null,
  seen_on date not null default CURRENT_DATE,
  constraint member_viewer_pkey PRIMARY KEY (tenant_id, viewer),
  constraint member_viewer_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table member_viewer enable row level security;
create policy tenant on member_viewer for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on member_viewer to satchel_app;

create table message (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  conversation_id uuid not null,
  kind text not null,
  at timestamp(3) with time zone not null default clock_timestamp(),
  member_id uuid,
  text text not null,
  link_ids uuid[] not null default '{}'::uuid[],
  mailed boolean not null default false,
  constraint message_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'request'::text, 'answer'::text]))),
  constraint message_pkey PRIMARY KEY (tenant_id, id),
  constraint message_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation(tenant_id, id) ON DELETE CASCADE,
  constraint message_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id)
);
CREATE INDEX message_of ON public.message USING btree (tenant_id, conversation_id, id);
alter table message enable row level security;
create policy tenant on message for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on message to satchel_app;

create table notification (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  member_id uuid not null,
  kind text not null,
  thing text not null,
  hour timestamp with time zone not null default date_trunc('hour'::text, now(), 'UTC'::text),
  at timestamp(3) with time zone not null default now(),
  read_at timestamp(3) with time zone,
  count integer not null,
  actor_id uuid,
  actor_name text,
  item_type text,
  item_id uuid,
  item_name text,
  url text not null,
  detail text,
  failed boolean not null default false,
  in_app boolean not null,
  mail_due_at timestamp with time zone,
  mailed_at timestamp with time zone,
  digested_at timestamp with time zone,
  facts jsonb,
  constraint notification_count_check CHECK ((count > 0)),
  constraint notification_detail_check CHECK ((length(detail) <= 1000)),
  constraint notification_facts_check CHECK ((length((facts)::text) <= 4000)),
  constraint notification_item_type_check CHECK ((item_type = ANY (ARRAY['ITEM'::text, 'SITE'::text, 'COLLECTION'::text]))),
  constraint notification_pkey PRIMARY KEY (tenant_id, id),
  constraint notification_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint notification_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE,
  constraint notification_tenant_id_member_id_kind_thing_hour_key UNIQUE (tenant_id, member_id, kind, thing, hour),
  constraint notification_thing_check CHECK ((length(thing) <= 2048)),
  constraint notification_url_check CHECK ((length(url) <= 2048))
);
CREATE INDEX notification_age ON public.notification USING btree (at);
CREATE INDEX notification_due ON public.notification USING btree (mail_due_at) WHERE (mail_due_at IS NOT NULL);
CREATE INDEX notification_list ON public.notification USING btree (tenant_id, member_id, at DESC, id DESC) WHERE in_app;
CREATE INDEX notification_unread ON public.notification USING btree (tenant_id, member_id, item_type, item_id) WHERE (in_app AND (read_at IS NULL));
CREATE TRIGGER announce_changed AFTER UPDATE ON public.notification REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();
CREATE TRIGGER announce_new AFTER INSERT ON public.notification REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();
alter table notification enable row level security;
create policy tenant on notification for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on notification to satchel_app;

create table notification_default (
  tenant_id uuid not null default current_tenant(),
  choices jsonb not null default '{}'::jsonb,
  digest text not null default 'none'::text,
  digest_on date,
  constraint notification_default_digest_check CHECK ((digest = ANY (ARRAY['none'::text, 'daily'::text, 'weekly'::text]))),
  constraint notification_default_pkey PRIMARY KEY (tenant_id),
  constraint notification_default_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table notification_default enable row level security;
create policy tenant on notification_default for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant insert, select, update on notification_default to satchel_app;

create table notification_mute (
  tenant_id uuid not null default current_tenant(),
  member_id uuid not null,
  item_id uuid not null,
  item_type text not null,
  constraint notification_mute_item_type_check CHECK ((item_type = ANY (ARRAY['ITEM'::text, 'SITE'::text, 'COLLECTION'::text]))),
  constraint notification_mute_pkey PRIMARY KEY (tenant_id, member_id, item_id),
  constraint notification_mute_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint notification_mute_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE
);
alter table notification_mute enable row level security;
create policy tenant on notification_mute for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on notification_mute to satchel_app;

create table notification_preference (
  tenant_id uuid not null default current_tenant(),
  member_id uuid not null,
  choices jsonb not null default '{}'::jsonb,
  digest text,
  digest_on date,
  constraint notification_preference_digest_check CHECK ((digest = ANY (ARRAY['none'::text, 'daily'::text, 'weekly'::text]))),
  constraint notification_preference_pkey PRIMARY KEY (tenant_id, member_id),
  constraint notification_preference_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint notification_preference_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE
);
alter table notification_preference enable row level security;
create policy tenant on notification_preference for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on notification_preference to satchel_app;

create table page_host (
  host text not null,
  busy_until timestamp with time zone not null,
  constraint page_host_pkey PRIMARY KEY (host)
);

create table part.anonymous_event (
  endpoint_id uuid not null,
  id text not null,
  received_at timestamp(3) with time zone not null default now(),
  constraint anonymous_event_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES part.client_endpoint(id) ON DELETE CASCADE,
  constraint anonymous_event_id_check CHECK (((length(id) >= 1) AND (length(id) <= 64))),
  constraint anonymous_event_pkey PRIMARY KEY (endpoint_id, id)
);
CREATE INDEX anonymous_event_age ON part.anonymous_event USING btree (received_at);

create table part.arrival (
  id bigint not null generated as identity,
  at timestamp with time zone not null default clock_timestamp(),
  links integer[] not null,
  visits text storage e not null,
  is_faulty boolean not null default false,
  tenant_id uuid not null,
  count integer not null,
  constraint arrival_pkey PRIMARY KEY (tenant_id, id)
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000, autovacuum_vacuum_insert_scale_factor=0, autovacuum_vacuum_insert_threshold=-1, autovacuum_analyze_threshold=1000000000);

create table part.client_endpoint (
  id uuid not null,
  tenant_id uuid,
  member_id uuid,
  attributes jsonb not null default '{}'::jsonb,
  opt_out boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint client_endpoint_pkey PRIMARY KEY (id),
  constraint client_endpoint_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint client_endpoint_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE SET NULL (member_id)
);
CREATE INDEX client_endpoint_age ON part.client_endpoint USING btree (updated_at);
CREATE INDEX client_endpoint_tenant ON part.client_endpoint USING btree (tenant_id);

create table part.day_change (
  tenant_id uuid not null,
  day date not null
);

create table part.link_change (
  tenant_id uuid not null,
  link_id uuid not null,
  day date not null
);

create table part.search_change (
  tenant_id uuid not null,
  at timestamp with time zone not null,
  term_key uuid not null
);

create table part.visit_change (
  id bigint not null generated as identity,
  tenants uuid[] not null,
  visits uuid[] not null,
  constraint visit_change_pkey PRIMARY KEY (id)
);
CREATE INDEX visit_change_turn ON part.visit_change USING btree ((tenants[1]), id);

create table part.visit_summed (
  tenant_id uuid not null,
  id uuid not null,
  day date not null,
  item_id uuid,
  is_view boolean not null,
  is_sure boolean not null,
  downloaded boolean not null,
  duration_ms integer not null,
  pages jsonb,
  constraint visit_summed_pkey PRIMARY KEY (tenant_id, id)
);

create table partner_code (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  code text not null,
  name text not null,
  trial_days integer not null,
  withdrawn_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  constraint partner_code_code_check CHECK ((code ~ '^[a-z0-9][a-z0-9-]{3,31}$'::text)),
  constraint partner_code_code_key UNIQUE (code),
  constraint partner_code_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint partner_code_pkey PRIMARY KEY (tenant_id, id),
  constraint partner_code_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint partner_code_trial_days_check CHECK (((trial_days >= 1) AND (trial_days <= 60)))
);
alter table partner_code enable row level security;
create policy tenant on partner_code for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant insert, select, update on partner_code to satchel_app;

create table partner_tenant (
  tenant_id uuid not null default current_tenant(),
  came uuid not null,
  code_id uuid not null,
  came_at timestamp(3) with time zone not null default now(),
  constraint partner_tenant_came_fkey FOREIGN KEY (came) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint partner_tenant_came_key UNIQUE (came),
  constraint partner_tenant_pkey PRIMARY KEY (tenant_id, came),
  constraint partner_tenant_tenant_id_code_id_fkey FOREIGN KEY (tenant_id, code_id) REFERENCES partner_code(tenant_id, id) ON DELETE CASCADE,
  constraint partner_tenant_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table partner_tenant enable row level security;
create policy tenant on partner_tenant for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant select on partner_tenant to satchel_app;

create table passage (
  tenant_id uuid not null default current_tenant(),
  item_id uuid not null,
  place integer not null,
  page integer,
  heading text not null,
  body text not null,
  words tsvector not null,
  constraint passage_pkey PRIMARY KEY (tenant_id, item_id, place),
  constraint passage_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX passage_words ON public.passage USING gin (words) WITH (fastupdate='on');
CREATE TRIGGER compare_used_answers AFTER INSERT ON public.passage REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION compare_used_answers();
alter table passage enable row level security;
create policy tenant on passage for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant select on passage to satchel_app;

create table passage_due (
  tenant_id uuid not null default current_tenant(),
  item_id uuid not null,
  constraint passage_due_pkey PRIMARY KEY (tenant_id, item_id),
  constraint passage_due_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE
);
alter table passage_due enable row level security;
create policy tenant on passage_due for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));

create table pending_reading (
  tenant_id uuid not null default current_tenant(),
  visit_id uuid not null,
  link_id uuid not null,
  viewer bytea not null,
  due_at timestamp with time zone not null,
  left_at timestamp with time zone,
  constraint pending_reading_pkey PRIMARY KEY (tenant_id, visit_id),
  constraint pending_reading_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint pending_reading_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX pending_reading_due ON public.pending_reading USING btree (tenant_id, due_at);
CREATE INDEX pending_reading_of_viewer ON public.pending_reading USING btree (tenant_id, link_id, viewer);
alter table pending_reading enable row level security;
create policy tenant on pending_reading for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on pending_reading to satchel_app;

create table plan_comment (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  site_id uuid not null,
  task_id text not null,
  text text not null,
  at timestamp(3) with time zone not null default clock_timestamp(),
  member_id uuid,
  email text,
  link_id uuid,
  constraint plan_comment_pkey PRIMARY KEY (tenant_id, id),
  constraint plan_comment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint plan_comment_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE SET NULL (link_id),
  constraint plan_comment_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE SET NULL (member_id),
  constraint plan_comment_tenant_id_site_id_task_id_fkey FOREIGN KEY (tenant_id, site_id, task_id) REFERENCES plan_task(tenant_id, site_id, task_id) ON DELETE CASCADE,
  constraint plan_comment_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);
CREATE INDEX plan_comment_of ON public.plan_comment USING btree (tenant_id, site_id, task_id, id DESC);
CREATE INDEX plan_comment_of_email ON public.plan_comment USING btree (tenant_id, lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX plan_comment_of_link ON public.plan_comment USING btree (tenant_id, link_id, at) WHERE (link_id IS NOT NULL);
alter table plan_comment enable row level security;
create policy tenant on plan_comment for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on plan_comment to satchel_app;

create table plan_task (
  tenant_id uuid not null default current_tenant(),
  site_id uuid not null,
  task_id text not null,
  state text not null,
  changed_at timestamp(3) with time zone,
  member_id uuid,
  email text,
  constraint plan_task_pkey PRIMARY KEY (tenant_id, site_id, task_id),
  constraint plan_task_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text]))),
  constraint plan_task_task_id_check CHECK (((length(task_id) >= 1) AND (length(task_id) <= 64))),
  constraint plan_task_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint plan_task_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE SET NULL (member_id),
  constraint plan_task_tenant_id_site_id_fkey FOREIGN KEY (tenant_id, site_id) REFERENCES site(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX plan_task_of_email ON public.plan_task USING btree (tenant_id, lower(email)) WHERE (email IS NOT NULL);
alter table plan_task enable row level security;
create policy tenant on plan_task for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on plan_task to satchel_app;

create table question (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  link_id uuid not null,
  item_id uuid,
  file_version integer,
  page integer,
  quote text,
  spot_x real,
  spot_y real,
  text text not null,
  name text,
  email text,
  email_proved boolean not null default false,
  language text,
  visit_id uuid not null,
  browser bytea not null,
  state text not null default 'open'::text,
  public_text text,
  public_answer text,
  reviewed_version integer,
  mailed uuid[] not null default '{}'::uuid[],
  asked_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint question_check CHECK (((spot_x IS NULL) = (spot_y IS NULL))),
  constraint question_check1 CHECK (((state <> 'public'::text) OR ((public_text IS NOT NULL) AND (public_answer IS NOT NULL) AND (item_id IS NOT NULL)))),
  constraint question_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint question_page_check CHECK (((page >= 1) AND (page <= 100000))),
  constraint question_pkey PRIMARY KEY (tenant_id, id),
  constraint question_public_answer_check CHECK (((length(public_answer) >= 1) AND (length(public_answer) <= 5000))),
  constraint question_public_text_check CHECK (((length(public_text) >= 1) AND (length(public_text) <= 2000))),
  constraint question_quote_check CHECK (((length(quote) >= 1) AND (length(quote) <= 500))),
  constraint question_spot_x_check CHECK (((spot_x >= (0)::double precision) AND (spot_x <= (1)::double precision))),
  constraint question_spot_y_check CHECK (((spot_y >= (0)::double precision) AND (spot_y <= (1)::double precision))),
  constraint question_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'public'::text, 'closed'::text]))),
  constraint question_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint question_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE,
  constraint question_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE,
  constraint question_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);
CREATE INDEX question_by_id ON public.question USING btree (id);
CREATE INDEX question_of_email ON public.question USING btree (tenant_id, lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX question_of_item ON public.question USING btree (tenant_id, item_id, id DESC) WHERE (item_id IS NOT NULL);
CREATE INDEX question_of_link ON public.question USING btree (tenant_id, link_id, id DESC);
CREATE INDEX question_public ON public.question USING btree (tenant_id, item_id, page, id) WHERE (state = 'public'::text);
alter table question enable row level security;
create policy tenant on question for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on question to satchel_app;

create table question_answer (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  question_id uuid not null,
  member_id uuid,
  text text not null,
  at timestamp(3) with time zone not null default clock_timestamp(),
  mailed boolean not null default false,
  inbound_id text,
  constraint question_answer_pkey PRIMARY KEY (tenant_id, id),
  constraint question_answer_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint question_answer_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE SET NULL (member_id),
  constraint question_answer_tenant_id_question_id_fkey FOREIGN KEY (tenant_id, question_id) REFERENCES question(tenant_id, id) ON DELETE CASCADE,
  constraint question_answer_text_check CHECK (((length(text) >= 1) AND (length(text) <= 5000)))
);
CREATE UNIQUE INDEX question_answer_inbound ON public.question_answer USING btree (tenant_id, inbound_id) WHERE (inbound_id IS NOT NULL);
CREATE INDEX question_answer_of ON public.question_answer USING btree (tenant_id, question_id, id);
alter table question_answer enable row level security;
create policy tenant on question_answer for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on question_answer to satchel_app;

create table recall_mail (
  tenant_id uuid not null default current_tenant(),
  item_id uuid not null,
  file_version integer not null,
  email text not null,
  link_id uuid not null,
  sent_by uuid not null,
  at timestamp(3) with time zone not null default now(),
  constraint recall_mail_pkey PRIMARY KEY (tenant_id, item_id, file_version, email),
  constraint recall_mail_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE,
  constraint recall_mail_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX recall_mail_of_link ON public.recall_mail USING btree (tenant_id, link_id);
alter table recall_mail enable row level security;
create policy tenant on recall_mail for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on recall_mail to satchel_app;

create table report_day (
  tenant_id uuid not null default current_tenant(),
  dimension text not null,
  day date not null,
  item_type text not null,
  value text not null,
  views integer not null,
  viewers integer not null,
  sure_views integer not null default 0,
  sure_viewers integer not null default 0,
  downloads integer not null,
  duration_ms bigint not null,
  sure_duration_ms bigint not null default 0,
  again_viewers integer not null default 0,
  again_sure_viewers integer not null default 0,
  constraint report_day_pkey PRIMARY KEY (tenant_id, dimension, day, item_type, value),
  constraint report_day_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table report_day enable row level security;
create policy tenant on report_day for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant select on report_day to satchel_app;

create table report_mail (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  member_id uuid not null,
  report text not null,
  created_at timestamp(3) with time zone not null default now(),
  week date not null,
  filters jsonb not null default '{}'::jsonb,
  constraint report_mail_pkey PRIMARY KEY (tenant_id, id),
  constraint report_mail_report_check CHECK ((length(report) <= 20)),
  constraint report_mail_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint report_mail_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE,
  constraint report_mail_tenant_id_member_id_report_filters_key UNIQUE (tenant_id, member_id, report, filters)
);
alter table report_mail enable row level security;
create policy tenant on report_mail for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on report_mail to satchel_app;

create table request_file (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  request_id uuid not null,
  link_id uuid,
  slot text,
  name text not null,
  filetype text,
  mime text,
  bytes bigint not null,
  state text not null default 'coming'::text,
  scanned text not null default 'not-scanned'::text,
  reason text,
  finding text,
  visit_id uuid not null,
  browser bytea not null,
  email text,
  email_proved boolean not null default false,
  received_at timestamp(3) with time zone,
  examined_at timestamp(3) with time zone,
  scans boolean not null default false,
  decided_at timestamp(3) with time zone,
  decided_by uuid,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '24:00:00'::interval),
  locked_by uuid,
  locked_until timestamp with time zone,
  lock_wanted boolean not null default false,
  constraint request_file_bytes_check CHECK ((bytes > 0)),
  constraint request_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint request_file_pkey PRIMARY KEY (tenant_id, id),
  constraint request_file_reason_check CHECK ((reason = ANY (ARRAY['type'::text, 'virus'::text, 'team'::text]))),
  constraint request_file_scanned_check CHECK ((scanned = ANY (ARRAY['clean'::text, 'infected'::text, 'not-scanned'::text]))),
  constraint request_file_state_check CHECK ((state = ANY (ARRAY['coming'::text, 'waiting'::text, 'accepted'::text, 'refused'::text, 'infected'::text]))),
  constraint request_file_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES member(tenant_id, id) ON DELETE SET NULL (decided_by),
  constraint request_file_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint request_file_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE SET NULL (link_id),
  constraint request_file_tenant_id_request_id_fkey FOREIGN KEY (tenant_id, request_id) REFERENCES file_request(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX request_file_coming ON public.request_file USING btree (expires_at) WHERE (state = 'coming'::text);
CREATE INDEX request_file_lock ON public.request_file USING btree (id) WHERE (state = 'coming'::text);
CREATE INDEX request_file_of ON public.request_file USING btree (tenant_id, request_id, id DESC);
CREATE INDEX request_file_of_email ON public.request_file USING btree (tenant_id, lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX request_file_of_link ON public.request_file USING btree (tenant_id, link_id) WHERE (link_id IS NOT NULL);
CREATE INDEX request_file_scan ON public.request_file USING btree (tenant_id, id) WHERE scans;
CREATE INDEX request_file_waiting ON public.request_file USING btree (tenant_id) INCLUDE (bytes) WHERE (state = ANY (ARRAY['coming'::text, 'waiting'::text]));
alter table request_file enable row level security;
create policy tenant on request_file for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on request_file to satchel_app;

create table saved_search (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  version integer not null default 1,
  member_id uuid not null,
  name text not null,
  form jsonb not null,
  shared boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  notify text not null default 'none'::text,
  watched_at timestamp with time zone,
  constraint saved_search_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint saved_search_notify_check CHECK ((notify = ANY (ARRAY['none'::text, 'app'::text, 'mail'::text]))),
  constraint saved_search_pkey PRIMARY KEY (tenant_id, id),
  constraint saved_search_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint saved_search_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_search_name ON public.saved_search USING btree (tenant_id, member_id, fold(name));
CREATE INDEX saved_search_watched ON public.saved_search USING btree (watched_at) WHERE (notify <> 'none'::text);
alter table saved_search enable row level security;
create policy tenant on saved_search for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on saved_search to satchel_app;

create table saved_search_hit (
  tenant_id uuid not null default current_tenant(),
  search_id uuid not null,
  item_id uuid not null,
  constraint saved_search_hit_pkey PRIMARY KEY (tenant_id, search_id, item_id),
  constraint saved_search_hit_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint saved_search_hit_tenant_id_search_id_fkey FOREIGN KEY (tenant_id, search_id) REFERENCES saved_search(tenant_id, id) ON DELETE CASCADE
);
alter table saved_search_hit enable row level security;
create policy tenant on saved_search_hit for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select on saved_search_hit to satchel_app;

create table schema_migration (
  name text not null,
  applied_at timestamp with time zone not null default now(),
  version text,
  works_with text,
  constraint schema_migration_pkey PRIMARY KEY (name)
);

create table scim_group (
  tenant_id uuid not null default current_tenant(),
  role text not null,
  display_name text not null,
  external_id text,
  constraint scim_group_pkey PRIMARY KEY (tenant_id, role),
  constraint scim_group_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'editor'::text, 'viewer'::text]))),
  constraint scim_group_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX scim_group_external ON public.scim_group USING btree (tenant_id, external_id);
alter table scim_group enable row level security;
create policy tenant on scim_group for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on scim_group to satchel_app;

create table scim_group_member (
  tenant_id uuid not null default current_tenant(),
  member_id uuid not null,
  role text not null,
  constraint scim_group_member_pkey PRIMARY KEY (tenant_id, member_id, role),
  constraint scim_group_member_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'editor'::text, 'viewer'::text]))),
  constraint scim_group_member_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint scim_group_member_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE
);
alter table scim_group_member enable row level security;
create policy tenant on scim_group_member for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on scim_group_member to satchel_app;

create table scim_token (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  name text not null,
  hash bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone,
  constraint scim_token_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint scim_token_pkey PRIMARY KEY (tenant_id, id),
  constraint scim_token_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX scim_token_hash ON public.scim_token USING btree (hash);
alter table scim_token enable row level security;
create policy tenant on scim_token for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on scim_token to satchel_app;

create table scim_user (
  tenant_id uuid not null default current_tenant(),
  member_id uuid not null,
  external_id text,
  given_name text,
  family_name text,
  changed_at timestamp(3) with time zone not null default now(),
  removed_at timestamp(3) with time zone,
  user_name text,
  email text,
  constraint scim_user_pkey PRIMARY KEY (tenant_id, member_id),
  constraint scim_user_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint scim_user_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX scim_user_external ON public.scim_user USING btree (tenant_id, external_id);
CREATE UNIQUE INDEX scim_user_name ON public.scim_user USING btree (tenant_id, lower(user_name)) WHERE (user_name !~~ '%@%'::text);
alter table scim_user enable row level security;
create policy tenant on scim_user for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on scim_user to satchel_app;

create table search_again (
  tenant_id uuid not null default current_tenant(),
  last_id uuid,
  constraint search_again_pkey PRIMARY KEY (tenant_id),
  constraint search_again_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table search_again enable row level security;
create policy tenant on search_again for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));

create table search_day (
  tenant_id uuid not null default current_tenant(),
  day date not null,
  member_id uuid not null,
  searches integer not null,
  nothing integer not null,
  opened integer not null,
  constraint search_day_pkey PRIMARY KEY (tenant_id, day, member_id),
  constraint search_day_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table search_day enable row level security;
create policy tenant on search_day for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant select on search_day to satchel_app;

create table search_language (
  tenant_id uuid not null default current_tenant(),
  language text not null,
  constraint search_language_pkey PRIMARY KEY (tenant_id, language),
  constraint search_language_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table search_language enable row level security;
create policy tenant on search_language for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant select on search_language to satchel_app;

create table search_log (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  member_id uuid,
  text text not null,
  words text not null,
  form jsonb not null,
  hits integer not null,
  ms integer not null,
  at timestamp(3) with time zone not null default now(),
  opened_id uuid,
  opened_at timestamp(3) with time zone,
  constraint search_log_pkey PRIMARY KEY (tenant_id, id),
  constraint search_log_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint search_log_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE SET NULL (member_id),
  constraint search_log_text_check CHECK ((length(text) <= 500))
);
CREATE INDEX search_log_age ON public.search_log USING btree (at);
CREATE INDEX search_log_person ON public.search_log USING btree (tenant_id, member_id, at DESC);
CREATE INDEX search_log_time ON public.search_log USING btree (tenant_id, at DESC);
CREATE TRIGGER mark_changed AFTER UPDATE ON public.search_log REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_searches();
CREATE TRIGGER mark_deleted AFTER DELETE ON public.search_log REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_searches();
CREATE TRIGGER mark_former AFTER UPDATE ON public.search_log REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_searches();
CREATE TRIGGER mark_new AFTER INSERT ON public.search_log REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_searches();
alter table search_log enable row level security;
create policy tenant on search_log for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant insert, select, update on search_log to satchel_app;

create table search_synonym (
  tenant_id uuid not null default current_tenant(),
  group_id uuid not null,
  "position" integer not null,
  text text not null,
  key text not null,
  constraint search_synonym_key_check CHECK ((key <> ''::text)),
  constraint search_synonym_pkey PRIMARY KEY (tenant_id, group_id, "position"),
  constraint search_synonym_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint search_synonym_text_check CHECK (((length(text) >= 1) AND (length(text) <= 128)))
);
CREATE INDEX search_synonym_key ON public.search_synonym USING btree (tenant_id, key);
alter table search_synonym enable row level security;
create policy tenant on search_synonym for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on search_synonym to satchel_app;

create table search_term (
  tenant_id uuid not null default current_tenant(),
  unit text not null,
  begins date not null,
  term_key uuid not null,
  term text not null,
  searches integer not null,
  nothing integer not null,
  opened integer not null,
  ms bigint not null,
  people uuid[] not null,
  constraint search_term_pkey PRIMARY KEY (tenant_id, unit, begins, term_key),
  constraint search_term_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint search_term_unit_check CHECK ((unit = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])))
);
CREATE INDEX search_term_day ON public.search_term USING btree (tenant_id, term_key, begins) WHERE (unit = 'day'::text);
alter table search_term enable row level security;
create policy tenant on search_term for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant select on search_term to satchel_app;

create table search_time (
  tenant_id uuid not null default current_tenant(),
  unit text not null,
  begins date not null,
  ms integer not null,
  searches integer not null,
  constraint search_time_pkey PRIMARY KEY (tenant_id, unit, begins, ms),
  constraint search_time_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint search_time_unit_check CHECK ((unit = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])))
);
alter table search_time enable row level security;
create policy tenant on search_time for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant select on search_time to satchel_app;

create table search_word (
  tenant_id uuid not null default current_tenant(),
  word text not null,
  tail text,
  constraint search_word_pkey PRIMARY KEY (tenant_id, word),
  constraint search_word_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
CREATE INDEX search_word_like ON public.search_word USING gin (tenant_id, word gin_trgm_ops);
CREATE INDEX search_word_tail ON public.search_word USING btree (tenant_id, tail text_pattern_ops) WHERE (tail IS NOT NULL);
alter table search_word enable row level security;
create policy tenant on search_word for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));

create view searchable (
  tenant_id uuid,
  item_id uuid,
  words tsvector,
  name text,
  name_key text,
  value_ids uuid[],
  tag_keys text[],
  owner_id uuid,
  in_library boolean,
  releases_on date,
  expires_on date,
  created_at timestamp(3) with time zone,
  updated_at timestamp(3) with time zone,
  heading tsvector
) as SELECT tenant_id,
    item_id,
    words,
    name,
    name_key,
    value_ids,
    tag_keys,
    owner_id,
    in_library,
    releases_on,
    expires_on,
    created_at,
    updated_at,
    heading
   FROM item_search
  WHERE (NOT (tenant_id IS DISTINCT FROM ( SELECT current_tenant() AS current_tenant)));;
grant select on searchable to satchel_app;

create view searchable_passage (
  tenant_id uuid,
  item_id uuid,
  place integer,
  page integer,
  heading text,
  body text,
  words tsvector
) as SELECT tenant_id,
    item_id,
    place,
    page,
    heading,
    body,
    words
   FROM passage
  WHERE (NOT (tenant_id IS DISTINCT FROM ( SELECT current_tenant() AS current_tenant)));;
grant select on searchable_passage to satchel_app;

create table shelf_handover (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  from_email text not null,
  to_email text not null,
  state text not null default 'waiting'::text,
  links integer not null default 0,
  at timestamp(3) with time zone not null default now(),
  decided_at timestamp(3) with time zone,
  constraint shelf_handover_pkey PRIMARY KEY (tenant_id, id),
  constraint shelf_handover_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'declined'::text, 'canceled'::text]))),
  constraint shelf_handover_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
CREATE INDEX shelf_handover_to ON public.shelf_handover USING btree (tenant_id, to_email);
CREATE UNIQUE INDEX shelf_handover_waiting ON public.shelf_handover USING btree (tenant_id, from_email) WHERE (state = 'waiting'::text);
alter table shelf_handover enable row level security;
create policy tenant on shelf_handover for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on shelf_handover to satchel_app;

create table site (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  version integer not null default 1,
  name text not null,
  slug text not null,
  theme jsonb not null,
  seo jsonb not null,
  content jsonb not null default '[]'::jsonb,
  owner_id uuid not null,
  is_personal boolean not null default false,
  password_hash text,
  require_email boolean not null default false,
  prove_email boolean not null default true,
  allowed text[] not null default '{}'::text[],
  refused text[] not null default '{}'::text[],
  published_number integer,
  published_at timestamp(3) with time zone,
  publish_at timestamp(3) with time zone,
  has_changes boolean not null default true,
  since jsonb not null default '{}'::jsonb,
  stamp integer not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp(3) with time zone,
  language text,
  translations uuid not null default new_id(),
  constraint site_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint site_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint site_pkey PRIMARY KEY (tenant_id, id),
  constraint site_slug_check CHECK ((slug ~ '^[a-z0-9-]{3,60}$'::text)),
  constraint site_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint site_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES member(tenant_id, id)
);
CREATE INDEX site_deleted ON public.site USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX site_due ON public.site USING btree (publish_at) WHERE ((publish_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX site_slug ON public.site USING btree (slug);
CREATE UNIQUE INDEX site_translation ON public.site USING btree (tenant_id, translations, language) WHERE (deleted_at IS NULL);
CREATE INDEX site_updated ON public.site USING btree (tenant_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE TRIGGER delete_marks AFTER DELETE ON public.site REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_marks('SITE');
CREATE TRIGGER follow_owner AFTER UPDATE OF owner_id ON public.site FOR EACH ROW WHEN ((old.owner_id IS DISTINCT FROM new.owner_id)) EXECUTE FUNCTION follow_site_owner();
CREATE TRIGGER stamp BEFORE UPDATE ON public.site FOR EACH ROW WHEN (((old.slug IS DISTINCT FROM new.slug) OR (old.owner_id IS DISTINCT FROM new.owner_id) OR (old.password_hash IS DISTINCT FROM new.password_hash) OR (old.require_email IS DISTINCT FROM new.require_email) OR (old.prove_email IS DISTINCT FROM new.prove_email) OR (old.allowed IS DISTINCT FROM new.allowed) OR (old.refused IS DISTINCT FROM new.refused) OR (old.published_number IS DISTINCT FROM new.published_number) OR (old.published_at IS DISTINCT FROM new.published_at) OR (old.deleted_at IS DISTINCT FROM new.deleted_at) OR (old.language IS DISTINCT FROM new.language) OR (old.translations IS DISTINCT FROM new.translations))) EXECUTE FUNCTION stamp_site();
alter table site enable row level security;
create policy tenant on site for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on site to satchel_app;

create table site_editor (
  tenant_id uuid not null default current_tenant(),
  site_id uuid not null,
  member_id uuid not null,
  seen_at timestamp(3) with time zone not null default clock_timestamp(),
  constraint site_editor_pkey PRIMARY KEY (tenant_id, site_id, member_id),
  constraint site_editor_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE,
  constraint site_editor_tenant_id_site_id_fkey FOREIGN KEY (tenant_id, site_id) REFERENCES site(tenant_id, id) ON DELETE CASCADE
);
alter table site_editor enable row level security;
create policy tenant on site_editor for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on site_editor to satchel_app;

create table site_former_slug (
  tenant_id uuid not null default current_tenant(),
  slug text not null,
  site_id uuid,
  at timestamp(3) with time zone not null default clock_timestamp(),
  constraint site_former_slug_pkey PRIMARY KEY (tenant_id, slug),
  constraint site_former_slug_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint site_former_slug_tenant_id_site_id_fkey FOREIGN KEY (tenant_id, site_id) REFERENCES site(tenant_id, id) ON DELETE SET NULL (site_id)
);
CREATE INDEX site_former_slug_of_all ON public.site_former_slug USING btree (slug, at DESC);
CREATE INDEX site_former_slug_of_site ON public.site_former_slug USING btree (tenant_id, site_id);
alter table site_former_slug enable row level security;
create policy tenant on site_former_slug for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on site_former_slug to satchel_app;

create table site_version (
  tenant_id uuid not null default current_tenant(),
  site_id uuid not null,
  number integer not null,
  name text not null,
  theme jsonb not null,
  seo jsonb not null,
  content jsonb not null,
  is_published boolean not null default false,
  made_by uuid,
  at timestamp(3) with time zone not null default clock_timestamp(),
  constraint site_version_pkey PRIMARY KEY (tenant_id, site_id, number),
  constraint site_version_tenant_id_made_by_fkey FOREIGN KEY (tenant_id, made_by) REFERENCES member(tenant_id, id) ON DELETE SET NULL (made_by),
  constraint site_version_tenant_id_site_id_fkey FOREIGN KEY (tenant_id, site_id) REFERENCES site(tenant_id, id) ON DELETE CASCADE
);
alter table site_version enable row level security;
create policy tenant on site_version for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on site_version to satchel_app;

create table sso_domain (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  domain text not null,
  token text not null default replace((gen_random_uuid())::text, '-'::text, ''::text),
  provider_id uuid,
  proven_at timestamp(3) with time zone,
  checked_at timestamp(3) with time zone,
  detail text,
  created_at timestamp(3) with time zone not null default now(),
  constraint sso_domain_pkey PRIMARY KEY (tenant_id, id),
  constraint sso_domain_tenant_id_domain_key UNIQUE (tenant_id, domain),
  constraint sso_domain_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint sso_domain_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES sso_provider(tenant_id, id) ON DELETE SET NULL (provider_id)
);
CREATE INDEX sso_domain_of_provider ON public.sso_domain USING btree (tenant_id, provider_id);
CREATE UNIQUE INDEX sso_domain_proven ON public.sso_domain USING btree (domain) WHERE (proven_at IS NOT NULL);
alter table sso_domain enable row level security;
create policy tenant on sso_domain for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on sso_domain to satchel_app;

create table sso_identity (
  tenant_id uuid not null default current_tenant(),
  provider_id uuid not null,
  subject text not null,
  member_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint sso_identity_pkey PRIMARY KEY (tenant_id, provider_id, subject),
  constraint sso_identity_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint sso_identity_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE,
  constraint sso_identity_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES sso_provider(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX sso_identity_of_member ON public.sso_identity USING btree (tenant_id, member_id);
alter table sso_identity enable row level security;
create policy tenant on sso_identity for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on sso_identity to satchel_app;

create table sso_provider (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  kind text not null,
  name text not null,
  mode text not null default 'off'::text,
  issuer text,
  client_id text,
  client_secret bytea,
  sign_in_url text,
  certificates text[] not null default '{}'::text[],
  makes_people boolean not null default true,
  default_role text not null default 'viewer'::text,
  role_claim text,
  roles jsonb not null default '[]'::jsonb,
  for_owners boolean not null default false,
  revision integer not null default 0,
  is_tested boolean not null default false,
  last_test jsonb,
  created_at timestamp(3) with time zone not null default now(),
  trusts_email boolean not null default false,
  constraint sso_provider_default_role_check CHECK ((default_role = ANY (ARRAY['admin'::text, 'editor'::text, 'viewer'::text]))),
  constraint sso_provider_kind_check CHECK ((kind = ANY (ARRAY['oidc'::text, 'saml'::text]))),
  constraint sso_provider_mode_check CHECK ((mode = ANY (ARRAY['off'::text, 'optional'::text, 'enforced'::text]))),
  constraint sso_provider_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint sso_provider_pkey PRIMARY KEY (tenant_id, id),
  constraint sso_provider_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX sso_provider_id ON public.sso_provider USING btree (id);
alter table sso_provider enable row level security;
create policy tenant on sso_provider for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on sso_provider to satchel_app;

create table subscription (
  tenant_id uuid not null default current_tenant(),
  customer_id text not null,
  subscription_id text,
  item_id text,
  status text,
  plan text,
  billed_each text,
  renews_at timestamp(3) with time zone,
  ends_at timestamp(3) with time zone,
  checkout_id text,
  asked_at timestamp(3) with time zone,
  constraint subscription_billed_each_check CHECK ((billed_each = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint subscription_customer_id_key UNIQUE (customer_id),
  constraint subscription_pkey PRIMARY KEY (tenant_id),
  constraint subscription_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table subscription enable row level security;
create policy tenant on subscription for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant insert, select, update on subscription to satchel_app;

create table tag (
  tenant_id uuid not null default current_tenant(),
  key text not null,
  label text not null,
  color text,
  created_at timestamp with time zone not null default now(),
  constraint tag_key_check CHECK (((length(key) >= 1) AND (length(key) <= 128))),
  constraint tag_label_check CHECK (((length(label) >= 1) AND (length(label) <= 64))),
  constraint tag_pkey PRIMARY KEY (tenant_id, key),
  constraint tag_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX tag_look ON public.tag USING btree (tenant_id, label_look(label));
CREATE CONSTRAINT TRIGGER count_taxonomy AFTER DELETE OR UPDATE ON public.tag DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_taxonomy();
CREATE TRIGGER follow AFTER UPDATE OF key ON public.tag FOR EACH ROW WHEN ((old.key IS DISTINCT FROM new.key)) EXECUTE FUNCTION follow_tag();
alter table tag enable row level security;
create policy tenant on tag for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on tag to satchel_app;

create table taxonomy_removal (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  batch_id uuid not null,
  at timestamp with time zone not null default now(),
  tag_key text,
  into_tag text,
  value_id uuid,
  into_value uuid,
  category text,
  "position" integer,
  archived boolean,
  label text not null,
  color text,
  item_ids uuid[] not null,
  moved_ids uuid[] not null,
  constraint taxonomy_removal_check CHECK (((tag_key IS NULL) <> (value_id IS NULL))),
  constraint taxonomy_removal_pkey PRIMARY KEY (tenant_id, id),
  constraint taxonomy_removal_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
CREATE INDEX taxonomy_removal_age ON public.taxonomy_removal USING btree (at);
CREATE INDEX taxonomy_removal_batch ON public.taxonomy_removal USING btree (tenant_id, batch_id);
CREATE CONSTRAINT TRIGGER count_taxonomy AFTER DELETE OR UPDATE ON public.taxonomy_removal DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_taxonomy();
CREATE TRIGGER follow AFTER INSERT ON public.taxonomy_removal FOR EACH ROW WHEN (((new.into_tag IS NOT NULL) OR (new.into_value IS NOT NULL))) EXECUTE FUNCTION follow_merged();
alter table taxonomy_removal enable row level security;
create policy tenant on taxonomy_removal for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select on taxonomy_removal to satchel_app;

create table taxonomy_version (
  tenant_id uuid not null default current_tenant(),
  version integer not null default 1,
  constraint taxonomy_version_pkey PRIMARY KEY (tenant_id),
  constraint taxonomy_version_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table taxonomy_version enable row level security;
create policy tenant on taxonomy_version for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant select on taxonomy_version to satchel_app;

create table tenant (
  id uuid not null default new_id(),
  name text not null,
  slug text not null,
  status text not null default 'trialing'::text,
  trial_ends_at timestamp with time zone,
  plan text not null default 'trial'::text,
  time_zone text not null default 'UTC'::text,
  website text,
  logo_url text,
  color text not null default '#0f766e'::text,
  sharing jsonb not null default '{"downloadAs": "pdf", "allowDownload": true, "visitsKeptMonths": null}'::jsonb,
  notifications jsonb not null default '{"shareView": true}'::jsonb,
  domain_version integer not null default 0,
  created_at timestamp with time zone not null default now(),
  number integer not null generated as identity,
  day_told date not null default CURRENT_DATE,
  required_categories text[] not null default '{}'::text[],
  settings_version integer not null default 1,
  status_since timestamp(3) with time zone not null default now(),
  closes_at timestamp(3) with time zone,
  limits jsonb not null default '{}'::jsonb,
  session_idle_minutes integer,
  session_max_hours integer not null default 720,
  second_factor boolean not null default false,
  logo_key text,
  cta_version integer not null default 0,
  activity_kept_months integer default 24,
  published_status text not null default 'trialing'::text,
  mail_failing_since timestamp(3) with time zone,
  locale text not null default 'en'::text,
  embed_origins text[] not null default '{}'::text[],
  plan_unpaid boolean not null default false,
  is_demo boolean not null default false,
  admitted_at timestamp(3) with time zone,
  planless boolean not null default false,
  suspended_from text,
  suspended_reason text,
  pages_closed boolean not null default false,
  imprint_url text,
  privacy_url text,
  terms_url text,
  accessibility_url text,
  controller text,
  legal_ground text,
  agreement_years integer not null default 3,
  ocr_languages text[] not null default '{}'::text[],
  constraint tenant_accessibility_url_check CHECK ((length(accessibility_url) <= 2048)),
  constraint tenant_activity_kept_months_check CHECK (((activity_kept_months >= 1) AND (activity_kept_months <= 120))),
  constraint tenant_agreement_years_check CHECK (((agreement_years >= 1) AND (agreement_years <= 30))),
  constraint tenant_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text)),
  constraint tenant_controller_check CHECK ((length(controller) <= 2000)),
  constraint tenant_imprint_url_check CHECK ((length(imprint_url) <= 2048)),
  constraint tenant_legal_ground_check CHECK ((length(legal_ground) <= 2000)),
  constraint tenant_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint tenant_number_key UNIQUE (number),
  constraint tenant_pkey PRIMARY KEY (id),
  constraint tenant_privacy_url_check CHECK ((length(privacy_url) <= 2048)),
  constraint tenant_required_categories_check CHECK ((required_categories <@ ARRAY['funnelStage'::text, 'contentProduct'::text, 'contentType'::text, 'contentIndustry'::text, 'contentRegion'::text])),
  constraint tenant_session_idle_minutes_check CHECK (((session_idle_minutes >= 5) AND (session_idle_minutes <= 43200))),
  constraint tenant_session_max_hours_check CHECK (((session_max_hours >= 1) AND (session_max_hours <= 2160))),
  constraint tenant_slug_check CHECK ((slug ~ '^[a-z0-9-]{1,80}$'::text)),
  constraint tenant_slug_key UNIQUE (slug),
  constraint tenant_status_check CHECK ((status = ANY (ARRAY['trialing'::text, 'active'::text, 'past_due'::text, 'canceled'::text, 'suspended'::text]))),
  constraint tenant_terms_url_check CHECK ((length(terms_url) <= 2048))
);
CREATE INDEX tenant_closing ON public.tenant USING btree (closes_at) WHERE (closes_at IS NOT NULL);
CREATE TRIGGER follow_time_zone AFTER UPDATE OF time_zone ON public.tenant FOR EACH ROW WHEN ((old.time_zone IS DISTINCT FROM new.time_zone)) EXECUTE FUNCTION follow_time_zone();
CREATE TRIGGER note_status_change BEFORE UPDATE OF status ON public.tenant FOR EACH ROW EXECUTE FUNCTION note_status_change();
alter table tenant enable row level security;
create policy tenant on tenant for * using (id = ( SELECT current_tenant() AS current_tenant));
grant select, update on tenant to satchel_app;

create table unmeasured_address (
  tenant_id uuid not null default current_tenant(),
  email text not null,
  at timestamp(3) with time zone not null default now(),
  constraint unmeasured_address_pkey PRIMARY KEY (tenant_id, email),
  constraint unmeasured_address_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table unmeasured_address enable row level security;
create policy tenant on unmeasured_address for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on unmeasured_address to satchel_app;

create table unmeasured_visit (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  link_id uuid not null,
  item_id uuid,
  file_version integer,
  viewer bytea not null,
  constraint unmeasured_visit_pkey PRIMARY KEY (tenant_id, id),
  constraint unmeasured_visit_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX unmeasured_visit_of_link ON public.unmeasured_visit USING btree (tenant_id, link_id);
alter table unmeasured_visit enable row level security;
create policy tenant on unmeasured_visit for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on unmeasured_visit to satchel_app;

create table upload (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  member_id uuid not null,
  filename text not null,
  filetype text,
  bytes bigint,
  import_id text,
  collection_id uuid,
  item_id uuid,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '24:00:00'::interval),
  replaces uuid,
  purpose text not null default 'item'::text,
  name text,
  used boolean not null default false,
  locked_by uuid,
  locked_until timestamp with time zone,
  lock_wanted boolean not null default false,
  constraint upload_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint upload_pkey PRIMARY KEY (tenant_id, id),
  constraint upload_purpose_check CHECK ((purpose = ANY (ARRAY['item'::text, 'import'::text]))),
  constraint upload_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint upload_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX upload_batch_of ON public.upload USING btree (tenant_id, member_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX upload_expiry ON public.upload USING btree (expires_at);
alter table upload enable row level security;
create policy tenant on upload for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on upload to satchel_app;

create table upload_batch (
  tenant_id uuid not null default current_tenant(),
  member_id uuid not null,
  import_id text not null,
  value_ids uuid[] not null default '{}'::uuid[],
  tag_keys text[] not null default '{}'::text[],
  collection_id uuid,
  sets_collection boolean not null default false,
  updated_at timestamp with time zone not null default now(),
  constraint upload_batch_import_id_check CHECK (((length(import_id) >= 1) AND (length(import_id) <= 100))),
  constraint upload_batch_pkey PRIMARY KEY (tenant_id, member_id, import_id),
  constraint upload_batch_tenant_id_collection_id_fkey FOREIGN KEY (tenant_id, collection_id) REFERENCES collection(tenant_id, id) ON DELETE SET NULL (collection_id),
  constraint upload_batch_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint upload_batch_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX upload_batch_age ON public.upload_batch USING btree (updated_at);
alter table upload_batch enable row level security;
create policy tenant on upload_batch for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on upload_batch to satchel_app;

create table upvote (
  tenant_id uuid not null default current_tenant(),
  item_type text not null,
  item_id uuid not null,
  member_id uuid not null,
  constraint upvote_item_type_check CHECK ((item_type = ANY (ARRAY['ITEM'::text, 'SITE'::text, 'COLLECTION'::text]))),
  constraint upvote_pkey PRIMARY KEY (tenant_id, item_type, item_id, member_id),
  constraint upvote_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE
);
alter table upvote enable row level security;
create policy tenant on upvote for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on upvote to satchel_app;

create table used_answer (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  member_id uuid not null,
  item_id uuid not null,
  link_id uuid,
  file_version integer not null,
  page integer,
  text text not null,
  tells_visitors boolean not null default false,
  state text not null default 'current'::text,
  new_text text,
  changed_at timestamp(3) with time zone,
  is_due boolean not null default false,
  used_at timestamp(3) with time zone not null default now(),
  constraint used_answer_new_text_check CHECK (((length(new_text) >= 1) AND (length(new_text) <= 400))),
  constraint used_answer_page_check CHECK (((page >= 1) AND (page <= 100000))),
  constraint used_answer_pkey PRIMARY KEY (tenant_id, id),
  constraint used_answer_state_check CHECK ((state = ANY (ARRAY['current'::text, 'changed'::text, 'expired'::text, 'withdrawn'::text]))),
  constraint used_answer_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint used_answer_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE,
  constraint used_answer_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE SET NULL (link_id),
  constraint used_answer_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE,
  constraint used_answer_text_check CHECK (((length(text) >= 1) AND (length(text) <= 400)))
);
CREATE INDEX used_answer_due ON public.used_answer USING btree (tenant_id, id) WHERE is_due;
CREATE INDEX used_answer_of_item ON public.used_answer USING btree (tenant_id, item_id);
CREATE INDEX used_answer_of_link ON public.used_answer USING btree (tenant_id, link_id) WHERE (link_id IS NOT NULL);
CREATE INDEX used_answer_of_member ON public.used_answer USING btree (tenant_id, member_id, id DESC);
alter table used_answer enable row level security;
create policy tenant on used_answer for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on used_answer to satchel_app;

create table version_change (
  tenant_id uuid not null default current_tenant(),
  item_id uuid not null,
  from_version integer not null,
  to_version integer not null,
  pages jsonb not null,
  constraint version_change_pkey PRIMARY KEY (tenant_id, item_id, to_version, from_version),
  constraint version_change_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE
);
alter table version_change enable row level security;
create policy tenant on version_change for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on version_change to satchel_app;

create table visit (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  link_id uuid not null,
  item_id uuid,
  file_version integer,
  at timestamp with time zone not null default clock_timestamp(),
  session_id uuid not null,
  viewer bytea not null,
  filtered text,
  is_view boolean not null default false,
  email text,
  email_proved boolean not null default false,
  country text,
  device text,
  browser text,
  os text,
  referrer text,
  utm jsonb,
  trigger text not null default 'link'::text,
  duration_ms integer not null default 0,
  pages jsonb,
  parts jsonb,
  clicks jsonb,
  downloaded boolean not null default false,
  beat_at timestamp with time zone,
  acted boolean not null default false,
  by_password boolean not null default false,
  saw_changes boolean not null default false,
  constraint visit_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint visit_filtered_check CHECK ((filtered = ANY (ARRAY['bot'::text, 'unfurler'::text, 'scanner'::text, 'head'::text, 'repeat'::text, 'colleague'::text, 'preview'::text, 'crowd'::text]))),
  constraint visit_pkey PRIMARY KEY (tenant_id, id),
  constraint visit_tenant_id_link_id_fkey1 FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE,
  constraint visit_trigger_check CHECK ((trigger = ANY (ARRAY['link'::text, 'qr'::text, 'site'::text, 'mail'::text])))
) partition by RANGE (id);
CREATE INDEX visit_of_email ON ONLY public.visit USING btree (tenant_id, email, id DESC) WHERE (email IS NOT NULL);
CREATE INDEX visit_of_link ON ONLY public.visit USING btree (tenant_id, link_id, id DESC);
CREATE INDEX visit_of_session ON ONLY public.visit USING btree (tenant_id, session_id) WHERE (session_id <> id);
CREATE INDEX visit_of_viewer ON ONLY public.visit USING btree (tenant_id, viewer, id DESC);
alter table visit enable row level security;
create policy tenant on visit for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on visit to satchel_app;

create table visit_day (
  tenant_id uuid not null default current_tenant(),
  link_id uuid not null,
  day date not null,
  dimension text not null,
  value text not null,
  views integer not null,
  viewers integer not null,
  downloads integer not null,
  duration_ms bigint not null,
  sure_views integer not null default 0,
  sure_viewers integer not null default 0,
  sure_duration_ms bigint not null default 0,
  again_viewers integer not null default 0,
  again_sure_viewers integer not null default 0,
  constraint visit_day_pkey PRIMARY KEY (tenant_id, link_id, day, dimension, value),
  constraint visit_day_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX visit_day_all ON public.visit_day USING btree (tenant_id, day) INCLUDE (link_id, views, viewers, sure_views, sure_viewers, downloads, duration_ms, sure_duration_ms, again_viewers, again_sure_viewers) WHERE (dimension = 'all'::text);
CREATE INDEX visit_day_of ON public.visit_day USING btree (tenant_id, dimension, day) INCLUDE (link_id, value, views, viewers) WHERE (dimension <> 'all'::text);
CREATE TRIGGER mark_changed AFTER UPDATE ON public.visit_day REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days();
CREATE TRIGGER mark_deleted AFTER DELETE ON public.visit_day REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days();
CREATE TRIGGER mark_new AFTER INSERT ON public.visit_day REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days();
alter table visit_day enable row level security;
create policy tenant on visit_day for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on visit_day to satchel_app;

create table visit_letter (
  tenant_id uuid not null default current_tenant(),
  session_id uuid not null,
  member_id uuid not null,
  due_at timestamp with time zone not null,
  is_digest boolean not null default false,
  sent_at timestamp with time zone,
  constraint visit_letter_pkey PRIMARY KEY (tenant_id, session_id, member_id),
  constraint visit_letter_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX visit_letter_digest ON public.visit_letter USING btree (tenant_id, member_id) WHERE ((sent_at IS NULL) AND is_digest);
CREATE INDEX visit_letter_due ON public.visit_letter USING btree (tenant_id, due_at) WHERE ((sent_at IS NULL) AND (NOT is_digest));
CREATE INDEX visit_letter_of_member ON public.visit_letter USING btree (tenant_id, member_id, sent_at) WHERE (NOT is_digest);
CREATE INDEX visit_letter_sent ON public.visit_letter USING btree (sent_at) WHERE (sent_at IS NOT NULL);
alter table visit_letter enable row level security;
create policy tenant on visit_letter for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on visit_letter to satchel_app;

create table visit_span (
  tenant_id uuid not null default current_tenant(),
  unit text not null,
  begins date not null,
  link_id uuid not null,
  views integer not null,
  viewers integer not null,
  sure_views integer not null,
  sure_viewers integer not null,
  downloads integer not null,
  duration_ms bigint not null,
  sure_duration_ms bigint not null default 0,
  again_viewers integer not null default 0,
  again_sure_viewers integer not null default 0,
  constraint visit_span_pkey PRIMARY KEY (tenant_id, unit, begins, link_id) INCLUDE (views, viewers, sure_views, sure_viewers, downloads, duration_ms, sure_duration_ms, again_viewers, again_sure_viewers),
  constraint visit_span_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES link(tenant_id, id) ON DELETE CASCADE,
  constraint visit_span_unit_check CHECK ((unit = ANY (ARRAY['week'::text, 'month'::text])))
);
CREATE INDEX visit_span_of_link ON public.visit_span USING btree (tenant_id, link_id);
alter table visit_span enable row level security;
create policy tenant on visit_span for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant select on visit_span to satchel_app;

create table webhook (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  name text not null,
  url text not null,
  events text[] not null,
  active boolean not null default true,
  secret bytea,
  failing_since timestamp(3) with time zone,
  turned_off_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  created_by uuid,
  own_links_only boolean not null default false,
  old_secrets jsonb not null default '[]'::jsonb,
  format text not null default 'standard'::text,
  sealed_url bytea,
  timing text not null default 'all'::text,
  quiet_hours jsonb,
  digest_due timestamp with time zone,
  api_key_id uuid,
  connected_app_id uuid,
  constraint webhook_api_key FOREIGN KEY (tenant_id, api_key_id) REFERENCES api_key(tenant_id, id) ON DELETE CASCADE,
  constraint webhook_connected_app FOREIGN KEY (tenant_id, connected_app_id) REFERENCES connected_app(tenant_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint webhook_format_check CHECK ((format = ANY (ARRAY['standard'::text, 'slack'::text, 'teams'::text]))),
  constraint webhook_name_check CHECK ((length(name) <= 40)),
  constraint webhook_pkey PRIMARY KEY (tenant_id, id),
  constraint webhook_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES member(tenant_id, id) ON DELETE SET NULL (created_by),
  constraint webhook_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint webhook_timing_check CHECK ((timing = ANY (ARRAY['all'::text, 'confirmed'::text, 'digest'::text]))),
  constraint webhook_url_check CHECK ((length(url) <= 2048))
);
CREATE INDEX webhook_digest_due ON public.webhook USING btree (digest_due) WHERE (digest_due IS NOT NULL);
CREATE INDEX webhook_of_app ON public.webhook USING btree (tenant_id, connected_app_id) WHERE (connected_app_id IS NOT NULL);
CREATE INDEX webhook_of_key ON public.webhook USING btree (tenant_id, api_key_id) WHERE (api_key_id IS NOT NULL);
alter table webhook enable row level security;
create policy tenant on webhook for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on webhook to satchel_app;

create table webhook_delivery (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  webhook_id uuid not null,
  event text not null,
  subject_id uuid,
  payload text not null,
  state text not null default 'waiting'::text,
  at timestamp(3) with time zone not null default now(),
  next_at timestamp(3) with time zone default now(),
  tried integer not null default 0,
  attempts jsonb not null default '[]'::jsonb,
  content_type text not null default 'application/json'::text,
  thing_id uuid,
  once text,
  constraint webhook_delivery_pkey PRIMARY KEY (tenant_id, id),
  constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))),
  constraint webhook_delivery_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint webhook_delivery_tenant_id_webhook_id_fkey FOREIGN KEY (tenant_id, webhook_id) REFERENCES webhook(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX webhook_delivery_age ON public.webhook_delivery USING btree (at);
CREATE INDEX webhook_delivery_list ON public.webhook_delivery USING btree (tenant_id, webhook_id, id DESC);
CREATE INDEX webhook_delivery_of_thing ON public.webhook_delivery USING btree (tenant_id, webhook_id, thing_id, id) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_delivery_subject ON public.webhook_delivery USING btree (tenant_id, subject_id);
alter table webhook_delivery enable row level security;
create policy tenant on webhook_delivery for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on webhook_delivery to satchel_app;

create table webhook_digest_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  webhook_id uuid not null,
  delivery_id uuid,
  event text not null,
  subject_id uuid,
  once text,
  payload text not null,
  at timestamp with time zone not null default now(),
  constraint webhook_digest_line_pkey PRIMARY KEY (tenant_id, id),
  constraint webhook_digest_line_tenant_id_delivery_id_fkey FOREIGN KEY (tenant_id, delivery_id) REFERENCES webhook_delivery(tenant_id, id) ON DELETE CASCADE,
  constraint webhook_digest_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint webhook_digest_line_tenant_id_webhook_id_fkey FOREIGN KEY (tenant_id, webhook_id) REFERENCES webhook(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX webhook_digest_line_of_delivery ON public.webhook_digest_line USING btree (tenant_id, delivery_id);
CREATE INDEX webhook_digest_line_of_subject ON public.webhook_digest_line USING btree (tenant_id, subject_id);
CREATE INDEX webhook_digest_line_of_webhook ON public.webhook_digest_line USING btree (tenant_id, webhook_id, delivery_id, id);
alter table webhook_digest_line enable row level security;
create policy tenant on webhook_digest_line for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on webhook_digest_line to satchel_app;

create table wish (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  version integer not null default 1,
  kind text not null,
  title text not null,
  description text not null default ''::text,
  status text not null default 'open'::text,
  approved boolean not null default true,
  author_id uuid not null,
  assignee_id uuid,
  organization text,
  needed_by date,
  response text,
  merged_into uuid,
  term text,
  term_words text[] generated always as words_of(term),
  title_words text[] not null generated always as words_of(title),
  votes integer not null default 0,
  comments integer not null default 0,
  heat double precision not null default 0,
  done_at timestamp(3) with time zone,
  done_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  text_key text not null generated always as search_key(((title || ' '::text) || description)),
  constraint wish_check CHECK ((merged_into <> id)),
  constraint wish_description_check CHECK ((length(description) <= 20000)),
  constraint wish_kind_check CHECK ((kind = ANY (ARRAY['content'::text, 'feature'::text]))),
  constraint wish_organization_check CHECK (((length(organization) >= 1) AND (length(organization) <= 300))),
  constraint wish_pkey PRIMARY KEY (tenant_id, id),
  constraint wish_response_check CHECK (((length(response) >= 1) AND (length(response) <= 20000))),
  constraint wish_status_check CHECK ((status = ANY (ARRAY['open'::text, 'planned'::text, 'started'::text, 'done'::text, 'declined'::text]))),
  constraint wish_tenant_id_assignee_id_fkey FOREIGN KEY (tenant_id, assignee_id) REFERENCES member(tenant_id, id),
  constraint wish_tenant_id_author_id_fkey FOREIGN KEY (tenant_id, author_id) REFERENCES member(tenant_id, id),
  constraint wish_tenant_id_done_by_fkey FOREIGN KEY (tenant_id, done_by) REFERENCES member(tenant_id, id),
  constraint wish_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE,
  constraint wish_tenant_id_merged_into_fkey FOREIGN KEY (tenant_id, merged_into) REFERENCES wish(tenant_id, id) ON DELETE SET NULL (merged_into),
  constraint wish_term_check CHECK ((length(term) <= 500)),
  constraint wish_title_check CHECK (((length(title) >= 1) AND (length(title) <= 300)))
);
CREATE INDEX wish_author ON public.wish USING btree (tenant_id, author_id);
CREATE INDEX wish_heat ON public.wish USING btree (tenant_id, heat DESC, id DESC) WHERE (merged_into IS NULL);
CREATE INDEX wish_merged ON public.wish USING btree (tenant_id, merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX wish_votes ON public.wish USING btree (tenant_id, votes DESC, id DESC) WHERE (merged_into IS NULL);
alter table wish enable row level security;
create policy tenant on wish for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on wish to satchel_app;

create table wish_comment (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  wish_id uuid not null,
  member_id uuid not null,
  text text not null,
  mentions uuid[] not null default '{}'::uuid[],
  created_at timestamp(3) with time zone not null default now(),
  constraint wish_comment_pkey PRIMARY KEY (tenant_id, id),
  constraint wish_comment_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE,
  constraint wish_comment_tenant_id_wish_id_fkey FOREIGN KEY (tenant_id, wish_id) REFERENCES wish(tenant_id, id) ON DELETE CASCADE,
  constraint wish_comment_text_check CHECK (((length(text) >= 1) AND (length(text) <= 20000)))
);
CREATE INDEX wish_comment_on ON public.wish_comment USING btree (tenant_id, wish_id, id);
alter table wish_comment enable row level security;
create policy tenant on wish_comment for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant insert, select, update on wish_comment to satchel_app;

create table wish_feed (
  tenant_id uuid not null default current_tenant(),
  member_id uuid not null,
  hash bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone,
  constraint wish_feed_pkey PRIMARY KEY (tenant_id, member_id),
  constraint wish_feed_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX wish_feed_hash ON public.wish_feed USING btree (hash);
alter table wish_feed enable row level security;
create policy tenant on wish_feed for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on wish_feed to satchel_app;

create table wish_item (
  tenant_id uuid not null default current_tenant(),
  wish_id uuid not null,
  item_id uuid not null,
  "position" integer not null,
  constraint wish_item_pkey PRIMARY KEY (tenant_id, wish_id, item_id),
  constraint wish_item_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES item(tenant_id, id) ON DELETE CASCADE,
  constraint wish_item_tenant_id_wish_id_fkey FOREIGN KEY (tenant_id, wish_id) REFERENCES wish(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX wish_item_of ON public.wish_item USING btree (tenant_id, item_id);
alter table wish_item enable row level security;
create policy tenant on wish_item for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select on wish_item to satchel_app;

create table wish_settings (
  tenant_id uuid not null default current_tenant(),
  version integer not null default 1,
  needs_approval boolean not null default false,
  statuses jsonb not null default '{}'::jsonb,
  constraint wish_settings_pkey PRIMARY KEY (tenant_id),
  constraint wish_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id) ON DELETE CASCADE
);
alter table wish_settings enable row level security;
create policy tenant on wish_settings for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant insert, select, update on wish_settings to satchel_app;

create table wish_trust (
  tenant_id uuid not null default current_tenant(),
  member_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint wish_trust_pkey PRIMARY KEY (tenant_id, member_id),
  constraint wish_trust_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE
);
alter table wish_trust enable row level security;
create policy tenant on wish_trust for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select on wish_trust to satchel_app;

create table wish_vote (
  tenant_id uuid not null default current_tenant(),
  wish_id uuid not null,
  member_id uuid not null,
  organization text,
  at timestamp(3) with time zone not null default now(),
  constraint wish_vote_organization_check CHECK (((length(organization) >= 1) AND (length(organization) <= 300))),
  constraint wish_vote_pkey PRIMARY KEY (tenant_id, wish_id, member_id),
  constraint wish_vote_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES member(tenant_id, id) ON DELETE CASCADE,
  constraint wish_vote_tenant_id_wish_id_fkey FOREIGN KEY (tenant_id, wish_id) REFERENCES wish(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX wish_vote_of ON public.wish_vote USING btree (tenant_id, member_id);
alter table wish_vote enable row level security;
create policy tenant on wish_vote for * using (tenant_id = ( SELECT current_tenant() AS current_tenant));
grant delete, insert, select, update on wish_vote to satchel_app;
