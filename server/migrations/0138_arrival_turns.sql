-- Tenants take turns when arrived visits are moved: a batch is of one tenant from now on, and found by it.
alter table part.arrival
  add column tenant_id uuid,
  -- Of visits.
  add column count integer;
-- Those that wait are parted by tenant, in their order.
with batch as (delete from part.arrival returning *)
insert into part.arrival (tenant_id, at, links, visits, count, is_faulty)
select (visit ->> 'tenantId')::uuid, at, links, json_agg(visit order by place), count(*), is_faulty
from batch, json_array_elements(visits::json) with ordinality as each (visit, place)
group by batch.id, 1, at, links, is_faulty
order by batch.id;
alter table part.arrival
  alter column tenant_id set not null,
  alter column count set not null,
  drop constraint arrival_pkey,
  add primary key (tenant_id, id);
