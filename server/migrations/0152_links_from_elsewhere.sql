-- Contract: nothing written since 1.0.0 breaks these checks, which only get wider, or the index, which gets narrower.

-- Links that an import brought from elsewhere. Several of one item are for nobody in particular, each with its slug.
alter table link
  add column import_id uuid,
  -- Counted elsewhere, before it came here.
  add column visits_before integer check (visits_before >= 0);
create index link_of_import on link (tenant_id, import_id, id) where import_id is not null;
drop index link_of_share;
create unique index link_of_share on link (tenant_id, item_type, item_id, shared_by,
  coalesce(shared_to_email, ''), coalesce(fold(shared_to_memo), ''),
  coalesce(fold(shared_to_organization), ''))
  where disabled_at is null and not is_own and import_id is null;

-- Other products give out shorter and longer slugs, also with `_`. People still choose 3 to 64 signs without it.
alter table link drop constraint link_slug_check;
alter table link add constraint link_slug_check check (slug ~ '^[a-z0-9_-]{1,128}$');

-- Which slugs other tenants have, which is all that an import may know of them.
create function taken_elsewhere(hosts text[], slugs text[]) returns table (host text, slug text)
  stable security definer set search_path = public, pg_temp language sql as $$
  select link.host, link.slug
  from unnest(hosts, slugs) as asked (host, slug)
    join link on link.host = asked.host and link.slug = asked.slug
  where link.tenant_id <> current_tenant()
$$;
revoke all on function taken_elsewhere from public;
grant execute on function taken_elsewhere to satchel_app;

alter table import drop constraint import_source_check;
alter table import add constraint import_source_check
  check (source in ('upload', 'urls', 'csv', 'sitemap', 'archive', 'links'));
alter table import drop constraint import_status_check;
alter table import add constraint import_status_check
  check (status in ('draft', 'running', 'completed', 'failed', 'cancelled', 'undoing', 'undone'));
