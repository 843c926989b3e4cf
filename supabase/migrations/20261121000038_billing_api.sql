-- The names under which the Edge Functions reach the billing functions, with the service key and nothing less. Thin and
-- SECURITY INVOKER, as everywhere in `public`; each call is one transaction.

create function public.claim_stripe_customer(
  user_id_param uuid, stripe_customer_id_param text, replaces_param text default null
) returns text
language sql security invoker set search_path = ''
as $$ select private.claim_stripe_customer(user_id_param, stripe_customer_id_param, replaces_param) $$;
comment on function public.claim_stripe_customer(uuid, text, text) is 'Gives the profile its Stripe customer unless it has another by now, and answers the one it has.';

create function public.record_checkout_quote(
  checkout_session_id_param text, user_id_param uuid, plan_id_param uuid, amount_cents_param integer, currency_param text
) returns void
language sql security invoker set search_path = ''
as $$
  select private.record_checkout_quote(
    checkout_session_id_param, user_id_param, plan_id_param, amount_cents_param, currency_param
  )
$$;
comment on function public.record_checkout_quote(text, uuid, uuid, integer, text) is 'Writes down what a checkout was opened for.';

create function public.activate_subscription(
  checkout_session_id_param text,
  user_id_param uuid,
  plan_id_param uuid,
  amount_subtotal_param integer,
  amount_total_param integer,
  currency_param text,
  purchased_at_param timestamptz,
  stripe_customer_id_param text,
  stripe_subscription_id_param text default null,
  payment_intent_id_param text default null,
  invoice_id_param text default null,
  event_id_param text default null,
  event_type_param text default null
) returns jsonb
language sql security invoker set search_path = ''
as $$
  select private.fulfil_checkout(
    checkout_session_id_param, user_id_param, plan_id_param, amount_subtotal_param, amount_total_param, currency_param,
    purchased_at_param, stripe_customer_id_param, stripe_subscription_id_param, payment_intent_id_param,
    invoice_id_param, event_id_param, event_type_param
  )
$$;
comment on function public.activate_subscription(text, uuid, uuid, integer, integer, text, timestamptz, text, text, text, text, text, text) is
  'Gives what a paid checkout session bought, once. Answers {outcome, plan_id, current_period_end, to_end}.';

create function public.start_free_plan(user_id_param uuid, attempt_id_param uuid) returns jsonb
language sql security invoker set search_path = ''
as $$ select private.start_free_plan(user_id_param, attempt_id_param) $$;
comment on function public.start_free_plan(uuid, uuid) is 'Starts the free plan: outcome started, already_used or paid_time_left.';

create function public.read_billing_state(user_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_billing_state(user_id_param) $$;
comment on function public.read_billing_state(uuid) is 'How a person''s plan stands: {outcome, plan_id, current_period_end, to_end}.';

create function public.judge_renewal(stripe_subscription_id_param text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.judge_renewal(stripe_subscription_id_param) $$;
comment on function public.judge_renewal(text) is 'Whether this subscription may charge: outcome due, ending or not_ours.';

create function public.mark_subscription_canceled(
  stripe_subscription_id_param text, stripe_customer_id_param text, canceled_at_param timestamptz default null,
  event_id_param text default null, event_type_param text default null
) returns jsonb
language sql security invoker set search_path = ''
as $$
  select private.mark_subscription_canceled(
    stripe_subscription_id_param, stripe_customer_id_param, canceled_at_param, event_id_param, event_type_param
  )
$$;
comment on function public.mark_subscription_canceled(text, text, timestamptz, text, text) is 'Stripe has ended this subscription; access stays to the period''s end.';

create function public.record_invoice(
  invoice_id_param text,
  stripe_customer_id_param text,
  stripe_subscription_id_param text,
  billing_reason_param text,
  status_param text,
  amount_cents_param integer,
  currency_param text,
  description_param text,
  issued_at_param timestamptz,
  invoice_pdf_param text default null,
  hosted_invoice_url_param text default null,
  has_payment_failed_param boolean default false,
  event_id_param text default null,
  event_type_param text default null
) returns jsonb
language sql security invoker set search_path = ''
as $$
  select private.record_invoice(
    invoice_id_param, stripe_customer_id_param, stripe_subscription_id_param, billing_reason_param, status_param,
    amount_cents_param, currency_param, description_param, issued_at_param, invoice_pdf_param,
    hosted_invoice_url_param, has_payment_failed_param, event_id_param, event_type_param
  )
$$;
comment on function public.record_invoice(text, text, text, text, text, integer, text, text, timestamptz, text, text, boolean, text, text) is
  'Keeps an invoice; a paid cycle renews its plan, a refused card makes it past due.';

create function public.refund_payment(
  payment_intent_id_param text, invoice_id_param text, stripe_customer_id_param text,
  event_id_param text default null, event_type_param text default null
) returns jsonb
language sql security invoker set search_path = ''
as $$
  select private.refund_payment(
    payment_intent_id_param, invoice_id_param, stripe_customer_id_param, event_id_param, event_type_param
  )
$$;
comment on function public.refund_payment(text, text, text, text, text) is 'A whole payment went back: takes what is left of its time.';

revoke all on function
  public.claim_stripe_customer(uuid, text, text),
  public.record_checkout_quote(text, uuid, uuid, integer, text),
  public.activate_subscription(text, uuid, uuid, integer, integer, text, timestamptz, text, text, text, text, text, text),
  public.start_free_plan(uuid, uuid),
  public.read_billing_state(uuid), public.judge_renewal(text),
  public.mark_subscription_canceled(text, text, timestamptz, text, text),
  public.record_invoice(text, text, text, text, text, integer, text, text, timestamptz, text, text, boolean, text, text),
  public.refund_payment(text, text, text, text, text)
from public, anon, authenticated;

-- The invoker needs both halves. What only the other billing functions call is granted to nobody.
grant execute on function
  public.claim_stripe_customer(uuid, text, text), private.claim_stripe_customer(uuid, text, text),
  public.record_checkout_quote(text, uuid, uuid, integer, text),
  private.record_checkout_quote(text, uuid, uuid, integer, text),
  public.activate_subscription(text, uuid, uuid, integer, integer, text, timestamptz, text, text, text, text, text, text),
  private.fulfil_checkout(text, uuid, uuid, integer, integer, text, timestamptz, text, text, text, text, text, text),
  public.start_free_plan(uuid, uuid), private.start_free_plan(uuid, uuid),
  public.read_billing_state(uuid), private.read_billing_state(uuid),
  public.judge_renewal(text), private.judge_renewal(text),
  public.mark_subscription_canceled(text, text, timestamptz, text, text),
  private.mark_subscription_canceled(text, text, timestamptz, text, text),
  public.record_invoice(text, text, text, text, text, integer, text, text, timestamptz, text, text, boolean, text, text),
  private.record_invoice(text, text, text, text, text, integer, text, text, timestamptz, text, text, boolean, text, text),
  public.refund_payment(text, text, text, text, text), private.refund_payment(text, text, text, text, text)
to service_role;
