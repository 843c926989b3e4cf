-- What the time left was paid with, and when the card is charged next: the row and Stripe say the same date.

alter table public.subscriptions
  add column paid_per_period numeric,
  add column stripe_charges_at timestamptz,
  add constraint subscriptions_paid_per_period_not_negative check (paid_per_period >= 0);
comment on column public.subscriptions.paid_per_period is 'US dollars that a period of the time left was paid with; null: the plan''s price.';
comment on column public.subscriptions.stripe_charges_at is 'When Stripe charges next, as it confirmed; null: it was not asked yet.';

-- A purchase that cost nothing may be heard of after a later one: its time is then worth none.
alter table private.fulfilments
  drop constraint fulfilments_period_in_order,
  add constraint fulfilments_period_in_order check (period_end >= period_start);

drop function private.activate_subscription(uuid, uuid, timestamptz, text);

/*
 * Opens a plan for one more period of 30 days (SUBSCRIPTION_PERIOD_MS in src/core/billing/subscription.ts) and returns that
 * period; with no time bought it lets a canceled plan renew again. The caller holds the lock on the profile and has made
 * sure that this happens once.
 * A purchase that comes to our ears after a later one has been given adds its time and does not take the plan back.
 * Time carried over to another plan counts at what was paid for it, which a promotion may have made less than the price.
 */
create function private.activate_subscription(
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
  one_period constant interval := interval '720 hours';
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
comment on function private.activate_subscription(uuid, uuid, timestamptz, text, numeric, interval) is 'The only writer of an active subscription. Its callers see to it that each payment comes here once.';

-- What a period costs on average over two stretches of time.
create function private.blended_rate(
  first_time interval, first_rate numeric, second_time interval, second_rate numeric
) returns numeric
language sql immutable set search_path = ''
as $$
  select round(
    (extract(epoch from first_time) * first_rate + extract(epoch from second_time) * second_rate)
      / nullif(extract(epoch from first_time + second_time), 0),
    4
  )
$$;
comment on function private.blended_rate(interval, numeric, interval, numeric) is 'The price per period of two stretches of time together.';

-- How a person's plan stands, and what Stripe is still to be told for it: which subscriptions end, and from when on the
-- running one charges. A difference of less than an hour is the way of an event to us, and none.
create or replace function private.billing_state(user_id_param uuid, outcome_param text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'outcome', outcome_param,
    'plan_id', s.plan_id,
    'current_period_end', s.current_period_end,
    'to_end', coalesce(
      (
        select jsonb_agg(e.stripe_subscription_id order by e.requested_at)
        from private.ending_subscriptions e
        where e.user_id = user_id_param and e.ended_at is null
      ),
      '[]'::jsonb
    ),
    'to_charge', case
      when s.status = 'active' and s.stripe_subscription_id is not null
        and s.current_period_end > now() + interval '1 hour'
        and coalesce(abs(extract(epoch from s.stripe_charges_at - s.current_period_end)) > 3600, true)
      then jsonb_build_object('subscription', s.stripe_subscription_id, 'at', s.current_period_end)
    end
  )
  from (select user_id_param as id) as person
  left join public.subscriptions s on s.user_id = person.id
$$;

-- Stripe has confirmed when it charges next.
create function private.note_charge_date(stripe_subscription_id_param text, charges_at_param timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  update public.subscriptions s set stripe_charges_at = charges_at_param
  where s.stripe_subscription_id = stripe_subscription_id_param;
end
$$;

create function public.note_charge_date(stripe_subscription_id_param text, charges_at_param timestamptz) returns void
language sql security invoker set search_path = ''
as $$ select private.note_charge_date(stripe_subscription_id_param, charges_at_param) $$;
comment on function public.note_charge_date(text, timestamptz) is 'Writes down when Stripe charges this subscription next.';

create or replace function private.start_free_plan(user_id_param uuid, attempt_id_param uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  trial_plan_id constant uuid := 'b7000000-0000-4000-8000-000000000001'::uuid;
  known_attempt uuid;
begin
  perform private.assert_service();
  perform from public.profiles p where p.id = user_id_param for update;
  select f.attempt_id into known_attempt from private.free_starts f where f.user_id = user_id_param;
  if known_attempt = attempt_id_param then
    return private.billing_state(user_id_param, 'started');
  end if;
  if known_attempt is not null or exists (
    select from public.subscription_history h where h.user_id = user_id_param and h.plan_id = trial_plan_id
  ) then
    return private.billing_state(user_id_param, 'already_used');
  end if;
  if exists (
    select from public.subscriptions s where s.user_id = user_id_param and s.current_period_end > now()
  ) then
    return private.billing_state(user_id_param, 'paid_time_left');
  end if;
  insert into private.free_starts (user_id, attempt_id) values (user_id_param, attempt_id_param);
  perform private.activate_subscription(user_id_param, trial_plan_id, now(), null, 0);
  insert into public.subscription_history (user_id, plan_id) values (user_id_param, trial_plan_id);
  return private.billing_state(user_id_param, 'started');
end
$$;

revoke all on function
  private.activate_subscription(uuid, uuid, timestamptz, text, numeric, interval),
  private.blended_rate(interval, numeric, interval, numeric),
  private.note_charge_date(text, timestamptz), public.note_charge_date(text, timestamptz)
from public, anon, authenticated;
grant execute on function
  private.note_charge_date(text, timestamptz), public.note_charge_date(text, timestamptz)
to service_role;
