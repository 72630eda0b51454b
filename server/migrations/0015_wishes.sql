-- Requests for content. The statements that change votes or comments keep the counts and the heat of trending wishes.
create table wish (
  tenant_id    uuid not null default current_tenant() references tenant on delete cascade,
  id           uuid not null default new_id(),
  version      integer not null default 1,
  kind         text not null check (kind in ('content', 'feature')),
  title        text not null check (length(title) between 1 and 300),
  description  text not null default '' check (length(description) <= 20000),
  status       text not null default 'open'
               check (status in ('open', 'planned', 'started', 'done', 'declined')),
  -- Before that only its author and editors see it.
  approved     boolean not null default true,
  author_id    uuid not null,
  assignee_id  uuid,
  organization text check (length(organization) between 1 and 300),
  needed_by    date,
  response     text check (length(response) between 1 and 20000),
  merged_into  uuid,
  -- The search without results, as it was typed.
  term         text check (length(term) <= 500),
  term_words   text[] generated always as (words_of(term)) stored,
  title_words  text[] not null generated always as (words_of(title)) stored,
  votes        integer not null default 0,
  comments     integer not null default 0,
  heat         double precision not null default 0,
  done_at      timestamptz(3),
  -- Who delivered it: the assignee when it was done, else whoever marked it as done.
  done_by      uuid,
  created_at   timestamptz(3) not null default now(),
  updated_at   timestamptz(3) not null default now(),
  -- Stored, since folding the texts of all wishes for a search would take most of a second.
  text_key     text not null
               generated always as (search_key(title || ' ' || description)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, author_id) references member,
  foreign key (tenant_id, assignee_id) references member,
  foreign key (tenant_id, done_by) references member,
  foreign key (tenant_id, merged_into) references wish on delete set null (merged_into),
  check (merged_into <> id)
);
create index wish_votes on wish (tenant_id, votes desc, id desc) where merged_into is null;
create index wish_heat on wish (tenant_id, heat desc, id desc) where merged_into is null;
create index wish_merged on wish (tenant_id, merged_into) where merged_into is not null;
create index wish_author on wish (tenant_id, author_id);
alter table wish enable row level security;
create policy tenant on wish using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on wish to satchel_app;

create table wish_vote (
  tenant_id    uuid not null default current_tenant(),
  wish_id      uuid not null,
  member_id    uuid not null,
  organization text check (length(organization) between 1 and 300),
  at           timestamptz(3) not null default now(),
  primary key (tenant_id, wish_id, member_id),
  foreign key (tenant_id, wish_id) references wish on delete cascade,
  foreign key (tenant_id, member_id) references member on delete cascade
);
create index wish_vote_of on wish_vote (tenant_id, member_id);
alter table wish_vote enable row level security;
create policy tenant on wish_vote using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on wish_vote to satchel_app;

create table wish_comment (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default new_id(),
  wish_id    uuid not null,
  member_id  uuid not null,
  text       text not null check (length(text) between 1 and 20000),
  mentions   uuid[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, wish_id) references wish on delete cascade,
  foreign key (tenant_id, member_id) references member on delete cascade
);
create index wish_comment_on on wish_comment (tenant_id, wish_id, id);
alter table wish_comment enable row level security;
create policy tenant on wish_comment using (tenant_id = (select current_tenant()));
grant select, insert, update on wish_comment to satchel_app;

-- The items that deliver a wish, in order.
create table wish_item (
  tenant_id uuid not null default current_tenant(),
  wish_id   uuid not null,
  item_id   uuid not null,
  position  integer not null,
  primary key (tenant_id, wish_id, item_id),
  foreign key (tenant_id, wish_id) references wish on delete cascade,
  foreign key (tenant_id, item_id) references item on delete cascade
);
create index wish_item_of on wish_item (tenant_id, item_id);
alter table wish_item enable row level security;
create policy tenant on wish_item using (tenant_id = (select current_tenant()));
grant select, insert, delete on wish_item to satchel_app;

-- A tenant's names for the statuses, and whether wishes need approval; without a row, the defaults.
create table wish_settings (
  tenant_id      uuid not null default current_tenant() references tenant on delete cascade,
  version        integer not null default 1,
  needs_approval boolean not null default false,
  statuses       jsonb not null default '{}',
  primary key (tenant_id)
);
alter table wish_settings enable row level security;
create policy tenant on wish_settings using (tenant_id = (select current_tenant()));
grant select, insert, update on wish_settings to satchel_app;

-- Addresses of the Atom feed, one per person, found by the hash of their token.
create table wish_feed (
  tenant_id    uuid not null default current_tenant(),
  member_id    uuid not null,
  hash         bytea not null,
  created_at   timestamptz(3) not null default now(),
  -- To the hour.
  last_used_at timestamptz(3),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member on delete cascade
);
create index wish_feed_hash on wish_feed (hash);
alter table wish_feed enable row level security;
create policy tenant on wish_feed using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on wish_feed to satchel_app;

-- People whose wishes need no approval where those of others do.
create table wish_trust (
  tenant_id  uuid not null default current_tenant(),
  member_id  uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member on delete cascade
);
alter table wish_trust enable row level security;
create policy tenant on wish_trust using (tenant_id = (select current_tenant()));
grant select, insert, delete on wish_trust to satchel_app;

-- Deletes the feed address of a deactivated person, which doesn't work again once they are back.
create function end_feed_of_deactivated() returns trigger language plpgsql as $$
begin
  delete from wish_feed where tenant_id = new.tenant_id and member_id = new.id;
  return null;
end $$;
revoke all on function end_feed_of_deactivated from public;
grant execute on function end_feed_of_deactivated to satchel_app;
create trigger end_feed after update of status on member
  for each row when (new.status = 'deactivated') execute function end_feed_of_deactivated();
