-- A short link. The slug is unique on its host; '' is the app's own host.
create table link (
  tenant_id              uuid not null default current_tenant() references tenant on delete cascade,
  id                     uuid not null default new_id(),
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
  views                  integer not null default 0,
  viewers                integer not null default 0,
  last_viewed_at         timestamptz,
  created_at             timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (host, slug),
  foreign key (tenant_id, shared_by) references member
);
-- The same share again gives the same link.
create unique index link_of_share on link (tenant_id, item_type, item_id, shared_by,
  coalesce(fold(shared_to_email), ''), coalesce(shared_to_memo, ''), coalesce(fold(shared_to_organization), ''))
  where disabled_at is null;
create index link_of_sharer on link (tenant_id, shared_by, id desc);
create index link_of_item on link (tenant_id, item_type, item_id, id desc);

-- One opening of a link. `viewer` is a keyed hash of network and agent for the day: no address is stored.
create table visit (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
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

alter table link  enable row level security;
alter table visit enable row level security;
create policy tenant on link  using (tenant_id = (select current_tenant()));
create policy tenant on visit using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on link, visit to satchel_app;
