-- Works with: 1.0.0

-- An answer from a document that somebody copied together with a link, for as long as they want to know whether it holds.
create table used_answer (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  id uuid not null default new_id(),
  member_id uuid not null,
  item_id uuid not null,
  link_id uuid,
  -- The version and the page it stood on; no page for a description, or a document without pages.
  file_version integer not null,
  page integer check (page between 1 and 100000),
  text text not null check (length(text) between 1 and 400),
  -- Whether visitors of the link read that it changed.
  tells_visitors boolean not null default false,
  state text not null default 'current' check (state in ('current', 'changed', 'expired', 'withdrawn')),
  -- The sentence of the newest version that is most like it.
  new_text text check (length(new_text) between 1 and 400),
  changed_at timestamptz(3),
  -- True from a change of the item until it was compared.
  is_due boolean not null default false,
  used_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  foreign key (tenant_id, item_id) references item (tenant_id, id) on delete cascade,
  foreign key (tenant_id, link_id) references link (tenant_id, id) on delete set null (link_id)
);
create index used_answer_of_member on used_answer (tenant_id, member_id, id desc);
create index used_answer_of_item on used_answer (tenant_id, item_id);
create index used_answer_of_link on used_answer (tenant_id, link_id) where link_id is not null;
create index used_answer_due on used_answer (tenant_id, id) where is_due;
alter table used_answer enable row level security;
create policy tenant on used_answer using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on used_answer to satchel_app;

-- The passages of an item were written anew: its description is always among them.
create function compare_used_answers() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  update used_answer used set is_due = true from written
  where written.place = 0 and used.tenant_id = written.tenant_id and used.item_id = written.item_id and not used.is_due;
  return null;
end $$;
create trigger compare_used_answers after insert on passage referencing new table as written
  for each statement execute function compare_used_answers();

create function compare_used_answers_of_item() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  update used_answer set is_due = true
  where tenant_id = new.tenant_id and item_id = new.id and not is_due;
  return null;
end $$;
create trigger compare_used_answers after update on item for each row
  when (old.deleted_at is distinct from new.deleted_at or old.expires_on is distinct from new.expires_on
    or old.shareable is distinct from new.shareable)
  execute function compare_used_answers_of_item();
