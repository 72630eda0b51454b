-- What people looked for and whether they found it. What is typed on within half a minute stays one row.
create table search_log (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  id        uuid not null default new_id(),
  -- Empty once the person is gone.
  member_id uuid,
  text      text not null check (length(text) <= 500),
  -- The text as `words_of` reads it, to gather what is the same.
  words     text not null,
  form      jsonb not null,
  -- Where counting stops it is the number counted.
  hits      integer not null,
  ms        integer not null,
  at        timestamptz(3) not null default now(),
  -- The first result that was opened.
  opened_id uuid,
  opened_at timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete set null (member_id)
);
create index search_log_person on search_log (tenant_id, member_id, at desc);
create index search_log_time on search_log (tenant_id, at desc);
create index search_log_age on search_log (at);
alter table search_log enable row level security;
create policy tenant on search_log using (tenant_id = (select current_tenant()));
grant select, insert, update on search_log to satchel_app;

-- The words of collections with their weights, as those of items.
alter table collection add column heading tsvector not null
  generated always as (weighted(words_of(name), 'A') || weighted(words_of(description), 'C')) stored;
