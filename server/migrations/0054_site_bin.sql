-- A deleted site can be restored, and its marks with it: they go with its row.
drop trigger delete_marks on site;
drop function delete_site_marks();
create trigger delete_marks after delete on site referencing old table as gone
  for each statement execute function delete_marks('SITE');

create index site_deleted on site (deleted_at) where deleted_at is not null;
