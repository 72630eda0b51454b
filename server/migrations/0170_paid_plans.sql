-- Works with: 1.0.0

-- True where the plan is one that nobody paid for: its owner set it by hand, or it is tried out at Stripe.
alter table tenant add column plan_unpaid boolean not null default false;

-- Tells whether an account is paid for. All others count as trials wherever strangers have limits: anyone can start one.
CREATE FUNCTION public.is_paid(t tenant)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select public.effective_status(t) in ('active', 'past_due') and not t.plan_unpaid
$function$;
grant execute on function is_paid(tenant) to public;
