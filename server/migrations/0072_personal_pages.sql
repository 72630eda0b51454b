-- An event of a page for one person is as hidden as the page: it is its owner's, and who sees all links sees it too.
create or replace function address_event() returns trigger language plpgsql as $$
begin
  new.only_for := case new.item_type
    when 'ITEM' then (select owner_id from item
      where tenant_id = new.tenant_id and id = new.item_id and not in_library)
    when 'COLLECTION' then (select owner_id from collection
      where tenant_id = new.tenant_id and id = new.item_id and visibility = 'private')
    when 'SITE' then (select owner_id from site
      where tenant_id = new.tenant_id and id = new.item_id and is_personal) end;
  return new;
end $$;

update event set only_for = site.owner_id from site
where event.item_type = 'SITE' and site.tenant_id = event.tenant_id and site.id = event.item_id
  and site.is_personal;
