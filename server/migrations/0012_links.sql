-- Short links. A slug is unique on its host; '' is the app's own host.
create table link (
  tenant_id              uuid not null default current_tenant() references tenant on delete cascade,
  id                     uuid not null default new_id(),
  version                integer not null default 1,
  host                   text not null default '',
  slug                   text not null check (slug ~ '^[a-z0-9-]{3,64}$'),
  item_type              text not null check (item_type in ('ITEM', 'SITE', 'COLLECTION')),
  item_id                uuid not null,
  shared_by              uuid not null,
  shared_to_email        text,
  shared_to_memo         text,
  shared_to_organization text,
  allow_download         boolean not null default true,
  expires_at             timestamptz,
  disabled_at            timestamptz,
  created_at             timestamptz not null default now(),
  -- The one public link of an item, besides those for people.
  is_own                 boolean not null default false,
  -- Where a link to a web page leads in place of the page of its item.
  target                 text check (target ~* '^https?://'),
  password_hash          text,
  require_email          boolean not null default false,
  -- A mailed code has to prove the address.
  prove_email            boolean not null default true,
  -- Addresses, and domains as `@example.com`; an empty list allows all.
  allowed                text[] not null default '{}',
  refused                text[] not null default '{}',
  -- Emails about visits; null is the sharer's own setting.
  notify                 text check (notify in ('each', 'digest', 'none')),
  utm                    jsonb not null default '{}',
  -- The preview in messengers: title, text, imageItemId.
  preview                jsonb not null default '{}',
  watermark              boolean not null default false,
  -- A column, since under row-level security an index on `fold` would not be used.
  organization_key       text generated always as (fold(shared_to_organization)) stored,
  -- How Office files and PDFs are handed out: as PDFs without what they hide, or as uploaded.
  download_as            text not null default 'pdf' check (download_as in ('pdf', 'original')),
  -- A slug that somebody chose may be guessed.
  slug_chosen            boolean not null default false,
  -- The last day of the link; `expires_at` follows from it and the tenant's time zone.
  expires_on             date,
  primary key (tenant_id, id),
  unique (host, slug),
  foreign key (tenant_id, shared_by) references member
);
create index link_of_sharer on link (tenant_id, shared_by, id desc);
create index link_of_item on link (tenant_id, item_type, item_id, id desc);
create unique index link_of_share on link (tenant_id, item_type, item_id, shared_by,
  coalesce(shared_to_email, ''), coalesce(fold(shared_to_memo), ''),
  coalesce(fold(shared_to_organization), ''))
  where disabled_at is null and not is_own;
create index link_slug on link (tenant_id, slug);
create unique index link_own on link (tenant_id, item_type, item_id) where is_own;
create index link_to_email on link (tenant_id, shared_to_email) where shared_to_email is not null;
create index link_to_organization on link (tenant_id, organization_key)
  where organization_key is not null;
-- Reports count the links that people made by part of a range, sharer and kind, without reading the links themselves.
create index link_made on link (tenant_id, id) include (item_type, shared_by, created_at) where not is_own;
alter table link enable row level security;
create policy tenant on link using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on link to satchel_app;

-- Apart from the link, so that visits don't lock its row.
create table link_stat (
  tenant_id      uuid not null default current_tenant(),
  link_id        uuid not null,
  views          integer not null default 0,
  viewers        integer not null default 0,
  downloads      integer not null default 0,
  last_viewed_at timestamptz,
  primary key (tenant_id, link_id),
  foreign key (tenant_id, link_id) references link on delete cascade
) with (fillfactor = 70);
alter table link_stat enable row level security;
create policy tenant on link_stat using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on link_stat to satchel_app;

-- Who was counted on a link and when: within the hour the same viewer is a repeat. A viewer is known for a day, so older
-- rows are deleted, and need no foreign key.
create table link_viewer (
  tenant_id  uuid not null default current_tenant(),
  link_id    uuid not null,
  viewer     bytea not null,
  views      integer not null default 1,
  visit_id   uuid not null,
  counted_at timestamptz not null,
  -- The item of a collection; all zeros for the link itself.
  item_id    uuid not null default '00000000-0000-0000-0000-000000000000',
  primary key (tenant_id, link_id, viewer, item_id)
);
alter table link_viewer enable row level security;
create policy tenant on link_viewer using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on link_viewer to satchel_app;

