-- Sums by day grow and shrink by what visits changed, so that one more visit on a busy day costs no more than any other.
-- What of each young visit is in them is stored here; older ones change no more, and their days are made anew.
create table part.visit_summed (
  tenant_id   uuid not null,
  id          uuid not null,
  -- As of the tenant when it was first summed.
  day         date not null,
  -- What was opened.
  item_id     uuid,
  is_view     boolean not null,
  is_sure     boolean not null,
  downloaded  boolean not null,
  duration_ms integer not null,
  pages       jsonb,
  primary key (tenant_id, id)
);
-- Visits of before are in the sums without such rows.
do $$ begin
  execute format('create function part.summed_since() returns timestamptz immutable language sql as $f$ select %L::timestamptz $f$',
    clock_timestamp());
end $$;
revoke all on function part.summed_since from public;

-- Devices that viewed on the day before as well: a range is the sum of its days without those of all but its first.
-- A device is known for a day of UTC, which two days of a tenant share at the most.
alter table visit_day
  add column again_viewers integer not null default 0, add column again_sure_viewers integer not null default 0;
alter table visit_span
  add column again_viewers integer not null default 0, add column again_sure_viewers integer not null default 0;
alter table report_day
  add column again_viewers integer not null default 0, add column again_sure_viewers integer not null default 0;
drop index visit_day_all;
create index visit_day_all on visit_day (tenant_id, day)
  include (link_id, views, viewers, sure_views, sure_viewers, downloads, duration_ms, sure_duration_ms,
    again_viewers, again_sure_viewers)
  where dimension = 'all';
alter table visit_span
  drop constraint visit_span_pkey,
  add primary key (tenant_id, unit, begins, link_id)
    include (views, viewers, sure_views, sure_viewers, downloads, duration_ms, sure_duration_ms, again_viewers,
      again_sure_viewers);

-- What it was read for is in the months of a link.
drop table visit_hour;
