-- A custom short domain is proven by a TXT record that holds its token, and has to lead here.
alter table domain
  add column token         text not null default replace(gen_random_uuid()::text, '-', ''),
  add column root_url      text,
  add column not_found_url text,
  add column proven        boolean not null default false,
  add column leads_here    boolean not null default false,
  -- What stands in the way, for a person.
  add column detail        text,
  add column failures      integer not null default 0,
  add column created_at    timestamptz(3) not null default now(),
  add column checked_at    timestamptz(3),
  add column confirmed_at  timestamptz(3);

-- One tenant at a time; a lost domain may be proven by another.
create unique index domain_confirmed on domain (domain) where status = 'confirmed';
create unique index domain_of_tenant on domain (tenant_id, domain);
create index domain_host on domain (domain);

-- Every node answers for the domains that lead here.
create function announce_domain() returns trigger language plpgsql as $$
begin
  perform pg_notify('domain', '');
  return null;
end $$;
create trigger announce after insert or update or delete on domain
  for each statement execute function announce_domain();
