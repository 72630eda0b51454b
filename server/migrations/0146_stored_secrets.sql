-- The installation's secrets, sealed with the operator's SECRET_KEY: a node then needs no secrets.json.
create table auth.secrets (
  is_only boolean primary key default true check (is_only),
  sealed bytea not null,
  created_at timestamptz not null default now()
);
