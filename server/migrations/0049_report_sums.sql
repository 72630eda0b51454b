-- Sums of all links by day, so that reports of a tenant's every visit read few rows. Made anew for each day of
-- which `visit_day` changed, whatever changed it: visits, deleted visits or deleted links.
create table report_day (
  tenant_id    uuid not null default current_tenant() references tenant on delete cascade,
  dimension    text not null,
  day          date not null,
  item_type    text not null,
  value        text not null,
  views        integer not null,
  viewers      integer not null,
  sure_views   integer not null default 0,
  sure_viewers integer not null default 0,
  downloads    integer not null,
  duration_ms  bigint not null,
  primary key (tenant_id, dimension, day, item_type, value)
);
alter table report_day enable row level security;
create policy tenant on report_day using (tenant_id = (select current_tenant()));
grant select on report_day to satchel_app;

-- Days to be summed; taken by who sums them.
create table part.day_change (
  tenant_id uuid not null,
  day       date not null
);
create function mark_days() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  insert into part.day_change (tenant_id, day) select distinct tenant_id, day from changed;
  return null;
end $$;
revoke all on function mark_days from public;
create trigger mark_new after insert on visit_day referencing new table as changed
  for each statement execute function mark_days();
create trigger mark_changed after update on visit_day referencing new table as changed
  for each statement execute function mark_days();
create trigger mark_deleted after delete on visit_day referencing old table as changed
  for each statement execute function mark_days();

insert into part.day_change (tenant_id, day) select distinct tenant_id, day from visit_day;
