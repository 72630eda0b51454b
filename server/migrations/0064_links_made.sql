-- The links that people made, by when: reports count them by part of a range, by sharer and by kind, without reading
-- the links themselves.
create index link_made on link (tenant_id, id) include (item_type, shared_by, created_at) where not is_own;
