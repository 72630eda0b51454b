-- Works with: 1.0.0

-- A link that a visitor passed on to a colleague: a link of its own, with the options of the one it came from.
-- `allow_pass_on` is null where nothing was chosen: links to an address may be passed on then, others not.
alter table link
  add column allow_pass_on boolean,
  add column parent_link_id uuid,
  add foreign key (tenant_id, parent_link_id) references link (tenant_id, id) on delete set null (parent_link_id);
create index link_of_parent on link (tenant_id, parent_link_id, id) where parent_link_id is not null;

-- Several people may pass the same thing on to one address: links that were passed on are no shares of the team. Beside
-- an address, a name tells no shares apart.
drop index link_of_share;
create unique index link_of_share on link (
  tenant_id, item_type, item_id, shared_by,
  coalesce(shared_to_email, ''), coalesce(fold(shared_to_memo), ''), coalesce(fold(shared_to_organization), ''),
  (case when shared_to_email is null then coalesce(fold(shared_to_name), '') else '' end)
) where disabled_at is null and not is_own and import_id is null and parent_link_id is null;

-- Who passed a link on, and what they wrote; `email` is the address they entered or verified at the gate.
create table link_passing (
  tenant_id uuid not null default current_tenant(),
  link_id uuid not null,
  visit_id uuid not null,
  email text,
  email_proved boolean not null default false,
  note text not null default '' check (length(note) <= 500),
  at timestamp(3) with time zone not null default now(),
  primary key (tenant_id, link_id),
  foreign key (tenant_id, link_id) references link (tenant_id, id) on delete cascade
);
create index link_passing_email on link_passing (tenant_id, lower(email)) where email is not null;
alter table link_passing enable row level security;
create policy tenant on link_passing using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on link_passing to satchel_app;
