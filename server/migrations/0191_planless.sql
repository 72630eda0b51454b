-- Works with: 1.0.0

-- True where the server has no plans: the account is active until it is suspended or closed. Written by each start, so that
-- an account goes on where it was once there are plans again.
alter table tenant add column planless boolean not null default false;

create or replace function public.standing(t tenant) returns text stable parallel safe language sql as $$
  select case
    when t.planless and t.status <> 'suspended' then 'active'
    when t.status = 'trialing' and t.trial_ends_at < now() then 'canceled'
    when t.status = 'past_due' and t.status_since + interval '7 days' > now() then 'active'
    else t.status end
$$;

create or replace function public.payment_due_by(t tenant) returns timestamptz stable parallel safe language sql as $$
  select case when t.closes_at is null and t.status = 'past_due' and not t.planless
      and t.status_since + interval '7 days' > now()
    then t.status_since + interval '7 days' end
$$;
