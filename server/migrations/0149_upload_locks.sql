-- Who writes an upload at the moment: one request at a time, whichever node it came to.
alter table upload
  add locked_by uuid,
  add locked_until timestamptz,
  add lock_wanted boolean not null default false;
