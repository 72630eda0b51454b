-- Neighboring words: each pair as 24 bits of its hash, with 12 bits of the word behind it. A pair is found by its
-- beginning, a longer phrase in a text that has all of its runs of three.
create function runs_of(words text[]) returns text[] immutable strict parallel safe language sql
  return array(
    select distinct left(md5(one || ' ' || next), 6) || coalesce(left(md5(third), 3), '')
    from unnest(words, words[2:], words[3:]) as run (one, next, third) where one <> '' and next <> '');

-- What is looked for in a text somebody typed: each word with its stems, and the runs of neighboring words.
create or replace function read_words(text text) returns json immutable strict parallel safe language sql
  return (
    select json_build_object('words', coalesce(json_agg(json_build_object(
        'word', word,
        'stems', stems_of(array[word], search_languages()),
        'isStop', exists (select from unnest(search_languages()) language where ts_lexize(language, word) = '{}')
      ) order by place), '[]'), 'runs', (
        select coalesce(json_agg(run), '[]') from unnest(runs_of(words_of(text))) run
        where length(run) = 9 or cardinality(words_of(text)) = 2))
    from unnest(words_of(text)) with ordinality as known (word, place));

create or replace function cut_item_text() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
declare
  number constant integer := (select number from tenant where id = new.tenant_id);
  given constant text[] := words_of(new.body);
  -- A tsvector holds 1 MiB: the longest words of a document beyond are left out, and runs towards its end.
  known constant text[] := array(
    select word from (
      select word, sum(octet_length(word) + 12) over (order by length(word), word) as size
      from (select distinct unnest(given) as word) as once) as sized
    where size < 420000);
  runs constant text[] := runs_of(given[:25000]);
begin
  new.words := lexemes(number, 'w', known)
    || lexemes(number, 's', (stems_of(known, languages_of(given)))[:8000])
    || lexemes(number, 'p', runs)
    || lexemes(number, 'l', case when cardinality(given) > 25000 then array[''] else '{}' end);
  new.cut := 3;
  insert into search_word (tenant_id, word)
  select new.tenant_id, word from unnest(known) word
  where length(word) between 3 and 30 and word !~ '[0-9]' order by word
  on conflict do nothing;
  return new;
end $$;

create or replace function index_items(tenant uuid, ids uuid[]) returns void volatile
  security definer set search_path = public, pg_temp language sql
begin atomic
  delete from item_search s using item i
  where i.tenant_id = tenant and i.id = any (ids) and i.deleted_at is not null
    and s.tenant_id = i.tenant_id and s.item_id = i.id;
  with heading as (
    select i.id, words_of(i.name) as name, tags.keys, words_of(tags.labels) as tags, category.value_ids,
      words_of(i.description) as description,
      words_of(concat_ws(' ', category.labels, case when i.file_key is not null then i.original_name end,
        words_in_address(i.url))) as about
    from item i, lateral (
      select coalesce(array_agg(tag.key order by tag.key), '{}') as keys,
        coalesce(string_agg(tag.label, ' '), '') as labels
      from item_tag join tag on tag.tenant_id = item_tag.tenant_id and tag.key = item_tag.tag_key
      where item_tag.tenant_id = tenant and item_tag.item_id = i.id) as tags, lateral (
      select coalesce(array_agg(v.id order by v.id), '{}') as value_ids, string_agg(v.label, ' ') as labels
      from item_category c join category_value v on v.tenant_id = c.tenant_id and v.id = c.value_id
      where c.tenant_id = tenant and c.item_id = i.id) as category
    where i.tenant_id = tenant and i.id = any (ids) and i.deleted_at is null
  ), known as (
    insert into search_word (tenant_id, word)
    select distinct tenant, word from heading, unnest(name || tags || description || about) word
    where length(word) between 3 and 30 order by word
    on conflict do nothing
  )
  insert into item_search (tenant_id, item_id, words, heading, name, name_key, value_ids, tag_keys,
    owner_id, in_library, releases_on, expires_on, created_at, updated_at)
  select tenant, i.id,
    lexemes(t.number, 'w', h.name || h.tags || h.description || h.about)
      || lexemes(t.number, 's', stems_of(h.name || h.tags || h.description || h.about, search_languages()))
      || lexemes(t.number, 'h', h.name || h.tags)
      || lexemes(t.number, 'g', stems_of(h.name || h.tags, search_languages()))
      || lexemes(t.number, 'p', runs_of(h.name) || runs_of(h.tags) || runs_of(h.description) || runs_of(h.about))
      || lexemes(t.number, 'v', h.value_ids::text[])
      || lexemes(t.number, 't', h.keys)
      || lexemes(t.number, 'o', array[i.owner_id::text])
      || lexemes(t.number, 'u', case when h.value_ids = '{}' then array[''] else '{}' end)
      || lexemes(t.number, 'b', array[right(i.id::text, 1)])
      || lexemes(t.number, 'z', array[repeat('-', 2000)])
      || coalesce(d.words, ''),
    weighted(h.name, 'A') || weighted(h.tags, 'B') || weighted(h.description || h.about, 'C'),
    array_to_string(h.name, ' '), name_key(i.name), h.value_ids, h.keys,
    i.owner_id, i.in_library, i.releases_on, i.expires_on, i.created_at, i.updated_at
  from heading h
    join item i on i.tenant_id = tenant and i.id = h.id
    join tenant t on t.id = tenant
    left join item_text d on d.tenant_id = tenant and d.item_id = h.id
  on conflict (tenant_id, item_id) do update set
    words = excluded.words, heading = excluded.heading, name = excluded.name, name_key = excluded.name_key,
    value_ids = excluded.value_ids, tag_keys = excluded.tag_keys, owner_id = excluded.owner_id,
    in_library = excluded.in_library, releases_on = excluded.releases_on,
    expires_on = excluded.expires_on, created_at = excluded.created_at, updated_at = excluded.updated_at;
end;

drop function pairs_of(text[]);

-- Texts that were cut before have their words cut anew.
create or replace function index_many(tenant uuid, ids uuid[]) returns void volatile
  security definer set search_path = public, pg_temp set gin_pending_list_limit = '4MB' language plpgsql as $$
declare
  held constant text := coalesce(current_setting('app.index', true), '');
begin
  perform set_config('app.index', 'held', true);
  update item_text set body = body where tenant_id = tenant and item_id = any (ids) and cut < 3;
  perform set_config('app.index', held, true);
  perform index_items(tenant, ids);
  perform gin_clean_pending_list('item_search_words');
end $$;

do $$ begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  perform enqueue('index-items', json_build_object('tenantId', tenant_id, 'itemIds', json_agg(item_id)),
    null, null, null)
  from (
    select tenant_id, item_id, (row_number() over (partition by tenant_id order by item_id) - 1) / 500 as part
    from item_search) as parts
  group by tenant_id, part;
end $$;
