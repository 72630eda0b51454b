-- Works with: 1.0.0
-- Functions name everything with its schema, so that they work with an empty search path: `pg_restore`, `psql` with a
-- dump, logical replication and, from PostgreSQL 17 on, analyzing and indexing run them so. Until now, a dump with a
-- collection couldn't be restored, since its column `heading` is made by `stems_in`. What they do stays the same.

create or replace function public.address_event() returns trigger language plpgsql as $$
begin
  new.only_for := case new.item_type
    when 'ITEM' then (select owner_id from public.item
      where tenant_id = new.tenant_id and id = new.item_id and not in_library)
    when 'COLLECTION' then (select owner_id from public.collection
      where tenant_id = new.tenant_id and id = new.item_id and visibility = 'private')
    when 'SITE' then (select owner_id from public.site
      where tenant_id = new.tenant_id and id = new.item_id and is_personal) end;
  return new;
end $$;

create or replace function public.audit_id() returns uuid language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('audit'), floor(extract(epoch from now()))::bigint::bit(32)::int);
  return public.new_id();
end $$;

create or replace function public.delete_marks() returns trigger language plpgsql as $$
begin
  delete from public.favorite using gone where favorite.tenant_id = gone.tenant_id
    and favorite.item_type = tg_argv[0] and favorite.item_id = gone.id;
  delete from public.upvote using gone where upvote.tenant_id = gone.tenant_id
    and upvote.item_type = tg_argv[0] and upvote.item_id = gone.id;
  return null;
end $$;

create or replace function public.drop_event_parts(before timestamptz) returns void language plpgsql as $$
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
end $$;

create or replace function public.drop_visit_parts(before timestamptz) returns void language plpgsql as $$
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
end $$;

create or replace function public.effective_status(t tenant) returns text stable parallel safe language sql as $$
  select case when t.closes_at is not null then 'canceled' else public.standing(t) end
$$;

create or replace function public.end_apps_of(person uuid) returns setof connected_app language sql as $$
  delete from public.connected_app where member_id = person returning *;
$$;

create or replace function public.end_feed_of_deactivated() returns trigger language plpgsql as $$
begin
  delete from public.wish_feed where tenant_id = new.tenant_id and member_id = new.id;
  return null;
end $$;

create or replace function public.end_keys_of(person uuid) returns setof api_key language sql as $$
  delete from public.api_key where member_id = person returning *;
$$;

create or replace function public.end_with_day() returns trigger language plpgsql as $$
begin
  new.expires_at := (new.expires_on + 1)::timestamp
    at time zone (select time_zone from public.tenant where id = new.tenant_id);
  return new;
end $$;

create or replace function public.follow_site_owner() returns trigger language plpgsql as $$
begin
  update public.link set shared_by = new.owner_id
    where tenant_id = new.tenant_id and item_type = 'SITE' and item_id = new.id and is_own;
  return null;
end $$;

create or replace function public.is_little_in(word text, languages text[]) returns boolean immutable strict parallel safe language plpgsql as $$
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
end $$;

create or replace function public.languages_searched() returns text[] stable parallel safe language plpgsql as $$
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
end $$;

create or replace function public.make_event_parts(from_day date, to_day date) returns void language plpgsql as $$
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
end $$;

create or replace function public.make_visit_parts(from_day date, to_day date) returns void language plpgsql as $$
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
end $$;

create or replace function public.named_by(term text, operator text) returns setof text immutable parallel safe language sql as $$
  select distinct value from public.search_pieces(term), public.typed_values(piece[4]) where lower(piece[3]) = operator
$$;

create or replace function public.open_item_stat() returns trigger language plpgsql as $$
begin
  insert into public.item_stat (tenant_id, item_id) values (new.tenant_id, new.id);
  return null;
end $$;

create or replace function public.publish_audit() returns trigger language plpgsql as $$
begin
  perform public.enqueue('publish-audit',
    json_build_object('tenantId', tenant_id, 'ids', json_agg(id order by id)), null, null, null)
  from added where exists (select from public.webhook
    where webhook.tenant_id = added.tenant_id and webhook.active and 'audit.recorded' = any(webhook.events))
  group by tenant_id;
  return null;
