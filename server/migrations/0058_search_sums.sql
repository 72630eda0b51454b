-- Sums of the search log, so that reports read few rows. Made anew, within a minute, for each day and term of which
-- the log changed; days are the tenant's.

-- Who searched how often. Members who are gone share the id of zeros.
create table search_day (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  day       date not null,
  member_id uuid not null,
  searches  integer not null,
  nothing   integer not null,
  opened    integer not null,
  primary key (tenant_id, day, member_id)
);

-- What was searched for, by day, by week from Monday, and by month. Long terms wouldn't fit into an index: `term_key`
-- is a hash of the words.
create table search_term (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  unit      text not null check (unit in ('day', 'week', 'month')),
  begins    date not null,
  term_key  uuid not null,
  -- As somebody typed it.
  term      text not null,
  searches  integer not null,
  nothing   integer not null,
  opened    integer not null,
  ms        bigint not null,
  people    uuid[] not null,
  primary key (tenant_id, unit, begins, term_key)
);
create index search_term_day on search_term (tenant_id, term_key, begins) where unit = 'day';

-- How many searches took how long, by the same units.
create table search_time (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  unit      text not null check (unit in ('day', 'week', 'month')),
  begins    date not null,
  ms        integer not null,
  searches  integer not null,
  primary key (tenant_id, unit, begins, ms)
);

do $$
declare name text;
begin
  foreach name in array array['search_day', 'search_term', 'search_time'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (tenant_id = (select current_tenant()))', name);
    execute format('grant select on %I to satchel_app', name);
  end loop;
end $$;

-- What is to be summed; taken by who sums it.
create table part.search_change (
  tenant_id uuid not null,
  at        timestamptz not null,
  term_key  uuid not null
);
create function mark_searches() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  insert into part.search_change (tenant_id, at, term_key)
    select tenant_id, at, md5(words)::uuid from changed;
  return null;
end $$;
revoke all on function mark_searches from public;
create trigger mark_new after insert on search_log referencing new table as changed
  for each statement execute function mark_searches();
create trigger mark_changed after update on search_log referencing new table as changed
  for each statement execute function mark_searches();
-- What is typed on was another term before, and may have been of another day.
create trigger mark_former after update on search_log referencing old table as changed
  for each statement execute function mark_searches();
create trigger mark_deleted after delete on search_log referencing old table as changed
  for each statement execute function mark_searches();

insert into part.search_change (tenant_id, at, term_key)
select tenant_id, at, md5(words)::uuid from search_log;
