-- How much of the reading was of sure views, as `certainty-queries.ts` decides. A download makes a view sure, so
-- downloads have no such column.
alter table visit_hour add column sure_duration_ms bigint not null default 0;
alter table visit_day add column sure_duration_ms bigint not null default 0;
alter table visit_span add column sure_duration_ms bigint not null default 0;
alter table report_day add column sure_duration_ms bigint not null default 0;
alter table link_page_day
  add column sure_readers integer not null default 0,
  add column sure_duration_ms bigint not null default 0;
alter table link_page
  add column sure_readers integer not null default 0,
  add column sure_duration_ms bigint not null default 0;

-- Reports of all views and of sure ones read these indexes without the tables.
drop index visit_day_all;
create index visit_day_all on visit_day (tenant_id, day)
  include (link_id, views, viewers, sure_views, sure_viewers, downloads, duration_ms, sure_duration_ms)
  where dimension = 'all';
alter table visit_span
  drop constraint visit_span_pkey,
  add primary key (tenant_id, unit, begins, link_id)
    include (views, viewers, sure_views, sure_viewers, downloads, duration_ms, sure_duration_ms);

-- What was read before is summed like what is to come.
insert into part.visit_change (tenants, visits)
select array_agg(tenant_id), array_agg(id)
from (
  select tenant_id, id, row_number() over (order by id) / 200 as batch
  from visit where (is_view or filtered = 'repeat') and (duration_ms > 0 or pages is not null)
) as visits
group by batch;
