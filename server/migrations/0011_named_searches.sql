-- Stored searches name tags, values, collections and people. They follow what is renamed or merged, in what was chosen
-- and in what was typed (`tag:emea`). contract/src/search/syntax.ts takes typed searches apart in the same way.

-- The pieces of a typed search: space, minus, operator, values, phrase; or space and a word.
create function search_pieces(term text) returns table (place bigint, piece text[])
  immutable parallel safe language sql as $$
  select place, piece from regexp_matches(term, '(\s*)(-?)(?:([a-z]+):((?:"[^"]*"?|[^\s",]+)(?:,(?:"[^"]*"?|[^\s",]+))*,?)?|("[^"]*"?))|(\s*)((?!-?[a-z]+:|-?")\S+)', 'gi')
    with ordinality as taken (piece, place)
$$;

-- The values of an operator, as they were typed and without quotes.
create function typed_values(list text) returns table (place bigint, typed text, value text)
  immutable parallel safe language sql as $$
  select place, part[1], btrim(replace(part[1], '"', ''))
  from regexp_matches(list, '(?:"[^"]*"?|[^\s",]+)', 'g') with ordinality as taken (part, place)
$$;

-- What a typed search names by an operator.
create function named_by(term text, operator text) returns setof text immutable parallel safe language sql as $$
  select distinct value from search_pieces(term), typed_values(piece[4]) where lower(piece[3]) = operator
$$;

-- A typed search with another value in place of some of an operator, or beside them where those still name others.
create function with_value(term text, operator text, gone text[], other text, beside boolean) returns text
  immutable parallel safe language sql as $$
  select string_agg(
    case when lower(piece[3]) = operator and piece[4] is not null then
      piece[1] || piece[2] || piece[3] || ':' || (
        select string_agg(typed, ',' order by place) from (
          select each.typed, min(place) as place
          from typed_values(piece[4]) as one, unnest(
            case when value <> all (gone) then array[one.typed]
              when beside then array[one.typed, quoted] else array[quoted] end) as each (typed)
          group by each.typed) as once)
    else concat(piece[1], piece[2], piece[3] || ':', piece[4], piece[5], piece[6], piece[7]) end,
    '' order by place)
  from search_pieces(term),
    (select case when other ~ '[\s,"]' then '"' || replace(other, '"', '') || '"' else other end as quoted) as said
$$;

-- A form with one value of a facet replaced.
create function with_other(form jsonb, facet text, gone text, other text) returns jsonb
  immutable parallel safe language sql
  return jsonb_set(form, array[facet], (
    select jsonb_agg(distinct case one when gone then other else one end)
    from jsonb_array_elements_text(form -> facet) one));

-- The operator of a category in typed searches.
create function operator_of(category text) returns text immutable parallel safe language sql
  return case category when 'contentType' then 'type' when 'funnelStage' then 'stage'
    when 'contentProduct' then 'product' when 'contentIndustry' then 'industry' when 'contentRegion' then 'region' end;

-- What a merge changed in stored searches, so that undoing it undoes this too.
create table followed_search (
  tenant_id       uuid not null default current_tenant() references tenant on delete cascade,
  id              uuid not null default new_id(),
  removal_id      uuid not null,
  saved_search_id uuid,
  collection_id   uuid,
  before          jsonb not null,
  after           jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, removal_id) references taxonomy_removal on delete cascade,
  foreign key (tenant_id, saved_search_id) references saved_search on delete cascade,
  foreign key (tenant_id, collection_id) references collection on delete cascade
);
create index followed_search_removal on followed_search (tenant_id, removal_id);
create index followed_search_saved on followed_search (tenant_id, saved_search_id);
create index followed_search_collection on followed_search (tenant_id, collection_id);
alter table followed_search enable row level security;
create policy tenant on followed_search using (tenant_id = (select current_tenant()));
grant select on followed_search to satchel_app;

-- All stored searches of a tenant, with their owners.
create function stored_searches(tenant uuid)
  returns table (saved_id uuid, collection_id uuid, owner_id uuid, form jsonb) stable language sql as $$
  select id, null::uuid, member_id, form from saved_search where tenant_id = tenant
  union all
  select null, id, owner_id, search from collection where tenant_id = tenant and search is not null
$$;

create function store_search(tenant uuid, saved uuid, smart uuid, before jsonb, after jsonb, removal uuid)
  returns void language plpgsql as $$
begin
  if after is not distinct from before then return; end if;
  update saved_search set form = after, version = version + 1 where tenant_id = tenant and id = saved;
  update collection set search = after, version = version + 1 where tenant_id = tenant and id = smart;
  if removal is not null then
    insert into followed_search (tenant_id, removal_id, saved_search_id, collection_id, before, after)
      values (tenant, removal, saved, smart, before, after);
  end if;
end $$;

-- A form with one value of these facets, and one of an operator, replaced.
create function renamed_in(form jsonb, facets text[], gone text, other text, operator text, old_key text, label text)
  returns jsonb immutable language plpgsql as $$
declare
  facet text;
  typed text[] := array(
    select value from named_by(form ->> 'searchTerm', operator) as value where label_key(value) = old_key);
begin
  foreach facet in array facets loop
    if form -> facet ? gone then form := with_other(form, facet, gone, other); end if;
  end loop;
  if cardinality(typed) > 0 then
    form := jsonb_set(form, '{searchTerm}',
      to_jsonb(with_value(form ->> 'searchTerm', operator, typed, label, false)));
  end if;
  return form;
end $$;

create function follow_tag() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  perform store_search(new.tenant_id, saved_id, collection_id, form, renamed_in(
      form, array['tags', 'excludeTags'], old.key, new.key, 'tag', replace(old.key, '"', ''), new.label), null)
    from stored_searches(new.tenant_id);
  return null;
end $$;
create trigger follow after update of key on tag
  for each row when (old.key is distinct from new.key) execute function follow_tag();

create function follow_value() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  perform store_search(new.tenant_id, saved_id, collection_id, form, renamed_in(
      form, '{}', null, null, operator_of(new.category), label_key(replace(old.label, '"', '')), new.label), null)
    from stored_searches(new.tenant_id);
  return null;
end $$;
create trigger follow after update of label on category_value
  for each row when (label_key(old.label) <> label_key(new.label)) execute function follow_value();

create function follow_merged() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
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
end $$;
create trigger follow after insert on taxonomy_removal
  for each row when (new.into_tag is not null or new.into_value is not null) execute function follow_merged();

-- Undoes what merges changed, the last one first; searches that were changed since stay.
create function restore_followed(batch uuid) returns void
  security definer set search_path = public, pg_temp language plpgsql as $$
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
end $$;
revoke all on function restore_followed from public;
grant execute on function restore_followed to satchel_app;

-- Follows a collection as the owner of a search finds it by name. Where two share a name, its id is used.
create function follow_collection() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
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
end $$;
create trigger follow after update of name on collection
  for each row when (label_key(old.name) <> label_key(new.name)) execute function follow_collection();

-- Whether a typed value means somebody, as in search.
create function names_person(value text, name text, email text) returns boolean
  immutable parallel safe language sql
  return lower(value) = lower(email) or (words_of(value) <> '{}' and words_of(name) @> words_of(value));

-- Replaces a name or address that is no longer somebody's by the new one.
create function follow_person() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
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
end $$;
create trigger follow after update of name, email on member for each row
  when (old.name is distinct from new.name or old.email is distinct from new.email) execute function follow_person();
