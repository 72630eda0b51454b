-- Who was told that a file has a newer version: of one version nobody is told twice, by whichever link.
create table recall_mail (
  tenant_id    uuid not null default current_tenant(),
  item_id      uuid not null,
  file_version integer not null,
  email        text not null,
  link_id      uuid not null,
  sent_by      uuid not null,
  at           timestamptz(3) not null default now(),
  primary key (tenant_id, item_id, file_version, email),
  foreign key (tenant_id, item_id) references item on delete cascade,
  foreign key (tenant_id, link_id) references link on delete cascade
);
create index recall_mail_of_link on recall_mail (tenant_id, link_id);
alter table recall_mail enable row level security;
create policy tenant on recall_mail using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on recall_mail to satchel_app;
