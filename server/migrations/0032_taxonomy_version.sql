-- Counts the changes to what items have from the taxonomy that their own rows don't show: labels and positions, and
-- tags and values taken away, merged or put back. Whoever caches an item keeps the count beside it.
create table taxonomy_version (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  version   integer not null default 1,
  primary key (tenant_id)
);
alter table taxonomy_version enable row level security;
create policy tenant on taxonomy_version using (tenant_id = (select current_tenant()));
grant select on taxonomy_version to satchel_app;

-- Once a transaction, at its end: the row is locked last and for a moment, so that nobody waits here while others
-- wait for them.
create function count_taxonomy() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
declare
  counted text := old.tenant_id::text || ' ' || pg_current_xact_id()::text;
begin
  if current_setting('app.taxonomy', true) is distinct from counted then
    insert into taxonomy_version (tenant_id) select id from tenant where id = old.tenant_id
      on conflict (tenant_id) do update set version = taxonomy_version.version + 1;
    perform set_config('app.taxonomy', counted, true);
  end if;
  return null;
end $$;
revoke all on function count_taxonomy from public;

-- A new tag or value is on no item yet. One that is put back comes with the end of its removal.
do $$
declare name text;
begin
  foreach name in array array['tag', 'category_value', 'taxonomy_removal'] loop
    execute format('create constraint trigger count_taxonomy after update or delete on %I
      deferrable initially deferred for each row execute function count_taxonomy()', name);
  end loop;
end $$;
