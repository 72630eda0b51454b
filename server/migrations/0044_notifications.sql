-- What a person is notified of. What happens again within the hour is the same row, counted and unread again.
create table notification (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  id          uuid not null default new_id(),
  member_id   uuid not null,
  kind        text not null,
  -- What it is about: the item's id, else the page.
  thing       text not null check (length(thing) <= 2048),
  hour        timestamptz not null default date_trunc('hour', now(), 'UTC'),
  at          timestamptz(3) not null default now(),
  read_at     timestamptz(3),
  count       integer not null check (count > 0),
  -- Who did it last: a person of the team, or a visitor's name alone.
  actor_id    uuid,
  actor_name  text,
  item_type   text check (item_type in ('ITEM', 'SITE', 'COLLECTION')),
  item_id     uuid,
  item_name   text,
  url         text not null check (length(url) <= 2048),
  detail      text check (length(detail) <= 1000),
  failed      boolean not null default false,
  -- Shown at the bell; else it is only mailed.
  in_app      boolean not null,
  mail_due_at timestamptz,
  mailed_at   timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, kind, thing, hour),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
create index notification_list on notification (tenant_id, member_id, at desc, id desc) where in_app;
create index notification_unread on notification (tenant_id, member_id) where in_app and read_at is null;
create index notification_due on notification (mail_due_at) where mail_due_at is not null;
create index notification_age on notification (at);

-- What people chose; what is not there is as by default.
create table notification_preference (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  member_id uuid not null,
  -- By kind: { "app": true, "mail": false }.
  choices   jsonb not null default '{}',
  digest    text not null default 'none' check (digest in ('none', 'daily', 'weekly')),
  -- The last day, in the tenant's time zone, of which a digest was made.
  digest_on date,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);

-- Items and collections a person does not want to be notified of.
create table notification_mute (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  member_id uuid not null,
  item_id   uuid not null,
  item_type text not null check (item_type in ('ITEM', 'SITE', 'COLLECTION')),
  primary key (tenant_id, member_id, item_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['notification', 'notification_preference', 'notification_mute'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to satchel_app', name);
  end loop;
end $$;

-- Tells every node at the commit whose bell changed; a notice holds 8,000 bytes, so 150 people at the most.
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
