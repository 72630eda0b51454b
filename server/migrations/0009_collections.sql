-- `search`: a smart collection holds what this form finds. The cover that was chosen leaves with its item.
alter table collection
  add column search jsonb,
  add column cover_item_id uuid,
  add column deleted_at timestamptz(3),
  add foreign key (tenant_id, id, cover_item_id)
    references collection_item (tenant_id, collection_id, item_id) on delete set null (cover_item_id);
create index collection_name on collection (tenant_id, name_key(name), id);
create index collection_deleted on collection (deleted_at) where deleted_at is not null;

-- A search somebody keeps; a shared one is opened by the whole team.
create table saved_search (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         uuid not null default new_id(),
  version    integer not null default 1,
  member_id  uuid not null,
  name       text not null check (length(name) between 1 and 300),
  form       jsonb not null,
  shared     boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member on delete cascade
);
create unique index saved_search_name on saved_search (tenant_id, member_id, fold(name));
alter table saved_search enable row level security;
create policy tenant on saved_search using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on saved_search to satchel_app;

create function with_other(form jsonb, facet text, gone text, other text) returns jsonb
  immutable parallel safe language sql
  return jsonb_set(form, array[facet], (
    select jsonb_agg(distinct case one when gone then other else one end)
    from jsonb_array_elements_text(form -> facet) one));

-- What looks for a tag or a value that was renamed or merged goes on to find the items under the other.
create function follow(facet text, gone text, other text) returns void volatile language plpgsql as $$
begin
  update collection set search = with_other(search, facet, gone, other)
    where tenant_id = (select current_tenant()) and search -> facet ? gone;
  update saved_search set form = with_other(form, facet, gone, other)
    where tenant_id = (select current_tenant()) and form -> facet ? gone;
end $$;

create function follow_renamed() returns trigger language plpgsql as $$
begin
  perform follow('tags', old.key, new.key);
  return null;
end $$;
create trigger follow after update of key on tag
  for each row when (old.key is distinct from new.key) execute function follow_renamed();

create function follow_merged() returns trigger language plpgsql as $$
begin
  if new.into_tag is not null then perform follow('tags', new.tag_key, new.into_tag); end if;
  if new.into_value is not null then
    perform follow(new.category, new.value_id::text, new.into_value::text);
  end if;
  return null;
end $$;
create trigger follow after insert on taxonomy_removal
  for each row execute function follow_merged();
