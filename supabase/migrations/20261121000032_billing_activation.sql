-- How a plan becomes active. Every way to it ends in private.activate_subscription, the only writer of 'active'.

-- Time that is paid for is never lost: the new period starts where it ends. The same plan again: the time left simply
-- comes first. Another plan: that plan opens now, and the time left comes first at what it was worth, never at more:
-- days * (old price / new price), at most the days themselves. Free time is worth nothing.
create function private.time_carried(
  time_left interval, old_price numeric, new_price numeric
) returns interval
language sql immutable set search_path = ''
as $$
  select case
    when time_left <= interval '0' or old_price = 0 then interval '0'
    when new_price <= old_price then time_left
    else time_left * (old_price / new_price)::double precision
  end
$$;
comment on function private.time_carried(interval, numeric, numeric) is 'Unused time of a plan, as time of the plan that replaces it.';

/*
 * Opens a plan for one more period of 30 days (SUBSCRIPTION_PERIOD_MS in src/core/billing/subscription.ts) and returns that
 * period. The caller holds the lock on the profile and has made sure that this happens once.
 * A purchase that comes to our ears after a later one has been given adds its time and does not take the plan back.
 */
create function private.activate_subscription(
  user_id_param uuid,
  plan_id_param uuid,
  purchased_at_param timestamptz,
  stripe_subscription_id_param text,
  out period_start timestamptz,
  out period_end timestamptz
)
-- Days are 24 hours, whatever the clocks of the server's own country do meanwhile.
language plpgsql set search_path = '' set timezone = 'UTC'
as $$
declare
  one_period constant interval := interval '720 hours';
  trial_plan_id constant uuid := 'b7000000-0000-4000-8000-000000000001';
  has public.subscriptions%rowtype;
  old_price numeric := 0;
  new_plan public.plans%rowtype;
  is_open boolean;
  is_outdated boolean;
begin
  select * into new_plan from public.plans p where p.id = plan_id_param;
  select * into has from public.subscriptions s where s.user_id = user_id_param for update;
  is_open := coalesce(has.current_period_end > now(), false);
  old_price := coalesce((select p.price from public.plans p where p.id = has.plan_id), 0);
  is_outdated := is_open and exists (
    select from private.fulfilments f
    where f.user_id = user_id_param and f.purchased_at > purchased_at_param and f.refunded_at is null
  );

  if is_outdated then
    period_start := has.current_period_end;
    period_end := period_start + private.time_carried(one_period, new_plan.price, old_price);
    if stripe_subscription_id_param is distinct from has.stripe_subscription_id then
      perform private.end_subscription(user_id_param, stripe_subscription_id_param);
    end if;
    update public.subscriptions s set current_period_end = period_end where s.user_id = user_id_param;
    return;
  end if;

  period_start := now();
  if is_open then
    period_start := period_start + private.time_carried(has.current_period_end - now(), old_price, new_plan.price);
  end if;
  period_end := period_start + one_period;
  if stripe_subscription_id_param is distinct from has.stripe_subscription_id then
    perform private.end_subscription(user_id_param, has.stripe_subscription_id);
  end if;

  insert into public.subscriptions as s
    (user_id, plan_id, status, current_period_start, current_period_end, stripe_subscription_id, canceled_at)
  values (user_id_param, plan_id_param, 'active', now(), period_end, stripe_subscription_id_param, null)
  on conflict (user_id) do update set
    plan_id = excluded.plan_id,
    status = 'active',
    current_period_start = case
      when is_open and s.plan_id = plan_id_param then s.current_period_start else excluded.current_period_start
    end,
    current_period_end = excluded.current_period_end,
    stripe_subscription_id = excluded.stripe_subscription_id,
    canceled_at = null;
  update public.profiles p set active_plan = new_plan.name, plan_status = 'active' where p.id = user_id_param;
  if plan_id_param = trial_plan_id then
    insert into public.user_activity (user_id, timer_expiry) values (user_id_param, period_end)
    on conflict (user_id) do update set timer_expiry = excluded.timer_expiry;
  end if;
  -- The checkout of a closed account may have been open still: what it paid is given, and not charged again.
  if exists (select from public.profiles p where p.id = user_id_param and not p.status) then
    perform private.end_subscription(user_id_param, stripe_subscription_id_param);
  end if;
  -- Stripe's events come in any order: this subscription may have been ended before we heard that it began.
  if exists (
    select from private.ending_subscriptions e where e.stripe_subscription_id = stripe_subscription_id_param
  ) then
    perform private.close_subscription(stripe_subscription_id_param, now());
  end if;
