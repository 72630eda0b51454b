-- What is looked up for a tenant begins with its number, which is shorter than its id.
alter table tenant add column number integer generated always as identity unique;

-- A text as the words that are kept and looked for: folded, cut at everything that is no letter or digit.
create function words_of(text text) returns text[] immutable strict parallel safe language sql
  return array(
    select left(word, 64)
    from regexp_split_to_table(fold(text), '[^[:alnum:]]+') with ordinality as cut (word, position)
    where word <> '' order by position);

-- Lexemes of a tenant, of one kind: `<number in hex>:<kind><text>`. The kinds: w a word anywhere, h a word of
-- the heading (name and tags), v a category's value, t a tag, o the owner, u no category, b one of sixteen parts
-- of the library, z filler.
create function lexemes(tenant integer, kind text, texts text[]) returns tsvector
  immutable strict parallel safe language sql
  return array_to_tsvector(array(select to_hex(tenant) || ':' || kind || text from unnest(texts) text));

-- A document's words, once each. A tsvector holds 1 MiB; the longest words of a document beyond it are left out.
alter table item_text add column words tsvector not null default '';
create function cut_item_text() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  new.words := lexemes((select number from tenant where id = new.tenant_id), 'w', array(
    select word from (
      select word, sum(octet_length(word) + 20) over (order by length(word), word) as size
      from (select distinct unnest(words_of(new.body)) as word) as known) as sized
    where size < 900000));
  return new;
end $$;
create trigger cut before insert or update of body on item_text
  for each row execute function cut_item_text();

-- All that search knows of an item.
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
  primary key (tenant_id, item_id),
  foreign key (tenant_id, item_id) references item on delete cascade
) with (toast_tuple_target = 128, fillfactor = 90);
-- The index alone reads the words. Rows above 2 kB have them moved out, and with the filler every row is such a
-- one, so that all else stays together: twenty rows a page instead of three.
alter table item_search alter column name set storage main;
alter table item_search alter column name_key set storage main;
alter table item_search alter column value_ids set storage main;
alter table item_search alter column tag_keys set storage main;
create index item_search_words on item_search using gin (words) with (fastupdate = off);

-- The words of names and tags, among which a mistyped one finds its like.
create table search_word (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  word      text not null,
  primary key (tenant_id, word)
);
create index search_word_like on search_word using gin (tenant_id, word gin_trgm_ops);

alter table item_search enable row level security;
alter table search_word enable row level security;
create policy tenant on item_search using (tenant_id = (select current_tenant()));
create policy tenant on search_word using (tenant_id = (select current_tenant()));

grant select on item_search to satchel_app;

-- The operators of full text are not leakproof, so under row-level security no index serves them. This view
-- reads with its owner's rights and names the tenant itself, in a way that lures no plan away from the words.
create view searchable as
  select * from item_search where tenant_id is not distinct from (select current_tenant());
grant select on searchable to satchel_app;

-- Like by its trigrams, or the same with two letters next to each other swapped.
create function similar_words(given text) returns setof text stable
  security definer set search_path = public, pg_temp language sql
begin atomic
  select word from search_word
  where tenant_id = current_tenant() and (word % given or word = any (array(
    select overlay(given placing reverse(substr(given, at, 2)) from at for 2)
    from generate_series(1, length(given) - 1) at)))
  order by similarity(word, given) desc, word limit 5;
end;
revoke all on function similar_words from public;
grant execute on function similar_words to satchel_app;

-- Writes the search rows of items anew; items in the bin have none.
create function index_items(tenant uuid, ids uuid[]) returns void volatile
  security definer set search_path = public, pg_temp language sql
