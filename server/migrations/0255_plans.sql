-- Works with: 1.0.0

-- The state of a task of the plan on a site, and who changed it last. The tasks themselves are in the site's content: one
-- that left it keeps its state, should it come back.
create table plan_task (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  site_id uuid not null,
  task_id text not null check (length(task_id) between 1 and 64),
  state text not null check (state in ('open', 'done')),
  changed_at timestamptz(3),
  -- Who changed it: somebody of the company, or of the customer by the address of the task.
  member_id uuid,
  email text,
  primary key (tenant_id, site_id, task_id),
  foreign key (tenant_id, site_id) references site (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete set null (member_id)
);
create index plan_task_of_email on plan_task (tenant_id, lower(email)) where email is not null;
alter table plan_task enable row level security;
create policy tenant on plan_task using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on plan_task to satchel_app;

-- What somebody wrote about a task, which both sides read.
create table plan_comment (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  id uuid not null default new_id(),
  site_id uuid not null,
  task_id text not null,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz(3) not null default clock_timestamp(),
  member_id uuid,
  email text,
  link_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, site_id, task_id) references plan_task (tenant_id, site_id, task_id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete set null (member_id),
  foreign key (tenant_id, link_id) references link (tenant_id, id) on delete set null (link_id)
);
create index plan_comment_of on plan_comment (tenant_id, site_id, task_id, id desc);
create index plan_comment_of_link on plan_comment (tenant_id, link_id, at) where link_id is not null;
create index plan_comment_of_email on plan_comment (tenant_id, lower(email)) where email is not null;
alter table plan_comment enable row level security;
create policy tenant on plan_comment using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on plan_comment to satchel_app;
