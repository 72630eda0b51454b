-- Lists of items, put together by hand or by a search.
create table collection (
  tenant_id     uuid not null default current_tenant() references tenant on delete cascade,
  id            uuid not null default new_id(),
  version       integer not null default 1,
  name          text not null check (length(name) between 1 and 300),
  description   text not null default '' check (length(description) <= 20000),
  visibility    text not null default 'team' check (visibility in ('team', 'private')),
  owner_id      uuid not null,
  created_at    timestamptz(3) not null default now(),
  updated_at    timestamptz(3) not null default now(),
  -- A smart collection holds what this form finds.
  search        jsonb,
  cover_item_id uuid,
  deleted_at    timestamptz(3),
  heading       tsvector not null
                generated always as (weighted(words_of(name) || joined_in_heading(name), 'A')
                || weighted(words_of(description) || joined_in_heading(description), 'C')) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references member (tenant_id, id)
);
create index collection_updated on collection (tenant_id, updated_at desc, id desc);
create index collection_name on collection (tenant_id, name_key(name), id);
create index collection_deleted on collection (deleted_at) where deleted_at is not null;
alter table collection enable row level security;
create policy tenant on collection using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on collection to satchel_app;

create table collection_item (
  tenant_id     uuid not null default current_tenant(),
  collection_id uuid not null,
  item_id       uuid not null,
  position      integer not null,
  primary key (tenant_id, collection_id, item_id),
  foreign key (tenant_id, collection_id) references collection on delete cascade,
  foreign key (tenant_id, item_id) references item on delete cascade
);
create index collection_item_order on collection_item (tenant_id, collection_id, position);
create index collection_item_of_item on collection_item (tenant_id, item_id);
alter table collection_item enable row level security;
create policy tenant on collection_item using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on collection_item to satchel_app;

alter table collection add foreign key (tenant_id, id, cover_item_id)
  references collection_item (tenant_id, collection_id, item_id) on delete set null (cover_item_id);

-- Favorites and upvotes of people.
create table favorite (
  tenant_id uuid not null default current_tenant(),
  id        uuid not null default new_id(),
  member_id uuid not null,
  item_type text not null check (item_type in ('ITEM', 'SITE', 'COLLECTION')),
  item_id   uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, item_type, item_id),
  foreign key (tenant_id, member_id) references member on delete cascade
);
alter table favorite enable row level security;
create policy tenant on favorite using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on favorite to satchel_app;

create table upvote (
  tenant_id uuid not null default current_tenant(),
  item_type text not null check (item_type in ('ITEM', 'SITE', 'COLLECTION')),
  item_id   uuid not null,
  member_id uuid not null,
  primary key (tenant_id, item_type, item_id, member_id),
  foreign key (tenant_id, member_id) references member on delete cascade
);
alter table upvote enable row level security;
create policy tenant on upvote using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on upvote to satchel_app;

-- Deletes the marks of what is deleted, which a foreign key can't do for three tables.
create function delete_marks() returns trigger language plpgsql as $$
begin
  delete from favorite using gone where favorite.tenant_id = gone.tenant_id
    and favorite.item_type = tg_argv[0] and favorite.item_id = gone.id;
  delete from upvote using gone where upvote.tenant_id = gone.tenant_id
    and upvote.item_type = tg_argv[0] and upvote.item_id = gone.id;
  return null;
end $$;
create trigger delete_marks after delete on item referencing old table as gone
  for each statement execute function delete_marks('ITEM');
create trigger delete_marks after delete on collection referencing old table as gone
  for each statement execute function delete_marks('COLLECTION');
