-- A page is broken after several failures over a day: this is when the first of them in a row was.
alter table item add column check_failing_since timestamptz;
update item set check_failing_since = checked_at where check_failures > 0;
