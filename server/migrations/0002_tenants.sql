create table tenant (
  id                   uuid primary key default new_id(),
  name                 text not null check (length(name) between 1 and 300),
  slug                 text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  status               text not null default 'trialing'
                       check (status in ('trialing', 'active', 'past_due', 'canceled', 'suspended')),
  trial_ends_at        timestamptz,
  plan                 text not null default 'trial',
  time_zone            text not null default 'UTC',
  website              text,
  logo_url             text,
  color                text not null default '#0f766e' check (color ~ '^#[0-9a-f]{6}$'),
  sharing              jsonb not null default '{"allowDownload": true, "downloadAs": "pdf", "visitsKeptMonths": null}',
  notifications        jsonb not null default '{"shareView": true}',
  domain_version       integer not null default 0,
  created_at           timestamptz not null default now(),
  -- Lexemes of search begin with it: it is shorter than the id.
  number               integer generated always as identity unique,
  -- The last day, in the tenant's time zone, whose beginning open browsers were notified of.
  day_told             date not null default current_date,
  -- Categories of which a new item must carry a value.
  required_categories  text[] not null default '{}'
                       check (required_categories <@
                         array['funnelStage', 'contentProduct', 'contentType', 'contentIndustry', 'contentRegion']),
  -- Counts what admins change in taxonomy and defaults.
  settings_version     integer not null default 1,
  status_since         timestamptz(3) not null default now(),
  -- Set while the account is being closed: when all of it is deleted.
  closes_at            timestamptz(3),
  -- Limits in place of the plan's; null is unlimited.
  limits               jsonb not null default '{}',
  -- A session ends after this long without a call; null: never.
  session_idle_minutes integer check (session_idle_minutes between 5 and 43200),
  session_max_hours    integer not null default 720 check (session_max_hours between 1 and 2160),
  -- Everybody who doesn't use single sign-on needs a second factor.
  second_factor        boolean not null default false,
  -- The uploaded logo in the file store; `logo_url` is what is shown of it.
  logo_key             text,
  -- Cached pages of links know the state of their tenant's row: each change of a CTA writes it, and makes all of them
  -- stale on every node.
  cta_version          integer not null default 0,
  -- Null: forever.
  activity_kept_months integer default 24 check (activity_kept_months between 1 and 120),
  -- The effective status that open tabs were last sent. It also changes by time, and by hand.
  published_status     text not null default 'trialing',
  -- Since when none of the tenant's emails has gone out; null while they do.
  mail_failing_since   timestamptz(3)
);
create index tenant_closing on tenant (closes_at) where closes_at is not null;
alter table tenant enable row level security;
create policy tenant on tenant using (id = (select current_tenant()));
grant select, update on tenant to satchel_app;

create table domain (
  tenant_id     uuid not null default current_tenant() references tenant on delete cascade,
  id            uuid not null default new_id(),
  version       integer not null,
  domain        text not null,
  status        text not null default 'pending'
                check (status in ('pending', 'confirmed', 'conflicting', 'not-found', 'lost')),
  -- A TXT record with it proves the domain, which also has to lead here.
  token         text not null default replace(gen_random_uuid()::text, '-', ''),
  root_url      text,
  not_found_url text,
  proven        boolean not null default false,
  leads_here    boolean not null default false,
  -- What is wrong, in words for people.
  detail        text,
  failures      integer not null default 0,
  created_at    timestamptz(3) not null default now(),
  checked_at    timestamptz(3),
  confirmed_at  timestamptz(3),
  primary key (tenant_id, id),
  unique (tenant_id, version)
);
-- One tenant at a time; a lost domain may be proven by another.
create unique index domain_confirmed on domain (domain) where status = 'confirmed';
create unique index domain_of_tenant on domain (tenant_id, domain);
create index domain_host on domain (domain);
alter table domain enable row level security;
create policy tenant on domain using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on domain to satchel_app;

-- Answers to POSTs that create something, by the `Idempotency-Key` of a person.
create table idempotent_answer (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  owner      text not null,
  key        text not null check (length(key) between 1 and 255),
  request    bytea not null,
  status     integer not null,
  created_at timestamptz not null default now(),
  -- Sealed with the server's secret, since it may hold what is shown only once.
  answer     bytea,
  primary key (tenant_id, owner, key)
);
create index idempotent_answer_age on idempotent_answer (created_at);
alter table idempotent_answer enable row level security;
create policy tenant on idempotent_answer using (tenant_id = (select current_tenant()));
grant select, insert, update on idempotent_answer to satchel_app;

-- Today in the tenant's time zone.
create function today() returns date stable parallel safe language sql
  return (select (now() at time zone time_zone)::date from tenant where id = current_tenant());

