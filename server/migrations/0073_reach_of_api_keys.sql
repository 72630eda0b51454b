-- Revokes the API keys of somebody who is deactivated, in this tenant: nobody’s key works again once they are back.
create function end_keys_of(person uuid) returns setof api_key volatile language sql as $$
  delete from api_key where member_id = person returning *;
$$;
revoke all on function end_keys_of from public;
grant execute on function end_keys_of to satchel_app;

delete from api_key using member
  where member.tenant_id = api_key.tenant_id and member.id = api_key.member_id and member.status = 'deactivated';

-- What a key exports is the library alone, and a key sees no other exports of its person.
alter table export add column by_key boolean not null default false;

-- A finished upload for an import or an item's next file counts towards storage until it is used for that.
alter table upload add column used boolean not null default false;
update upload set used = true where item_id is not null;
