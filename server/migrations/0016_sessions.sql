-- How long sessions last, what they may be carried over by, and how a forgotten password is set anew.

alter table tenant
  -- Without a call for so long, a session ends; null: never for that.
  add column session_idle_minutes integer check (session_idle_minutes between 5 and 43200),
  add column session_max_hours    integer not null default 720 check (session_max_hours between 1 and 2160);

alter table auth.session rename column refreshed_at to last_seen_at;

-- Shorter rules hold at once for sessions that run; longer ones for those that begin from then on.
create function auth.session_end(s auth.session, t public.tenant) returns timestamptz
  stable parallel safe language sql as $$
  select least(
    s.expires_at,
    s.created_at + make_interval(hours => t.session_max_hours),
    s.last_seen_at + make_interval(mins => t.session_idle_minutes))
$$;

-- By what somebody has signed in before, so that they hear of what is new.
create table auth.device (
  user_id uuid not null references auth."user" on delete cascade,
  browser text not null,
  os      text not null,
  country text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, browser, os, country)
);

-- Carries a session to another surface: once, for a minute. Codes are random, so one round of SHA-256 keeps them.
create table auth.handoff (
  hash       bytea primary key,
  session_id uuid not null references auth.session on delete cascade,
  expires_at timestamptz not null
);

create table auth.password_reset (
  hash       bytea primary key,
  user_id    uuid not null references auth."user" on delete cascade,
  expires_at timestamptz not null
);
create index password_reset_of_user on auth.password_reset (user_id);
