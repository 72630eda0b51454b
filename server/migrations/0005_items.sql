-- Tags and categories, which items have by their own tables.
create table tag (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  key        text not null check (length(key) between 1 and 128),
  label      text not null check (length(label) between 1 and 64),
  color      text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, key)
);
create unique index tag_look on tag (tenant_id, label_look(label));
alter table tag enable row level security;
create policy tenant on tag using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on tag to satchel_app;

create table category_value (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  id        uuid not null default new_id(),
  category  text not null check (category in
            ('funnelStage', 'contentProduct', 'contentType', 'contentIndustry', 'contentRegion')),
  label     text not null check (length(label) between 1 and 300),
  color     text,
  position  integer not null,
  -- Kept on the items that have it, and not offered for others.
  archived  boolean not null default false,
  primary key (tenant_id, id)
);
create unique index category_value_key on category_value (tenant_id, category, label_key(label));
create unique index category_value_look on category_value (tenant_id, category, label_look(label));
alter table category_value enable row level security;
create policy tenant on category_value using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on category_value to satchel_app;

-- Files and web pages. Times that cursors hold have their precision.
create table item (
  tenant_id           uuid not null default current_tenant() references tenant on delete cascade,
  id                  uuid not null default new_id(),
  version             integer not null default 1,
  kind                text not null check (kind in ('file', 'link')),
  name                text not null check (length(name) between 1 and 300),
  original_name       text not null,
  description         text not null default '' check (length(description) <= 20000),
  url                 text,
  mime                text,
  bytes               bigint,
  sha256              text,
  status              text not null check (status in ('uploading', 'processing', 'completed', 'failed')),
  failure             text,
  page_count          integer,
  duration_s          double precision,
  width               integer,
  height              integer,
  file_key            text,
  thumbnail_key       text,
  cover_key           text,
  preview_key         text,
  preview_mime        text,
  shareable           boolean not null default true,
  in_library          boolean not null default true,
  releases_on         date,
  expires_on          date,
  broken              boolean,
  import_id           text,
  owner_id            uuid not null,
  created_at          timestamptz(3) not null default now(),
  updated_at          timestamptz(3) not null default now(),
  deleted_at          timestamptz(3),
  -- The version of the file that is shown; replaced ones are in `item_version`. `next_version` is a newer one that is
  -- being examined, or couldn't be read.
  file_version        integer not null default 1,
  next_version        integer,
  file_at             timestamptz(3),
  file_by             uuid,
  expiry_told         date,
  checked_at          timestamptz(3),
  check_due           timestamptz(3) not null default now() + interval '7 days',
  check_failures      integer not null default 0,
  deleted_by          uuid,
  -- Since when it is being deleted permanently: from then on it can't be restored.
  purging_at          timestamptz,
  -- Duplicate addresses are found by their hash: addresses are too long for an index.
  url_hash            text generated always as (md5(url)) stored,
  -- What visitors get: the file, or a copy without the place where it was taken; null until that is decided.
  visitor_key         text,
  visitor_mime        text,
  -- A code for why the web page counts as broken.
  page_problem        text,
  -- What the file holds that its author may not mean to show, by kind; null until that is known.
  hidden_content      jsonb,
  -- Why nothing or not all of a readable file is shown, in words for everybody.
  preview_note        text,
  -- When the first of the present failures was: a page is broken after several over a day.
  check_failing_since timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references member (tenant_id, id),
  foreign key (tenant_id, file_by) references member (tenant_id, id),
  foreign key (tenant_id, deleted_by) references member (tenant_id, id)
);
create index item_newest on item (tenant_id, id desc) where deleted_at is null;
create index item_updated on item (tenant_id, updated_at desc, id desc) where deleted_at is null;
create index item_name on item (tenant_id, name_key(name), id) where deleted_at is null;
create index item_owner on item (tenant_id, owner_id, id desc);
create index item_bin on item (tenant_id, deleted_at desc, id desc) where deleted_at is not null;
create index item_sha256 on item (tenant_id, sha256) where sha256 is not null;
create index item_expiry on item (tenant_id, expires_on) where expires_on is not null and deleted_at is null;
create index item_release on item (tenant_id, releases_on) where releases_on is not null and deleted_at is null;
create index item_check on item (host_of(url), check_due) where kind = 'link' and deleted_at is null;
create index item_purging on item (tenant_id, id) where purging_at is not null;
create index item_import on item (tenant_id, import_id) where import_id is not null;
create index item_url on item (tenant_id, url_hash) where url_hash is not null;
-- The storage that a tenant uses is read from here alone.
create index item_bytes on item (tenant_id) include (bytes);
alter table item enable row level security;
create policy tenant on item using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on item to satchel_app;

-- Apart from the item, so that views and votes don't rewrite its indexes.
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
alter table item_stat enable row level security;
create policy tenant on item_stat using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on item_stat to satchel_app;

