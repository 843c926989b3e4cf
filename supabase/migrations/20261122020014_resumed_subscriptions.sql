-- A canceled plan renews again: a new subscription at Stripe, which charges when the paid period ends and nothing before.

create table private.resumed_subscriptions (
  stripe_subscription_id text primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  first_subscription_id text not null,
  resumed_at timestamptz not null default now()
);
comment on table private.resumed_subscriptions is 'Subscriptions that let a canceled plan renew again, each counted once.';
comment on column private.resumed_subscriptions.stripe_subscription_id is 'The new subscription at Stripe.';
comment on column private.resumed_subscriptions.user_id is 'Whose plan.';
comment on column private.resumed_subscriptions.first_subscription_id is 'The subscription that the plan was bought with, however often it was resumed since.';
comment on column private.resumed_subscriptions.resumed_at is 'When.';
create index resumed_subscriptions_user_id_idx on private.resumed_subscriptions (user_id);
create index resumed_subscriptions_first_subscription_id_idx on private.resumed_subscriptions (first_subscription_id);
revoke all on private.resumed_subscriptions from public, anon, authenticated, service_role;

alter table private.checkout_quotes add column resumes text;
comment on column private.checkout_quotes.resumes is 'The canceled subscription that this checkout is to replace; null for a purchase.';

drop function public.record_checkout_quote(text, uuid, uuid, integer, text);
drop function private.record_checkout_quote(text, uuid, uuid, integer, text);

create function private.record_checkout_quote(
  checkout_session_id_param text, user_id_param uuid, plan_id_param uuid, amount_cents_param integer, currency_param text,
  resumes_param text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  insert into private.checkout_quotes (checkout_session_id, user_id, plan_id, amount_cents, currency, resumes)
  values (
    checkout_session_id_param, user_id_param, plan_id_param, amount_cents_param, currency_param, resumes_param
  )
  on conflict do nothing;
end
$$;

create function public.record_checkout_quote(
  checkout_session_id_param text, user_id_param uuid, plan_id_param uuid, amount_cents_param integer, currency_param text,
  resumes_param text default null
) returns void
language sql security invoker set search_path = ''
as $$
  select private.record_checkout_quote(
    checkout_session_id_param, user_id_param, plan_id_param, amount_cents_param, currency_param, resumes_param
  )
$$;
comment on function public.record_checkout_quote(text, uuid, uuid, integer, text, text) is 'Writes down what a checkout was opened for.';

-- Every subscription that has renewed the plan which this one renewed.
create function private.subscription_line(stripe_subscription_id_param text) returns setof text
language sql stable set search_path = ''
as $$
  with first as (
    select coalesce(
      (
        select r.first_subscription_id from private.resumed_subscriptions r
        where r.stripe_subscription_id = stripe_subscription_id_param
      ),
      stripe_subscription_id_param
    ) as id
  )
  select f.id from first f
  union
  select r.stripe_subscription_id from private.resumed_subscriptions r join first f on f.id = r.first_subscription_id
$$;
comment on function private.subscription_line(text) is 'This subscription and all that resumed it.';

/*
 * Puts the new subscription in the place of the canceled one, once. A plan that was bought, resumed or closed otherwise
 * meanwhile keeps what it has, and the new subscription is ended before it charges. Heard of only after the period has
 * ended, it takes its place, and its first paid invoice opens the plan. The caller holds the lock on the profile.
 */
create function private.resume_plan(
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
    perform private.activate_subscription(
      user_id_param, plan_id_param, now(), stripe_subscription_id_param, 0, interval '0'
    );
  else
    update public.subscriptions s set stripe_subscription_id = stripe_subscription_id_param, stripe_charges_at = null
    where s.user_id = user_id_param;
  end if;
  return 'resumed';
end
$$;
comment on function private.resume_plan(uuid, uuid, text, text) is 'Lets a canceled plan renew again: resumed, already_resumed or superseded.';

create function private.resume_subscription(
  user_id_param uuid, plan_id_param uuid, stripe_customer_id_param text, stripe_subscription_id_param text,
  resumes_param text, event_id_param text, event_type_param text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  result text;
begin
  perform private.assert_service();
  if not private.is_first_delivery(event_id_param, event_type_param) then
    return private.billing_state(user_id_param, 'duplicate_event');
  end if;
  perform from public.profiles p
  where p.id = user_id_param and p.stripe_customer_id = stripe_customer_id_param
  for update;
  result := case
    when found then private.resume_plan(user_id_param, plan_id_param, stripe_subscription_id_param, resumes_param)
    else 'unknown_customer'
  end;
  perform private.note_outcome(event_id_param, result);
  return private.billing_state(user_id_param, result);
end
$$;

create function public.resume_subscription(
  user_id_param uuid, plan_id_param uuid, stripe_customer_id_param text, stripe_subscription_id_param text,
  resumes_param text, event_id_param text default null, event_type_param text default null
) returns jsonb
language sql security invoker set search_path = ''
as $$
  select private.resume_subscription(
    user_id_param, plan_id_param, stripe_customer_id_param, stripe_subscription_id_param, resumes_param,
    event_id_param, event_type_param
  )
$$;
comment on function public.resume_subscription(uuid, uuid, text, text, text, text, text) is
  'A subscription was made that lets a canceled plan renew again: takes its place, once.';

-- Gives what a paid session bought, once, whoever reports it and however often. Nothing that the session says is believed
-- but what Stripe put there: person, plan and price are compared with the quote written down when it was opened.
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
    added := private.activate_subscription(
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

-- Takes back what is left of the time that refunded payments bought, each once, and ends their subscriptions, also those
-- that resumed them: whoever got the money back is not charged again. Time that has passed is not owed, so that a month
-- given back later costs nobody the month that is running. The caller holds the lock on the profile.
create or replace function private.take_refunds_back(user_id_param uuid) returns boolean
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
    perform private.end_subscription(user_id_param, line.id), private.close_subscription(line.id, now())
    from private.subscription_line(refunded.stripe_subscription_id) as line (id);
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

revoke all on function
  private.record_checkout_quote(text, uuid, uuid, integer, text, text),
  public.record_checkout_quote(text, uuid, uuid, integer, text, text),
  private.subscription_line(text), private.resume_plan(uuid, uuid, text, text),
  private.resume_subscription(uuid, uuid, text, text, text, text, text),
  public.resume_subscription(uuid, uuid, text, text, text, text, text)
from public, anon, authenticated;
grant execute on function
  private.record_checkout_quote(text, uuid, uuid, integer, text, text),
  public.record_checkout_quote(text, uuid, uuid, integer, text, text),
  private.resume_subscription(uuid, uuid, text, text, text, text, text),
  public.resume_subscription(uuid, uuid, text, text, text, text, text)
to service_role;
