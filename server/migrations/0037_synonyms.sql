-- Texts that mean the same to a tenant: whoever searches for one finds what has any of its group. The key is the
-- text as `words_of` reads it.
create table search_synonym (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  group_id  uuid not null,
  position  integer not null,
  text      text not null check (length(text) between 1 and 128),
  key       text not null check (key <> ''),
  primary key (tenant_id, group_id, position)
);
create index search_synonym_key on search_synonym (tenant_id, key);
alter table search_synonym enable row level security;
create policy tenant on search_synonym using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on search_synonym to satchel_app;
