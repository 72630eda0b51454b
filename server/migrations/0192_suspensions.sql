-- Works with: 1.0.0

-- While an account is suspended by the operator: the status it had, why, and whether its public pages are down at once.
alter table tenant add column suspended_from text;
alter table tenant add column suspended_reason text;
alter table tenant add column pages_closed boolean not null default false;

-- Until when visitors get the account's pages; null without an end.
create function public.pages_until(t tenant) returns timestamptz stable parallel safe language sql as $$
  select case when t.status = 'suspended' and t.pages_closed then t.status_since
    else public.readable_until(t) end
$$;
grant execute on function pages_until(tenant) to public;