create function open_item_stat() returns trigger language plpgsql as $$
begin
  insert into item_stat (tenant_id, item_id) values (new.tenant_id, new.id);
  return null;
end $$;
create trigger open_stat after insert on item for each row execute function open_item_stat();

-- The text of documents.
create table item_text (
  tenant_id uuid not null default current_tenant(),
  item_id   uuid not null,
  body      text not null,
  -- Its lexemes, as `cut_item_text` makes them.
  words     tsvector not null default '',
  -- The version of `cut_item_text` that made them.
  cut       smallint not null default 0,
  primary key (tenant_id, item_id),
  foreign key (tenant_id, item_id) references item on delete cascade
);
alter table item_text enable row level security;
create policy tenant on item_text using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on item_text to satchel_app;

create table item_tag (
  tenant_id uuid not null default current_tenant(),
  item_id   uuid not null,
  tag_key   text not null,
  primary key (tenant_id, item_id, tag_key),
  foreign key (tenant_id, item_id) references item on delete cascade,
  foreign key (tenant_id, tag_key) references tag on update cascade on delete cascade
);
create index item_tag_of_tag on item_tag (tenant_id, tag_key, item_id);
alter table item_tag enable row level security;
create policy tenant on item_tag using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on item_tag to satchel_app;

create table item_category (
  tenant_id uuid not null default current_tenant(),
  item_id   uuid not null,
  value_id  uuid not null,
  primary key (tenant_id, item_id, value_id),
  foreign key (tenant_id, item_id) references item on delete cascade,
  foreign key (tenant_id, value_id) references category_value on delete cascade
);
create index item_category_of_value on item_category (tenant_id, value_id, item_id);
alter table item_category enable row level security;
create policy tenant on item_category using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on item_category to satchel_app;

-- All files of an item but the one that is shown, with what processing made of each.
create table item_version (
  tenant_id      uuid not null default current_tenant(),
  item_id        uuid not null,
  number         integer not null,
  file_key       text not null,
  original_name  text not null,
  mime           text,
  bytes          bigint,
  sha256         text,
  failure        text,
  page_count     integer,
  duration_s     double precision,
  width          integer,
  height         integer,
  thumbnail_key  text,
  cover_key      text,
  preview_key    text,
  preview_mime   text,
  body           text,
  made_at        timestamptz(3) not null default clock_timestamp(),
  made_by        uuid,
  visitor_key    text,
  visitor_mime   text,
  hidden_content jsonb,
  preview_note   text,
  primary key (tenant_id, item_id, number),
  foreign key (tenant_id, item_id) references item on delete cascade,
  foreign key (tenant_id, made_by) references member (tenant_id, id)
);
alter table item_version enable row level security;
create policy tenant on item_version using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on item_version to satchel_app;

-- All files of an item, read under the policies of the caller.
create view item_file with (security_invoker = true) as
  select tenant_id, id as item_id, file_version as number, true as is_shown, file_key, original_name, mime, bytes,
    sha256, case when next_version is null then failure end as failure, page_count, duration_s, width, height,
    thumbnail_key, cover_key, preview_key, preview_mime,
    (select body from item_text t where t.tenant_id = item.tenant_id and t.item_id = item.id) as body,
    coalesce(file_at, created_at) as made_at, file_by as made_by, visitor_key, visitor_mime, hidden_content,
    preview_note
  from item where file_key is not null
  union all
  select tenant_id, item_id, number, false, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime, hidden_content, preview_note
  from item_version;
grant select on item_file to satchel_app;

-- Shows the file of a version in place of the one that is shown, which becomes a version.
create function show_item_version(item uuid, shown integer) returns void volatile language plpgsql as $$
begin
  insert into item_version (item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime, hidden_content, preview_note)
  select item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
    duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body, made_at, made_by,
    visitor_key, visitor_mime, hidden_content, preview_note
  from item_file f where f.item_id = $1 and f.is_shown;
  update item i set file_version = v.number, next_version = null,
    status = case when v.failure is null then 'completed' else 'failed' end, failure = v.failure,
    file_key = v.file_key, original_name = v.original_name, mime = v.mime, bytes = v.bytes, sha256 = v.sha256,
    page_count = v.page_count, duration_s = v.duration_s, width = v.width, height = v.height,
    thumbnail_key = v.thumbnail_key, cover_key = v.cover_key, preview_key = v.preview_key,
    preview_mime = v.preview_mime, visitor_key = v.visitor_key, visitor_mime = v.visitor_mime,
    hidden_content = v.hidden_content, preview_note = v.preview_note, file_at = v.made_at, file_by = v.made_by,
    updated_at = clock_timestamp()
  from item_version v where i.id = $1 and v.item_id = i.id and v.number = $2;
  insert into item_text (item_id, body)
  select v.item_id, coalesce(v.body, '') from item_version v where v.item_id = $1 and v.number = $2
  on conflict (tenant_id, item_id) do update set body = excluded.body;
  delete from item_version v where v.item_id = $1 and v.number = $2;
