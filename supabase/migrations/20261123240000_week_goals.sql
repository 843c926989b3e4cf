-- How many days a week a learner wants to practise. Each choice counts from its week on, so earlier weeks keep what they had.

create table public.week_goals (
  user_id uuid not null references public.profiles (id) on delete cascade,
  from_week date not null,
  days smallint,
  primary key (user_id, from_week),
  constraint week_goals_begin_on_monday check (extract(isodow from from_week) = 1),
  -- DAYS_PER_WEEK in src/core/assessment/rhythm.ts.
  constraint week_goals_days_in_range check (days between 1 and 7)
);

comment on table public.week_goals is 'Days of practice a week that learners want, and pauses. Written by set_week_goal alone.';
comment on column public.week_goals.user_id is 'Whose.';
comment on column public.week_goals.from_week is 'The Monday from which it counts, until the next one.';
comment on column public.week_goals.days is 'Days a week; null for a pause.';

alter table public.week_goals enable row level security;
revoke all on public.week_goals from public, anon, authenticated, service_role;

create policy week_goals_select_own on public.week_goals
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));

/*
 * Sets the caller's goal from this week on. `week_param` is its Monday where the caller is: anywhere on Earth that is one of at
 * most two dates. `days_param` null pauses.
 */
create function private.set_week_goal(week_param date, days_param integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  -- The clocks of the Earth are at most 12 hours behind UTC and 14 hours ahead of it.
  if week_param is null or week_param not in (
    date_trunc('week', (now() at time zone 'UTC') - interval '12 hours')::date,
    date_trunc('week', (now() at time zone 'UTC') + interval '14 hours')::date
  ) then
    raise exception 'A goal counts from this week on.' using errcode = '22023';
  end if;
  insert into public.week_goals as g (user_id, from_week, days)
  values ((select auth.uid()), week_param, days_param)
  on conflict (user_id, from_week) do update set days = excluded.days;
end
$$;

create function public.set_week_goal(week_param date, days_param integer default null) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.set_week_goal(week_param, days_param) $$;
comment on function public.set_week_goal(date, integer) is 'Sets the caller''s goal from this week on; without days it pauses. 22023 for another week.';

revoke all on function private.set_week_goal(date, integer), public.set_week_goal(date, integer)
from public, anon, authenticated, service_role;
