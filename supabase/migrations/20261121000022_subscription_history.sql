-- Every start of a plan: one row a fulfilled checkout session or free start.

create table public.subscription_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  plan_id uuid not null references public.plans (id) on delete restrict,
  checkout_session_id text,
  created_at timestamptz not null default now(),
  constraint subscription_history_checkout_session_id_unique unique (checkout_session_id)
);

comment on table public.subscription_history is 'Which plans a person has ever started. Written by the billing functions alone.';
comment on column public.subscription_history.id is 'Entry.';
comment on column public.subscription_history.user_id is 'Who started the plan.';
comment on column public.subscription_history.plan_id is 'Which plan.';
comment on column public.subscription_history.checkout_session_id is 'The paid session at Stripe, which counts once; null for a start without payment.';
comment on column public.subscription_history.created_at is 'When the plan was started.';

create index subscription_history_user_id_plan_id_idx on public.subscription_history (user_id, plan_id);
create index subscription_history_plan_id_idx on public.subscription_history (plan_id);
-- The demo plan can be taken once in a lifetime, whatever races.
create unique index subscription_history_free_once_idx on public.subscription_history (user_id)
  where plan_id = 'b7000000-0000-4000-8000-000000000001';

alter table public.subscription_history enable row level security;
revoke all on public.subscription_history from public, anon, authenticated;
grant select on public.subscription_history to authenticated;
grant select, insert, update, delete on public.subscription_history to service_role;

create policy subscription_history_select_own on public.subscription_history
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));