begin atomic
  delete from item_search s using item i
  where i.tenant_id = tenant and i.id = any (ids) and i.deleted_at is not null
    and s.tenant_id = i.tenant_id and s.item_id = i.id;
  with heading as (
    select i.id, words_of(i.name) as name, tags.keys, words_of(tags.labels) as tags,
      array(select value_id from item_category c
        where c.tenant_id = tenant and c.item_id = i.id order by value_id) as value_ids
    from item i, lateral (
      select coalesce(array_agg(tag.key order by tag.key), '{}') as keys,
        coalesce(string_agg(tag.label, ' '), '') as labels
      from item_tag join tag on tag.tenant_id = item_tag.tenant_id and tag.key = item_tag.tag_key
      where item_tag.tenant_id = tenant and item_tag.item_id = i.id) as tags
    where i.tenant_id = tenant and i.id = any (ids) and i.deleted_at is null
  ), known as (
    insert into search_word (tenant_id, word)
    select distinct tenant, word from heading, unnest(name || tags) word
    where length(word) > 2 order by word
    on conflict do nothing
  )
  insert into item_search (tenant_id, item_id, words, name, name_key, value_ids, tag_keys,
    owner_id, in_library, releases_on, expires_on, created_at, updated_at)
  select tenant, i.id,
    lexemes(t.number, 'w', h.name || h.tags || words_of(i.description))
      || lexemes(t.number, 'h', h.name || h.tags)
      || lexemes(t.number, 'v', h.value_ids::text[])
      || lexemes(t.number, 't', h.keys)
      || lexemes(t.number, 'o', array[i.owner_id::text])
      || lexemes(t.number, 'u', case when h.value_ids = '{}' then array[''] else '{}' end)
      || lexemes(t.number, 'b', array[right(i.id::text, 1)])
      || lexemes(t.number, 'z', array[repeat('-', 2000)])
      || coalesce(d.words, ''),
    array_to_string(h.name, ' '), name_key(i.name), h.value_ids, h.keys,
    i.owner_id, i.in_library, i.releases_on, i.expires_on, i.created_at, i.updated_at
  from heading h
    join item i on i.tenant_id = tenant and i.id = h.id
    join tenant t on t.id = tenant
    left join item_text d on d.tenant_id = tenant and d.item_id = h.id
  on conflict (tenant_id, item_id) do update set
    words = excluded.words, name = excluded.name, name_key = excluded.name_key,
    value_ids = excluded.value_ids, tag_keys = excluded.tag_keys, owner_id = excluded.owner_id,
    in_library = excluded.in_library, releases_on = excluded.releases_on,
    expires_on = excluded.expires_on, created_at = excluded.created_at, updated_at = excluded.updated_at;
end;
revoke all on function index_items from public;

-- At once for what a person changes by hand; a tag or value on very many items follows in jobs.
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

create function index_parts() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  perform index_soon(tenant_id, array_agg(distinct item_id)) from changed group by tenant_id;
  return null;
end $$;

create function index_new() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  perform index_soon(tenant_id, array_agg(id)) from changed group by tenant_id;
  return null;
end $$;

-- What changes no word leaves the words, and with them their index, untouched.
create function index_changed() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  perform index_soon(c.tenant_id, array_agg(c.id))
  from changed c join before b on b.tenant_id = c.tenant_id and b.id = c.id
  where (c.name, c.description, c.owner_id, c.deleted_at)
    is distinct from (b.name, b.description, b.owner_id, b.deleted_at)
  group by c.tenant_id;
  update item_search s set in_library = c.in_library, releases_on = c.releases_on,
    expires_on = c.expires_on, updated_at = c.updated_at
  from changed c
  where s.tenant_id = c.tenant_id and s.item_id = c.id
    and (s.in_library, s.releases_on, s.expires_on, s.updated_at)
      is distinct from (c.in_library, c.releases_on, c.expires_on, c.updated_at);
  return null;
end $$;

create trigger index_new after insert on item
  referencing new table as changed for each statement execute function index_new();
create trigger index_changed after update on item
  referencing old table as before new table as changed for each statement execute function index_changed();

do $$
declare part text;
begin
  foreach part in array array['item_tag', 'item_category', 'item_text'] loop
    execute format('create trigger index_added after insert on %I referencing new table as changed
      for each statement execute function index_parts()', part);
    execute format('create trigger index_updated after update on %I referencing new table as changed
      for each statement execute function index_parts()', part);
    execute format('create trigger index_removed after delete on %I referencing old table as changed
      for each statement execute function index_parts()', part);
  end loop;
end $$;
