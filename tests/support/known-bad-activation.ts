import type { Stack } from '../../supabase/local/stack.ts';

/**
 * A typical check-then-act fulfilment: read whether the session was fulfilled, and if not, fulfil it. Correct only
 * without concurrency; the pause stands for the round trip between both. It proves that the race test detects such a
 * race.
 */
const CHECK_THEN_ACT = `
create or replace function private.fulfil_checkout(
  checkout_session_id_param text, user_id_param uuid, plan_id_param uuid, amount_subtotal_param integer,
  amount_total_param integer, currency_param text, purchased_at_param timestamptz, stripe_customer_id_param text,
  stripe_subscription_id_param text, payment_intent_id_param text, invoice_id_param text, event_id_param text,
  event_type_param text
) returns jsonb
language plpgsql security definer set search_path = ''
as $bad$
begin
  if not exists (
    select from public.subscription_history h where h.checkout_session_id = checkout_session_id_param
  ) then
    perform pg_sleep(0.25);
    perform private.extend_subscription(
      user_id_param, plan_id_param, purchased_at_param, stripe_subscription_id_param,
      amount_total_param / 100.0
    );
    insert into public.subscription_history (user_id, plan_id, checkout_session_id)
    values (user_id_param, plan_id_param, checkout_session_id_param);
  end if;
  return private.billing_state(user_id_param, 'activated');
end
$bad$`;

/** Puts the bad handler in place of ours, together with the missing constraint that usually goes with it. */
export async function installKnownBadActivation(stack: Stack): Promise<void> {
  await stack.sql(
    'alter table public.subscription_history drop constraint subscription_history_checkout_session_id_unique',
  );
  await stack.sql(CHECK_THEN_ACT);
}
