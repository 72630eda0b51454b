-- How sure it is that a person read: which visits count as sure is decided in `certainty-queries.ts`.
alter table visit
  -- A key, a wheel, a finger or a mouse button was used on the page, or on a return within the hour.
  add column acted boolean not null default false,
  -- The link had a password when it was opened.
  add column by_password boolean not null default false;

alter table visit_hour
  add column sure_views integer not null default 0,
  add column sure_viewers integer not null default 0;
alter table visit_day
  add column sure_views integer not null default 0,
  add column sure_viewers integer not null default 0;

-- Those there were are summed like those to come.
insert into part.visit_change (tenants, visits)
select array_agg(tenant_id), array_agg(id)
from (
  select tenant_id, id, row_number() over (order by id) / 200 as batch
  from visit where is_view or filtered = 'repeat'
) as visits
group by batch;
