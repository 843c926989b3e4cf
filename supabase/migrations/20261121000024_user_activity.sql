-- The trial's countdown.

create table public.user_activity (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  timer_expiry timestamptz,
  updated_at timestamptz not null default now()
);

comment on table public.user_activity is 'When a person''s trial runs out. Written by the billing functions alone.';
comment on column public.user_activity.user_id is 'Whose trial.';
comment on column public.user_activity.timer_expiry is 'When the countdown reaches zero: the end of the trial''s period.';
comment on column public.user_activity.updated_at is 'When the row last changed.';

alter table public.user_activity enable row level security;
revoke all on public.user_activity from public, anon, authenticated;
grant select on public.user_activity to authenticated;
grant select, insert, update, delete on public.user_activity to service_role;

create policy user_activity_select_own on public.user_activity
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));

create trigger user_activity_touch_updated_at
  before update on public.user_activity
  for each row execute function private.touch_updated_at();
