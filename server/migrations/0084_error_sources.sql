-- Who reported an error. Each source has its own groups and its own room, so that nobody evicts what others reported.
alter table error_group
  add column source text not null default 'person'
    check (source in ('person', 'server', 'key', 'anonymous')),
  drop constraint error_group_tenant_id_fingerprint_key,
  add unique (tenant_id, source, fingerprint);
alter table error_group alter column source drop default;
