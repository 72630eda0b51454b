-- When the address of a feed was last used, to the hour.
alter table wish_feed add column last_used_at timestamptz(3);

-- An address ends with its person’s deactivation, and doesn’t work again once they are back.
create function end_feed_of_deactivated() returns trigger language plpgsql as $$
begin
  delete from wish_feed where tenant_id = new.tenant_id and member_id = new.id;
  return null;
end $$;
revoke all on function end_feed_of_deactivated from public;
grant execute on function end_feed_of_deactivated to satchel_app;
create trigger end_feed after update of status on member
  for each row when (new.status = 'deactivated') execute function end_feed_of_deactivated();
delete from wish_feed using member
  where member.tenant_id = wish_feed.tenant_id and member.id = wish_feed.member_id and member.status = 'deactivated';

-- Until now API keys could make addresses, which read more than the key and outlive it. Those that one may have made end.
delete from wish_feed where exists (select from audit
  where audit.tenant_id = wish_feed.tenant_id and audit.actor_id = wish_feed.member_id
    and audit.action = 'api-key.added' and audit.details -> 'scopes' ? 'wishes.write');
