-- Works with: 1.0.0

-- What happens to a site is told as all else is: one that was unpublished, deleted or given a password was sent from memory
-- for up to ten seconds more.
CREATE OR REPLACE FUNCTION public.announce_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('event', tenant_id || ' ' || string_agg(id::text, ' ' order by id))
  from (select *, (row_number() over (partition by tenant_id order by id) - 1) / 150 as part
    from inserted where bulk_id is null or count is not null) as parted
  group by tenant_id, part order by tenant_id, part;
  perform pg_notify('content', tenant_id::text)
  from (select distinct tenant_id from inserted) as changed;
  return null;
end $function$;
