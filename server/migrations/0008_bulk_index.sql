-- Entries for the index of words are gathered first and sorted in together, which for a thousand items takes a third
-- of the time. What is gathered is read by every search, so a change by hand leaves little behind, one of many nothing.
alter index item_search_words set (fastupdate = on);

create function index_many(tenant uuid, ids uuid[]) returns void volatile
  security definer set search_path = public, pg_temp set gin_pending_list_limit = '4MB' language plpgsql as $$
begin
  perform index_items(tenant, ids);
  perform gin_clean_pending_list('item_search_words');
end $$;
revoke all on function index_many from public;

-- A change of many items holds their search rows back (`app.index`) and has each written once, at its end.
create function index_held(ids uuid[]) returns void volatile
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  perform set_config('app.index', '', true);
  perform index_many(current_tenant(), ids);
end $$;
revoke all on function index_held from public;
grant execute on function index_held to satchel_app;

create or replace function index_parts() returns trigger
  security definer set search_path = public, pg_temp set gin_pending_list_limit = '64kB' language plpgsql as $$
begin
  if current_setting('app.index', true) = 'held' then
    return null;
  end if;
  perform index_soon(tenant_id, array_agg(distinct item_id)) from changed group by tenant_id;
  return null;
end $$;

create or replace function index_new() returns trigger
  security definer set search_path = public, pg_temp set gin_pending_list_limit = '64kB' language plpgsql as $$
begin
  perform index_soon(tenant_id, array_agg(id)) from changed group by tenant_id;
  return null;
end $$;

create or replace function index_changed() returns trigger
  security definer set search_path = public, pg_temp set gin_pending_list_limit = '64kB' language plpgsql as $$
begin
  if current_setting('app.index', true) = 'held' then
    return null;
  end if;
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
