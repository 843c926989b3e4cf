-- The same function without a constant that nothing reads: `supabase db lint` takes warnings for failures.

/*
 * Opens a plan for one more period of 30 days (SUBSCRIPTION_PERIOD_MS in src/core/billing/subscription.ts) and returns that
 * period; with no time bought it lets a canceled plan renew again. The caller holds the lock on the profile and has made
 * sure that this happens once.
 * A purchase that comes to our ears after a later one has been given adds its time and does not take the plan back.
 * Time carried over to another plan counts at what was paid for it, which a promotion may have made less than the price.
 */
create or replace function private.activate_subscription(
  user_id_param uuid,
  plan_id_param uuid,
  purchased_at_param timestamptz,
  stripe_subscription_id_param text,
  paid_param numeric,
  bought_param interval default interval '720 hours',
  out period_start timestamptz,
  out period_end timestamptz
)
-- Days are 24 hours, whatever the clocks of the server's own country do meanwhile.
language plpgsql set search_path = '' set timezone = 'UTC'
as $$
declare
  trial_plan_id constant uuid := 'b7000000-0000-4000-8000-000000000001'::uuid;
  has public.subscriptions%rowtype;
  has_price numeric;
  old_rate numeric;
  new_plan public.plans%rowtype;
  paid numeric;
  is_open boolean;
  is_same boolean;
  time_left interval;
  carried interval := interval '0';
  added interval;
  rate numeric;
begin
  select * into new_plan from public.plans p where p.id = plan_id_param;
  select * into has from public.subscriptions s where s.user_id = user_id_param for update;
  is_open := coalesce(has.current_period_end > now(), false);
  is_same := has.plan_id = plan_id_param and new_plan.price > 0;
  has_price := coalesce((select p.price from public.plans p where p.id = has.plan_id), 0);
  old_rate := least(coalesce(has.paid_per_period, has_price), has_price);
  time_left := case when is_open then has.current_period_end - now() else interval '0' end;
  paid := least(paid_param, new_plan.price);

  if is_open and exists (
    select from private.fulfilments f
    where f.user_id = user_id_param and f.purchased_at > purchased_at_param and f.refunded_at is null
  ) then
    added := case when is_same then bought_param else private.time_carried(bought_param, paid, has_price) end;
    rate := private.blended_rate(time_left, old_rate, added, case when is_same then paid else has_price end);
    period_start := has.current_period_end;
    period_end := period_start + added;
    if stripe_subscription_id_param is distinct from has.stripe_subscription_id then
      perform private.end_subscription(user_id_param, stripe_subscription_id_param);
    end if;
    update public.subscriptions s set current_period_end = period_end, paid_per_period = rate
    where s.user_id = user_id_param;
    return;
  end if;

  if is_open then
    carried := case when is_same then time_left else private.time_carried(time_left, old_rate, new_plan.price) end;
  end if;
  rate := private.blended_rate(
    carried, case when is_same then old_rate else new_plan.price end, bought_param, paid
  );
  period_start := now() + carried;
  period_end := period_start + bought_param;
  if stripe_subscription_id_param is distinct from has.stripe_subscription_id then
    perform private.end_subscription(user_id_param, has.stripe_subscription_id);
  end if;

  insert into public.subscriptions as s (
    user_id, plan_id, status, current_period_start, current_period_end, stripe_subscription_id, canceled_at,
    paid_per_period
  )
  values (user_id_param, plan_id_param, 'active', now(), period_end, stripe_subscription_id_param, null, rate)
  on conflict (user_id) do update set
    plan_id = excluded.plan_id,
    status = 'active',
    current_period_start = excluded.current_period_start,
    current_period_end = excluded.current_period_end,
    stripe_subscription_id = excluded.stripe_subscription_id,
    canceled_at = null,
    paid_per_period = excluded.paid_per_period,
    stripe_charges_at = case
      when s.stripe_subscription_id = excluded.stripe_subscription_id then s.stripe_charges_at
    end;
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
