-- Visits by month. Ids begin with their time, so the id tells the month, which is read or dropped alone. Rows are reached
-- by the policy of `visit` alone: tenant work can't enter the schema of the parts.
create table visit (
  tenant_id    uuid not null default current_tenant(),
  id           uuid not null default new_id(),
  link_id      uuid not null,
  -- What was opened of a collection; null for the link itself.
  item_id      uuid,
  -- The version of the file that was shown.
  file_version integer,
  at           timestamptz not null default clock_timestamp(),
  -- The first visit of this person within ten minutes of the one before.
  session_id   uuid not null,
  -- A keyed hash of network and agent for the day: no network address is stored.
  viewer       bytea not null,
  -- Why it isn't in the figures.
  filtered     text check (filtered in
               ('bot', 'unfurler', 'scanner', 'head', 'repeat', 'colleague', 'preview', 'crowd')),
  -- Counted as a view of the link. Items that are opened in a collection count for themselves alone.
  is_view      boolean not null default false,
  -- Entered at the gate; proved by a code.
  email        text,
  email_proved boolean not null default false,
  country      text check (country ~ '^[A-Z]{2}$'),
  device       text,
  browser      text,
  os           text,
  referrer     text,
  utm          jsonb,
  trigger      text not null default 'link' check (trigger in ('link', 'qr', 'site', 'mail')),
  -- In view and not idle.
  duration_ms  integer not null default 0,
  -- Milliseconds by page number.
  pages        jsonb,
  -- Seconds of a recording that were played: [[from, to], ...] in order.
  parts        jsonb,
  -- Clicks on links in a document: [{ "page", "url", "at" }].
  clicks       jsonb,
  downloaded   boolean not null default false,
  -- When the page last reported.
  beat_at      timestamptz,
  -- A key, wheel, finger or mouse button was used on the page, or on a return within the hour. `certainty-queries.ts`
  -- decides which visits surely were a person's.
  acted        boolean not null default false,
  -- The link had a password when it was opened.
  by_password  boolean not null default false,
  primary key (tenant_id, id),
  -- Its name is that in older databases.
  constraint visit_tenant_id_link_id_fkey1 foreign key (tenant_id, link_id) references link on delete cascade
) partition by range (id);
create index visit_of_link on visit (tenant_id, link_id, id desc);
create index visit_of_viewer on visit (tenant_id, viewer, id desc);
create index visit_of_email on visit (tenant_id, email, id desc) where email is not null;
-- The visits of a session besides its first, which has the session's id.
create index visit_of_session on visit (tenant_id, session_id) where session_id <> id;
alter table visit enable row level security;
create policy tenant on visit using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on visit to satchel_app;

-- Makes the parts from one day to another; existing ones stay.
create function make_visit_parts(from_day date, to_day date) returns void language plpgsql as $$
declare month date := date_trunc('month', from_day);
begin
  while month <= to_day loop
    begin
      execute format(
        'create table if not exists part.%I partition of visit for values from (%L) to (%L)',
        'visit_' || to_char(month, 'YYYY_MM'), id_at(month::timestamp at time zone 'UTC'),
        id_at((month + interval '1 month')::timestamp at time zone 'UTC'));
    exception when check_violation then
      -- Visits of the month lie among the others already, and stay there.
      null;
    end;
    month := month + interval '1 month';
  end loop;
end $$;
revoke all on function make_visit_parts from public;

-- What no month holds, as by a clock that is wrong, is kept here.
create table part.visit_other partition of visit default;
select make_visit_parts(current_date, (current_date + interval '2 months')::date);

-- Drops months that ended before a time, whatever they hold.
create function drop_visit_parts(before timestamptz) returns void language plpgsql as $$
declare name text;
begin
  for name in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'public.visit'::regclass and relname ~ '^visit_\d{4}_\d{2}$'
      and (to_date(substr(relname, 7), 'YYYY_MM') + interval '1 month')::timestamp at time zone 'UTC'
        <= before
  loop
    execute format('alter table visit detach partition part.%I', name);
    execute format('drop table part.%I', name);
  end loop;
end $$;
revoke all on function drop_visit_parts from public;

-- New and changed visits, until they are summed.
create table part.visit_change (
  id      bigint generated always as identity primary key,
  tenants uuid[] not null,
  visits  uuid[] not null
);
-- Tenants take turns. Batches are of one tenant each.
create index visit_change_turn on part.visit_change ((tenants[1]), id);

