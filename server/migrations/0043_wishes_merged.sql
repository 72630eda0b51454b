-- Accounts are deleted in parts: a wish that was merged into another must not keep that one.
alter table wish drop constraint wish_tenant_id_merged_into_fkey,
  add foreign key (tenant_id, merged_into) references wish on delete set null (merged_into);
