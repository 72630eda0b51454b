-- Events lie in parts by month, as visits do: a month that nobody keeps goes at once. Ids hold their time, so the key
-- is what it was. The rows so far stay where they are, as the first part.
alter table tenant add column activity_kept_months integer default 24
  check (activity_kept_months between 1 and 120);

drop trigger announce on event;
drop trigger address on event;
drop policy tenant on event;
drop index event_told;
alter table event rename to event_before;
alter index event_of_item rename to event_before_of_item;
alter table event_before rename constraint event_pkey to event_before_pkey;
alter table event_before disable row level security;
revoke all on event_before from satchel_app;
alter table event_before set schema part;

create table event (
  like part.event_before including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id) references tenant on delete cascade
) partition by range (id);
alter table event enable row level security;
create policy tenant on event using (tenant_id = (select current_tenant()));
grant select, insert on event to satchel_app;

create index event_of_item on event (tenant_id, item_id, id desc);
-- What lists of activity show: changes by hand, and one line for each job. By whom, of which kind, and of what type.
create index event_listed on event (tenant_id, id desc)
  where change_kind is not null and (bulk_id is null or count is not null);
create index event_of_actor on event (tenant_id, actor_id, id desc)
  where change_kind is not null and (bulk_id is null or count is not null);
create index event_of_kind on event (tenant_id, change_kind, id desc)
  where change_kind is not null and (bulk_id is null or count is not null);
create index event_of_type on event (tenant_id, item_type, id desc)
  where change_kind is not null and (bulk_id is null or count is not null) and item_type <> 'ITEM';

create function make_event_parts(from_day date, to_day date) returns void language plpgsql as $$
declare month date := date_trunc('month', from_day);
begin
  while month <= to_day loop
    begin
      execute format(
        'create table if not exists part.%I partition of event for values from (%L) to (%L)',
        'event_' || to_char(month, 'YYYY_MM'), id_at(month::timestamp at time zone 'UTC'),
        id_at((month + interval '1 month')::timestamp at time zone 'UTC'));
    exception when check_violation or invalid_object_definition then
      -- Events of the month lie among the others already, or in the first part, and stay there.
      null;
    end;
    month := month + interval '1 month';
  end loop;
end $$;
revoke all on function make_event_parts from public;

-- The month at whose beginning a part has ended.
create function event_part_end(name text) returns timestamptz immutable language sql
  return (to_date(right(name, 7), 'YYYY_MM')
    + case when name like 'event_until_%' then interval '0' else interval '1 month' end) at time zone 'UTC';

create function drop_event_parts(before timestamptz) returns void language plpgsql as $$
declare name text;
begin
  for name in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'public.event'::regclass and relname ~ '^event_(until_)?\d{4}_\d{2}$'
      and event_part_end(relname::text) <= before
  loop
    execute format('alter table event detach partition part.%I', name);
    execute format('drop table part.%I', name);
  end loop;
end $$;
revoke all on function drop_event_parts from public;

do $$
declare
  -- An id may be of a later month by a clock that was wrong.
  newest bigint := coalesce((select ('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint
    from part.event_before order by id desc limit 1), 0);
  until date := date_trunc('month', greatest(now(), to_timestamp(newest / 1000.0)) at time zone 'UTC')
    + interval '1 month';
begin
  execute format('alter table event attach partition part.event_before for values from (minvalue) to (%L)',
    id_at(until::timestamp at time zone 'UTC'));
  execute format('alter table part.event_before rename to %I', 'event_until_' || to_char(until, 'YYYY_MM'));
  perform make_event_parts(until, (until + interval '1 month')::date);
end $$;
-- What no month holds is kept all the same.
create table part.event_other partition of event default;

create trigger address before insert on event for each row execute function address_event();
create trigger announce after insert on event referencing new table as inserted
  for each statement execute function announce_events();
