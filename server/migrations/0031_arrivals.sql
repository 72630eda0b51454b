-- Visits as they were acknowledged, a row for each batch. They are moved from here to `visit`, its indexes and the
-- counters, in their order and exactly once, within a second: whoever opens a link waits for none of these. Like
-- the parts, it lies where tenant work cannot enter.
create table part.arrival (
  id        bigint generated always as identity primary key,
  at        timestamptz not null default clock_timestamp(),
  -- Those of the links it names that were still as they were read; visits of others were not acknowledged.
  links     integer[] not null,
  -- An array of JSON objects; taken apart when they are moved.
  visits    text not null,
  -- Could not be moved, and was left for somebody to look at.
  is_faulty boolean not null default false
);
-- It is written and read once: to compress it costs more than it saves.
alter table part.arrival alter column visits set storage external;
-- Rows stay for a moment.
alter table part.arrival set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = -1,
  autovacuum_analyze_threshold = 1000000000, toast.autovacuum_vacuum_scale_factor = 0,
  toast.autovacuum_vacuum_threshold = 10000);

-- When it was made: the 48 bits of milliseconds it begins with.
create function time_of_id(id uuid) returns timestamptz immutable strict parallel safe language sql
  return to_timestamp(('x' || translate(left(id::text, 13), '-', ''))::bit(48)::bigint / 1000.0);