-- Sums by link, day in the tenant's time zone and dimension: all, country, device, browser, os, referrer, trigger, utm.
create table visit_day (
  tenant_id          uuid not null default current_tenant(),
  link_id            uuid not null,
  day                date not null,
  dimension          text not null,
  value              text not null,
  views              integer not null,
  viewers            integer not null,
  downloads          integer not null,
  duration_ms        bigint not null,
  sure_views         integer not null default 0,
  sure_viewers       integer not null default 0,
  sure_duration_ms   bigint not null default 0,
  -- Devices that viewed on the day before too: a range is the sum of its days, less these of all but the first. A device
  -- is known for a day of UTC, so for at most two days of a tenant.
  again_viewers      integer not null default 0,
  again_sure_viewers integer not null default 0,
  primary key (tenant_id, link_id, day, dimension, value),
  foreign key (tenant_id, link_id) references link on delete cascade
);
create index visit_day_of on visit_day (tenant_id, dimension, day)
  include (link_id, value, views, viewers) where dimension <> 'all';
create index visit_day_all on visit_day (tenant_id, day)
  include (link_id, views, viewers, sure_views, sure_viewers, downloads, duration_ms, sure_duration_ms,
    again_viewers, again_sure_viewers)
  where dimension = 'all';
alter table visit_day enable row level security;
create policy tenant on visit_day using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on visit_day to satchel_app;

-- How long, and by how many, each page was read.
create table link_page (
  tenant_id        uuid not null default current_tenant(),
  link_id          uuid not null,
  item_id          uuid not null,
  page             integer not null,
  readers          integer not null,
  duration_ms      bigint not null,
  sure_readers     integer not null default 0,
  sure_duration_ms bigint not null default 0,
  primary key (tenant_id, link_id, item_id, page),
  foreign key (tenant_id, link_id) references link on delete cascade
);
alter table link_page enable row level security;
create policy tenant on link_page using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on link_page to satchel_app;

-- The same by day, so that a page's sum is made of few rows.
create table link_page_day (
  tenant_id        uuid not null default current_tenant(),
  link_id          uuid not null,
  day              date not null,
  item_id          uuid not null,
  page             integer not null,
  readers          integer not null,
  duration_ms      bigint not null,
  sure_readers     integer not null default 0,
  sure_duration_ms bigint not null default 0,
  primary key (tenant_id, link_id, day, item_id, page),
  foreign key (tenant_id, link_id) references link on delete cascade
);
alter table link_page_day enable row level security;
create policy tenant on link_page_day using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on link_page_day to satchel_app;

-- Agents and networks of the tenant's own people on a day, whose visits don't count.
create table member_viewer (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  viewer    bytea not null,
  seen_on   date not null default current_date,
  primary key (tenant_id, viewer)
);
alter table member_viewer enable row level security;
create policy tenant on member_viewer using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on member_viewer to satchel_app;

-- Sessions whose sharer gets, or got, an email.
create table visit_letter (
  tenant_id  uuid not null default current_tenant(),
  session_id uuid not null,
  member_id  uuid not null,
  due_at     timestamptz not null,
  -- Waits for the digest of the day.
  is_digest  boolean not null default false,
  sent_at    timestamptz,
  primary key (tenant_id, session_id, member_id),
  foreign key (tenant_id, member_id) references member on delete cascade
);
create index visit_letter_sent on visit_letter (sent_at) where sent_at is not null;
create index visit_letter_digest on visit_letter (tenant_id, member_id)
  where sent_at is null and is_digest;
create index visit_letter_due on visit_letter (tenant_id, due_at) where sent_at is null and not is_digest;
-- Recent and waiting emails of a person count against the cap.
create index visit_letter_of_member on visit_letter (tenant_id, member_id, sent_at) where not is_digest;
alter table visit_letter enable row level security;
create policy tenant on visit_letter using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on visit_letter to satchel_app;

