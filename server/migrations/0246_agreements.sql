-- Works with: 1.0.0

-- What visitors agree to before they read. Each change of its name, text or PDF is a version of its own.
create table agreement (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  id uuid not null default new_id(),
  version integer not null default 1,
  archived boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
alter table agreement enable row level security;
create policy tenant on agreement using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on agreement to satchel_app;

create table agreement_version (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  agreement_id uuid not null,
  version integer not null,
  name text not null check (length(name) between 1 and 300),
  -- Rich text, or a copy of an item's PDF that outlives the item.
  doc jsonb,
  item_id uuid,
  file_key text,
  page_count integer,
  -- The words in it, for those who can't see its pages.
  body text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_by uuid,
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, agreement_id, version),
  foreign key (tenant_id, agreement_id) references agreement (tenant_id, id) on delete cascade,
  foreign key (tenant_id, item_id) references item (tenant_id, id) on delete set null (item_id),
  foreign key (tenant_id, created_by) references member (tenant_id, id) on delete set null (created_by),
  check ((doc is null) <> (file_key is null))
);
create index agreement_version_of_item on agreement_version (tenant_id, item_id) where item_id is not null;
alter table agreement_version enable row level security;
create policy tenant on agreement_version using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on agreement_version to satchel_app;

-- New links to what has one of these values ask for the agreement.
create table agreement_default (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  agreement_id uuid not null,
  value_id uuid not null,
  primary key (tenant_id, agreement_id, value_id),
  foreign key (tenant_id, agreement_id) references agreement (tenant_id, id) on delete cascade,
  foreign key (tenant_id, value_id) references category_value (tenant_id, id) on delete cascade
);
create index agreement_default_of_value on agreement_default (tenant_id, value_id);
alter table agreement_default enable row level security;
create policy tenant on agreement_default using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on agreement_default to satchel_app;

-- Who agreed. It outlives the link, since it is a record.
create table agreement_acceptance (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  id uuid not null default new_id(),
  agreement_id uuid not null,
  version integer not null,
  link_id uuid,
  name text not null check (length(name) between 1 and 100),
  email text,
  email_proved boolean not null default false,
  at timestamptz(3) not null default now(),
  -- The network without the part that names a single computer.
  network text not null,
  language text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, agreement_id, version)
    references agreement_version (tenant_id, agreement_id, version) on delete cascade,
  foreign key (tenant_id, link_id) references link (tenant_id, id) on delete set null (link_id)
);
create index agreement_acceptance_of on agreement_acceptance (tenant_id, agreement_id, id desc);
create index agreement_acceptance_of_link on agreement_acceptance (tenant_id, link_id, id desc) where link_id is not null;
create index agreement_acceptance_of_email on agreement_acceptance (tenant_id, lower(email)) where email is not null;
alter table agreement_acceptance enable row level security;
create policy tenant on agreement_acceptance using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on agreement_acceptance to satchel_app;

alter table link add column agreement_id uuid;
alter table link add constraint link_agreement_fkey foreign key (tenant_id, agreement_id) references agreement (tenant_id, id);
create index link_of_agreement on link (tenant_id, agreement_id) where agreement_id is not null;

-- Years for which records stay once their link is over.
alter table tenant add column agreement_years integer not null default 3 check (agreement_years between 1 and 30);
