-- Runs that the server referees. What is hidden in one lies out of the API's reach until the run is over.

create table public.simulation_runs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  status text not null default 'open',
  machine text not null,
  rules_version text not null,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  idle_limit interval,
  finished_at timestamptz,
  scenario_id text,
  seed bigint,
  score integer,
  passed boolean,
  parts jsonb,
  report jsonb,
  constraint simulation_runs_status_known check (status in ('open', 'finished', 'expired', 'void')),
  constraint simulation_runs_end_after_start check (expires_at > started_at and finished_at >= started_at),
  constraint simulation_runs_score_in_range check (score between 0 and 100),
  -- Whoever plays can read the row: while it is open, nothing in it may tell what is wrong.
  constraint simulation_runs_open_tells_nothing check (
    status <> 'open' or num_nonnulls(finished_at, scenario_id, seed, score, passed, parts, report) = 0
  ),
  constraint simulation_runs_ended_is_complete check (
    status = 'open' or num_nonnulls(finished_at, scenario_id, seed) = 3
  ),
  constraint simulation_runs_counted_has_score check (
    num_nonnulls(score, passed, parts, report) = case when status in ('finished', 'expired') then 4 else 0 end
  )
);

comment on table public.simulation_runs is 'Runs in testing mode. Written by the functions start-run and run-command alone.';
comment on column public.simulation_runs.id is 'Run.';
comment on column public.simulation_runs.user_id is 'Who plays.';
comment on column public.simulation_runs.status is 'open; finished (handed in); expired (time ran out, counted as it stood); void (the rules changed under it).';
comment on column public.simulation_runs.machine is 'The machine on the bench: anybody can see which one it is.';
comment on column public.simulation_runs.rules_version is 'The rules that it is played and judged by.';
comment on column public.simulation_runs.started_at is 'When it began.';
comment on column public.simulation_runs.expires_at is 'When it ends by itself.';
comment on column public.simulation_runs.idle_limit is 'How far a command moves the end on; null: the session has a fixed length.';
comment on column public.simulation_runs.finished_at is 'When it ended.';
comment on column public.simulation_runs.scenario_id is 'Which case it was; told when it is over.';
comment on column public.simulation_runs.seed is 'What chance made of the case; told when it is over, so that it can be replayed.';
comment on column public.simulation_runs.score is '0 to 100, as the server computed it from the log.';
comment on column public.simulation_runs.passed is 'Whether that is a pass.';
comment on column public.simulation_runs.parts is 'The parts of the score, each 0 to 1.';
comment on column public.simulation_runs.report is 'The whole report of the rules, with the debrief.';

create index simulation_runs_user_id_started_at_idx on public.simulation_runs (user_id, started_at desc);
-- One bench a person, whatever races.
create unique index simulation_runs_one_open_idx on public.simulation_runs (user_id) where status = 'open';

alter table public.simulation_runs enable row level security;
revoke all on public.simulation_runs from public, anon, authenticated, service_role;
grant select on public.simulation_runs to authenticated;

create policy simulation_runs_select_own on public.simulation_runs
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));

-- No row security, for the reason given in the demo_usage migration.
create table private.run_secrets (
  run_id uuid primary key references public.simulation_runs (id) on delete cascade,
  scenario_id text not null,
  seed bigint not null
);

comment on table private.run_secrets is 'What a run hides from whoever plays it.';
comment on column private.run_secrets.run_id is 'Run.';
comment on column private.run_secrets.scenario_id is 'The case.';
comment on column private.run_secrets.seed is 'From a cryptographic source, never from the player.';

revoke all on private.run_secrets from public, anon, authenticated, service_role;
