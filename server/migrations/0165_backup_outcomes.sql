-- Works with: 1.0.0
-- Where the newest backup is: a folder, or s3:// and the name of a bucket. Older nodes don't say.
alter table auth.backup add column target text;

-- What became of the last backup, and of the last time that one was restored to a scratch database: the server says how
-- long ago they succeeded, and why they failed since.
create table auth.backup_outcome (
  work text primary key check (work in ('backup', 'check')),
  succeeded_at timestamptz,
  -- Null once it succeeded again.
  failed_at timestamptz,
  reason text
);
