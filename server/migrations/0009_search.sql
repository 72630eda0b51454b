-- All that search knows about an item.
create table item_search (
  tenant_id   uuid not null default current_tenant(),
  item_id     uuid not null,
  words       tsvector not null,
  name        text not null,
  name_key    text not null,
  value_ids   uuid[] not null,
  tag_keys    text[] not null,
  owner_id    uuid not null,
  in_library  boolean not null,
  releases_on date,
  expires_on  date,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  -- The words of a heading with their weights: A in the name, B in tags, C in all that is written about the item.
  -- Stems stand behind a tilde.
  heading     tsvector not null default '',
  primary key (tenant_id, item_id),
  foreign key (tenant_id, item_id) references item on delete cascade
) with (toast_tuple_target = 128, fillfactor = 90);
-- The index alone reads the words. Rows above 2 kB have them moved out, and with the filler every row is one of those,
-- so that the rest stays together: twenty rows a page instead of three.
alter table item_search
  alter column name set storage main,
  alter column name_key set storage main,
  alter column value_ids set storage main,
  alter column tag_keys set storage main;
create index item_search_words on item_search using gin (words) with (fastupdate = on);
alter table item_search enable row level security;
create policy tenant on item_search using (tenant_id = (select current_tenant()));
grant select on item_search to satchel_app;

-- Words of items, among which similar ones are found for a mistyped one.
create table search_word (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  word      text not null,
  primary key (tenant_id, word)
);
create index search_word_like on search_word using gin (tenant_id, word gin_trgm_ops);
alter table search_word enable row level security;
create policy tenant on search_word using (tenant_id = (select current_tenant()));

-- The operators of full text aren't leakproof, so under row-level security they can't use an index. This view reads
-- with its owner's rights and names the tenant itself, by a condition that no index fits, so that plans use the words.
create view searchable as
  select * from item_search where tenant_id is not distinct from (select current_tenant());
grant select on searchable to satchel_app;

-- Writes the search rows of items; deleted items have none.
create function index_items(tenant uuid, ids uuid[]) returns void volatile
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
revoke all on function index_items from public;

-- Indexes what a person changes by hand at once, and very many items of a tag or value by jobs.
create function index_soon(tenant uuid, ids uuid[]) returns void volatile
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  if cardinality(ids) <= 1000 then
    perform index_items(tenant, ids);
    return;
  end if;
  for start in 1 .. cardinality(ids) by 1000 loop
    perform enqueue('index-items',
      json_build_object('tenantId', tenant, 'itemIds', ids[start : start + 999]), null, null, null);
  end loop;
end $$;
revoke all on function index_soon from public;

-- Cuts texts again that an earlier version has cut. Entries of the index of words are gathered and sorted in together,
-- which takes a third of the time for a thousand items; searches read what is gathered, so changes by hand leave little.
create function index_many(tenant uuid, ids uuid[]) returns void volatile
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
revoke all on function index_many from public;

-- A change of many items holds their search rows back (`app.index`) and writes each once, at its end.
create function index_held(ids uuid[]) returns void volatile
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  perform set_config('app.index', '', true);
  perform index_many(current_tenant(), ids);
end $$;
revoke all on function index_held from public;
grant execute on function index_held to satchel_app;

create function index_parts() returns trigger
  security definer set search_path = public, pg_temp set gin_pending_list_limit = '64kB' language plpgsql as $$
begin
  if current_setting('app.index', true) = 'held' then
    return null;
  end if;
  perform index_soon(tenant_id, array_agg(distinct item_id)) from changed group by tenant_id;
  return null;
end $$;
create trigger index_added after insert on item_tag referencing new table as changed
  for each statement execute function index_parts();
create trigger index_updated after update on item_tag referencing new table as changed
  for each statement execute function index_parts();
create trigger index_removed after delete on item_tag referencing old table as changed
  for each statement execute function index_parts();
create trigger index_added after insert on item_category referencing new table as changed
  for each statement execute function index_parts();
create trigger index_updated after update on item_category referencing new table as changed
  for each statement execute function index_parts();
create trigger index_removed after delete on item_category referencing old table as changed
  for each statement execute function index_parts();
create trigger index_added after insert on item_text referencing new table as changed
  for each statement execute function index_parts();
create trigger index_updated after update on item_text referencing new table as changed
  for each statement execute function index_parts();
create trigger index_removed after delete on item_text referencing old table as changed
  for each statement execute function index_parts();

-- Saved searches; the whole team sees shared ones.
create table saved_search (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         uuid not null default new_id(),
  version    integer not null default 1,
  member_id  uuid not null,
  name       text not null check (length(name) between 1 and 300),
  form       jsonb not null,
  shared     boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Whether the owner is notified of new matches, and when they were last looked for; null: present ones come first.
  notify     text not null default 'none' check (notify in ('none', 'app', 'mail')),
  watched_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member on delete cascade
);
create unique index saved_search_name on saved_search (tenant_id, member_id, fold(name));
create index saved_search_watched on saved_search (watched_at) where notify <> 'none';
alter table saved_search enable row level security;
create policy tenant on saved_search using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on saved_search to satchel_app;

create function index_new() returns trigger
  security definer set search_path = public, pg_temp set gin_pending_list_limit = '64kB' language plpgsql as $$
begin
  if current_setting('app.index', true) = 'held' then
    return null;
  end if;
  perform index_soon(tenant_id, array_agg(id)) from changed group by tenant_id;
  return null;
end $$;
create trigger index_new after insert on item
  referencing new table as changed for each statement execute function index_new();

-- Changes of no word leave the words and their index alone.
create function index_changed() returns trigger
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
create trigger index_changed after update on item
  referencing old table as before new table as changed for each statement execute function index_changed();

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
create function similar_words(given text) returns setof text stable
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
revoke all on function similar_words from public;
grant execute on function similar_words to satchel_app;

-- Texts that mean the same to a tenant: whoever searches for one finds what has any of its group. The key is the
-- text as `words_of` reads it.
create table search_synonym (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  group_id  uuid not null,
  position  integer not null,
  text      text not null check (length(text) between 1 and 128),
  key       text not null check (key <> ''),
  primary key (tenant_id, group_id, position)
);
create index search_synonym_key on search_synonym (tenant_id, key);
alter table search_synonym enable row level security;
create policy tenant on search_synonym using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on search_synonym to satchel_app;

-- What a watched search has found, so that each item is news once.
create table saved_search_hit (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  search_id uuid not null,
  item_id   uuid not null,
  primary key (tenant_id, search_id, item_id),
  foreign key (tenant_id, search_id) references saved_search (tenant_id, id) on delete cascade
);
alter table saved_search_hit enable row level security;
create policy tenant on saved_search_hit using (tenant_id = (select current_tenant()));
grant select, insert, delete on saved_search_hit to satchel_app;

-- Ways to write a word as several: letters and digits apart, or two words that the tenant has. Stop words are no part,
-- or `inform` would be `in form`.
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

create function cut_item_text() returns trigger
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
create trigger cut before insert or update of body on item_text
  for each row execute function cut_item_text();