-- Every node serves the domains that lead here.
create function announce_domain() returns trigger language plpgsql as $$
begin
  perform pg_notify('domain', '');
  return null;
end $$;
create trigger announce after insert or update or delete on domain
  for each statement execute function announce_domain();

create function note_status_change() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status then new.status_since := now(); end if;
  return new;
end $$;
create trigger note_status_change before update of status on tenant
  for each row execute function note_status_change();

-- Who did what, from where. Rows are only added.
create table audit (
  tenant_id   uuid not null default current_tenant() references tenant on delete cascade,
  id          uuid not null default new_id(),
  at          timestamptz(3) not null default clock_timestamp(),
  action      text not null,
  actor_id    uuid,
  actor_name  text,
  target_type text,
  target_id   text,
  target_name text,
  ip          text,
  agent       text,
  details     jsonb not null default '{}',
  primary key (tenant_id, id)
);
create index audit_of_action on audit (tenant_id, action, id desc);
create index audit_of_actor on audit (tenant_id, actor_id, id desc);
alter table audit enable row level security;
create policy tenant on audit using (tenant_id = (select current_tenant()));
grant select, insert on audit to satchel_app;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is not changed';
end $$;
create trigger unchangeable before update on audit for each row execute function refuse_change();
-- Policy and grants don't stop a truncation.
create trigger never_emptied before truncate on audit for each statement execute function refuse_change();

-- How often somebody called, kept by rate-limiter-flexible; keys are hashes.
create table auth.rate_limit (
  key    text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on auth.rate_limit (expire);

-- The status of an account, apart from its being closed. A trial stops when it ends, an overdue payment after seven days.
create function standing(t tenant) returns text stable parallel safe language sql as $$
  select case
    when t.status = 'trialing' and t.trial_ends_at < now() then 'canceled'
    when t.status = 'past_due' and t.status_since + interval '7 days' > now() then 'active'
    else t.status end
$$;

-- While an account is being closed it counts as canceled; if that is undone, it is as before.
create function effective_status(t tenant) returns text stable parallel safe language sql as $$
  select case when t.closes_at is not null then 'canceled' else standing(t) end
$$;

-- Until when an account stays open without an overdue payment; null if there is none.
create function payment_due_by(t tenant) returns timestamptz stable parallel safe language sql as $$
  select case when t.closes_at is null and t.status = 'past_due' and t.status_since + interval '7 days' > now()
    then t.status_since + interval '7 days' end
$$;

-- Closing an account that had stopped before doesn't keep it readable for longer.
create function readable_until(t tenant) returns timestamptz stable parallel safe language sql as $$
  select case when standing(t) in ('trialing', 'active') then t.closes_at
    else least(t.closes_at, case t.status
      when 'trialing' then t.trial_ends_at
      when 'past_due' then t.status_since + interval '7 days'
      else t.status_since end + interval '30 days') end
$$;

-- Notices of the account's status. Each is mailed once for its occasion, and again if a trial is prolonged.
create table account_notice (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  kind      text not null,
  about     timestamptz(3) not null,
  sent_at   timestamptz(3) not null default now(),
  primary key (tenant_id, kind, about)
);
alter table account_notice enable row level security;
create policy tenant on account_notice using (tenant_id = (select current_tenant()));
grant select, insert on account_notice to satchel_app;

-- What Stripe last reported about a tenant.
create table subscription (
  tenant_id       uuid not null default current_tenant() references tenant on delete cascade,
  customer_id     text not null unique,
  -- The subscription that counts; null until there is one.
  subscription_id text,
  item_id         text,
  status          text,
  plan            text,
  billed_each     text check (billed_each in ('month', 'year')),
  renews_at       timestamptz(3),
  ends_at         timestamptz(3),
  -- The newest checkout page. Older ones are closed, so that nobody pays twice.
  checkout_id     text,
  asked_at        timestamptz(3),
  primary key (tenant_id)
);
alter table subscription enable row level security;
create policy tenant on subscription using (tenant_id = (select current_tenant()));
grant select, insert, update on subscription to satchel_app;

create table invoice (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         text not null,
  number     text,
  status     text not null,
  amount     bigint not null,
  currency   text not null,
  created_at timestamptz(3) not null,
  page_url   text,
  pdf_url    text,
  primary key (tenant_id, id)
);
create index invoice_newest on invoice (tenant_id, created_at desc, id desc);
alter table invoice enable row level security;
create policy tenant on invoice using (tenant_id = (select current_tenant()));
grant select, insert, update on invoice to satchel_app;

-- Events that Stripe has sent, so that each is handled once.
create table billing.stripe_event (
  id          text primary key,
  type        text not null,
  received_at timestamptz not null default now()
);
create index stripe_event_age on billing.stripe_event (received_at);
