-- Works with: 1.0.0

-- What is written between a visitor and the team about what a link shows: one conversation for each person and link.
-- Visitors find theirs again by a cookie that names it, or by their verified address.
create table conversation (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  link_id uuid not null,
  email text,
  email_proved boolean not null default false,
  name text,
  language text,
  created_at timestamp(3) with time zone not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references link (tenant_id, id) on delete cascade
);
create index conversation_of on conversation (tenant_id, link_id, id);
create index conversation_email on conversation (tenant_id, lower(email)) where email is not null;
alter table conversation enable row level security;
create policy tenant on conversation using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on conversation to satchel_app;

-- `member_id` wrote it; the visitor where it is null. `link_ids` are the links made for what is attached.
create table message (
  tenant_id uuid not null default current_tenant(),
  id uuid not null default new_id(),
  conversation_id uuid not null,
  kind text not null check (kind in ('message', 'request', 'answer')),
  at timestamp(3) with time zone not null default clock_timestamp(),
  member_id uuid,
  text text not null,
  link_ids uuid[] not null default '{}',
  mailed boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
create index message_of on message (tenant_id, conversation_id, id);
alter table message enable row level security;
create policy tenant on message using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on message to satchel_app;

-- Until when a person has read what visitors wrote on a link.
create table conversation_read (
  tenant_id uuid not null default current_tenant(),
  link_id uuid not null,
  member_id uuid not null,
  at timestamp(3) with time zone not null default clock_timestamp(),
  primary key (tenant_id, link_id, member_id),
  foreign key (tenant_id, link_id) references link (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
alter table conversation_read enable row level security;
create policy tenant on conversation_read using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on conversation_read to satchel_app;

create index cta_submission_link on cta_submission (tenant_id, link_id, id) where link_id is not null;
