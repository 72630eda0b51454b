-- When it was in a digest, or mailed on its own where it happened.
alter table notification add column digested_at timestamptz;

-- Whether the owner is notified of what newly matches, and when that was last looked for; null: what is there by now
-- is to be noted first.
alter table saved_search
  add column notify text not null default 'none' check (notify in ('none', 'app', 'mail')),
  add column watched_at timestamptz;
create index saved_search_watched on saved_search (watched_at) where notify <> 'none';

-- What a watched search has found, so that each item is news once.
create table saved_search_hit (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  search_id uuid not null,
  item_id   uuid not null,
  primary key (tenant_id, search_id, item_id),
  foreign key (tenant_id, search_id) references saved_search (tenant_id, id) on delete cascade
);
alter table saved_search_hit enable row level security;
create policy tenant on saved_search_hit using (tenant_id = (select current_tenant()));
grant select, insert, delete on saved_search_hit to satchel_app;
