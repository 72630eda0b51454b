-- Sites: the draft that people edit, who may open it, and which version is on the web.
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
  -- Made for one person: only its links open it.
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
create index site_deleted on site (deleted_at) where deleted_at is not null;
alter table site enable row level security;
create policy tenant on site using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on site to satchel_app;

create trigger delete_marks after delete on site referencing old table as gone
  for each statement execute function delete_marks('SITE');

-- Published versions, and copies of the draft from time to time.
create table site_version (
  tenant_id    uuid not null default current_tenant(),
  site_id      uuid not null,
  number       integer not null,
  name         text not null,
  theme        jsonb not null,
  seo          jsonb not null,
  content      jsonb not null,
  is_published boolean not null default false,
  made_by      uuid,
  at           timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, site_id, number),
  foreign key (tenant_id, site_id) references site on delete cascade,
  foreign key (tenant_id, made_by) references member on delete set null (made_by)
);
alter table site_version enable row level security;
create policy tenant on site_version using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on site_version to satchel_app;

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
alter table site_editor enable row level security;
create policy tenant on site_editor using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on site_editor to satchel_app;

-- Changes the stamp with whatever visitors see, by which links and cached pages know that they are stale.
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

-- A site's public link belongs to its owner, whoever that becomes.
create function follow_site_owner() returns trigger language plpgsql as $$
begin
  update link set shared_by = new.owner_id
    where tenant_id = new.tenant_id and item_type = 'SITE' and item_id = new.id and is_own;
  return null;
end $$;
create trigger follow_owner after update of owner_id on site
  for each row when (old.owner_id is distinct from new.owner_id) execute function follow_site_owner();

-- Calls to action with their placements, which are few and read together with them.
create table cta (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         uuid not null default new_id(),
  version    integer not null default 1,
  name       text not null check (length(name) between 1 and 300),
  kind       text not null check (kind in ('button', 'banner', 'form', 'meeting', 'embed')),
  headline   text not null default '' check (length(headline) <= 150),
  label      text not null default '' check (length(label) <= 80),
  text       text not null default '' check (length(text) <= 2000),
  url        text check (length(url) <= 2048),
  fields     jsonb not null default '[]',
  thanks     text not null default '' check (length(thanks) <= 2000),
  style      jsonb not null default '{}',
  placements jsonb not null default '[]',
  recipients uuid[] not null default '{}',
  -- A stable tenth of visitors doesn't see it.
  control    boolean not null default false,
  active     boolean not null default true,
  owner_id   uuid,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references member (tenant_id, id) on delete set null (owner_id)
);
-- Visitors name a CTA without a tenant.
create index cta_id on cta (id);
create index cta_deleted on cta (deleted_at) where deleted_at is not null;
alter table cta enable row level security;
create policy tenant on cta using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on cta to satchel_app;

-- What visitors did. The id is the caller's, so that a repeated report counts once.
create table cta_event (
  tenant_id uuid not null default current_tenant(),
  cta_id    uuid not null,
  id        uuid not null,
  kind      text not null check (kind in ('impression', 'click', 'submission', 'held')),
  at        timestamptz(3) not null default clock_timestamp(),
  -- A keyed hash of the visitor; null if unknown.
  visitor   bytea,
  visit_id  uuid,
  -- Whether it is in the figures; a held submission is once it is released.
  counted   boolean not null default true,
  primary key (tenant_id, cta_id, id),
  foreign key (tenant_id, cta_id) references cta on delete cascade
);
create index cta_event_visitor on cta_event (tenant_id, visitor, at) where visitor is not null;
-- Visitors who delete their data delete the CTA events of their visits too.
create index cta_event_visit on cta_event (tenant_id, visit_id) where visit_id is not null;
alter table cta_event enable row level security;
create policy tenant on cta_event using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on cta_event to satchel_app;

-- Their number by day in the tenant's time zone and place: `ITEM <id> top`; empty on foreign pages.
create table cta_day (
  tenant_id   uuid not null default current_tenant(),
  cta_id      uuid not null,
  day         date not null,
  place       text not null,
  impressions integer not null default 0,
  clicks      integer not null default 0,
  submissions integer not null default 0,
  primary key (tenant_id, cta_id, day, place),
  foreign key (tenant_id, cta_id) references cta on delete cascade
);
alter table cta_day enable row level security;
create policy tenant on cta_day using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on cta_day to satchel_app;

-- Submitted forms.
create table cta_submission (
  tenant_id uuid not null default current_tenant(),
  id        uuid not null default new_id(),
  cta_id    uuid not null,
  at        timestamptz(3) not null default clock_timestamp(),
  values    jsonb not null,
  -- All values, for search.
  text      text not null,
  -- Its addresses, by which it is deleted on request.
  emails    text[] not null default '{}',
  consent   text,
  link_id   uuid,
  item_id   uuid,
  site_id   uuid,
  -- `held`: the spam trap caught it, but a browser or password manager may have filled in the hidden field.
  state     text not null default 'received' check (state in ('received', 'held', 'spam')),
  -- The place and event by which it is counted once it is released.
  place     text not null default '',
  event_id  uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, cta_id) references cta on delete cascade
);
create index cta_submission_of on cta_submission (tenant_id, cta_id, id desc);
create index cta_submission_email on cta_submission using gin (emails);
create index cta_submission_held on cta_submission (tenant_id, cta_id) where state = 'held';
alter table cta_submission enable row level security;
create policy tenant on cta_submission using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on cta_submission to satchel_app;

-- Makes cached pages of the tenant stale.
create function count_cta_change() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  update tenant set cta_version = cta_version + 1 where id = coalesce(new.tenant_id, old.tenant_id);
  return null;
end $$;
revoke all on function count_cta_change from public;
create constraint trigger count_change after insert or update or delete on cta
  deferrable initially deferred for each row execute function count_cta_change();

-- Former addresses of sites, which redirect to the site and are not free for other sites of the tenant.
create table site_former_slug (
  tenant_id uuid not null default current_tenant(),
  slug      text not null,
  -- Null once the site is deleted permanently.
  site_id   uuid,
  at        timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, slug),
  foreign key (tenant_id) references tenant on delete cascade,
  foreign key (tenant_id, site_id) references site on delete set null (site_id)
);
create index site_former_slug_of_site on site_former_slug (tenant_id, site_id);
-- Visitors belong to no tenant.
create index site_former_slug_of_all on site_former_slug (slug, at desc);
alter table site_former_slug enable row level security;
create policy tenant on site_former_slug using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on site_former_slug to satchel_app;