end
$$;
comment on function private.activate_subscription(uuid, uuid, timestamptz, text) is 'The only writer of an active subscription. Its callers see to it that each payment comes here once.';

-- A subscription that must not charge again. Stripe is told by the function that asked; until it has confirmed, every
-- later fulfilment of the person names it again.
create function private.end_subscription(user_id_param uuid, stripe_subscription_id_param text) returns void
language sql set search_path = ''
as $$
  insert into private.ending_subscriptions (stripe_subscription_id, user_id)
  select stripe_subscription_id_param, user_id_param where stripe_subscription_id_param is not null
  on conflict do nothing
$$;
comment on function private.end_subscription(uuid, text) is 'Notes that a subscription at Stripe has to end; none (null) is fine.';

-- Access stays to the end of the period.
create function private.close_subscription(stripe_subscription_id_param text, canceled_at_param timestamptz)
returns void
language sql set search_path = ''
as $$
  with closed as (
    update public.subscriptions s set status = 'canceled', canceled_at = coalesce(canceled_at_param, now())
    where s.stripe_subscription_id = stripe_subscription_id_param and s.status <> 'canceled'
    returning s.user_id
  )
  update public.profiles p set plan_status = 'canceled' from closed where p.id = closed.user_id
$$;
comment on function private.close_subscription(text, timestamptz) is 'Marks the row of this subscription canceled, once.';

/*
 * Takes back what is left of the time that refunded payments bought, each once, and ends their subscriptions: whoever got
 * the money back is not charged again. Time that has passed is not owed, so that a month given back later costs nobody
 * the month that is running. The caller holds the lock on the profile.
 */
create function private.take_refunds_back(user_id_param uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  refunded record;
  is_any boolean := false;
begin
  for refunded in
    with bought as (
      update private.fulfilments f set refunded_at = now()
      from private.refunds r
      where f.user_id = user_id_param and r.user_id = user_id_param and f.refunded_at is null
        and (r.payment_intent_id = f.payment_intent_id or r.invoice_id = f.invoice_id)
      returning f.stripe_subscription_id, f.period_start, f.period_end
    ), renewed as (
      update private.renewals n set refunded_at = now()
      from private.refunds r
      where n.user_id = user_id_param and r.user_id = user_id_param and n.refunded_at is null
        and r.invoice_id = n.invoice_id
      returning n.stripe_subscription_id, n.period_start, n.period_end
    ), paid as (
      select * from bought union all select * from renewed
    )
    select p.stripe_subscription_id, p.period_end - greatest(p.period_start, now()) as unspent from paid p
  loop
    is_any := true;
    continue when refunded.unspent <= interval '0';
    update public.subscriptions s set
      -- Ended now and not earlier; and a period has a length, however little of it was used.
      current_period_end = greatest(
        s.current_period_end - refunded.unspent, clock_timestamp(), s.current_period_start + interval '1 millisecond'
      )
    where s.user_id = user_id_param and s.current_period_end > now();
    perform private.end_subscription(user_id_param, refunded.stripe_subscription_id);
    perform private.close_subscription(refunded.stripe_subscription_id, now());
  end loop;
  if is_any then
    with over as (
      update public.subscriptions s set status = 'canceled', canceled_at = now()
      where s.user_id = user_id_param and s.current_period_end <= clock_timestamp() + interval '1 second'
        and s.status <> 'canceled'
      returning s.user_id
    )
    update public.profiles p set plan_status = 'canceled' from over where p.id = over.user_id;
  end if;
  return is_any;
end
$$;
comment on function private.take_refunds_back(uuid) is 'Whether a payment was found that had gone back; its time is taken.';

revoke all on function
  private.time_carried(interval, numeric, numeric),
  private.activate_subscription(uuid, uuid, timestamptz, text),
  private.end_subscription(uuid, text), private.close_subscription(text, timestamptz),
  private.take_refunds_back(uuid)
from public, anon, authenticated;
