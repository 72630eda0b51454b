-- People sign in before their tenant is known, so their accounts are out of reach of tenant work.
create table auth."user" (
  id         uuid primary key default new_id(),
  email      text not null unique,
  created_at timestamptz not null default now()
);

create table auth.session (
  id            uuid primary key default new_id(),
  user_id       uuid not null references auth."user" on delete cascade,
  expires_at    timestamptz not null,
  ip_address    text,
  user_agent    text,
  created_at    timestamptz not null default now(),
  -- What opened the session.
  method        text not null default 'password'
                check (method in ('password', 'passkey', 'sso', 'code', 'invitation', 'handoff')),
  second_factor boolean not null default false,
  -- ISO 3166, two letters.
  country       text,
  last_seen_at  timestamptz not null default now(),
  -- When the person last proved who they are; dangerous changes ask for it again.
  proved_at     timestamptz not null default now()
);
create index session_of_user on auth.session (user_id);

-- When a session ends. Shortened limits apply to running sessions at once, extended ones to new sessions.
create function auth.session_end(s auth.session, t public.tenant) returns timestamptz
  stable parallel safe language sql as $$
  select least(
    s.expires_at,
    s.created_at + make_interval(hours => t.session_max_hours),
    s.last_seen_at + make_interval(mins => t.session_idle_minutes))
$$;

-- One token of a session is valid; used ones are kept to recognize a replay.
create table auth.refresh_token (
  hash       bytea primary key,
  session_id uuid not null references auth.session on delete cascade,
  used_at    timestamptz,
  created_at timestamptz not null default now()
);
create index refresh_token_of_session on auth.refresh_token (session_id);

-- Passwords, hashed by argon2.
create table auth.account (
  user_id    uuid not null references auth."user" on delete cascade,
  password   text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id)
);

-- The newest code that was mailed to confirm an address.
create table auth.verification (
  expires_at timestamptz not null,
  email      text not null,
  code_hash  bytea not null,
  primary key (email)
);

-- Keys that sign access tokens.
create table auth.jwks (
  id          uuid primary key default new_id(),
  public_key  text not null,
  private_key text,
  created_at  timestamptz not null default now(),
  -- Only the newest key signs. The next start opens its `private_key` once more and seals it.
  sealed      bytea
);

-- Devices that somebody has signed in with, so that they are notified of new ones.
create table auth.device (
  user_id uuid not null references auth."user" on delete cascade,
  browser text not null,
  os      text not null,
  country text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, browser, os, country)
);

-- Hands a session over to another browser: once, within a minute. Codes are random, so one round of SHA-256 is enough.
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

-- Authenticator apps.
create table auth.totp (
  user_id      uuid primary key references auth."user" on delete cascade,
  -- Encrypted with a key that isn't in the database.
  secret       bytea not null,
  -- Null until a first code proved that the app has the secret.
  confirmed_at timestamptz,
  -- The half minute of the newest accepted code: none is accepted twice.
  last_step    bigint not null default 0,
  created_at   timestamptz not null default now()
);

create table auth.recovery_code (
  user_id uuid not null references auth."user" on delete cascade,
  hash    bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

create table auth.passkey (
  id            uuid primary key default new_id(),
  user_id       uuid not null references auth."user" on delete cascade,
  credential_id text not null unique,
  public_key    bytea not null,
  counter       bigint not null,
  transports    text[] not null default '{}',
  name          text not null check (length(name) between 1 and 100),
  -- Synced by a service to all devices of the person.
  is_synced     boolean not null,
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz
);
create index passkey_of_user on auth.passkey (user_id);

-- What a passkey is asked to sign; good for one answer and a short time.
create table auth.challenge (
  challenge  text primary key,
  purpose    text not null check (purpose in ('add', 'prove', 'sign-in')),
  user_id    uuid references auth."user" on delete cascade,
  expires_at timestamptz not null
);
create index challenge_end on auth.challenge (expires_at);

-- Wrong codes since the last right one, by person and by session. Each further one locks for longer.
create table auth.code_guess (
  subject      text primary key,
  user_id      uuid not null references auth."user" on delete cascade,
  failures     integer not null,
  locked_until timestamptz not null,
  guessed_at   timestamptz not null default clock_timestamp()
);
create index code_guess_of_user on auth.code_guess (user_id);

-- The networks from which somebody has signed in, as keyed hashes: failures elsewhere don't keep them out there.
create table auth.known_network (
  user_id uuid not null references auth."user" on delete cascade,
  network bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, network)
);
create index known_network_age on auth.known_network (seen_at);
