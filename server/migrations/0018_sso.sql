-- Single sign-on by OIDC and SAML for the e-mail domains a tenant has proved, and people kept by SCIM.

create table sso_provider (
  tenant_id     uuid not null default current_tenant() references tenant on delete cascade,
  id            uuid not null default new_id(),
  kind          text not null check (kind in ('oidc', 'saml')),
  name          text not null check (length(name) between 1 and 300),
  mode          text not null default 'off' check (mode in ('off', 'optional', 'enforced')),
  -- Of OIDC, or the entity id of SAML.
  issuer        text,
  client_id     text,
  -- Sealed.
  client_secret bytea,
  sign_in_url   text,
  certificates  text[] not null default '{}',
  makes_people  boolean not null default true,
  default_role  text not null default 'viewer' check (default_role in ('admin', 'editor', 'viewer')),
  role_claim    text,
  roles         jsonb not null default '[]',
  -- Who sets a connection up could come in by it as anybody; only an owner says that as an owner too.
  for_owners    boolean not null default false,
  -- One more with each change of what the trust in it rests on.
  revision      integer not null default 0,
  -- Signed in by it once as it stands now.
  is_tested     boolean not null default false,
  last_test     jsonb,
  created_at    timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create unique index sso_provider_id on sso_provider (id);

create table sso_domain (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  id          uuid not null default new_id(),
  domain      text not null,
  token       text not null default replace(gen_random_uuid()::text, '-', ''),
  provider_id uuid,
  proven_at   timestamptz(3),
  checked_at  timestamptz(3),
  -- What stands in the way, for a person.
  detail      text,
  created_at  timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, domain),
  foreign key (tenant_id, provider_id) references sso_provider (tenant_id, id)
    on delete set null (provider_id)
);
create unique index sso_domain_proven on sso_domain (domain) where proven_at is not null;
create index sso_domain_of_provider on sso_domain (tenant_id, provider_id);

-- Whom an identity provider means; the address of a person may change.
create table sso_identity (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  provider_id uuid not null,
  subject     text not null,
  member_id   uuid not null,
  created_at  timestamptz(3) not null default now(),
  primary key (tenant_id, provider_id, subject),
  foreign key (tenant_id, provider_id) references sso_provider (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
create index sso_identity_of_member on sso_identity (tenant_id, member_id);

create table scim_token (
  tenant_id    uuid not null default current_tenant() references tenant on delete cascade,
  id           uuid not null default new_id(),
  name         text not null check (length(name) between 1 and 300),
  hash         bytea not null,
  created_at   timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  primary key (tenant_id, id)
);
create unique index scim_token_hash on scim_token (hash);

-- What a directory keeps of a person beside what the product has itself.
create table scim_user (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  member_id   uuid not null,
  external_id text,
  given_name  text,
  family_name text,
  changed_at  timestamptz(3) not null default now(),
  -- Deleted by the directory: no longer there for it, deactivated for everybody else.
  removed_at  timestamptz(3),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
create unique index scim_user_external on scim_user (tenant_id, external_id);

alter table sso_provider enable row level security;
alter table sso_domain enable row level security;
alter table sso_identity enable row level security;
alter table scim_token enable row level security;
alter table scim_user enable row level security;
create policy tenant on sso_provider using (tenant_id = (select current_tenant()));
create policy tenant on sso_domain using (tenant_id = (select current_tenant()));
create policy tenant on sso_identity using (tenant_id = (select current_tenant()));
create policy tenant on scim_token using (tenant_id = (select current_tenant()));
create policy tenant on scim_user using (tenant_id = (select current_tenant()));
grant select, insert, update, delete
  on sso_provider, sso_domain, sso_identity, scim_token, scim_user to satchel_app;

-- One way to an identity provider and back, begun in one browser; each works once.
create table auth.sso_flow (
  id          uuid primary key default new_id(),
  tenant_id   uuid not null references tenant on delete cascade,
  provider_id uuid not null references sso_provider (id) on delete cascade,
  state       bytea not null unique,
  browser     bytea not null,
  -- Null of a sign-in; else who tries the connection out.
  tester_id   uuid references auth."user" on delete cascade,
  next        text,
  used_at     timestamptz(3),
  -- Of SAML, whose answer comes from another site and is taken up by the browser that began.
  finish      bytea unique,
  answer      jsonb,
  expires_at  timestamptz(3) not null
);
create index sso_flow_expires on auth.sso_flow (expires_at);