end $$;

-- Web servers get one request at a time from all nodes together, whichever tenant asks.
create table page_host (
  host       text primary key,
  busy_until timestamptz not null
);

-- Removed and merged tags and values, which can be restored for a day, and the items that had them.
create table taxonomy_removal (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         uuid not null default new_id(),
  -- What was removed together is restored together.
  batch_id   uuid not null,
  at         timestamptz not null default now(),
  -- For a tag.
  tag_key    text,
  into_tag   text,
  -- For a value.
  value_id   uuid,
  into_value uuid,
  category   text,
  position   integer,
  archived   boolean,
  label      text not null,
  color      text,
  item_ids   uuid[] not null,
  -- Those of them that didn't have what it was merged into.
  moved_ids  uuid[] not null,
  primary key (tenant_id, id),
  check ((tag_key is null) <> (value_id is null))
);
create index taxonomy_removal_batch on taxonomy_removal (tenant_id, batch_id);
create index taxonomy_removal_age on taxonomy_removal (at);
alter table taxonomy_removal enable row level security;
create policy tenant on taxonomy_removal using (tenant_id = (select current_tenant()));
grant select, insert, delete on taxonomy_removal to satchel_app;

-- Changes of many items at once, and their undoing. One that is too long for a request is a job.
create table bulk_change (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  id          uuid not null default new_id(),
  member_id   uuid not null,
  wish        jsonb,
  undoes      uuid,
  is_job      boolean not null,
  status      text not null check (status in ('running', 'completed', 'cancelled', 'failed')),
  failure     text,
  total       integer not null,
  done        integer not null default 0,
  updated     integer not null default 0,
  missing     integer not null default 0,
  refused     integer not null default 0,
  -- The first refusals, and their number by reason.
  refusals    jsonb not null default '[]',
  reasons     jsonb not null default '{}',
  created_at  timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (tenant_id, id),
  check ((wish is null) <> (undoes is null)),
  check ((status = 'running') = (finished_at is null)),
  foreign key (tenant_id, member_id) references member on delete cascade,
  foreign key (tenant_id, undoes) references bulk_change on delete cascade
);
create unique index bulk_change_undo on bulk_change (tenant_id, undoes) where undoes is not null;
create index bulk_change_of_member on bulk_change (tenant_id, member_id, id desc);
create index bulk_change_age on bulk_change (finished_at);
alter table bulk_change enable row level security;
create policy tenant on bulk_change using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on bulk_change to satchel_app;

-- The items of a change, fixed when it began, in parts of one transaction each; once done, how each item was before.
create table bulk_part (
  tenant_id uuid not null default current_tenant(),
  change_id uuid not null,
  number    integer not null,
  item_ids  uuid[] not null,
  entries   jsonb,
  done_at   timestamptz,
  primary key (tenant_id, change_id, number),
  foreign key (tenant_id, change_id) references bulk_change on delete cascade
);
alter table bulk_part enable row level security;
create policy tenant on bulk_part using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on bulk_part to satchel_app;

-- Counts the changes in the taxonomy that the rows of items don't show: labels and positions, and tags and values that
-- are removed, merged or restored. Whoever caches an item keeps the count beside it.
create table taxonomy_version (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  version   integer not null default 1,
  primary key (tenant_id)
);
alter table taxonomy_version enable row level security;
create policy tenant on taxonomy_version using (tenant_id = (select current_tenant()));
grant select on taxonomy_version to satchel_app;

-- Counts once a transaction, at its end: the row is locked last and briefly, so that nobody waits for it in a circle.
create function count_taxonomy() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
declare
  counted text := old.tenant_id::text || ' ' || pg_current_xact_id()::text;
begin
  if current_setting('app.taxonomy', true) is distinct from counted then
    insert into taxonomy_version (tenant_id) select id from tenant where id = old.tenant_id
      on conflict (tenant_id) do update set version = taxonomy_version.version + 1;
    perform set_config('app.taxonomy', counted, true);
  end if;
  return null;
end $$;
revoke all on function count_taxonomy from public;
-- A new tag or value is on no item yet. A restored one comes with the end of its removal.
create constraint trigger count_taxonomy after update or delete on tag
  deferrable initially deferred for each row execute function count_taxonomy();
create constraint trigger count_taxonomy after update or delete on category_value
  deferrable initially deferred for each row execute function count_taxonomy();
create constraint trigger count_taxonomy after update or delete on taxonomy_removal
  deferrable initially deferred for each row execute function count_taxonomy();

-- Items that a person marked as up to date without a change.
create table item_review (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  item_id   uuid not null,
  at        timestamptz(3) not null default now(),
  primary key (tenant_id, item_id),
  foreign key (tenant_id, item_id) references item on delete cascade
);
alter table item_review enable row level security;
create policy tenant on item_review using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on item_review to satchel_app;
