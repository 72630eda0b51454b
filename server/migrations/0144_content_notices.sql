-- Notifies all nodes that something of a tenant changed which a published site may show. A site itself is told apart
-- by its stamp, so publishing one renders no other one again.
create or replace function announce_events() returns trigger language plpgsql as $$
begin
  perform pg_notify('event', tenant_id || ' ' || string_agg(id::text, ' ' order by id))
  from (select *, (row_number() over (partition by tenant_id order by id) - 1) / 150 as part
    from inserted where bulk_id is null or count is not null) as parted
  group by tenant_id, part order by tenant_id, part;
  perform pg_notify('content', tenant_id::text)
  from (select distinct tenant_id from inserted where item_type is distinct from 'SITE') as changed;
  return null;
end $$;
