-- Favorites and upvotes of an item or a collection go with it: they can't reference both by a foreign key.
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
