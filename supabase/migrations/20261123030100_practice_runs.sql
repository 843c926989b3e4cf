-- Practice: the browser plays it, the function practice-run deals and judges it, and the result is kept here.

create table public.practice_runs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  simulation text not null,
  story text not null,
  rules_version text not null,
  status text not null default 'open',
  dealt_at timestamptz not null default now(),
  finished_at timestamptz,
  scenario_id text,
  seed bigint,
  score integer,
  passed boolean,
  parts jsonb,
  objectives jsonb,
  report jsonb,
  commands jsonb,
  constraint practice_runs_status_known check (status in ('open', 'finished', 'void')),
  constraint practice_runs_end_after_start check (finished_at >= dealt_at),
  constraint practice_runs_score_in_range check (score between 0 and 100),
  -- Whoever practises can read the row: while it is open, nothing in it may tell what is wrong.
  constraint practice_runs_open_tells_nothing check (
    status <> 'open'
    or num_nonnulls(finished_at, scenario_id, seed, score, passed, parts, objectives, report, commands) = 0
  ),
  constraint practice_runs_ended_is_complete check (
    status = 'open' or num_nonnulls(finished_at, scenario_id, seed, commands) = 4
  ),
  constraint practice_runs_judged_has_score check (
    num_nonnulls(score, passed, parts, objectives, report) = case when status = 'finished' then 5 else 0 end
  ),
  -- MAX_RUN_COMMANDS and MAX_LOG_BYTES in src/core/contracts/runs.ts, the latter with room for the spaces that jsonb writes.
  constraint practice_runs_log_length_in_range check (
    jsonb_typeof(commands) = 'array' and jsonb_array_length(commands) <= 2000
  ),
  constraint practice_runs_log_size_in_range check (octet_length(commands::text) <= 524288)
);

comment on table public.practice_runs is 'Practice jobs that were dealt, and what they came to. Written by the function practice-run alone.';
comment on column public.practice_runs.id is 'Job.';
comment on column public.practice_runs.user_id is 'Who practises.';
comment on column public.practice_runs.simulation is 'Which simulation is played: an id of the registry of the functions.';
comment on column public.practice_runs.story is 'What was asked for: the public name of the complaint.';
comment on column public.practice_runs.rules_version is 'The rules that it is played and judged by.';
comment on column public.practice_runs.status is 'open; finished (judged); void (the rules changed under it, or they refuse its log).';
comment on column public.practice_runs.dealt_at is 'When it was dealt, which may be long before it was begun.';
comment on column public.practice_runs.finished_at is 'When it was judged.';
comment on column public.practice_runs.scenario_id is 'Which case it was; told when it is over.';
comment on column public.practice_runs.seed is 'What chance made of the case; told when it is over, so that it can be replayed.';
comment on column public.practice_runs.score is '0 to 100, as the function computed it from the log.';
comment on column public.practice_runs.passed is 'Whether that is a pass.';
comment on column public.practice_runs.parts is 'The parts of the score, each 0 to 1.';
comment on column public.practice_runs.objectives is 'The score of each exam objective of the case: [{objective, score}].';
comment on column public.practice_runs.report is 'The whole report of the rules, with the debrief.';
comment on column public.practice_runs.commands is 'The log as it was handed in.';

create index practice_runs_user_id_dealt_at_idx on public.practice_runs (user_id, dealt_at desc);

alter table public.practice_runs enable row level security;
revoke all on public.practice_runs from public, anon, authenticated, service_role;

create policy practice_runs_select_own on public.practice_runs
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));

-- No row security, for the reason given in the demo_usage migration.
create table private.practice_secrets (
  run_id uuid primary key references public.practice_runs (id) on delete cascade,
  scenario_id text not null,
  seed bigint not null
);

comment on table private.practice_secrets is 'What a practice job hides from whoever plays it.';
comment on column private.practice_secrets.run_id is 'Job.';
comment on column private.practice_secrets.scenario_id is 'The case.';
comment on column private.practice_secrets.seed is 'From a cryptographic source, never from the player.';

revoke all on private.practice_secrets from public, anon, authenticated, service_role;

/*
 * Deals a job to a person whose plan is open; null when the plan has ended meanwhile. Nobody keeps more open jobs than a
 * browser can: the oldest are dropped.
 */