-- Named sets of link options of a tenant; one may be the default.
create table link_preset (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         uuid not null default new_id(),
  version    integer not null default 1,
  name       text not null check (length(name) between 1 and 300),
  -- `LinkOptions` with `expiresInDays` in place of a time, and the hash of a password.
  options    jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create unique index link_preset_name on link_preset (tenant_id, fold(name));
create unique index link_preset_default on link_preset (tenant_id) where is_default;
alter table link_preset enable row level security;
create policy tenant on link_preset using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on link_preset to satchel_app;

-- Links that people had mailed within the hour, so that nobody sends too many.
create table link_mail (
  tenant_id uuid not null default current_tenant(),
  id        uuid not null default new_id(),
  link_id   uuid not null,
  sent_by   uuid not null,
  at        timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references link on delete cascade
);
create index link_mail_of on link_mail (tenant_id, sent_by, at);
alter table link_mail enable row level security;
create policy tenant on link_mail using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on link_mail to satchel_app;

-- The newest code that was mailed to a visitor.
create table link_code (
  tenant_id  uuid not null default current_tenant(),
  link_id    uuid not null,
  email      text not null,
  code_hash  bytea not null,
  tries      integer not null default 0,
  expires_at timestamptz not null,
  -- Tries by network, as keyed hashes, so that strangers don't use up those of the addressee.
  tries_by   jsonb not null default '{}',
  primary key (tenant_id, link_id, email),
  foreign key (tenant_id, link_id) references link on delete cascade
);
alter table link_code enable row level security;
create policy tenant on link_code using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on link_code to satchel_app;

-- What visitors may do only so often: wrong passwords, addresses and codes, mailed codes, and questions to the sender.
-- Kept for a day, with network and address as keyed hashes.
create table link_attempt (
  tenant_id uuid not null default current_tenant(),
  id        uuid not null default new_id(),
  link_id   uuid not null,
  kind      text not null check (kind in ('password', 'address', 'code', 'mail', 'ask', 'reply')),
  network   bytea not null,
  -- The address that an email goes to.
  subject   bytea,
  at        timestamptz not null default clock_timestamp(),
  -- Tries count by browser first, so that nobody waits for a neighbor. `is_first`: it had no cookie yet.
  browser   bytea,
  is_first  boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references link on delete cascade
);
create index link_attempt_of on link_attempt (tenant_id, link_id, at);
create index link_attempt_from on link_attempt (tenant_id, network, at);
create index link_attempt_to on link_attempt (tenant_id, subject, at) where subject is not null;
create index link_attempt_by on link_attempt (tenant_id, browser, at) where browser is not null;
alter table link_attempt enable row level security;
create policy tenant on link_attempt using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on link_attempt to satchel_app;

-- Who was notified of a newer version of a file: once a version, by whichever link.
create table recall_mail (
  tenant_id    uuid not null default current_tenant(),
  item_id      uuid not null,
  file_version integer not null,
  email        text not null,
  link_id      uuid not null,
  sent_by      uuid not null,
  at           timestamptz(3) not null default now(),
  primary key (tenant_id, item_id, file_version, email),
  foreign key (tenant_id, item_id) references item on delete cascade,
  foreign key (tenant_id, link_id) references link on delete cascade
);
create index recall_mail_of_link on recall_mail (tenant_id, link_id);
alter table recall_mail enable row level security;
create policy tenant on recall_mail using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on recall_mail to satchel_app;

-- Links with a last day end with it.
create function end_with_day() returns trigger language plpgsql as $$
begin
  new.expires_at := (new.expires_on + 1)::timestamp
    at time zone (select time_zone from tenant where id = new.tenant_id);
  return new;
end $$;
create trigger ends_with_day before insert or update of expires_on, expires_at on link
  for each row when (new.expires_on is not null) execute function end_with_day();

-- Keeps last days when the time zone changes.
create function follow_time_zone() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  update link set version = version + 1, expires_at = expires_at
  where tenant_id = new.id and expires_on is not null;
  return null;
end $$;
create trigger follow_time_zone after update of time_zone on tenant
  for each row when (old.time_zone is distinct from new.time_zone) execute function follow_time_zone();
