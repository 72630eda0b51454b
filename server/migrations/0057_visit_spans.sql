-- Sums of a link by whole weeks, from Monday, and months: reports of a range read days only at its edges. Made anew of
-- `visit_day` for each link of which a day changed.
create table visit_span (
  tenant_id    uuid not null default current_tenant(),
  unit         text not null check (unit in ('week', 'month')),
  begins       date not null,
  link_id      uuid not null,
  views        integer not null,
  viewers      integer not null,
  sure_views   integer not null,
  sure_viewers integer not null,
  downloads    integer not null,
  duration_ms  bigint not null,
  primary key (tenant_id, unit, begins, link_id)
    include (views, viewers, sure_views, sure_viewers, downloads, duration_ms),
  foreign key (tenant_id, link_id) references link on delete cascade
);
create index visit_span_of_link on visit_span (tenant_id, link_id);
alter table visit_span enable row level security;
create policy tenant on visit_span using (tenant_id = (select current_tenant()));
grant select on visit_span to satchel_app;

-- Links and days to be summed; taken by who sums them.
create table part.link_change (
  tenant_id uuid not null,
  link_id   uuid not null,
  day       date not null
);
create or replace function mark_days() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  insert into part.day_change (tenant_id, day) select distinct tenant_id, day from changed;
  insert into part.link_change (tenant_id, link_id, day)
    select tenant_id, link_id, day from changed where dimension = 'all';
  return null;
end $$;

insert into visit_span (tenant_id, unit, begins, link_id, views, viewers, sure_views, sure_viewers, downloads,
  duration_ms)
select tenant_id, unit, date_trunc(unit, day::timestamp)::date, link_id, sum(views), sum(viewers),
  sum(sure_views), sum(sure_viewers), sum(downloads), sum(duration_ms)
from visit_day, unnest(array['week', 'month']) as unit
where dimension = 'all' group by 1, 2, 3, 4;
