-- Keys by which other programs call the API, within what their creator may do. Only hashes are kept.
create table api_key (
  tenant_id    uuid not null default current_tenant() references tenant on delete cascade,
  id           uuid not null default new_id(),
  member_id    uuid not null,
  name         text not null check (length(name) between 1 and 300),
  hash         bytea not null,
  -- How the key ends.
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
