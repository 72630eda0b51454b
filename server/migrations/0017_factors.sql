-- What somebody has beside a password: an authenticator, recovery codes, passkeys.

create table auth.totp (
  user_id      uuid primary key references auth."user" on delete cascade,
  -- Encrypted with a key that the database does not know.
  secret       bytea not null,
  -- Null until a first code has shown that the authenticator has it.
  confirmed_at timestamptz,
  -- The half minute of the newest code that was taken: none is taken twice.
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
  -- Kept by a service, and so on all devices of the person.
  is_synced     boolean not null,
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz
);
create index passkey_of_user on auth.passkey (user_id);

-- What an authenticator was asked to sign; answered once, and soon.
create table auth.challenge (
  challenge  text primary key,
  purpose    text not null check (purpose in ('add', 'prove', 'sign-in')),
  user_id    uuid references auth."user" on delete cascade,
  expires_at timestamptz not null
);
create index challenge_end on auth.challenge (expires_at);

-- When the person of a session last showed who they are; dangerous changes ask for it again.
alter table auth.session add column proved_at timestamptz not null default now();

-- Everybody but those who come by single sign-on has to show a second factor.
alter table tenant add column second_factor boolean not null default false;

-- The policy holds the tenant, the grants hold the rest; a truncation passes both, so it is refused here.
create trigger never_emptied before truncate on audit for each statement execute function refuse_change();
