-- Calls to action. Where one is placed is part of it: its places are read together with it, and there are few.
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
  -- Kept from a stable tenth of visitors.
  control    boolean not null default false,
  active     boolean not null default true,
  owner_id   uuid,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references member (tenant_id, id) on delete set null (owner_id)
);
-- Visitors name one without a tenant.
create index cta_id on cta (id);
create index cta_deleted on cta (deleted_at) where deleted_at is not null;

-- What visitors did. The id is the caller's, so that a report that comes twice counts once.
create table cta_event (
  tenant_id uuid not null default current_tenant(),
  cta_id    uuid not null,
  id        uuid not null,
  kind      text not null check (kind in ('impression', 'click', 'submission', 'held')),
  at        timestamptz(3) not null default clock_timestamp(),
  -- A keyed hash of who it was; null if that isn't known.
  visitor   bytea,
  visit_id  uuid,
  primary key (tenant_id, cta_id, id),
  foreign key (tenant_id, cta_id) references cta on delete cascade
);
create index cta_event_visitor on cta_event (tenant_id, visitor, at) where visitor is not null;

-- The same, counted by day of the tenant and place: `ITEM <id> top`; empty where it isn't ours.
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

create table cta_submission (
  tenant_id uuid not null default current_tenant(),
  id        uuid not null default new_id(),
  cta_id    uuid not null,
  at        timestamptz(3) not null default clock_timestamp(),
  values    jsonb not null,
  -- All values, to search in.
  text      text not null,
  -- The addresses in it, by which it is deleted on request.
  emails    text[] not null default '{}',
  consent   text,
  spam      boolean not null default false,
  link_id   uuid,
  item_id   uuid,
  site_id   uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, cta_id) references cta on delete cascade
);
create index cta_submission_of on cta_submission (tenant_id, cta_id, id desc);
create index cta_submission_email on cta_submission using gin (emails);

do $$
declare name text;
begin
  foreach name in array array['cta', 'cta_event', 'cta_day', 'cta_submission'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to satchel_app', name);
  end loop;
end $$;

-- Pages of links are remembered together with the row of their tenant: by writing it, each change of a CTA makes
-- all of them old, on every node.
alter table tenant add column cta_version integer not null default 0;
create function count_cta_change() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  update tenant set cta_version = cta_version + 1 where id = coalesce(new.tenant_id, old.tenant_id);
  return null;
end $$;
revoke all on function count_cta_change from public;
create constraint trigger count_change after insert or update or delete on cta
  deferrable initially deferred for each row execute function count_cta_change();
