-- Distances between words.
create extension if not exists fuzzystrmatch;

-- Runs of Chinese, Japanese and Korean, which have no spaces between words, as their overlapping pairs of characters.
create function cut_runs(text text) returns text immutable strict parallel safe language plpgsql as $$
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
end $$;

-- A text as the words that are kept and looked for: folded, cut at everything that is no letter or digit.
create or replace function words_of(text text) returns text[] immutable strict parallel safe language sql
  return array(
    select left(word, 64)
    from regexp_split_to_table(public.cut_runs(public.fold(text)), '[^[:alnum:]]+')
      with ordinality as cut (word, position)
    where word <> '' order by position);

-- Neighboring words, each pair as 24 bits of its hash: a phrase is in a text that has all of its pairs.
create function pairs_of(words text[]) returns text[] immutable strict parallel safe language sql
  return array(
    select distinct left(md5(one || ' ' || next), 6)
    from unnest(words, words[2:]) as pair (one, next) where one <> '' and next <> '');

-- The stems of words that differ from them. Umlauts may be written as two letters.
create function stems_of(words text[], languages regdictionary[]) returns text[]
  immutable strict parallel safe language sql
  return array(
    select distinct stem
    from unnest(words) word, unnest(languages) language,
      unnest(ts_lexize(language, case when language = 'german_stem'::regdictionary
        then regexp_replace(word, '([aou])e', '\1', 'g') else word end)) stem
    where word ~ '^[a-z]{3,}$' and stem <> word and stem <> '');

create function search_languages() returns regdictionary[] immutable parallel safe language sql
  return array['english_stem', 'german_stem', 'french_stem', 'spanish_stem']::regdictionary[];

-- The language whose stop words are the most among the first words of a text; all of them if there are too few.
create function languages_of(words text[]) returns regdictionary[] immutable strict parallel safe language sql
  return (
    with counted as (
      select language, (
        select count(*) from unnest(words[:2000]) word
        where length(word) between 2 and 6 and ts_lexize(language, word) = '{}') as stops
      from unnest(search_languages()) language
    )
    select case when max(stops) < 5 then search_languages()
      else array(select language from counted order by stops desc limit 1) end
    from counted);

-- What is looked for in a text somebody typed: each word with its stems, and the pairs of neighboring words.
create function read_words(text text) returns json immutable strict parallel safe language sql
  return (
    select json_build_object('words', coalesce(json_agg(json_build_object(
        'word', word,
        'stems', stems_of(array[word], search_languages()),
        'isStop', exists (select from unnest(search_languages()) language where ts_lexize(language, word) = '{}')
      ) order by place), '[]'), 'pairs', pairs_of(words_of(text)))
    from unnest(words_of(text)) with ordinality as known (word, place));

-- More kinds of lexemes: s the stem of a word anywhere, g of one of the heading, p a pair of neighboring words, and
-- l for a text of which not all pairs are kept.
alter table item_text add column cut smallint not null default 0;

create or replace function cut_item_text() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
declare
  number constant integer := (select number from tenant where id = new.tenant_id);
  given constant text[] := words_of(new.body);
  -- A tsvector holds 1 MiB: the longest words of a document beyond are left out, and pairs towards its end.
  known constant text[] := array(
    select word from (
      select word, sum(octet_length(word) + 12) over (order by length(word), word) as size
      from (select distinct unnest(given) as word) as once) as sized
    where size < 420000);
  pairs constant text[] := pairs_of(given[:28000]);
begin
  new.words := lexemes(number, 'w', known)
    || lexemes(number, 's', (stems_of(known, languages_of(given)))[:8000])
    || lexemes(number, 'p', pairs)
    || lexemes(number, 'l', case when cardinality(given) > 28000 then array[''] else '{}' end);
  new.cut := 2;
  insert into search_word (tenant_id, word)
  select new.tenant_id, word from unnest(known) word
  where length(word) between 3 and 30 and word !~ '[0-9]' order by word
  on conflict do nothing;
  return new;
end $$;

-- The words of a heading with their weights: A in the name, B in tags, C in all that is written about the item.
-- Stems stand behind a tilde.
alter table item_search add column heading tsvector not null default '';

create or replace view searchable as
  select * from item_search where tenant_id is not distinct from (select current_tenant());

create function weighted(words text[], weight text) returns tsvector immutable strict parallel safe language sql
  return coalesce((
    select string_agg(format('''%s'':1%s', lexeme, weight), ' ')
    from (
      select distinct unnest(words) as lexeme
      union all select '~' || unnest(stems_of(words, search_languages()))) as lexemes)::tsvector, '');

-- An address without what nearly all have: its scheme, `www` and the top of its domain.
create function words_in_address(url text) returns text immutable strict parallel safe language sql
  return regexp_replace(regexp_replace(url, '^https?://(www\.)?', '', 'i'), '^([^/?#:]*)\.[a-z]+([/?#:]|$)', '\1\2', 'i');

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
      || lexemes(t.number, 'p', pairs_of(h.name) || pairs_of(h.tags) || pairs_of(h.description) || pairs_of(h.about))
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

create or replace function index_changed() returns trigger
  security definer set search_path = public, pg_temp set gin_pending_list_limit = '64kB' language plpgsql as $$
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
end $$;

-- The label of a value is among the words of its items.
create function index_values() returns trigger
  security definer set search_path = public, pg_temp set gin_pending_list_limit = '64kB' language plpgsql as $$
begin
  perform index_soon(tenant_id, array_agg(distinct item_id))
  from (
    select c.tenant_id, i.item_id
    from changed c
      join before b on b.tenant_id = c.tenant_id and b.id = c.id and b.label <> c.label
      join item_category i on i.tenant_id = c.tenant_id and i.value_id = c.id) as labeled
  group by tenant_id;
  return null;
end $$;
create trigger index_values after update on category_value
  referencing old table as before new table as changed for each statement execute function index_values();

-- Known words within the distance that is forgiven: one letter from four on, two from eight on, or two neighbors
-- swapped; the nearest first, and the given word itself if it is known.
create or replace function similar_words(given text) returns setof text stable
  security definer set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.2 language sql
begin atomic
  select word from (
    select word, levenshtein_less_equal(word, given, 2) as distance, false as is_swapped
    from search_word
    where tenant_id = current_tenant() and word % given
      and length(word) between length(given) - 2 and length(given) + 2
    union all
    select word, 1, true from search_word
    where tenant_id = current_tenant() and word <> given and word = any (array(
      select overlay(given placing reverse(substr(given, at, 2)) from at for 2)
      from generate_series(1, length(given) - 1) at))) as near
  where distance <= case when length(given) < 8 then 1 else 2 end
  group by word order by min(distance), similarity(word, given) desc, word limit 5;
end;

-- Texts that were cut before have their words cut anew.
create or replace function index_many(tenant uuid, ids uuid[]) returns void volatile
  security definer set search_path = public, pg_temp set gin_pending_list_limit = '4MB' language plpgsql as $$
declare
  held constant text := coalesce(current_setting('app.index', true), '');
begin
  perform set_config('app.index', 'held', true);
  update item_text set body = body where tenant_id = tenant and item_id = any (ids) and cut < 2;
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
