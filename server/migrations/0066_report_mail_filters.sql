-- A weekly report keeps the filters of the view it was asked for in, by their names in the API.
alter table report_mail add column filters jsonb not null default '{}';
update report_mail set filters = jsonb_build_object('itemType', item_type) where item_type is not null;
alter table report_mail drop column item_type;
alter table report_mail add unique (tenant_id, member_id, report, filters);
