-- A text as the words that are kept and looked for: folded, without what cannot be seen, cut at everything that is no
-- letter or digit.
create or replace function words_of(text text) returns text[] immutable strict parallel safe language sql
  return array(
    select left(word, 64)
    from regexp_split_to_table(public.cut_runs(public.label_key(text)), '[^[:alnum:]]+')
      with ordinality as cut (word, position)
    where word <> '' order by position);

-- Words that a sign holds together, or that the end of a line divides, as one: `email` of `e-mail`, `dont` of `don't`,
-- `rx500`, `500x` and `rx500x` of `RX-500-X`. Numbers with a point between them stay two.
create function joined_of(text text) returns text[] immutable strict parallel safe language sql
  return array(
    select distinct left(array_to_string(parts[first:last], ''), 64)
    from (
        select string_to_array(regexp_replace(found[1], '- ?|[''._]', ' ', 'g'), ' ') as parts
        from regexp_matches(public.label_key(text),
          '[[:alnum:]]+(?:(?:- ?|''|[._](?![0-9])|(?<![0-9])[._])[[:alnum:]]+)+', 'g') as found) as chains,
      generate_series(1, cardinality(parts) - 1) first,
      generate_series(first + 1, least(first + 2, cardinality(parts))) last);

-- The same for names and what is written about an item, where few letters and a number that stand apart are one, too:
-- `rx500` of `RX 500`, so that it is found while it is being typed.
create function joined_in_heading(text text) returns text[] immutable strict parallel safe language sql
  return public.joined_of(regexp_replace(regexp_replace(public.label_key(text),
    '(?<![[:alnum:]])([[:alpha:]]{1,4}) (?=[0-9])', '\1-', 'g'),
    '([0-9]) (?=[[:alpha:]]{1,3}(?![[:alnum:]]))', '\1-', 'g'));

-- Ways to write a word as several: letters and digits apart, or two words that the tenant has. Of words that say little
-- there is none, or `inform` would be `in form`.
create function splits_of(words text[]) returns json stable
  security definer set search_path = public, pg_temp language sql
begin atomic
  with cuts as materialized (
    select typed, left(typed, at) as one, substr(typed, at + 1) as two
    from unnest(words[:16]) typed, generate_series(1, length(typed) - 2) at
    where length(typed) between 5 and 30 and typed ~ '^[[:alpha:]]+$' and (at > 1 or left(typed, 1) not in ('a', 'i'))
  ), known as materialized (
    select word from search_word
    where tenant_id = current_tenant() and word = any (array(
      select one from cuts where length(one) > 2 union select two from cuts where length(two) > 2))
  ), two_words as materialized (
    select typed, array[one, two] as parts from cuts
    where (length(one) <= 2 or one in (select word from known)) and (length(two) <= 2 or two in (select word from known))
  ), splits as (
    select typed, parts from unnest(words[:16]) typed,
      lateral (select array(select found[1] from regexp_matches(typed, '[0-9]+|[^0-9]+', 'g') found) as parts) as cut
    where typed ~ '[0-9]' and cardinality(parts) between 2 and 4
    union
    select typed, parts from two_words
    where not exists (
      select from unnest(parts) part, unnest(search_languages()) language
      where length(part) > 1 and ts_lexize(language, part) = '{}')
  )
  select coalesce(json_agg(json_build_object('word', typed, 'parts', parts, 'runs', array(
    select run from unnest(runs_of(parts)) run where length(run) = 9 or cardinality(parts) = 2))), '[]')
  from splits;
end;
revoke all on function splits_of from public;
grant execute on function splits_of to satchel_app;

-- What is looked for in a text somebody typed: each word with its stems, the runs of neighboring words, and neighboring
-- words as one. `joined` is the whole text as one word, where signs hold it together.
create or replace function read_words(text text) returns json immutable strict parallel safe language sql
  return (
    with typed as materialized (select words_of(text) as words, joined_of(text) as joined)
    select json_build_object('words', coalesce((
        select json_agg(json_build_object(
          'word', word,
          'stems', stems_of(array[word], search_languages()),
          'isStop', exists (select from unnest(search_languages()) language where ts_lexize(language, word) = '{}')
        ) order by place)
        from unnest(words) with ordinality as known (word, place)), '[]'), 'runs', (
        select coalesce(json_agg(run), '[]') from unnest(runs_of(words)) run
        where length(run) = 9 or cardinality(words) = 2), 'joins', (
        select coalesce(json_agg(json_build_object('parts', parts, 'word', word,
          'stems', stems_of(array[word], search_languages()))), '[]')
        from (
          select distinct words[first:last] as parts, array_to_string(words[first:last], '') as word
          from generate_series(1, least(cardinality(words), 16) - 1) first, generate_series(first + 1, first + 2) last
          where last <= cardinality(words)
            and (last = first + 1 or array_to_string(words[first:last], '') = any (joined))) as neighbors
        where length(word) <= 64), 'joined', case
        when array_to_string(words, '') = any (joined) then array_to_string(words, '') end)
    from typed);

create or replace function cut_item_text() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
declare
  number constant integer := (select number from tenant where id = new.tenant_id);
  given constant text[] := words_of(new.body);
  -- A tsvector holds 1 MiB: the longest words of a document beyond are left out, and runs towards its end.
  known constant text[] := array(
    select word from (
      select word, sum(octet_length(word) + 12) over (order by length(word), word) as size
      from (select distinct unnest(given || joined_of(new.body)) as word) as once) as sized
    where size < 420000);
  runs constant text[] := runs_of(given[:25000]);
