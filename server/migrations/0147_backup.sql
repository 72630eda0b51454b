-- When the newest backup that was completed was begun (`npm run backup`): the server says how old it is.
create table auth.backup (
  is_only boolean primary key default true check (is_only),
  begun_at timestamptz not null
);
