-- What has been done about money, so that it is done once. Out of the API's reach: only the billing functions read and
-- write here. No row security, for the reason given in the demo_usage migration.

create table private.stripe_events (
  id text primary key,
  type text not null,
  outcome text,
  received_at timestamptz not null default now()
);
comment on table private.stripe_events is 'Events of Stripe that have been worked off, written before the work and in its transaction.';
comment on column private.stripe_events.id is 'Stripe''s id: an event delivered again meets it and does nothing.';
comment on column private.stripe_events.type is 'Stripe''s name for what happened.';
comment on column private.stripe_events.outcome is 'What came of it here; for whoever has to find out.';
comment on column private.stripe_events.received_at is 'When it was worked off.';

create table private.checkout_quotes (
  checkout_session_id text primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  plan_id uuid not null references public.plans (id) on delete restrict,
  amount_cents integer not null,
  currency text not null,
  created_at timestamptz not null default now(),
  constraint checkout_quotes_amount_positive check (amount_cents > 0)
);
comment on table private.checkout_quotes is 'What each checkout was opened for, before anybody could pay it.';
comment on column private.checkout_quotes.checkout_session_id is 'The session at Stripe.';
comment on column private.checkout_quotes.user_id is 'Who opened it.';
comment on column private.checkout_quotes.plan_id is 'What is bought.';
comment on column private.checkout_quotes.amount_cents is 'The plan''s price then, before any promotion.';
comment on column private.checkout_quotes.currency is 'ISO 4217 code, lower case.';
comment on column private.checkout_quotes.created_at is 'When it was opened.';
create index checkout_quotes_user_id_idx on private.checkout_quotes (user_id);
create index checkout_quotes_plan_id_idx on private.checkout_quotes (plan_id);

create table private.fulfilments (
  checkout_session_id text primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  plan_id uuid not null references public.plans (id) on delete restrict,
  amount_total integer not null,
  currency text not null,
  purchased_at timestamptz not null,
  stripe_subscription_id text,
  payment_intent_id text,
  invoice_id text,
  period_start timestamptz not null,
  period_end timestamptz not null,
  fulfilled_at timestamptz not null default now(),
  refunded_at timestamptz,
  constraint fulfilments_amount_not_negative check (amount_total >= 0),
  constraint fulfilments_period_in_order check (period_end > period_start)
);
comment on table private.fulfilments is 'Paid checkout sessions that gave their plan, each once.';
comment on column private.fulfilments.checkout_session_id is 'The session at Stripe.';
comment on column private.fulfilments.user_id is 'Who bought.';
comment on column private.fulfilments.plan_id is 'What was bought.';
comment on column private.fulfilments.amount_total is 'Cents paid, after promotions.';
comment on column private.fulfilments.currency is 'ISO 4217 code, lower case.';
comment on column private.fulfilments.purchased_at is 'When the session was opened at Stripe: which of two purchases is the later one.';
comment on column private.fulfilments.stripe_subscription_id is 'The subscription it began, for a plan that renews.';
comment on column private.fulfilments.payment_intent_id is 'The payment at Stripe; null for a plan that renews, whose sessions name none.';
comment on column private.fulfilments.invoice_id is 'The invoice at Stripe. A refund is recognised by either.';
comment on column private.fulfilments.period_start is 'Where the time bought begins.';
comment on column private.fulfilments.period_end is 'Where it ends.';
comment on column private.fulfilments.fulfilled_at is 'When it was given.';
comment on column private.fulfilments.refunded_at is 'When the whole payment went back, and what was left of the time with it.';
create index fulfilments_user_id_purchased_at_idx on private.fulfilments (user_id, purchased_at);
create index fulfilments_plan_id_idx on private.fulfilments (plan_id);
create unique index fulfilments_payment_intent_id_idx on private.fulfilments (payment_intent_id)
  where payment_intent_id is not null;

create table private.renewals (
  invoice_id text primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  stripe_subscription_id text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  renewed_at timestamptz not null default now(),
  refunded_at timestamptz
);
comment on table private.renewals is 'Paid invoices of a further period, each counted once.';
comment on column private.renewals.invoice_id is 'The invoice at Stripe.';
comment on column private.renewals.user_id is 'Whose plan.';
comment on column private.renewals.stripe_subscription_id is 'The subscription that renewed.';
comment on column private.renewals.period_start is 'Where the time that it bought begins.';
comment on column private.renewals.period_end is 'Where access ends since.';
comment on column private.renewals.renewed_at is 'When it was counted.';
comment on column private.renewals.refunded_at is 'When the whole payment went back, and what was left of the time with it.';
create index renewals_user_id_idx on private.renewals (user_id);

create table private.refunds (
  payment_intent_id text primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  invoice_id text,
  refunded_at timestamptz not null default now()
);
comment on table private.refunds is 'Payments that went back in full. Kept, because a refund may be heard of before what it was for.';
comment on column private.refunds.payment_intent_id is 'The payment at Stripe.';
comment on column private.refunds.user_id is 'Whose money.';
comment on column private.refunds.invoice_id is 'The invoice that it paid, where there was one.';
comment on column private.refunds.refunded_at is 'When we heard of it.';
create index refunds_user_id_idx on private.refunds (user_id);

create table private.free_starts (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  attempt_id uuid not null,
  started_at timestamptz not null default now()
);
comment on table private.free_starts is 'Who has started the free plan: once in a lifetime.';
comment on column private.free_starts.user_id is 'Who.';
comment on column private.free_starts.attempt_id is 'The click that did it: the same click again is no second start.';
comment on column private.free_starts.started_at is 'When.';

create table private.ending_subscriptions (
  stripe_subscription_id text primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  requested_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on table private.ending_subscriptions is 'Subscriptions at Stripe that must not charge any more.';
comment on column private.ending_subscriptions.stripe_subscription_id is 'The subscription at Stripe.';
comment on column private.ending_subscriptions.user_id is 'Whose.';
comment on column private.ending_subscriptions.requested_at is 'When another purchase or the person ended it.';
comment on column private.ending_subscriptions.ended_at is 'When Stripe confirmed; null: still to be told.';
create index ending_subscriptions_user_id_idx on private.ending_subscriptions (user_id);

revoke all on
  private.stripe_events, private.checkout_quotes, private.fulfilments, private.renewals, private.refunds,
  private.free_starts, private.ending_subscriptions
from public, anon, authenticated, service_role;

-- Two deliveries of one event at the same moment: the second waits here for the first one''s transaction.
create function private.is_first_delivery(event_id_param text, event_type_param text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  if event_id_param is null then
    return true;
  end if;
  insert into private.stripe_events (id, type) values (event_id_param, event_type_param) on conflict do nothing;
  return found;
end
$$;
comment on function private.is_first_delivery(text, text) is 'Enters the event; false when it was there already. True without an event: the return page has none.';

create function private.note_outcome(event_id_param text, outcome_param text) returns void
language sql set search_path = ''
as $$ update private.stripe_events set outcome = outcome_param where id = event_id_param $$;
comment on function private.note_outcome(text, text) is 'Writes down what came of an event.';

revoke all on function
  private.is_first_delivery(text, text), private.note_outcome(text, text)
from public, anon, authenticated;