-- Acknowledged visits, a row a batch. Within a second they are moved to `visit`, its indexes and the counters, in order
-- and exactly once, so that whoever opens a link doesn't wait for these.
create table part.arrival (
  id        bigint generated always as identity,
  at        timestamptz not null default clock_timestamp(),
  -- Places of the links that were still as they were read; visits of others were not acknowledged.
  links     integer[] not null,
  -- An array of JSON objects.
  visits    text not null,
  -- Couldn't be moved, and is left for the operator.
  is_faulty boolean not null default false,
  -- Tenants take turns when visits are moved.
  tenant_id uuid not null,
  -- The number of visits.
  count     integer not null,
  primary key (tenant_id, id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = -1,
  autovacuum_analyze_threshold = 1000000000, toast.autovacuum_vacuum_scale_factor = 0,
  toast.autovacuum_vacuum_threshold = 10000);
-- Written and read once: compressing it costs more than it saves.
alter table part.arrival alter column visits set storage external;

-- Reports that people get by email each week.
create table report_mail (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         uuid not null default new_id(),
  member_id  uuid not null,
  report     text not null check (length(report) <= 20),
  created_at timestamptz(3) not null default now(),
  -- The Monday, in the tenant's time zone, of the last week in which it was mailed or begun.
  week       date not null,
  -- The filters of the view in which it was asked for, by their names in the API.
  filters    jsonb not null default '{}',
  primary key (tenant_id, id),
  unique (tenant_id, member_id, report, filters),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
alter table report_mail enable row level security;
create policy tenant on report_mail using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on report_mail to satchel_app;

-- Sums of all links by day, so that reports of a whole tenant read few rows. Computed again for each day whose
-- `visit_day` changed, whatever changed it: visits, deleted visits or deleted links.
create table report_day (
  tenant_id          uuid not null default current_tenant() references tenant on delete cascade,
  dimension          text not null,
  day                date not null,
  item_type          text not null,
  value              text not null,
  views              integer not null,
  viewers            integer not null,
  sure_views         integer not null default 0,
  sure_viewers       integer not null default 0,
  downloads          integer not null,
  duration_ms        bigint not null,
  sure_duration_ms   bigint not null default 0,
  again_viewers      integer not null default 0,
  again_sure_viewers integer not null default 0,
  primary key (tenant_id, dimension, day, item_type, value)
);
alter table report_day enable row level security;
create policy tenant on report_day using (tenant_id = (select current_tenant()));
grant select on report_day to satchel_app;

-- Days to be summed.
create table part.day_change (
  tenant_id uuid not null,
  day       date not null
);

-- Sums of a link by whole weeks, from Monday, and months, so that reports of a range read days only at its edges. Computed
-- again of `visit_day` for each link with a changed day.
create table visit_span (
  tenant_id          uuid not null default current_tenant(),
  unit               text not null check (unit in ('week', 'month')),
  begins             date not null,
  link_id            uuid not null,
  views              integer not null,
  viewers            integer not null,
  sure_views         integer not null,
  sure_viewers       integer not null,
  downloads          integer not null,
  duration_ms        bigint not null,
  sure_duration_ms   bigint not null default 0,
  again_viewers      integer not null default 0,
  again_sure_viewers integer not null default 0,
  primary key (tenant_id, unit, begins, link_id)
    include (views, viewers, sure_views, sure_viewers, downloads, duration_ms, sure_duration_ms, again_viewers,
      again_sure_viewers),
  foreign key (tenant_id, link_id) references link on delete cascade
);
create index visit_span_of_link on visit_span (tenant_id, link_id);
alter table visit_span enable row level security;
create policy tenant on visit_span using (tenant_id = (select current_tenant()));
grant select on visit_span to satchel_app;

-- Links and days to be summed.
create table part.link_change (
  tenant_id uuid not null,
  link_id   uuid not null,
  day       date not null
);

create function mark_days() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  insert into part.day_change (tenant_id, day) select distinct tenant_id, day from changed;
  insert into part.link_change (tenant_id, link_id, day)
    select tenant_id, link_id, day from changed where dimension = 'all';
  return null;
end $$;
revoke all on function mark_days from public;
create trigger mark_new after insert on visit_day referencing new table as changed
  for each statement execute function mark_days();
create trigger mark_changed after update on visit_day referencing new table as changed
  for each statement execute function mark_days();
create trigger mark_deleted after delete on visit_day referencing old table as changed
  for each statement execute function mark_days();

-- What of each recent visit is in the sums: they change by the difference, so that a visit costs the same on a busy day.
-- Older visits don't change, and their days are computed again.
create table part.visit_summed (
  tenant_id   uuid not null,
  id          uuid not null,
  -- In the time zone that the tenant had when it was first summed.
  day         date not null,
  item_id     uuid,
  is_view     boolean not null,
  is_sure     boolean not null,
  downloaded  boolean not null,
  duration_ms integer not null,
  pages       jsonb,
  primary key (tenant_id, id)
);

-- When the rows begin: visits of before are in the sums without them.
do $$ begin
  execute format('create function part.summed_since() returns timestamptz immutable language sql as $f$ select %L::timestamptz $f$',
    clock_timestamp());
end $$;
revoke all on function part.summed_since from public;