end $$;

create or replace function public.publish_events() returns trigger language plpgsql as $$
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
end $$;

create or replace function public.read_words(text text) returns json stable strict parallel safe language plpgsql as $$
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
end $$;

create or replace function public.readable_until(t tenant) returns timestamptz stable parallel safe language sql as $$
  select case when public.standing(t) in ('trialing', 'active') then t.closes_at
    else least(t.closes_at, case t.status
      when 'trialing' then t.trial_ends_at
      when 'past_due' then t.status_since + interval '7 days'
      else t.status_since end + interval '30 days') end
$$;

create or replace function public.renamed_in(form jsonb, facets text[], gone text, other text, operator text,
  old_key text, label text) returns jsonb immutable language plpgsql as $$
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
end $$;

create or replace function public.show_item_version(item uuid, shown integer) returns void language plpgsql as $$
begin
  insert into public.item_version (item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime, hidden_content, preview_note)
  select item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime, hidden_content, preview_note
  from public.item_file f where f.item_id = $1 and f.is_shown;
  update public.item i set file_version = v.number, next_version = null,
    status = case when v.failure is null then 'completed' else 'failed' end, failure = v.failure,
    file_key = v.file_key, original_name = v.original_name, mime = v.mime, bytes = v.bytes, sha256 = v.sha256,
    page_count = v.page_count, duration_s = v.duration_s, width = v.width, height = v.height,
    thumbnail_key = v.thumbnail_key, cover_key = v.cover_key, preview_key = v.preview_key,
    preview_mime = v.preview_mime, visitor_key = v.visitor_key, visitor_mime = v.visitor_mime,
    hidden_content = v.hidden_content, preview_note = v.preview_note, file_at = v.made_at, file_by = v.made_by,
    updated_at = clock_timestamp()
  from public.item_version v where i.id = $1 and v.item_id = i.id and v.number = $2;
  insert into public.item_text (item_id, body)
  select v.item_id, coalesce(v.body, '') from public.item_version v where v.item_id = $1 and v.number = $2
  on conflict (tenant_id, item_id) do update set body = excluded.body;
  delete from public.item_version v where v.item_id = $1 and v.number = $2;
end $$;

create or replace function public.stem_in(word text, language text) returns text immutable strict parallel safe language plpgsql as $$
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
end $$;

create or replace function public.stems_in(words text[], languages text[]) returns text[] immutable strict parallel safe language plpgsql as $$
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
end $$;

create or replace function public.store_search(tenant uuid, saved uuid, smart uuid, before jsonb, after jsonb,
  removal uuid) returns void language plpgsql as $$
begin
  if after is not distinct from before then return; end if;
  update public.saved_search set form = after, version = version + 1 where tenant_id = tenant and id = saved;
  update public.collection set search = after, version = version + 1 where tenant_id = tenant and id = smart;
  if removal is not null then
    insert into public.followed_search (tenant_id, removal_id, saved_search_id, collection_id, before, after)
      values (tenant, removal, saved, smart, before, after);
  end if;
end $$;

create or replace function public.stored_searches(tenant uuid)
  returns table(saved_id uuid, collection_id uuid, owner_id uuid, form jsonb) stable language sql as $$
  select id, null::uuid, member_id, form from public.saved_search where tenant_id = tenant
  union all
  select null, id, owner_id, search from public.collection where tenant_id = tenant and search is not null
$$;

create or replace function public.with_value(term text, operator text, gone text[], other text, beside boolean)
  returns text immutable parallel safe language sql as $$
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
$$;

create or replace function public.writes_compounds() returns boolean stable parallel safe language plpgsql as $$
declare
  known constant text[] := array(
    select language from public.search_language where tenant_id = public.current_tenant());
begin
  return known = '{}' or known && array['de', 'nl']
    or (select locale in ('de', 'nl') from public.tenant where id = public.current_tenant());
end $$;
