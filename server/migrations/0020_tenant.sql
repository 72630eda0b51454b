-- The logo a tenant uploaded, the notices it was sent of how its account stands, and its closing.

alter table tenant
  -- Of a logo that lies in the file store; what is shown of it is `logo_url`.
  add column logo_key text;

-- While it is closed the account stands as one that was cancelled; taken back, it stands as it did.
create function standing(t tenant) returns text stable parallel safe language sql as $$
  select case
    when t.status = 'trialing' and t.trial_ends_at < now() then 'canceled'
    when t.status = 'past_due' and t.status_since + interval '7 days' > now() then 'active'
    else t.status end
$$;

create or replace function effective_status(t tenant) returns text stable parallel safe language sql as $$
  select case when t.closes_at is not null then 'canceled' else standing(t) end
$$;

create or replace function payment_due_by(t tenant) returns timestamptz stable parallel safe language sql as $$
  select case when t.closes_at is null and t.status = 'past_due' and t.status_since + interval '7 days' > now()
    then t.status_since + interval '7 days' end
$$;

-- Closing an account that had stopped before does not make it readable for longer.
create or replace function readable_until(t tenant) returns timestamptz stable parallel safe language sql as $$
  select case when standing(t) in ('trialing', 'active') then t.closes_at
    else least(t.closes_at, case t.status
      when 'trialing' then t.trial_ends_at
      when 'past_due' then t.status_since + interval '7 days'
      else t.status_since end + interval '30 days') end
$$;

create index tenant_closing on tenant (closes_at) where closes_at is not null;

-- Each is mailed once for what it is about: a trial that is prolonged is told of anew.
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

-- Whoever was here before these notices is not greeted.
insert into account_notice (tenant_id, kind, about)
select id, 'trial-started', date_trunc('milliseconds', trial_ends_at) from tenant where trial_ends_at is not null;
