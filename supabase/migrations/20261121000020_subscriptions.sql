-- What a person may use, and until when: one row a person. Whether it is open is computed from it (database time).

create table public.subscriptions (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  plan_id uuid references public.plans (id) on delete restrict,
  status text not null default 'inactive',
  current_period_start timestamptz,
  current_period_end timestamptz,
  stripe_subscription_id text,
  canceled_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint subscriptions_status_known check (status in ('inactive', 'active', 'canceled', 'expired', 'past_due')),
  constraint subscriptions_period_in_order check (current_period_end > current_period_start),
  constraint subscriptions_active_is_complete check (
    status <> 'active' or (plan_id is not null and current_period_start is not null and current_period_end is not null)
  ),
  constraint subscriptions_stripe_subscription_id_unique unique (stripe_subscription_id)
);

comment on table public.subscriptions is 'The plan a person has now. Written by the billing functions alone.';
comment on column public.subscriptions.user_id is 'Whose plan.';
comment on column public.subscriptions.plan_id is 'Which plan.';
comment on column public.subscriptions.status is 'active, canceled (open until the period ends), past_due, expired or inactive.';
comment on column public.subscriptions.current_period_start is 'When the paid time began.';
comment on column public.subscriptions.current_period_end is 'When access ends.';
comment on column public.subscriptions.stripe_subscription_id is 'The recurring subscription at Stripe; only the Expert plan has one.';
comment on column public.subscriptions.canceled_at is 'When the person canceled.';
comment on column public.subscriptions.updated_at is 'When the row last changed.';

create index subscriptions_plan_id_idx on public.subscriptions (plan_id);

alter table public.subscriptions enable row level security;
revoke all on public.subscriptions from public, anon, authenticated;
grant select on public.subscriptions to authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;

create policy subscriptions_select_own on public.subscriptions
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));

create trigger subscriptions_touch_updated_at
  before update on public.subscriptions
  for each row execute function private.touch_updated_at();

create function private.mirror_plan_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles p set plan_ends_at = new.current_period_end
  where p.id = new.user_id and p.plan_ends_at is distinct from new.current_period_end;
  return null;
end
$$;
revoke all on function private.mirror_plan_end() from public;

create trigger subscriptions_mirror_plan_end
  after insert or update of current_period_end on public.subscriptions
  for each row execute function private.mirror_plan_end();
