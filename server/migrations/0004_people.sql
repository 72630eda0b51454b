-- A person in their tenant; the id is that of `auth."user"`.
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
  -- Emails about visits of links that have no setting of their own.
  visit_mail       text not null default 'each'
                   check (visit_mail in ('each', 'digest', 'none')),
  -- The last day on which visits were mailed as a digest.
  visit_digest_on  date,
  primary key (tenant_id, id)
);
alter table member enable row level security;
create policy tenant on member using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on member to satchel_app;

-- Single sign-on by OIDC or SAML, for the email domains that a tenant has proved.
create table sso_provider (
  tenant_id     uuid not null default current_tenant() references tenant on delete cascade,
  id            uuid not null default new_id(),
  kind          text not null check (kind in ('oidc', 'saml')),
  name          text not null check (length(name) between 1 and 300),
  mode          text not null default 'off' check (mode in ('off', 'optional', 'enforced')),
  -- The issuer in OIDC, the entity id in SAML.
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
  -- Whoever sets up a connection could sign in by it as anybody, so only owners can let it sign in owners.
  for_owners    boolean not null default false,
  -- Counts changes of what makes it trustworthy.
  revision      integer not null default 0,
  -- Somebody signed in by it with the present settings.
  is_tested     boolean not null default false,
  last_test     jsonb,
  created_at    timestamptz(3) not null default now(),
  -- Whether addresses count that the provider doesn't call verified.
  trusts_email  boolean not null default false,
  primary key (tenant_id, id)
);
create unique index sso_provider_id on sso_provider (id);
alter table sso_provider enable row level security;
create policy tenant on sso_provider using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on sso_provider to satchel_app;

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
alter table sso_domain enable row level security;
create policy tenant on sso_domain using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on sso_domain to satchel_app;

-- Who is who at an identity provider, since addresses may change.
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
alter table sso_identity enable row level security;
create policy tenant on sso_identity using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on sso_identity to satchel_app;

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
alter table scim_token enable row level security;
create policy tenant on scim_token using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on scim_token to satchel_app;

