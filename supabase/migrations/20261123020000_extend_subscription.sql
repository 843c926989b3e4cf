-- The function that extends a subscription and the one that fulfils a checkout no longer share a name: private
-- activate_subscription is extend_subscription, public.activate_subscription goes on calling private.fulfil_checkout.

alter function private.activate_subscription(uuid, uuid, timestamptz, text, numeric, interval) rename to extend_subscription;

-- Its callers, changed in that name alone.

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
  perform private.extend_subscription(user_id_param, trial_plan_id, now(), null, 0);
  insert into public.subscription_history (user_id, plan_id) values (user_id_param, trial_plan_id);
  return private.billing_state(user_id_param, 'started');
end
$$;

create or replace function private.renew_subscription(
  owner_id_param uuid, invoice_id_param text, stripe_subscription_id_param text, paid_param numeric
) returns text
language plpgsql set search_path = ''
as $$
declare
  has public.subscriptions%rowtype;
  added record;
begin
  select * into has from public.subscriptions s
  where s.stripe_subscription_id = stripe_subscription_id_param and s.user_id = owner_id_param;
  if has.user_id is null then
    return 'unknown_subscription';
  end if;
  if exists (select from private.renewals r where r.invoice_id = invoice_id_param) then
    return 'already_renewed';
  end if;
  added := private.extend_subscription(
    has.user_id, has.plan_id, now(), stripe_subscription_id_param, paid_param
  );
  insert into private.renewals (invoice_id, user_id, stripe_subscription_id, period_start, period_end)
  values (invoice_id_param, has.user_id, stripe_subscription_id_param, added.period_start, added.period_end);
  perform private.take_refunds_back(has.user_id);
  return 'renewed';
end
$$;

create or replace function private.resume_plan(
  user_id_param uuid, plan_id_param uuid, stripe_subscription_id_param text, resumes_param text
) returns text
language plpgsql set search_path = ''
as $$
declare
  has public.subscriptions%rowtype;
begin
  if exists (
    select from private.resumed_subscriptions r where r.stripe_subscription_id = stripe_subscription_id_param
  ) then
    return 'already_resumed';
  end if;
  select * into has from public.subscriptions s where s.user_id = user_id_param for update;
  if has.stripe_subscription_id is distinct from resumes_param or has.plan_id is distinct from plan_id_param
    or has.status <> 'canceled' or not exists (
      select from public.profiles p where p.id = user_id_param and p.status
    )
  then
    perform private.end_subscription(user_id_param, stripe_subscription_id_param);
    return 'superseded';
  end if;
  insert into private.resumed_subscriptions (stripe_subscription_id, user_id, first_subscription_id)
  select stripe_subscription_id_param, user_id_param, coalesce(
    (
      select r.first_subscription_id from private.resumed_subscriptions r where r.stripe_subscription_id = resumes_param
    ),
    resumes_param
  );
  if has.current_period_end > now() then
    perform private.extend_subscription(
      user_id_param, plan_id_param, now(), stripe_subscription_id_param, 0, interval '0'
    );
  else
    update public.subscriptions s set stripe_subscription_id = stripe_subscription_id_param, stripe_charges_at = null
    where s.user_id = user_id_param;
  end if;
  return 'resumed';
end
$$;

create or replace function private.fulfil_checkout(
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
    -- Nothing is charged for letting a plan renew again: its first charge comes when the paid period ends.
    when quote.resumes is not null and amount_total_param <> 0 then 'amount_mismatch'
    when quote.resumes is null
      and amount_subtotal_param is distinct from coalesce(quote.amount_cents, round(plan_price * 100)::integer)
      then 'amount_mismatch'
    when amount_total_param is null or amount_total_param < 0 then 'amount_mismatch'
    when exists (
      select from private.fulfilments f where f.checkout_session_id = checkout_session_id_param
    ) then 'already_activated'
    when quote.resumes is not null
      then private.resume_plan(user_id_param, plan_id_param, stripe_subscription_id_param, quote.resumes)
    else 'activated'
  end;

  if result = 'activated' then
    added := private.extend_subscription(
      user_id_param, plan_id_param, purchased_at_param, stripe_subscription_id_param, amount_total_param / 100.0
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
