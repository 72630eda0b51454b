-- What people looked for and whether they found it. What is typed on within half a minute stays one row.
create table search_log (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  id        uuid not null default new_id(),
  -- Empty once the person is gone.
  member_id uuid,
  text      text not null check (length(text) <= 500),
  -- The text as `words_of` reads it, to gather what is the same.
  words     text not null,
  form      jsonb not null,
  -- Where counting stops it is the number counted.
  hits      integer not null,
  ms        integer not null,
  at        timestamptz(3) not null default now(),
  -- The first result that was opened.
  opened_id uuid,
  opened_at timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete set null (member_id)
);
create index search_log_person on search_log (tenant_id, member_id, at desc);
create index search_log_time on search_log (tenant_id, at desc);
create index search_log_age on search_log (at);
alter table search_log enable row level security;
create policy tenant on search_log using (tenant_id = (select current_tenant()));
grant select, insert, update on search_log to satchel_app;

-- Sums of the search log, so that reports read few rows. They are computed again, within a minute, for each day and term
-- whose log changed; days are in the tenant's time zone.

-- Who searched how often. Former members share the id of zeros.
create table search_day (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  day       date not null,
  member_id uuid not null,
  searches  integer not null,
  nothing   integer not null,
  opened    integer not null,
  primary key (tenant_id, day, member_id)
);
alter table search_day enable row level security;
create policy tenant on search_day using (tenant_id = (select current_tenant()));
grant select on search_day to satchel_app;

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
alter table search_term enable row level security;
create policy tenant on search_term using (tenant_id = (select current_tenant()));
grant select on search_term to satchel_app;

-- How many searches took how long, by the same units.
create table search_time (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  unit      text not null check (unit in ('day', 'week', 'month')),
  begins    date not null,
  ms        integer not null,
  searches  integer not null,
  primary key (tenant_id, unit, begins, ms)
);
alter table search_time enable row level security;
create policy tenant on search_time using (tenant_id = (select current_tenant()));
grant select on search_time to satchel_app;

-- What is to be summed.
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
-- The term before somebody typed on, perhaps on another day.
create trigger mark_former after update on search_log referencing old table as changed
  for each statement execute function mark_searches();
create trigger mark_deleted after delete on search_log referencing old table as changed
  for each statement execute function mark_searches();
