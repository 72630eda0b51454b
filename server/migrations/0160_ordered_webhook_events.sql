-- Works with: 1.0.0

-- Publishes the changes of a tenant one after the other: what two jobs publish at a time may come in either order.
create or replace function publish_events() returns trigger language plpgsql as $$
begin
  perform enqueue_many('publish-events', jsonb_agg(jsonb_build_object(
    'queue', 'events ' || tenant_id, 'payload', jsonb_build_object('tenantId', tenant_id, 'ids', ids))), null)
  from (
    select tenant_id, jsonb_agg(id order by id) as ids
    from (
      select *, case type
        when 'item.changed' then 'item.updated'
        when 'item.replaced' then 'item.updated'
        when 'item.reached-day' then 'item.expired'
        when 'collection.changed' then 'collection.updated'
        when 'site.published' then 'site.published' end as event
      from added where count is null) as named
    where event is not null and exists (select from webhook
      where webhook.tenant_id = named.tenant_id and webhook.active and named.event = any(webhook.events))
    group by tenant_id) as wanted
  having count(*) > 0;
  return null;
end $$;
