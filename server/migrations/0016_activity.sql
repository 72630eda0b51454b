-- What happened, written in the transaction of the change, in parts by month as visits are. Activity, sockets and jobs
-- read it.
create table event (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  id          uuid not null default new_id(),
  at          timestamptz not null default clock_timestamp(),
  type        text not null,
  actor_id    uuid,
  actor_name  text,
  item_type   text check (item_type in ('ITEM', 'SITE', 'COLLECTION')),
  item_id     uuid,
  item_name   text,
  change_kind text check (change_kind in ('INSERT', 'MODIFY', 'REMOVE')),
  changes     jsonb,
  data        jsonb,
  -- The owner of what others can't find: the event is shown to them alone, and of items to admins.
  only_for    uuid,
  -- A job has an event for the history of each item, and one with their count for everybody.
  bulk_id     uuid,
  count       integer,
  primary key (tenant_id, id)
) partition by range (id);
create index event_of_item on event (tenant_id, item_id, id desc);
-- Activity lists show changes by hand and one line a job: all, or by person, kind and type.
create index event_listed on event (tenant_id, id desc)
  where change_kind is not null and (bulk_id is null or count is not null);
create index event_of_actor on event (tenant_id, actor_id, id desc)
  where change_kind is not null and (bulk_id is null or count is not null);
create index event_of_kind on event (tenant_id, change_kind, id desc)
  where change_kind is not null and (bulk_id is null or count is not null);
create index event_of_type on event (tenant_id, item_type, id desc)
  where change_kind is not null and (bulk_id is null or count is not null) and item_type <> 'ITEM';
alter table event enable row level security;
create policy tenant on event using (tenant_id = (select current_tenant()));
grant select, insert on event to satchel_app;

-- Makes the parts from one day to another; existing ones stay.
create function make_event_parts(from_day date, to_day date) returns void language plpgsql as $$
declare month date := date_trunc('month', from_day);
begin
  while month <= to_day loop
    begin
      execute format(
        'create table if not exists part.%I partition of event for values from (%L) to (%L)',
        'event_' || to_char(month, 'YYYY_MM'), id_at(month::timestamp at time zone 'UTC'),
        id_at((month + interval '1 month')::timestamp at time zone 'UTC'));
    exception when check_violation or invalid_object_definition then
      -- Events of the month lie among the others already, or in the first part, and stay there.
      null;
    end;
    month := month + interval '1 month';
  end loop;
end $$;
revoke all on function make_event_parts from public;

-- The past until the next month is one part. What no part holds is in the other.
do $$
declare until date := date_trunc('month', now() at time zone 'UTC') + interval '1 month';
begin
  execute format('create table part.%I partition of event for values from (minvalue) to (%L)',
    'event_until_' || to_char(until, 'YYYY_MM'), id_at(until::timestamp at time zone 'UTC'));
  perform make_event_parts(until, (until + interval '1 month')::date);
end $$;
create table part.event_other partition of event default;

-- When a part ends.
create function event_part_end(name text) returns timestamptz immutable language sql
  return (to_date(right(name, 7), 'YYYY_MM')
    + case when name like 'event_until_%' then interval '0' else interval '1 month' end) at time zone 'UTC';

-- Drops parts that ended before a time, whatever they hold.
create function drop_event_parts(before timestamptz) returns void language plpgsql as $$
declare name text;
begin
  for name in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'public.event'::regclass and relname ~ '^event_(until_)?\d{4}_\d{2}$'
      and event_part_end(relname::text) <= before
  loop
    execute format('alter table event detach partition part.%I', name);
    execute format('drop table part.%I', name);
  end loop;
end $$;
revoke all on function drop_event_parts from public;

-- Restricts events of what isn't public in the team to its owner.
create function address_event() returns trigger language plpgsql as $$
begin
  new.only_for := case new.item_type
    when 'ITEM' then (select owner_id from item
      where tenant_id = new.tenant_id and id = new.item_id and not in_library)
    when 'COLLECTION' then (select owner_id from collection
      where tenant_id = new.tenant_id and id = new.item_id and visibility = 'private')
    when 'SITE' then (select owner_id from site
      where tenant_id = new.tenant_id and id = new.item_id and is_personal) end;
  return new;
end $$;
create trigger address before insert on event for each row execute function address_event();

-- Notifies all nodes at the commit; a notice holds 8,000 bytes, so at most 150 ids.
create function announce_events() returns trigger language plpgsql as $$
begin
  perform pg_notify('event', tenant_id || ' ' || string_agg(id::text, ' ' order by id))
  from (select *, (row_number() over (partition by tenant_id order by id) - 1) / 150 as part
    from inserted where bulk_id is null or count is not null) as parted
  group by tenant_id, part order by tenant_id, part;
  return null;
end $$;
create trigger announce after insert on event referencing new table as inserted
  for each statement execute function announce_events();

