-- What was read on returns within the hour counts as reading, though the return is no view: the hours and days of
-- such visits are summed anew.
insert into part.visit_change (tenants, visits)
select array_agg(tenant_id), array_agg(id)
from (
  select tenant_id, id, row_number() over (order by id) / 200 as batch
  from visit where filtered = 'repeat' and (duration_ms > 0 or pages is not null)
) as returns
group by batch;
