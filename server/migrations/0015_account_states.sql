-- How an account stands, from when on, and what is kept of who did what.

alter table tenant
  add column status_since timestamptz(3) not null default now(),
  -- Set while the account is being closed: then all of it goes.
  add column closes_at    timestamptz(3),
  -- In place of what the plan says; a limit that is null is none.
  add column limits       jsonb not null default '{}';

create function note_status_change() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status then new.status_since := now(); end if;
  return new;
end $$;
create trigger note_status_change before update of status on tenant
  for each row execute function note_status_change();

-- A payment that is overdue has seven days of grace before the account stops; a trial stops when it ends.
create function effective_status(t tenant) returns text stable parallel safe language sql as $$
  select case
    when t.status = 'trialing' and t.trial_ends_at < now() then 'canceled'
    when t.status = 'past_due' and t.status_since + interval '7 days' > now() then 'active'
    else t.status end
$$;

-- Null while there is nothing to pay for; else until when the account stays open without it.
create function payment_due_by(t tenant) returns timestamptz stable parallel safe language sql as $$
  select case when t.status = 'past_due' and t.status_since + interval '7 days' > now()
    then t.status_since + interval '7 days' end
$$;

-- Null while the account is open; else until when it can be read and its links go on.
create function readable_until(t tenant) returns timestamptz stable parallel safe language sql as $$
  select case effective_status(t) when 'trialing' then null when 'active' then null
    else coalesce(t.closes_at, case t.status
      when 'trialing' then t.trial_ends_at
      when 'past_due' then t.status_since + interval '7 days'
      else t.status_since end + interval '30 days') end
$$;

-- What a session was opened by, and from where.
alter table auth.session
  add column method        text not null default 'password'
             check (method in ('password', 'passkey', 'sso', 'code', 'invitation', 'handoff')),
  add column second_factor boolean not null default false,
  -- Two letters.
  add column country       text,
  add column refreshed_at  timestamptz not null default now();
alter table auth.session alter column token set default gen_random_uuid()::text;

-- Who did what, from where. Added to, never changed: no call of the product can.
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

-- How often somebody has called, kept by rate-limiter-flexible; keys are hashes.
create table auth.rate_limit (
  key    text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on auth.rate_limit (expire);
drop table auth.failure;
