-- The day it is for a tenant.
create function today() returns date stable parallel safe language sql
  return (select (now() at time zone time_zone)::date from tenant where id = current_tenant());

-- What names are ordered by; short enough for a cursor.
create function name_key(name text) returns text immutable strict parallel safe language sql
  return left(fold(name), 60);

create table tag (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  key        text not null check (length(key) between 1 and 128),
  label      text not null check (length(label) between 1 and 64),
  color      text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, key)
);

create table category_value (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  id        uuid not null default new_id(),
  category  text not null check (category in
            ('funnelStage', 'contentProduct', 'contentType', 'contentIndustry', 'contentRegion')),
  label     text not null check (length(label) between 1 and 300),
  color     text,
  position  integer not null,
  primary key (tenant_id, id)
);
create unique index category_value_label on category_value (tenant_id, category, fold(label));

-- Times that a cursor carries have its precision.
create table item (
  tenant_id      uuid not null default current_tenant() references tenant on delete cascade,
  id             uuid not null default new_id(),
  version        integer not null default 1,
  kind           text not null check (kind in ('file', 'link')),
  name           text not null check (length(name) between 1 and 300),
  original_name  text not null,
  description    text not null default '' check (length(description) <= 20000),
  url            text,
  mime           text,
  bytes          bigint,
  sha256         text,
  status         text not null check (status in ('uploading', 'processing', 'completed', 'failed')),
  failure        text,
  page_count     integer,
  duration_s     double precision,
  width          integer,
  height         integer,
  file_key       text,
  thumbnail_key  text,
  cover_key      text,
  preview_key    text,
  preview_mime   text,
  shareable      boolean not null default true,
  in_library     boolean not null default true,
  releases_on    date,
  expires_on     date,
  broken         boolean,
  import_id      text,
  owner_id       uuid not null,
  created_at     timestamptz(3) not null default now(),
  updated_at     timestamptz(3) not null default now(),
  deleted_at     timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references member (tenant_id, id)
);
create index item_newest on item (tenant_id, id desc) where deleted_at is null;
create index item_updated on item (tenant_id, updated_at desc, id desc) where deleted_at is null;
create index item_name on item (tenant_id, name_key(name), id) where deleted_at is null;
create index item_owner on item (tenant_id, owner_id, id desc);
create index item_bin on item (tenant_id, deleted_at desc, id desc) where deleted_at is not null;
create index item_sha256 on item (tenant_id, sha256) where sha256 is not null;

-- Counts change with every view and vote; apart from the item they do not rewrite its indexes.
create table item_stat (
  tenant_id uuid not null default current_tenant(),
  item_id   uuid not null,
  views     integer not null default 0,
  upvotes   integer not null default 0,
  shares    integer not null default 0,
  primary key (tenant_id, item_id),
  foreign key (tenant_id, item_id) references item on delete cascade
);
create index item_stat_views on item_stat (tenant_id, views desc, item_id desc);
create index item_stat_upvotes on item_stat (tenant_id, upvotes desc, item_id desc);

create function open_item_stat() returns trigger language plpgsql as $$
begin
  insert into item_stat (tenant_id, item_id) values (new.tenant_id, new.id);
  return null;
end $$;
create trigger open_stat after insert on item for each row execute function open_item_stat();

-- The words inside a document.
create table item_text (
  tenant_id uuid not null default current_tenant(),
  item_id   uuid not null,
  body      text not null,
  primary key (tenant_id, item_id),
  foreign key (tenant_id, item_id) references item on delete cascade
);

create table item_tag (
  tenant_id uuid not null default current_tenant(),
  item_id   uuid not null,
  tag_key   text not null,
  primary key (tenant_id, item_id, tag_key),
  foreign key (tenant_id, item_id) references item on delete cascade,
  foreign key (tenant_id, tag_key) references tag on update cascade on delete cascade
);
create index item_tag_of_tag on item_tag (tenant_id, tag_key, item_id);

create table item_category (
  tenant_id uuid not null default current_tenant(),
  item_id   uuid not null,
  value_id  uuid not null,
  primary key (tenant_id, item_id, value_id),
  foreign key (tenant_id, item_id) references item on delete cascade,
  foreign key (tenant_id, value_id) references category_value on delete cascade
);
create index item_category_of_value on item_category (tenant_id, value_id, item_id);

create table collection (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  id          uuid not null default new_id(),
  version     integer not null default 1,
  name        text not null check (length(name) between 1 and 300),
  description text not null default '' check (length(description) <= 20000),
  visibility  text not null default 'team' check (visibility in ('team', 'private')),
  owner_id    uuid not null,
  created_at  timestamptz(3) not null default now(),
  updated_at  timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references member (tenant_id, id)
);
create index collection_updated on collection (tenant_id, updated_at desc, id desc);

create table collection_item (
  tenant_id     uuid not null default current_tenant(),
  collection_id uuid not null,
  item_id       uuid not null,
  position      integer not null,
  primary key (tenant_id, collection_id, item_id),
  foreign key (tenant_id, collection_id) references collection on delete cascade,
  foreign key (tenant_id, item_id) references item on delete cascade
);
create index collection_item_order on collection_item (tenant_id, collection_id, position);
create index collection_item_of_item on collection_item (tenant_id, item_id);

-- Favourites and votes are a person's, on items, collections and later sites alike; what they stand on may go.
create table favorite (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default new_id(),
  member_id  uuid not null,
  item_type  text not null check (item_type in ('ITEM', 'SITE', 'COLLECTION')),
  item_id    uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, item_type, item_id),
  foreign key (tenant_id, member_id) references member on delete cascade
);

create table upvote (
  tenant_id  uuid not null default current_tenant(),
  item_type  text not null check (item_type in ('ITEM', 'SITE', 'COLLECTION')),
  item_id    uuid not null,
  member_id  uuid not null,
  primary key (tenant_id, item_type, item_id, member_id),
  foreign key (tenant_id, member_id) references member on delete cascade
);

-- A broken upload resumes from here for 24 hours; a finished one knows the item it became.
create table upload (
  tenant_id     uuid not null default current_tenant() references tenant on delete cascade,
  id            uuid not null default new_id(),
  member_id     uuid not null,
  filename      text not null,
  filetype      text,
  bytes         bigint,
  import_id     text,
  collection_id uuid,
  item_id       uuid,
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null default now() + interval '24 hours',
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member on delete cascade
);
create index upload_expiry on upload (expires_at);

-- An event of something hidden is as hidden.
create function address_event() returns trigger language plpgsql as $$
begin
  new.only_for := case new.item_type
    when 'ITEM' then (select owner_id from item
      where tenant_id = new.tenant_id and id = new.item_id and not in_library)
    when 'COLLECTION' then (select owner_id from collection
      where tenant_id = new.tenant_id and id = new.item_id and visibility = 'private') end;
  return new;
end $$;
create trigger address before insert on event for each row execute function address_event();

do $$
declare name text;
begin
  foreach name in array array['tag', 'category_value', 'item', 'item_stat', 'item_text', 'item_tag',
    'item_category', 'collection', 'collection_item', 'favorite', 'upvote', 'upload'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to satchel_app', name);
  end loop;
end $$;
