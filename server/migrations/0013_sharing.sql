-- What a link asks of its visitors, and how it is shown.
alter table link
  -- The one short address of an item, apart from those made for people.
  add column is_own        boolean not null default false,
  -- Where a link to a web page leads instead of the page of its item.
  add column target        text check (target ~* '^https?://'),
  add column password_hash text,
  add column require_email boolean not null default false,
  -- The address has to be proved by a code that is mailed to it.
  add column prove_email   boolean not null default true,
  -- Addresses, and domains as "@example.com"; an empty list allows all.
  add column allowed       text[] not null default '{}',
  add column refused       text[] not null default '{}',
  -- Mail about visits; null is as the sharer has it for all their links.
  add column notify        text check (notify in ('each', 'digest', 'none')),
  add column utm           jsonb not null default '{}',
  -- What messengers show: title, text, imageItemId.
  add column preview       jsonb not null default '{}',
  add column watermark     boolean not null default false,
  -- Under the policy no index on what `fold` gives is used; on a column of its own it is.
  add column organization_key text generated always as (fold(shared_to_organization)) stored;

drop index link_of_share;
create unique index link_of_share on link (tenant_id, item_type, item_id, shared_by,
  coalesce(shared_to_email, ''), coalesce(fold(shared_to_memo), ''),
  coalesce(fold(shared_to_organization), ''))
  where disabled_at is null and not is_own;
create index link_slug on link (tenant_id, slug);
create unique index link_own on link (tenant_id, item_type, item_id) where is_own;
create index link_to_email on link (tenant_id, shared_to_email) where shared_to_email is not null;
create index link_to_organization on link (tenant_id, organization_key)
  where organization_key is not null;

-- Named sets of the options of links, of the whole tenant; one may be the default.
create table link_preset (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         uuid not null default new_id(),
  version    integer not null default 1,
  name       text not null check (length(name) between 1 and 300),
  -- As `LinkOptions`, but for `expiresInDays` in place of a time; a password is kept as its hash.
  options    jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create unique index link_preset_name on link_preset (tenant_id, fold(name));
create unique index link_preset_default on link_preset (tenant_id) where is_default;

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

-- A code that was mailed to a visitor; the newest alone is good.
create table link_code (
  tenant_id  uuid not null default current_tenant(),
  link_id    uuid not null,
  email      text not null,
  code_hash  bytea not null,
  tries      integer not null default 0,
  expires_at timestamptz not null,
  primary key (tenant_id, link_id, email),
  foreign key (tenant_id, link_id) references link on delete cascade
);

-- What visitors may do only so often: wrong passwords, addresses and codes, codes that are mailed, questions
-- to the sender. Kept for a day, with the network and the address as keyed hashes.
create table link_attempt (
  tenant_id uuid not null default current_tenant(),
  id        uuid not null default new_id(),
  link_id   uuid not null,
  kind      text not null check (kind in ('password', 'address', 'code', 'mail', 'ask')),
  network   bytea not null,
  -- The address that a mail goes to.
  subject   bytea,
  at        timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references link on delete cascade
);
create index link_attempt_of on link_attempt (tenant_id, link_id, at);
create index link_attempt_from on link_attempt (tenant_id, network, at);
create index link_attempt_to on link_attempt (tenant_id, subject, at) where subject is not null;

do $$
declare name text;
begin
  foreach name in array array['link_preset', 'link_mail', 'link_code', 'link_attempt'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to satchel_app', name);
  end loop;
end $$;
