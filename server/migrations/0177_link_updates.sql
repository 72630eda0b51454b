-- Works with: 1.0.0

-- When a link was last changed, for programs that keep a copy. Those made before count as changed by the upgrade.
alter table link add column updated_at timestamptz(3) not null default now();
create index link_updated on link (tenant_id, updated_at);

create function note_update() returns trigger language plpgsql as $function$
begin
  new.updated_at := clock_timestamp();
  return new;
end $function$;
create trigger updates before update on link for each row execute function note_update();
