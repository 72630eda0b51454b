-- Reports of a range of days read the sums of all links: only those of the asked kind, without the table.
create index visit_day_all on visit_day (tenant_id, day)
  include (link_id, views, viewers, downloads, duration_ms) where dimension = 'all';
drop index visit_day_of;
create index visit_day_of on visit_day (tenant_id, dimension, day)
  include (link_id, value, views, viewers) where dimension <> 'all';
