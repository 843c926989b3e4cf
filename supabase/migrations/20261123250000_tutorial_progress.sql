-- How far people are in the tutorials: a row for each step that is behind them. Rows are only added, so that two devices agree.

create table public.tutorial_steps (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tutorial text not null,
  step smallint not null,
  skipped boolean not null,
  done_at timestamptz not null default now(),
  primary key (user_id, tutorial, step, skipped),
  -- What a person can fill the table with has an end.
  constraint tutorial_steps_tutorial_known check (tutorial ~ '^T([0-9]|[1-4][0-9])$'),
  constraint tutorial_steps_step_in_range check (step between 1 and 40)
);

comment on table public.tutorial_steps is 'Steps of tutorials that people have behind them. Nothing is scored by it.';
comment on column public.tutorial_steps.user_id is 'Who learns.';
comment on column public.tutorial_steps.tutorial is 'The tutorial''s id: T0 to T49.';
comment on column public.tutorial_steps.step is 'The number of the step, from 1.';
comment on column public.tutorial_steps.skipped is 'It was passed over; a step that is done later has a second row.';
comment on column public.tutorial_steps.done_at is 'When, by the clock of the database.';

alter table public.tutorial_steps enable row level security;
revoke all on public.tutorial_steps from public, anon, authenticated, service_role;

create policy tutorial_steps_select_own on public.tutorial_steps
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));

create policy tutorial_steps_insert_own on public.tutorial_steps
  for insert to authenticated
  with check (user_id = (select auth.uid()) and done_at = now() and (select private.is_active_caller()));
