-- Visits by month. Their ids begin with their time, so that the id is what parts them, and a month is read,
-- or dropped, alone. The parts lie in a schema that tenant work cannot enter: rows are reached by the policy
-- of `visit` alone.
create schema part;

create function id_at(at timestamptz) returns uuid immutable parallel safe language sql
  return (encode(substring(int8send((extract(epoch from at) * 1000)::bigint) from 3), 'hex')
    || '00000000000000000000')::uuid;

alter table visit rename to visit_before;
alter index visit_of_link rename to visit_before_of_link;
alter table visit_before rename constraint visit_pkey to visit_before_pkey;

create table visit (
  tenant_id    uuid not null default current_tenant(),
  id           uuid not null default new_id(),
  link_id      uuid not null,
  -- What of a collection was opened; null where the link itself was.
  item_id      uuid,
  -- The version of the file that was shown.
  file_version integer,
  at           timestamptz not null default clock_timestamp(),
  -- The first visit of this person within ten minutes of the one before.
  session_id   uuid not null,
  -- A keyed hash of network and agent for the day: no address of a network is stored.
  viewer       bytea not null,
  -- Why it is left out of the figures.
  filtered     text check (filtered in
    ('bot', 'unfurler', 'scanner', 'head', 'repeat', 'colleague', 'preview')),
  -- Counted as a view of the link. What of a collection is opened after it counts for itself alone.
  is_view      boolean not null default false,
  -- Given at the gate; proved by a code.
  email        text,
  email_proved boolean not null default false,
  country      text check (country ~ '^[A-Z]{2}$'),
  device       text,
  browser      text,
  os           text,
  referrer     text,
  utm          jsonb,
  trigger      text not null default 'link' check (trigger in ('link', 'qr', 'site', 'mail')),
  -- Seen and not idle.
  duration_ms  integer not null default 0,
  -- Milliseconds by number of page.
  pages        jsonb,
  -- Seconds of a film or recording that were played: [[from, to], ...] in their order.
  parts        jsonb,
  -- Links inside a document: [{ "page", "url", "at" }].
  clicks       jsonb,
  downloaded   boolean not null default false,
  -- Of the last word from the page.
  beat_at      timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references link on delete cascade
) partition by range (id);
create index visit_of_link on visit (tenant_id, link_id, id desc);
create index visit_of_viewer on visit (tenant_id, viewer, id desc);
create index visit_of_email on visit (tenant_id, email, id desc) where email is not null;
alter table visit enable row level security;
create policy tenant on visit using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on visit to satchel_app;

-- The months from one day to another, those that are there already left alone.
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

-- Months that ended before a time go as they are, in no time, whatever they hold.
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
-- What no month holds, as by a clock that is wrong, is kept all the same.
create table part.visit_other partition of visit default;
select make_visit_parts(coalesce((select min(at) from visit_before)::date, current_date),
  (current_date + interval '2 months')::date);

insert into visit (tenant_id, id, link_id, at, session_id, viewer, filtered, is_view, country, device,
  browser, os, referrer, downloaded)
select tenant_id, id, link_id, at, id, viewer, filtered, filtered is null, country, device, browser,
  os, referrer, downloaded
from visit_before;
drop table visit_before;

-- What of a collection was counted is a row beside that of the link itself, whose item is all zeros.
alter table link_viewer add column item_id uuid not null default '00000000-0000-0000-0000-000000000000',
  drop constraint link_viewer_pkey, add primary key (tenant_id, link_id, viewer, item_id);

-- Visits that came or changed, written with them and taken away with the sums that were made of them.
create table part.visit_change (
  id      bigint generated always as identity primary key,
  tenants uuid[] not null,
  visits  uuid[] not null
);
-- Those there were are summed like those to come.
insert into part.visit_change (tenants, visits)
select array_agg(tenant_id), array_agg(id)
from (select tenant_id, id, row_number() over (order by id) / 200 as batch from visit) visits
group by batch;

-- Sums of counted visits, so that no report reads the visits themselves. Made anew for each hour in which
-- visits came or changed.
create table visit_hour (
  tenant_id   uuid not null default current_tenant(),
  link_id     uuid not null,
  hour        timestamptz not null,
  views       integer not null,
  viewers     integer not null,
  downloads   integer not null,
  duration_ms bigint not null,
  primary key (tenant_id, link_id, hour),
  foreign key (tenant_id, link_id) references link on delete cascade
);
create index visit_hour_of on visit_hour (tenant_id, hour);

-- By day of the tenant, and by what tells visits apart: country, device, browser, os, referrer, trigger, utm.
create table visit_day (
  tenant_id   uuid not null default current_tenant(),
  link_id     uuid not null,
  day         date not null,
  dimension   text not null,
  value       text not null,
  views       integer not null,
  viewers     integer not null,
  downloads   integer not null,
  duration_ms bigint not null,
  primary key (tenant_id, link_id, day, dimension, value),
  foreign key (tenant_id, link_id) references link on delete cascade
);
create index visit_day_of on visit_day (tenant_id, day, dimension);

-- How long each page of what a link shows was read, and by how many.
create table link_page (
  tenant_id   uuid not null default current_tenant(),
  link_id     uuid not null,
  item_id     uuid not null,
  page        integer not null,
  readers     integer not null,
  duration_ms bigint not null,
  primary key (tenant_id, link_id, item_id, page),
  foreign key (tenant_id, link_id) references link on delete cascade
);

-- The same by day, so that a page's sum is made of few rows.
create table link_page_day (
  tenant_id   uuid not null default current_tenant(),
  link_id     uuid not null,
  day         date not null,
  item_id     uuid not null,
  page        integer not null,
  readers     integer not null,
  duration_ms bigint not null,
  primary key (tenant_id, link_id, day, item_id, page),
  foreign key (tenant_id, link_id) references link on delete cascade
);

-- Agents and networks of people of the tenant on a day: their visits are told apart.
create table member_viewer (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  viewer    bytea not null,
  seen_on   date not null default current_date,
  primary key (tenant_id, viewer)
);

-- A session whose sharer is still to get a mail, or has got one.
create table visit_letter (
  tenant_id  uuid not null default current_tenant(),
  session_id uuid not null,
  member_id  uuid not null,
  due_at     timestamptz not null,
  -- Waits for the mail of the day.
  is_digest  boolean not null default false,
  sent_at    timestamptz,
  primary key (tenant_id, session_id, member_id),
  foreign key (tenant_id, member_id) references member on delete cascade
);
create index visit_letter_due on visit_letter (due_at) where sent_at is null and not is_digest;
create index visit_letter_sent on visit_letter (sent_at) where sent_at is not null;
create index visit_letter_digest on visit_letter (tenant_id, member_id)
  where sent_at is null and is_digest;

-- Months; null is for ever.
update tenant set sharing = sharing || '{"visitsKeptMonths": null}';
alter table tenant alter column sharing
  set default '{"allowDownload": true, "visitsKeptMonths": null}';

-- Mail about visits, where a link says nothing of its own.
alter table member add column visit_mail text not null default 'each'
  check (visit_mail in ('each', 'digest', 'none')),
  -- The last day on which visits were mailed together.
  add column visit_digest_on date;

do $$
declare name text;
begin
  foreach name in array array['visit_hour', 'visit_day', 'link_page', 'link_page_day', 'member_viewer',
    'visit_letter'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to satchel_app', name);
  end loop;
end $$;
