-- Unread notifications are counted by what they are about, without reading their rows.
drop index notification_unread;
create index notification_unread on notification (tenant_id, member_id, item_type, item_id)
  where in_app and read_at is null;
