-- A link that ends with a day keeps the day; the moment follows from it and the time zone of the company.
alter table link add column expires_on date;

update link set expires_on = (expires_at at time zone tenant.time_zone)::date - 1
from tenant
where tenant.id = link.tenant_id
  and (expires_at at time zone tenant.time_zone)::time = '00:00';

create function end_with_day() returns trigger language plpgsql as $$
begin
  new.expires_at := (new.expires_on + 1)::timestamp
    at time zone (select time_zone from tenant where id = new.tenant_id);
  return new;
end $$;
create trigger ends_with_day before insert or update of expires_on, expires_at on link
  for each row when (new.expires_on is not null) execute function end_with_day();

-- In another time zone the same days end at other moments.
create function follow_time_zone() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  update link set version = version + 1, expires_at = expires_at
  where tenant_id = new.id and expires_on is not null;
  return null;
end $$;
create trigger follow_time_zone after update of time_zone on tenant
  for each row when (old.time_zone is distinct from new.time_zone) execute function follow_time_zone();

-- The days of a CTA are in its placements: startsOn and endsOn in place of startsAt and endsAt.
create function pg_temp.day_at(at jsonb, zone text) returns date language sql as $$
  select case when (at #>> '{}')::timestamptz at time zone zone
      = date_trunc('day', (at #>> '{}')::timestamptz at time zone zone)
    then ((at #>> '{}')::timestamptz at time zone zone)::date end
$$;
update cta set placements = (
  select jsonb_agg(place
      - (case when starts is null then '' else 'startsAt' end)
      - (case when ends is null then '' else 'endsAt' end)
      || jsonb_strip_nulls(jsonb_build_object('startsOn', starts, 'endsOn', ends - 1))
    order by position)
  from jsonb_array_elements(placements) with ordinality as each (place, position),
    lateral (select pg_temp.day_at(place -> 'startsAt', time_zone) as starts,
      pg_temp.day_at(place -> 'endsAt', time_zone) as ends) as days)
from tenant
where tenant.id = cta.tenant_id and jsonb_array_length(placements) > 0;
drop function pg_temp.day_at;
