-- Works with: 1.0.0

-- What was shared with an address, handed over to that of a colleague. Both confirm it: one offers, the other accepts.
create table shelf_handover (
  tenant_id uuid not null default current_tenant() references tenant (id) on delete cascade,
  id uuid not null default new_id(),
  from_email text not null,
  to_email text not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined', 'canceled')),
  -- The links that the colleague got.
  links integer not null default 0,
  at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  primary key (tenant_id, id)
);
create unique index shelf_handover_waiting on shelf_handover (tenant_id, from_email) where state = 'waiting';
create index shelf_handover_to on shelf_handover (tenant_id, to_email);
alter table shelf_handover enable row level security;
create policy tenant on shelf_handover using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on shelf_handover to satchel_app;
