-- An invoice acts on its own customer's subscription, and a paid month counts at what it cost.

drop function private.renew_subscription(text, text);

-- One more period, for a paid invoice of a cycle. What Stripe has charged is given, also when the end was asked for in
-- the meantime: then the time grows and the status stays. Nobody's invoice renews somebody else's subscription.
create function private.renew_subscription(
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
  added := private.activate_subscription(
    has.user_id, has.plan_id, now(), stripe_subscription_id_param, paid_param
  );
  insert into private.renewals (invoice_id, user_id, stripe_subscription_id, period_start, period_end)
  values (invoice_id_param, has.user_id, stripe_subscription_id_param, added.period_start, added.period_end);
  perform private.take_refunds_back(has.user_id);
  return 'renewed';
end
$$;
revoke all on function private.renew_subscription(uuid, text, text, numeric) from public, anon, authenticated;

/*
 * Keeps an invoice as Stripe states it, and draws the consequence: a paid cycle renews, a refused card makes the plan past
 * due. Paid is final: an older report of the same invoice changes nothing any more.
 */
create or replace function private.record_invoice(
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
    result := private.renew_subscription(
      owner_id, invoice_id_param, stripe_subscription_id_param, amount_cents_param / 100.0
    );
  elsif has_payment_failed_param and not exists (
    select from public.invoices i where i.id = invoice_id_param and i.status = 'paid'
  ) then
    with late as (
      update public.subscriptions s set status = 'past_due'
      where s.stripe_subscription_id = stripe_subscription_id_param and s.user_id = owner_id and s.status = 'active'
      returning s.user_id
    )
    update public.profiles p set plan_status = 'past_due' from late where p.id = late.user_id;
    if found then
      result := 'past_due';
    end if;
  end if;
  perform private.note_outcome(event_id_param, result);
  return private.billing_state(owner_id, result);
end
$$;
