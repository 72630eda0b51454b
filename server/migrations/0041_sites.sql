-- A site: the draft that people edit, who may open it, and which version of it is on the web.
create table site (
  tenant_id        uuid not null default current_tenant() references tenant on delete cascade,
  id               uuid not null default new_id(),
  version          integer not null default 1,
  name             text not null check (length(name) between 1 and 300),
  slug             text not null check (slug ~ '^[a-z0-9-]{3,60}$'),
  theme            jsonb not null,
  seo              jsonb not null,
  content          jsonb not null default '[]',
  owner_id         uuid not null,
  -- Made for one person: it opens by its links alone.
  is_personal      boolean not null default false,
  password_hash    text,
  require_email    boolean not null default false,
  prove_email      boolean not null default true,
  allowed          text[] not null default '{}',
  refused          text[] not null default '{}',
  -- The version on the web; null for a draft.
  published_number integer,
  published_at     timestamptz(3),
  publish_at       timestamptz(3),
  -- The draft differs from what is on the web.
  has_changes      boolean not null default true,
  -- When each block and item was first on the web, by id.
  since            jsonb not null default '{}',
  -- Counts changes of what visitors see and of who may; drafts leave it as it is.
  stamp            integer not null default 0,
  created_at       timestamptz(3) not null default now(),
  updated_at       timestamptz(3) not null default now(),
  deleted_at       timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references member
);
-- Of all tenants, and of deleted sites too: an address never leads to another site.
create unique index site_slug on site (slug);
create index site_updated on site (tenant_id, updated_at desc, id desc) where deleted_at is null;
create index site_due on site (publish_at) where publish_at is not null and deleted_at is null;

-- What was published, and drafts as they were from time to time.
create table site_version (
  tenant_id     uuid not null default current_tenant(),
  site_id       uuid not null,
  number        integer not null,
  name          text not null,
  theme         jsonb not null,
  seo           jsonb not null,
  content       jsonb not null,
  is_published  boolean not null default false,
  made_by       uuid,
  at            timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, site_id, number),
  foreign key (tenant_id, site_id) references site on delete cascade,
  foreign key (tenant_id, made_by) references member on delete set null (made_by)
);

-- Who has a site open in the editor; good for a minute.
create table site_editor (
  tenant_id uuid not null default current_tenant(),
  site_id   uuid not null,
  member_id uuid not null,
  seen_at   timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, site_id, member_id),
  foreign key (tenant_id, site_id) references site on delete cascade,
  foreign key (tenant_id, member_id) references member on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['site', 'site_version', 'site_editor'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to satchel_app', name);
  end loop;
end $$;

-- Whatever visitors see changes the stamp, by which links and kept pages know that they are old.
create function stamp_site() returns trigger language plpgsql as $$
begin
  new.stamp := old.stamp + 1;
  return new;
end $$;
create trigger stamp before update on site for each row
  when ((old.slug, old.owner_id, old.password_hash, old.require_email, old.prove_email, old.allowed,
      old.refused, old.published_number, old.published_at, old.deleted_at)
    is distinct from (new.slug, new.owner_id, new.password_hash, new.require_email, new.prove_email,
      new.allowed, new.refused, new.published_number, new.published_at, new.deleted_at))
  execute function stamp_site();

-- Visits of a site's own address are its owner's, whoever that becomes.
create function follow_site_owner() returns trigger language plpgsql as $$
begin
  update link set shared_by = new.owner_id
    where tenant_id = new.tenant_id and item_type = 'SITE' and item_id = new.id and is_own;
  return null;
end $$;
create trigger follow_owner after update of owner_id on site
  for each row when (old.owner_id is distinct from new.owner_id) execute function follow_site_owner();

-- A deleted site keeps its row, and with it its address; its marks go.
create function delete_site_marks() returns trigger language plpgsql as $$
begin
  delete from favorite where tenant_id = new.tenant_id and item_type = 'SITE' and item_id = new.id;
  delete from upvote where tenant_id = new.tenant_id and item_type = 'SITE' and item_id = new.id;
  return null;
end $$;
create trigger delete_marks after update of deleted_at on site
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function delete_site_marks();
