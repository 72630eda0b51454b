-- Works with: 1.0.0

-- True for the invented company of a first start: it operates the server until a real one is confirmed.
alter table tenant add column is_demo boolean not null default false;
update tenant set is_demo = true where exists (select from member
  where member.tenant_id = tenant.id and member.email = 'demo@satchel.example' and member.status = 'active');

-- Set if the operator let the company in although the rule for signing up keeps it out.
alter table tenant add column admitted_at timestamptz(3);

-- The first company whose owner confirmed an address: it operates the server, unless OPERATOR_TENANT names another. Decided
-- once: if that company is deleted, the row stays, so that the right doesn't fall to whoever comes next.
create table auth.operator (
  -- One row at most.
  single boolean primary key default true check (single),
  company_id uuid references tenant on delete set null,
  decided_at timestamptz(3) not null default now()
);

insert into auth.operator (company_id)
select id from tenant
where not is_demo and exists (select from member
  where member.tenant_id = tenant.id and member.role = 'owner' and member.status = 'active')
order by created_at, id limit 1;

-- Of two companies confirmed at once, the second waits here for the first to commit, and leaves its row alone.
create function auth.decide_operator() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.operator (company_id)
  select id from public.tenant where id = new.tenant_id and not is_demo
  on conflict do nothing;
  return null;
end $$;
create trigger decide_operator after insert or update of status on member
  for each row when (new.role = 'owner' and new.status = 'active') execute function auth.decide_operator();