-- Notifications of people. What happens again within the hour is the same row, counted and unread again.
create table notification (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  id          uuid not null default new_id(),
  member_id   uuid not null,
  kind        text not null,
  -- The id of the item that it is about, else the page.
  thing       text not null check (length(thing) <= 2048),
  hour        timestamptz not null default date_trunc('hour', now(), 'UTC'),
  at          timestamptz(3) not null default now(),
  read_at     timestamptz(3),
  count       integer not null check (count > 0),
  -- Who did it last: a person of the team, or only a visitor's name.
  actor_id    uuid,
  actor_name  text,
  item_type   text check (item_type in ('ITEM', 'SITE', 'COLLECTION')),
  item_id     uuid,
  item_name   text,
  url         text not null check (length(url) <= 2048),
  detail      text check (length(detail) <= 1000),
  failed      boolean not null default false,
  -- Shown at the bell, not only mailed.
  in_app      boolean not null,
  mail_due_at timestamptz,
  mailed_at   timestamptz,
  -- When it was in a digest, or mailed on its own.
  digested_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, kind, thing, hour),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
create index notification_list on notification (tenant_id, member_id, at desc, id desc) where in_app;
create index notification_due on notification (mail_due_at) where mail_due_at is not null;
create index notification_age on notification (at);
create index notification_unread on notification (tenant_id, member_id, item_type, item_id)
  where in_app and read_at is null;
alter table notification enable row level security;
create policy tenant on notification using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on notification to satchel_app;

-- What people chose; the rest is as by default.
create table notification_preference (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  member_id uuid not null,
  -- By kind: { "app": true, "mail": false }.
  choices   jsonb not null default '{}',
  -- Null: the tenant's default.
  digest    text check (digest in ('none', 'daily', 'weekly')),
  -- The last day, in the tenant's time zone, with a digest.
  digest_on date,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
alter table notification_preference enable row level security;
create policy tenant on notification_preference using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on notification_preference to satchel_app;

-- Items and collections that a person muted.
create table notification_mute (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  member_id uuid not null,
  item_id   uuid not null,
  item_type text not null check (item_type in ('ITEM', 'SITE', 'COLLECTION')),
  primary key (tenant_id, member_id, item_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
alter table notification_mute enable row level security;
create policy tenant on notification_mute using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on notification_mute to satchel_app;

-- Notifies all nodes at the commit whose bell changed; a notice holds 8,000 bytes, so at most 150 people.
create function announce_notifications() returns trigger language plpgsql as $$
begin
  perform pg_notify('notification', tenant_id || ' ' || string_agg(member_id::text, ' '))
  from (select *, (row_number() over (partition by tenant_id) - 1) / 150 as part
        from (select distinct tenant_id, member_id from changed where in_app) as people) as parted
  group by tenant_id, part;
  return null;
end $$;
create trigger announce_new after insert on notification referencing new table as changed
  for each statement execute function announce_notifications();
create trigger announce_changed after update on notification referencing new table as changed
  for each statement execute function announce_notifications();

-- Addresses that receive events.
create table webhook (
  tenant_id     uuid not null default current_tenant() references tenant on delete cascade,
  id            uuid not null default new_id(),
  name          text not null check (length(name) <= 40),
  url           text not null check (length(url) <= 2048),
  events        text[] not null,
  active        boolean not null default true,
  -- Sealed; null only within the transaction that creates it.
  secret        bytea,
  failing_since timestamptz(3),
  turned_off_at timestamptz(3),
  created_at    timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
alter table webhook enable row level security;
create policy tenant on webhook using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on webhook to satchel_app;

-- What was sent to them.
create table webhook_delivery (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         uuid not null default new_id(),
  webhook_id uuid not null,
  event      text not null,
  -- What it is about, so that it is deleted with it.
  subject_id uuid,
  payload    text not null,
  state      text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  at         timestamptz(3) not null default now(),
  next_at    timestamptz(3) default now(),
  -- The number of attempts since it was created or sent again by hand.
  tried      integer not null default 0,
  attempts   jsonb not null default '[]',
  primary key (tenant_id, id),
  foreign key (tenant_id, webhook_id) references webhook (tenant_id, id) on delete cascade
);
create index webhook_delivery_list on webhook_delivery (tenant_id, webhook_id, id desc);
create index webhook_delivery_subject on webhook_delivery (tenant_id, subject_id);
create index webhook_delivery_age on webhook_delivery (at);
alter table webhook_delivery enable row level security;
create policy tenant on webhook_delivery using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on webhook_delivery to satchel_app;

-- What admins set for people who chose nothing; the rest is as in the product.
create table notification_default (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  choices   jsonb not null default '{}',
  digest    text not null default 'none' check (digest in ('none', 'daily', 'weekly')),
  -- The day on which the digest was set: the first one comes after it.
  digest_on date,
  primary key (tenant_id)
);
alter table notification_default enable row level security;
create policy tenant on notification_default using (tenant_id = (select current_tenant()));
grant select, insert, update on notification_default to satchel_app;
