-- Contract: nothing written since 1.0.0 breaks this check, which only gets wider.

-- Elsewhere, addresses that differ by capitals are told apart. An imported link keeps how its slug was spelled, and has
-- capitals in the slug itself where another link has the same in small letters. The exact spelling wins; any other opens
-- where one link fits.
alter table link add column spelling text;
alter table link drop constraint link_slug_check;
alter table link add constraint link_slug_check check (slug ~ '^[A-Za-z0-9_-]{1,128}$');
create index link_folded on link (host, lower(slug));
create index link_folded_of_tenant on link (tenant_id, lower(slug));

-- An address of one tenant is no other's in capitals.
create or replace function taken_elsewhere(hosts text[], slugs text[]) returns table (host text, slug text)
  language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select asked.host, asked.slug
  from unnest(hosts, slugs) as asked (host, slug)
    join link on link.host = asked.host and lower(link.slug) = lower(asked.slug)
  where link.tenant_id <> current_tenant()
$$;