begin
  new.words := lexemes(number, 'w', known)
    || lexemes(number, 's', (stems_of(known, languages_of(given)))[:8000])
    || lexemes(number, 'p', runs)
    || lexemes(number, 'l', case when cardinality(given) > 25000 then array[''] else '{}' end);
  new.cut := 4;
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
    select i.id, words_of(i.name) as name, joined_in_heading(i.name) as joined_name,
      tags.keys, words_of(tags.labels) as tags, joined_in_heading(tags.labels) as joined_tags, category.value_ids,
      words_of(i.description) as description,
      words_of(about.text) as about, joined_in_heading(concat_ws(' ', i.description, about.text)) as joined_about
    from item i, lateral (
      select coalesce(array_agg(tag.key order by tag.key), '{}') as keys,
        coalesce(string_agg(tag.label, ' '), '') as labels
      from item_tag join tag on tag.tenant_id = item_tag.tenant_id and tag.key = item_tag.tag_key
      where item_tag.tenant_id = tenant and item_tag.item_id = i.id) as tags, lateral (
      select coalesce(array_agg(v.id order by v.id), '{}') as value_ids, string_agg(v.label, ' ') as labels
      from item_category c join category_value v on v.tenant_id = c.tenant_id and v.id = c.value_id
      where c.tenant_id = tenant and c.item_id = i.id) as category, lateral (
      select concat_ws(' ', category.labels, case when i.file_key is not null then i.original_name end,
        words_in_address(i.url)) as text) as about
    where i.tenant_id = tenant and i.id = any (ids) and i.deleted_at is null
  ), words as (
    select *, name || joined_name || tags || joined_tags as heading_words,
      description || about || joined_about as other_words
    from heading
  ), known as (
    insert into search_word (tenant_id, word)
    select distinct tenant, word from words, unnest(heading_words || other_words) word
    where length(word) between 3 and 30 order by word
    on conflict do nothing
  )
  insert into item_search (tenant_id, item_id, words, heading, name, name_key, value_ids, tag_keys,
    owner_id, in_library, releases_on, expires_on, created_at, updated_at)
  select tenant, i.id,
    lexemes(t.number, 'w', h.heading_words || h.other_words)
      || lexemes(t.number, 's', stems_of(h.heading_words || h.other_words, search_languages()))
      || lexemes(t.number, 'h', h.heading_words)
      || lexemes(t.number, 'g', stems_of(h.heading_words, search_languages()))
      || lexemes(t.number, 'p', runs_of(h.name) || runs_of(h.tags) || runs_of(h.description) || runs_of(h.about))
      || lexemes(t.number, 'v', h.value_ids::text[])
      || lexemes(t.number, 't', h.keys)
      || lexemes(t.number, 'o', array[i.owner_id::text])
      || lexemes(t.number, 'u', case when h.value_ids = '{}' then array[''] else '{}' end)
      || lexemes(t.number, 'b', array[right(i.id::text, 1)])
      || lexemes(t.number, 'z', array[repeat('-', 2000)])
      || coalesce(d.words, ''),
    weighted(h.name || h.joined_name, 'A') || weighted(h.tags || h.joined_tags, 'B') || weighted(h.other_words, 'C'),
    array_to_string(h.name, ' '), name_key(i.name), h.value_ids, h.keys,
    i.owner_id, i.in_library, i.releases_on, i.expires_on, i.created_at, i.updated_at
  from words h
    join item i on i.tenant_id = tenant and i.id = h.id
    join tenant t on t.id = tenant
    left join item_text d on d.tenant_id = tenant and d.item_id = h.id
  on conflict (tenant_id, item_id) do update set
    words = excluded.words, heading = excluded.heading, name = excluded.name, name_key = excluded.name_key,
    value_ids = excluded.value_ids, tag_keys = excluded.tag_keys, owner_id = excluded.owner_id,
    in_library = excluded.in_library, releases_on = excluded.releases_on,
    expires_on = excluded.expires_on, created_at = excluded.created_at, updated_at = excluded.updated_at;
end;

-- What was read before is read anew: collections and what people wish for here, items in jobs.
alter table collection drop column heading;
alter table collection add column heading tsvector not null
  generated always as (weighted(words_of(name) || joined_in_heading(name), 'A')
    || weighted(words_of(description) || joined_in_heading(description), 'C')) stored;
update wish set title = title, term = term
where concat(title, term) ~ '[^ -~]' and (title_words <> words_of(title) or term_words <> words_of(term));
update search_synonym set key = array_to_string(words_of(text), ' ')
where text ~ '[^ -~]' and key <> array_to_string(words_of(text), ' ') and words_of(text) <> '{}';
update search_log set words = array_to_string(words_of(text), ' ')
where text ~ '[^ -~]' and words <> array_to_string(words_of(text), ' ');

-- Texts that were cut before have their words cut anew.
create or replace function index_many(tenant uuid, ids uuid[]) returns void volatile
  security definer set search_path = public, pg_temp set gin_pending_list_limit = '4MB' language plpgsql as $$
declare
  held constant text := coalesce(current_setting('app.index', true), '');
begin
  perform set_config('app.index', 'held', true);
  update item_text set body = body where tenant_id = tenant and item_id = any (ids) and cut < 4;
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
