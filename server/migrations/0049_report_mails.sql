-- Items that a person looked at and called up to date, though nothing was changed.
create table item_review (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  item_id   uuid not null,
  at        timestamptz(3) not null default now(),
  primary key (tenant_id, item_id),
  foreign key (tenant_id, item_id) references item on delete cascade
);

-- Reports that people get by email each week.
create table report_mail (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         uuid not null default new_id(),
  member_id  uuid not null,
  report     text not null check (length(report) <= 20),
  item_type  text check (item_type in ('ITEM', 'SITE', 'COLLECTION')),
  created_at timestamptz(3) not null default now(),
  -- The Monday, where the tenant is, of the last week in which it was mailed or begun.
  week       date not null,
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, member_id, report, item_type),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['item_review', 'report_mail'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to satchel_app', name);
  end loop;
end $$;
