-- What happens to a plan after it was bought: invoices and renewals, a refused card, the end, a refund.

-- Whoever closes an account, its person or an administrator, stops its charges with it: the plan is canceled here and now,
-- and Stripe is told by the function close-account, or else before it charges (judge_renewal). Opened again, it has what is
-- left of its time, and renews nothing by itself.
create function private.cancel_plan_of_closed_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  renewing text;
begin
  select s.stripe_subscription_id into renewing
  from public.subscriptions s where s.user_id = new.id and s.status <> 'canceled';
  perform private.end_subscription(new.id, renewing);
  perform private.close_subscription(renewing, now());
  return null;
end
$$;

create trigger profiles_cancel_plan_of_closed_account
  after update of status on public.profiles
  for each row
  when (old.status and not new.status)
  execute function private.cancel_plan_of_closed_account();

-- What Stripe is still to be told for a person.
create function private.read_billing_state(user_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return private.billing_state(user_id_param, 'read');
end
$$;

-- Whether a subscription that is about to charge may: 'due', 'ending' for one that must not any more, 'not_ours'.
create function private.judge_renewal(stripe_subscription_id_param text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  owner_id uuid;
begin
  perform private.assert_service();
  select e.user_id into owner_id
  from private.ending_subscriptions e where e.stripe_subscription_id = stripe_subscription_id_param;
  if owner_id is not null then
    return private.billing_state(owner_id, 'ending');
  end if;
  select s.user_id into owner_id
  from public.subscriptions s where s.stripe_subscription_id = stripe_subscription_id_param;
  return private.billing_state(owner_id, case when owner_id is null then 'not_ours' else 'due' end);
end
$$;

-- Stripe has ended the subscription (the person asked, or Stripe did on its own). Heard before we know of the
-- subscription at all, it is remembered until we do.
create function private.mark_subscription_canceled(
  stripe_subscription_id_param text, stripe_customer_id_param text, canceled_at_param timestamptz,
  event_id_param text, event_type_param text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  owner_id uuid;
begin
  perform private.assert_service();
  if not private.is_first_delivery(event_id_param, event_type_param) then
    return jsonb_build_object('outcome', 'duplicate_event');
  end if;
  select coalesce(
    (select s.user_id from public.subscriptions s where s.stripe_subscription_id = stripe_subscription_id_param),
    (select e.user_id from private.ending_subscriptions e where e.stripe_subscription_id = stripe_subscription_id_param),
    (select p.id from public.profiles p where p.stripe_customer_id = stripe_customer_id_param)
  ) into owner_id;
  if owner_id is null then
    perform private.note_outcome(event_id_param, 'unknown_customer');
    return jsonb_build_object('outcome', 'unknown_customer');
  end if;
  perform from public.profiles p where p.id = owner_id for update;
  insert into private.ending_subscriptions as e (stripe_subscription_id, user_id, ended_at)
  values (stripe_subscription_id_param, owner_id, now())
  on conflict (stripe_subscription_id) do update set ended_at = coalesce(e.ended_at, excluded.ended_at);
  perform private.close_subscription(stripe_subscription_id_param, canceled_at_param);
  perform private.note_outcome(event_id_param, 'canceled');
  return private.billing_state(owner_id, 'canceled');
end
$$;

-- One more period, for a paid invoice of a cycle. What Stripe has charged is given, also when the end was asked for in
-- the meantime: then the time grows and the status stays.
create function private.renew_subscription(invoice_id_param text, stripe_subscription_id_param text) returns text
language plpgsql set search_path = ''
as $$
declare
  has public.subscriptions%rowtype;
  added record;
begin
  select * into has from public.subscriptions s where s.stripe_subscription_id = stripe_subscription_id_param;
  if has.user_id is null then
    return 'unknown_subscription';
  end if;
  if exists (select from private.renewals r where r.invoice_id = invoice_id_param) then
    return 'already_renewed';
  end if;
  added := private.activate_subscription(has.user_id, has.plan_id, now(), stripe_subscription_id_param);
  insert into private.renewals (invoice_id, user_id, stripe_subscription_id, period_start, period_end)
  values (invoice_id_param, has.user_id, stripe_subscription_id_param, added.period_start, added.period_end);
  perform private.take_refunds_back(has.user_id);
  return 'renewed';
end
$$;

/*
 * Keeps an invoice as Stripe states it, and draws the consequence: a paid cycle renews, a refused card makes the plan past
 * due. Paid is final: an older report of the same invoice changes nothing any more.
 */
create function private.record_invoice(
  invoice_id_param text,
  stripe_customer_id_param text,
  stripe_subscription_id_param text,
  billing_reason_param text,
  status_param text,
  amount_cents_param integer,
  currency_param text,
  description_param text,
  issued_at_param timestamptz,
  invoice_pdf_param text,
  hosted_invoice_url_param text,
  has_payment_failed_param boolean,
  event_id_param text,
  event_type_param text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  owner_id uuid;
  result text := 'recorded';
begin
  perform private.assert_service();
  if not private.is_first_delivery(event_id_param, event_type_param) then
    return jsonb_build_object('outcome', 'duplicate_event');
  end if;
  select p.id into owner_id from public.profiles p where p.stripe_customer_id = stripe_customer_id_param for update;
  if owner_id is null then
    perform private.note_outcome(event_id_param, 'unknown_customer');
    return jsonb_build_object('outcome', 'unknown_customer');
  end if;

  insert into public.invoices as i
    (id, user_id, date, amount, currency, description, status, invoice_pdf, hosted_invoice_url)
  values (
    invoice_id_param, owner_id, issued_at_param, amount_cents_param / 100.0, currency_param, description_param,
    status_param, invoice_pdf_param, hosted_invoice_url_param
  )
  on conflict (id) do update set
    amount = excluded.amount, description = excluded.description, status = excluded.status,
    invoice_pdf = excluded.invoice_pdf, hosted_invoice_url = excluded.hosted_invoice_url
  where i.user_id = excluded.user_id and i.status <> 'paid';

  if status_param = 'paid' and billing_reason_param = 'subscription_cycle' then
    result := private.renew_subscription(invoice_id_param, stripe_subscription_id_param);
  elsif has_payment_failed_param and not exists (
    select from public.invoices i where i.id = invoice_id_param and i.status = 'paid'
  ) then
    with late as (
      update public.subscriptions s set status = 'past_due'
      where s.stripe_subscription_id = stripe_subscription_id_param and s.user_id = owner_id and s.status = 'active'
      returning s.user_id
    )
    update public.profiles p set plan_status = 'past_due' from late where p.id = late.user_id;
    result := 'past_due';
  end if;
  perform private.note_outcome(event_id_param, result);
  return private.billing_state(owner_id, result);
end
$$;

/*
 * The whole payment went back. Written down first: what it was for may be heard of only later, and then gives nothing that
 * stays. Whose it is, the ledger says; for a payment that it does not have yet, the customer.
 */
create function private.refund_payment(
  payment_intent_id_param text, invoice_id_param text, stripe_customer_id_param text,
  event_id_param text, event_type_param text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  owner_id uuid;
  result text;
begin
  perform private.assert_service();
  if not private.is_first_delivery(event_id_param, event_type_param) then
    return jsonb_build_object('outcome', 'duplicate_event');
  end if;
  select coalesce(
    (
      select f.user_id from private.fulfilments f
      where f.payment_intent_id = payment_intent_id_param or f.invoice_id = invoice_id_param
    ),
    (select n.user_id from private.renewals n where n.invoice_id = invoice_id_param),
    (select p.id from public.profiles p where p.stripe_customer_id = stripe_customer_id_param)
  ) into owner_id;
  if owner_id is null then
    perform private.note_outcome(event_id_param, 'unknown_customer');
    return jsonb_build_object('outcome', 'unknown_customer');
  end if;
  perform from public.profiles p where p.id = owner_id for update;
  insert into private.refunds (payment_intent_id, user_id, invoice_id)
  values (payment_intent_id_param, owner_id, invoice_id_param)
  on conflict do nothing;
  result := case when private.take_refunds_back(owner_id) then 'refunded' else 'nothing_to_take' end;
  perform private.note_outcome(event_id_param, result);
  return private.billing_state(owner_id, result);
end
$$;

revoke all on function
  private.cancel_plan_of_closed_account(), private.read_billing_state(uuid), private.judge_renewal(text),
  private.mark_subscription_canceled(text, text, timestamptz, text, text),
  private.renew_subscription(text, text),
  private.record_invoice(
    text, text, text, text, text, integer, text, text, timestamptz, text, text, boolean, text, text
  ),
  private.refund_payment(text, text, text, text, text)
from public, anon, authenticated;