create function private.deal_practice(
  user_id_param uuid,
  plan_id_param uuid,
  simulation_param text,
  story_param text,
  rules_version_param text,
  scenario_id_param text,
  seed_param bigint
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  most_open constant integer := 40;
  dealt uuid;
begin
  perform private.assert_service();
  insert into public.practice_runs (user_id, simulation, story, rules_version)
  select user_id_param, simulation_param, story_param, rules_version_param
  from public.subscriptions s
  where s.user_id = user_id_param and s.plan_id = plan_id_param and s.current_period_end > now()
  returning id into dealt;
  if dealt is null then
    return null;
  end if;
  insert into private.practice_secrets (run_id, scenario_id, seed) values (dealt, scenario_id_param, seed_param);
  delete from public.practice_runs r
  where r.id in (
    select o.id from public.practice_runs o
    where o.user_id = user_id_param and o.simulation = simulation_param and o.status = 'open' and o.id <> dealt
    order by o.dealt_at desc
    offset most_open - 1
  );
  return dealt;
end
$$;

-- A job with what it hides; null when the person has no such job.
create function private.read_practice(run_id_param uuid, user_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return (
    select jsonb_build_object(
      'id', r.id,
      'simulation', r.simulation,
      'story', r.story,
      'status', r.status,
      'rules_version', r.rules_version,
      'scenario_id', h.scenario_id,
      'seed', h.seed,
      'report', r.report,
      'commands', coalesce(r.commands, '[]'::jsonb)
    )
    from public.practice_runs r
    join private.practice_secrets h on h.run_id = r.id
    where r.id = run_id_param and r.user_id = user_id_param
  );
end
$$;

/*
 * Ends a job with its log and the report of it, or without a report (void), and opens what was hidden. A job that has ended
 * stays as it is: the answer is what it came to, whichever of two tabs was first.
 */
create function private.finish_practice(
  run_id_param uuid,
  user_id_param uuid,
  commands_param jsonb,
  score_param integer,
  passed_param boolean,
  parts_param jsonb,
  objectives_param jsonb,
  report_param jsonb
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  run public.practice_runs%rowtype;
begin
  perform private.assert_service();
  select * into strict run from public.practice_runs r
  where r.id = run_id_param and r.user_id = user_id_param for update;
  if run.status = 'open' then
    update public.practice_runs r
    set
      status = case when report_param is null then 'void' else 'finished' end,
      finished_at = now(),
      scenario_id = h.scenario_id,
      seed = h.seed,
      score = score_param,
      passed = passed_param,
      parts = parts_param,
      objectives = objectives_param,
      report = report_param,
      commands = commands_param
    from private.practice_secrets h
    where r.id = run.id and h.run_id = r.id
    returning r.* into run;
  end if;
  return jsonb_build_object('status', run.status, 'report', run.report);
end
$$;

-- The names under which the functions call them.
create function public.deal_practice(
  user_id_param uuid,
  plan_id_param uuid,
  simulation_param text,
  story_param text,
  rules_version_param text,
  scenario_id_param text,
  seed_param bigint
) returns uuid
language sql security invoker set search_path = ''
as $$
  select private.deal_practice(
    user_id_param, plan_id_param, simulation_param, story_param, rules_version_param, scenario_id_param, seed_param
  )
$$;
comment on function public.deal_practice(uuid, uuid, text, text, text, text, bigint) is 'Deals a practice job: its id; null without a plan that is open.';

create function public.read_practice(run_id_param uuid, user_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_practice(run_id_param, user_id_param) $$;
comment on function public.read_practice(uuid, uuid) is 'A practice job with what it hides; for the judge alone.';

create function public.finish_practice(
  run_id_param uuid,
  user_id_param uuid,
  commands_param jsonb,
  score_param integer default null,
  passed_param boolean default null,
  parts_param jsonb default null,
  objectives_param jsonb default null,
  report_param jsonb default null
) returns jsonb
language sql security invoker set search_path = ''
as $$
  select private.finish_practice(
    run_id_param, user_id_param, commands_param, score_param, passed_param, parts_param, objectives_param, report_param
  )
$$;
comment on function public.finish_practice(uuid, uuid, jsonb, integer, boolean, jsonb, jsonb, jsonb) is 'Ends a practice job, once: {status, report}.';

revoke all on function
  private.deal_practice(uuid, uuid, text, text, text, text, bigint),
  public.deal_practice(uuid, uuid, text, text, text, text, bigint),
  private.read_practice(uuid, uuid), public.read_practice(uuid, uuid),
  private.finish_practice(uuid, uuid, jsonb, integer, boolean, jsonb, jsonb, jsonb),
  public.finish_practice(uuid, uuid, jsonb, integer, boolean, jsonb, jsonb, jsonb)
from public, anon, authenticated, service_role;

grant execute on function
  private.deal_practice(uuid, uuid, text, text, text, text, bigint),
  public.deal_practice(uuid, uuid, text, text, text, text, bigint),
  private.read_practice(uuid, uuid), public.read_practice(uuid, uuid),
  private.finish_practice(uuid, uuid, jsonb, integer, boolean, jsonb, jsonb, jsonb),
  public.finish_practice(uuid, uuid, jsonb, integer, boolean, jsonb, jsonb, jsonb)
to service_role;
