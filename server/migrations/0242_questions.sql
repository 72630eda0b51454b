-- Works with: 1.0.0

-- Whether visitors of a link may ask at a page.
alter table link add column questions boolean not null default false;

-- A question of a visitor about what a link shows.
create table question (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  id uuid not null default new_id(),
  link_id uuid not null,
  -- The item whose page it was; null at a site, or a collection as a whole.
  item_id uuid,
  -- The version of the file that the visitor saw.
  file_version integer,
  page integer check (page between 1 and 100000),
  quote text check (length(quote) between 1 and 500),
  -- Shares of the width and height of the page.
  spot_x real check (spot_x between 0 and 1),
  spot_y real check (spot_y between 0 and 1),
  text text not null check (length(text) between 1 and 2000),
  name text check (length(name) between 1 and 300),
  email text,
  email_proved boolean not null default false,
  language text,
  -- Who asked: the visit, and the browser as a keyed hash.
  visit_id uuid not null,
  browser bytea not null,
  state text not null default 'open' check (state in ('open', 'answered', 'public', 'closed')),
  -- What other visitors of the item read while it is public.
  public_text text check (length(public_text) between 1 and 2000),
  public_answer text check (length(public_answer) between 1 and 5000),
  -- The version of the file for which somebody last said that it holds.
  reviewed_version integer,
  -- Those who were sent a mail that they may reply to.
  mailed uuid[] not null default '{}',
  asked_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references link (tenant_id, id) on delete cascade,
  foreign key (tenant_id, item_id) references item (tenant_id, id) on delete cascade,
  check ((spot_x is null) = (spot_y is null)),
  check (state <> 'public' or public_text is not null and public_answer is not null and item_id is not null)
);
create index question_of_link on question (tenant_id, link_id, id desc);
create index question_of_item on question (tenant_id, item_id, id desc) where item_id is not null;
create index question_public on question (tenant_id, item_id, page, id) where state = 'public';
create index question_of_email on question (tenant_id, lower(email)) where email is not null;
-- Replies by mail name a question alone.
create index question_by_id on question (id);
alter table question enable row level security;
create policy tenant on question using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on question to satchel_app;

create table question_answer (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  id uuid not null default new_id(),
  question_id uuid not null,
  member_id uuid,
  text text not null check (length(text) between 1 and 5000),
  at timestamptz(3) not null default clock_timestamp(),
  mailed boolean not null default false,
  -- The id of the email service's call that brought it, which counts once.
  inbound_id text,
  primary key (tenant_id, id),
  foreign key (tenant_id, question_id) references question (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete set null (member_id)
);
create index question_answer_of on question_answer (tenant_id, question_id, id);
create unique index question_answer_inbound on question_answer (tenant_id, inbound_id) where inbound_id is not null;
alter table question_answer enable row level security;
create policy tenant on question_answer using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on question_answer to satchel_app;