-- What a directory stores about people besides what the product has.
create table scim_user (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  member_id   uuid not null,
  external_id text,
  given_name  text,
  family_name text,
  changed_at  timestamptz(3) not null default now(),
  -- When the directory deleted the person, who is deactivated for everybody else.
  removed_at  timestamptz(3),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
create unique index scim_user_external on scim_user (tenant_id, external_id);
alter table scim_user enable row level security;
create policy tenant on scim_user using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on scim_user to satchel_app;

-- Sign-ins on their way to an identity provider and back, in one browser; each works once.
create table auth.sso_flow (
  id          uuid primary key default new_id(),
  tenant_id   uuid not null references tenant on delete cascade,
  provider_id uuid not null references sso_provider (id) on delete cascade,
  state       bytea not null unique,
  browser     bytea not null,
  -- Who tests the connection; null for a sign-in.
  tester_id   uuid references auth."user" on delete cascade,
  next        text,
  used_at     timestamptz(3),
  -- For SAML, whose answer comes from another site and is picked up by the browser that began.
  finish      bytea unique,
  answer      jsonb,
  expires_at  timestamptz(3) not null
);
create index sso_flow_expires on auth.sso_flow (expires_at);

-- People who were invited and haven't joined yet.
create table invitation (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         uuid not null default new_id(),
  email      text not null,
  role       text not null check (role in ('owner', 'admin', 'editor', 'viewer')),
  message    text,
  invited_by uuid not null,
  -- SHA-256 of the token in the newest email.
  token_hash bytea not null unique,
  sent_at    timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  delivery   text not null
             check (delivery in ('sending', 'delayed', 'failed', 'sent')),
  primary key (tenant_id, id),
  unique (tenant_id, email),
  foreign key (tenant_id, invited_by) references member on delete cascade,
  check ((delivery = 'sent') = (sent_at is not null))
);
alter table invitation enable row level security;
create policy tenant on invitation using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on invitation to satchel_app;

-- Whether an address belongs to another tenant; that is all that is known of it.
create function belongs_elsewhere(address text) returns boolean stable
  security definer set search_path = public, pg_temp language sql as $$
  select exists (select from member
    where email = address and status <> 'unconfirmed' and tenant_id <> current_tenant())
$$;
revoke all on function belongs_elsewhere from public;
grant execute on function belongs_elsewhere to satchel_app;

-- Codes by which a partner brings tenants.
create table partner_code (
  tenant_id    uuid not null default current_tenant() references tenant on delete cascade,
  id           uuid not null default new_id(),
  code         text not null unique check (code ~ '^[a-z0-9][a-z0-9-]{3,31}$'),
  name         text not null check (length(name) between 1 and 300),
  trial_days   integer not null check (trial_days between 1 and 60),
  withdrawn_at timestamptz(3),
  created_at   timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
alter table partner_code enable row level security;
create policy tenant on partner_code using (tenant_id = (select current_tenant()));
grant select, insert, update on partner_code to satchel_app;

-- Who came by which code.
create table partner_tenant (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  came      uuid not null unique references tenant on delete cascade,
  code_id   uuid not null,
  came_at   timestamptz(3) not null default now(),
  primary key (tenant_id, came),
  foreign key (tenant_id, code_id) references partner_code on delete cascade
);
alter table partner_tenant enable row level security;
create policy tenant on partner_tenant using (tenant_id = (select current_tenant()));
grant select on partner_tenant to satchel_app;

-- What a partner sees of the tenants it brought, which agreed to it when they signed up.
create function came_by_partner(before timestamptz, before_id uuid, most integer)
  returns table (id uuid, name text, status text, plan text, trial_ends_at timestamptz, code_name text, came_at timestamptz)
  stable security definer set search_path = public, pg_temp language sql as $$
  select t.id, t.name, effective_status(t), t.plan, t.trial_ends_at, c.name, p.came_at
  from partner_tenant p
    join tenant t on t.id = p.came
    join partner_code c on c.tenant_id = p.tenant_id and c.id = p.code_id
  where p.tenant_id = current_tenant() and (before is null or (p.came_at, p.came) < (before, before_id))
  order by p.came_at desc, p.came desc limit most
$$;
revoke all on function came_by_partner from public;
grant execute on function came_by_partner to satchel_app;

-- In the order of ids, as everything that ends sessions locks them, so that two at once wait for each other.
create function end_sessions_of(person uuid) returns void volatile
  security definer set search_path = public, pg_temp language sql as $$
  delete from auth.session where id in (
    select s.id from auth.session s join member m on m.id = s.user_id
    where m.id = person and m.tenant_id = current_tenant()
    order by s.id for update of s);
$$;
revoke all on function end_sessions_of from public;
grant execute on function end_sessions_of to satchel_app;

-- Keys by which other programs call the API, within what their creator may do. Only hashes are kept.
create table api_key (
  tenant_id    uuid not null default current_tenant() references tenant on delete cascade,
  id           uuid not null default new_id(),
  member_id    uuid not null,
  name         text not null check (length(name) between 1 and 300),
  hash         bytea not null,
  -- Its last characters.
  hint         text not null,
  scopes       text[] not null,
  created_at   timestamptz(3) not null default now(),
  expires_at   timestamptz(3),
  last_used_at timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
create unique index api_key_hash on api_key (hash);
create index api_key_member on api_key (tenant_id, member_id);
alter table api_key enable row level security;
create policy tenant on api_key using (tenant_id = (select current_tenant()));
grant select, insert, delete on api_key to satchel_app;

-- Revokes the API keys of somebody who is deactivated, in this tenant: nobody’s key works again once they are back.
create function end_keys_of(person uuid) returns setof api_key volatile language sql as $$
  delete from api_key where member_id = person returning *;
$$;
revoke all on function end_keys_of from public;
grant execute on function end_keys_of to satchel_app;
