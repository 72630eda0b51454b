create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists unaccent;

-- All work of a tenant is done as this role: it owns nothing and cannot pass row-level security.
do $$ begin
  if not exists (select from pg_roles where rolname = 'satchel_app') then
    create role satchel_app nologin;
  end if;
end $$;
grant satchel_app to current_user;
grant usage on schema public to satchel_app;

-- UUIDv7 (RFC 9562): 48 bits of milliseconds first, so that ids sort by age. Native only from PostgreSQL 18 on.
create function new_id() returns uuid volatile parallel safe language sql
  return encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1),
    'hex')::uuid;

create function current_tenant() returns uuid stable parallel safe language sql
  return nullif(current_setting('app.tenant_id', true), '')::uuid;

-- Case, accents and width folded, spaces collapsed: two labels that look alike have one key.
create function fold(label text) returns text immutable strict parallel safe language sql
  return btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary,
    normalize(label, nfkc))), '[[:space:][:cntrl:]]+', ' ', 'g'));

create table tenant (
  id             uuid primary key default new_id(),
  name           text not null check (length(name) between 1 and 300),
  slug           text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  status         text not null default 'trialing'
                 check (status in ('trialing', 'active', 'past_due', 'canceled', 'suspended')),
  trial_ends_at  timestamptz,
  plan           text not null default 'trial',
  time_zone      text not null default 'UTC',
  website        text,
  logo_url       text,
  color          text not null default '#0f766e' check (color ~ '^#[0-9a-f]{6}$'),
  sharing        jsonb not null default '{"allowDownload": true}',
  notifications  jsonb not null default '{"shareView": true}',
  domain_version integer not null default 0,
  created_at     timestamptz not null default now()
);
alter table tenant enable row level security;
create policy tenant on tenant using (id = (select current_tenant()));
grant select, update on tenant to satchel_app;

create table domain (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  id        uuid not null default new_id(),
  version   integer not null,
  domain    text not null,
  status    text not null default 'pending'
            check (status in ('pending', 'confirmed', 'conflicting', 'not-found', 'lost')),
  primary key (tenant_id, id),
  unique (tenant_id, version)
);
alter table domain enable row level security;
create policy tenant on domain using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on domain to satchel_app;

-- What happened, written with the change it tells of. Activity, socket and jobs read from it.
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
  -- Of what others do not find: told to its owner alone, and of items to admins.
  only_for    uuid,
  primary key (tenant_id, id)
);
create index event_of_item on event (tenant_id, item_id, id desc);
alter table event enable row level security;
create policy tenant on event using (tenant_id = (select current_tenant()));
grant select, insert on event to satchel_app;

-- Delivered at the commit, never before and never without it; a notice holds 8,000 bytes, so 150 ids at the most.
create function announce_events() returns trigger language plpgsql as $$
begin
  perform pg_notify('event', tenant_id || ' ' || string_agg(id::text, ' ' order by id))
  from (select *, (row_number() over (partition by tenant_id order by id) - 1) / 150 as part from inserted) as parted
  group by tenant_id, part order by tenant_id, part;
  return null;
end $$;
create trigger announce after insert on event referencing new table as inserted
  for each statement execute function announce_events();

-- Jobs join the transaction of the change; the queue itself is out of reach of tenant work.
create function enqueue(task text, payload json, job_key text, run_at timestamptz, max_attempts integer)
  returns void volatile security definer set search_path = '' language plpgsql as $$
begin
  perform graphile_worker.add_job(task, payload, job_key => job_key, run_at => run_at,
    max_attempts => coalesce(max_attempts, 8));
end $$;
revoke all on function enqueue from public;
grant execute on function enqueue to satchel_app;

-- Answers of POSTs that create, by the `Idempotency-Key` of a person.
create table idempotent_answer (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  owner      text not null,
  key        text not null check (length(key) between 1 and 255),
  request    bytea not null,
  status     integer not null,
  body       jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, owner, key)
);
create index idempotent_answer_age on idempotent_answer (created_at);
alter table idempotent_answer enable row level security;
create policy tenant on idempotent_answer using (tenant_id = (select current_tenant()));
grant select, insert, update on idempotent_answer to satchel_app;
