-- A short link. The slug is unique on its host; '' is the app's own host.
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
  primary key (tenant_id, id),
  unique (host, slug),
  foreign key (tenant_id, shared_by) references member
);
-- The same share again gives the same link.
create unique index link_of_share on link (tenant_id, item_type, item_id, shared_by,
  coalesce(shared_to_email, ''), coalesce(fold(shared_to_memo), ''),
  coalesce(fold(shared_to_organization), ''))
  where disabled_at is null;
create index link_of_sharer on link (tenant_id, shared_by, id desc);
create index link_of_item on link (tenant_id, item_type, item_id, id desc);

-- Counts rise with every visit; apart from the link they lock nobody out of it.
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

-- One opening of a link. `viewer` is a keyed hash of network and agent for the day: no address is stored.
create table visit (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default new_id(),
  link_id    uuid not null,
  at         timestamptz not null default clock_timestamp(),
  viewer     bytea not null,
  filtered   text check (filtered in ('bot', 'head', 'repeat', 'colleague', 'preview')),
  country    text,
  device     text,
  browser    text,
  os         text,
  referrer   text,
  downloaded boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references link on delete cascade
);
create index visit_of_link on visit (tenant_id, link_id, id desc);

-- Who was counted on a link and when: within the hour the same viewer is a repeat. A viewer is one for a day,
-- so older rows are of no use and go; what is written with a visit and goes by itself needs no foreign key.
create table link_viewer (
  tenant_id  uuid not null default current_tenant(),
  link_id    uuid not null,
  viewer     bytea not null,
  views      integer not null default 1,
  visit_id   uuid not null,
  counted_at timestamptz not null,
  primary key (tenant_id, link_id, viewer)
);

do $$
declare name text;
begin
  foreach name in array array['link', 'link_stat', 'visit', 'link_viewer'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to satchel_app', name);
  end loop;
end $$;
