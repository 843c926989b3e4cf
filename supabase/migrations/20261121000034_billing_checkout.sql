-- From the first click to the plan: the customer, the quote, the fulfilment, and the free plan that needs none of them.

-- Two first purchases at once have made two customers at most; the profile keeps one, and both go on with that one.
create function private.claim_stripe_customer(
  user_id_param uuid, stripe_customer_id_param text, replaces_param text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  kept text;
begin
  perform private.assert_service();
  update public.profiles p set stripe_customer_id = stripe_customer_id_param
  where p.id = user_id_param and p.stripe_customer_id is not distinct from replaces_param;
  select p.stripe_customer_id into strict kept from public.profiles p where p.id = user_id_param;
  return kept;
end
$$;

create function private.record_checkout_quote(
  checkout_session_id_param text, user_id_param uuid, plan_id_param uuid, amount_cents_param integer, currency_param text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  insert into private.checkout_quotes (checkout_session_id, user_id, plan_id, amount_cents, currency)
  values (checkout_session_id_param, user_id_param, plan_id_param, amount_cents_param, currency_param)
  on conflict do nothing;
end
$$;

-- How a person's plan stands, and which subscriptions at Stripe still have to be ended for it.
create function private.billing_state(user_id_param uuid, outcome_param text) returns jsonb
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
    )
  )
  from (select user_id_param as id) as person
  left join public.subscriptions s on s.user_id = person.id
$$;

/*
 * Gives what a paid session bought, once, whoever reports it and however often. Nothing that the session says is believed
 * but what Stripe put there: person, plan and price are compared with the quote written down when it was opened.
 */
create function private.fulfil_checkout(
  checkout_session_id_param text,
  user_id_param uuid,
  plan_id_param uuid,
  amount_subtotal_param integer,
  amount_total_param integer,
  currency_param text,
  purchased_at_param timestamptz,
  stripe_customer_id_param text,
  stripe_subscription_id_param text,
  payment_intent_id_param text,
  invoice_id_param text,
  event_id_param text,
  event_type_param text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person public.profiles%rowtype;
  plan_price numeric;
  quote private.checkout_quotes%rowtype;
  added record;
  result text;
begin
  perform private.assert_service();
  if not private.is_first_delivery(event_id_param, event_type_param) then
    return private.billing_state(user_id_param, 'duplicate_event');
  end if;

  -- One purchase of a person at a time, from here to the end of the transaction.
  select * into person from public.profiles p where p.id = user_id_param for update;
  select p.price into plan_price from public.plans p where p.id = plan_id_param and p.price > 0;
  select * into quote from private.checkout_quotes q where q.checkout_session_id = checkout_session_id_param;
  result := case
    when person.id is null then 'unknown_customer'
    when quote.user_id is null and person.stripe_customer_id is distinct from stripe_customer_id_param then 'unknown_customer'
    when quote.user_id <> user_id_param then 'unknown_customer'
    when plan_price is null or quote.plan_id <> plan_id_param then 'unknown_plan'
    when currency_param is distinct from coalesce(quote.currency, 'usd') then 'amount_mismatch'
    when amount_subtotal_param is distinct from coalesce(quote.amount_cents, round(plan_price * 100)::integer) then 'amount_mismatch'
    when amount_total_param is null or amount_total_param < 0 then 'amount_mismatch'
    when exists (
      select from private.fulfilments f where f.checkout_session_id = checkout_session_id_param
    ) then 'already_activated'
    else 'activated'
  end;

  if result = 'activated' then
    added := private.activate_subscription(
      user_id_param, plan_id_param, purchased_at_param, stripe_subscription_id_param
    );
    insert into private.fulfilments (
      checkout_session_id, user_id, plan_id, amount_total, currency, purchased_at, stripe_subscription_id,
      payment_intent_id, invoice_id, period_start, period_end
    ) values (
      checkout_session_id_param, user_id_param, plan_id_param, amount_total_param, currency_param, purchased_at_param,
      stripe_subscription_id_param, payment_intent_id_param, invoice_id_param, added.period_start, added.period_end
    );
    insert into public.subscription_history (user_id, plan_id, checkout_session_id)
    values (user_id_param, plan_id_param, checkout_session_id_param);
    perform private.take_refunds_back(user_id_param);
  end if;
  perform private.note_outcome(event_id_param, result);
  return private.billing_state(user_id_param, result);
end
$$;

-- Costs nothing, so it never visits Stripe; once in a lifetime, and never in the place of time that is paid for.
create function private.start_free_plan(user_id_param uuid, attempt_id_param uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  trial_plan_id constant uuid := 'b7000000-0000-4000-8000-000000000001';
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
  perform private.activate_subscription(user_id_param, trial_plan_id, now(), null);
  insert into public.subscription_history (user_id, plan_id) values (user_id_param, trial_plan_id);
  return private.billing_state(user_id_param, 'started');
end
$$;

revoke all on function
  private.claim_stripe_customer(uuid, text, text),
  private.record_checkout_quote(text, uuid, uuid, integer, text),
  private.billing_state(uuid, text),
  private.fulfil_checkout(text, uuid, uuid, integer, integer, text, timestamptz, text, text, text, text, text, text),
  private.start_free_plan(uuid, uuid)
from public, anon, authenticated;
