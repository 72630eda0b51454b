-- When it was in a digest, or mailed on its own where it happened.
alter table notification add column digested_at timestamptz;

-- Whether the owner is notified of what newly matches, and up to where that was looked for.
alter table saved_search
  add column notify text not null default 'none' check (notify in ('none', 'app', 'mail')),
  add column notified_at timestamptz;
create index saved_search_notify on saved_search (notified_at) where notify <> 'none';
