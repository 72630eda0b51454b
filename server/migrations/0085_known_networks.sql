-- The networks from which somebody has signed in, as keyed hashes: failures elsewhere don't keep them out there.
create table auth.known_network (
  user_id uuid not null references auth."user" on delete cascade,
  network bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, network)
);
create index known_network_age on auth.known_network (seen_at);
