-- Better Auth's own tables, and the refresh tokens of its sessions. Out of reach of tenant work.
create schema auth;

create table auth."user" (
  id             uuid primary key default new_id(),
  name           text not null,
  email          text not null unique,
  email_verified boolean not null default false,
  image          text,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now()
);

create table auth.session (
  id         uuid primary key default new_id(),
  user_id    uuid not null references auth."user" on delete cascade,
  token      text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_of_user on auth.session (user_id);

create table auth.account (
  id                       uuid primary key default new_id(),
  user_id                  uuid not null references auth."user" on delete cascade,
  account_id               text not null,
  provider_id              text not null,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  password                 text,
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now()
);
create index account_of_user on auth.account (user_id);

create table auth.verification (
  id         uuid primary key default new_id(),
  identifier text not null,
  value      text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on auth.verification (identifier);

create table auth.jwks (
  id          uuid primary key default new_id(),
  public_key  text not null,
  private_key text not null,
  alg         text,
  crv         text,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz
);

-- A session is a family: one token lives, the used ones are kept to recognise a replay.
create table auth.refresh_token (
  hash       bytea primary key,
  session_id uuid not null references auth.session on delete cascade,
  used_at    timestamptz,
  created_at timestamptz not null default now()
);
create index refresh_token_of_session on auth.refresh_token (session_id);

-- Failures that count against an address or a network.
create table auth.failure (
  subject text not null,
  at      timestamptz not null default clock_timestamp()
);
create index failure_subject on auth.failure (subject, at);

-- A person as a tenant knows them; the id is that of the account.
create table member (
  tenant_id        uuid not null default current_tenant() references tenant on delete cascade,
  id               uuid not null unique references auth."user" on delete cascade,
  email            text not null unique,
  name             text not null check (length(name) between 1 and 300),
  role             text not null check (role in ('owner', 'admin', 'editor', 'viewer')),
  status           text not null default 'unconfirmed'
                   check (status in ('unconfirmed', 'active', 'deactivated')),
  avatar_large     text,
  avatar_medium    text,
  avatar_thumbnail text,
  last_seen_at     timestamptz,
  created_at       timestamptz not null default now(),
  primary key (tenant_id, id)
);
alter table member enable row level security;
create policy tenant on member using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on member to satchel_app;
