-- What the functions start-run and run-command do to runs. They fold the log and judge; here it is decided who is first,
-- what time it is, and that a log and its score belong together. One call is one transaction.

create function private.run_facts(run public.simulation_runs) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', run.id,
    'status', run.status,
    'machine', run.machine,
    'rules_version', run.rules_version,
    'started_at', run.started_at,
    'expires_at', run.expires_at,
    'limit', case when run.idle_limit is null then 'session' else 'idle' end,
    'is_time_up', run.expires_at <= now()
  )
$$;
comment on function private.run_facts(public.simulation_runs) is 'What anybody may know of a run, by the clock of the database.';

-- What has to be known before a run can begin: the plan, a run that is open, and what was played before.
create function private.read_run_prospects(user_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return jsonb_build_object(
    'plan_id', (select s.plan_id from public.subscriptions s where s.user_id = user_id_param),
    'is_plan_open', coalesce(
      (select s.current_period_end > now() from public.subscriptions s where s.user_id = user_id_param), false
    ),
    'open_run_id', (
      select r.id from public.simulation_runs r where r.user_id = user_id_param and r.status = 'open'
    ),
    'played', coalesce(
      (
        select jsonb_agg(r.scenario_id order by r.started_at)
        from public.simulation_runs r
        where r.user_id = user_id_param and r.scenario_id is not null
      ),
      '[]'::jsonb
    )
  );
end
$$;

/*
 * Begins a run, unless the person has one open: then that one is answered, whoever of two clicks was first. The id is null
 * when the plan has ended meanwhile; no run is longer than the plan.
 */
create function private.start_run(
  user_id_param uuid,
  plan_id_param uuid,
  machine_param text,
  rules_version_param text,
  scenario_id_param text,
  seed_param bigint,
  length_param interval,
  is_idle_limit_param boolean
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  started uuid;
begin
  perform private.assert_service();
  insert into public.simulation_runs (user_id, machine, rules_version, expires_at, idle_limit)
  select
    user_id_param, machine_param, rules_version_param, least(now() + length_param, s.current_period_end),
    case when is_idle_limit_param then length_param end
  from public.subscriptions s
  where s.user_id = user_id_param and s.plan_id = plan_id_param and s.current_period_end > now()
  -- A plan that is being shortened at this moment waits for the run, or the run for it.
  for share
  on conflict (user_id) where status = 'open' do nothing
  returning id into started;
  if started is not null then
    insert into private.run_secrets (run_id, scenario_id, seed) values (started, scenario_id_param, seed_param);
    return jsonb_build_object('id', started, 'is_new', true);
  end if;
  return jsonb_build_object(
    'id', (select r.id from public.simulation_runs r where r.user_id = user_id_param and r.status = 'open'),
    'is_new', false
  );
end
$$;

-- A plan that ends earlier than it did, because its money went back, ends the run that was begun on it.
create function private.end_run_with_plan() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.simulation_runs r
  set expires_at = greatest(new.current_period_end, r.started_at + interval '1 millisecond')
  where r.user_id = new.user_id and r.status = 'open' and r.expires_at > new.current_period_end;
  return null;
end
$$;

create trigger subscriptions_end_run_with_plan
  after update of current_period_end on public.subscriptions
  for each row
  when (new.current_period_end < old.current_period_end)
  execute function private.end_run_with_plan();

-- A run with what it hides and its log from after_seq on; null when the person has no such run.
create function private.read_run(run_id_param uuid, user_id_param uuid, after_seq_param integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return (
    select private.run_facts(r) || jsonb_build_object(
      'scenario_id', h.scenario_id,
      'seed', h.seed,
      'report', r.report,
      'commands', coalesce(
        (
          select jsonb_agg(c.command order by c.seq)
          from public.run_commands c
          where c.run_id = r.id and c.seq > after_seq_param
        ),
        '[]'::jsonb
      )
    )
    from public.simulation_runs r
    join private.run_secrets h on h.run_id = r.id
    where r.id = run_id_param and r.user_id = user_id_param
  );
end
$$;

/*
 * Writes the command down as number seq of the log: 'appended'. 'overtaken' when that is not the next number, 'over' when
 * the run has ended or its time is up. A run with an idle limit goes on from here, but not past the plan's end.
 */
create function private.append_run_command(
  run_id_param uuid, user_id_param uuid, seq_param integer, command_param jsonb
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  run public.simulation_runs%rowtype;
begin
  perform private.assert_service();
  -- Commands and the end of one run wait for each other here.
  select * into run from public.simulation_runs r where r.id = run_id_param and r.user_id = user_id_param for update;
  if run.id is null or run.status <> 'open' or run.expires_at <= now() then
    return 'over';
  end if;
  if seq_param is distinct from (
    select coalesce(max(c.seq), 0) + 1 from public.run_commands c where c.run_id = run.id
  ) then
    return 'overtaken';
  end if;
  insert into public.run_commands (run_id, seq, command) values (run.id, seq_param, command_param);
  if run.idle_limit is not null then
    update public.simulation_runs r
    set expires_at = greatest(r.expires_at, least(now() + r.idle_limit, s.current_period_end))
    from public.subscriptions s
    where r.id = run.id and s.user_id = r.user_id;
  end if;
  return 'appended';
end
$$;

/*
 * Ends a run with the report of a log of this length, or without one (void), and opens what was hidden. Outcome 'moved' when
 * the log has grown since it was folded; 'ended' also for a run that had ended before, with the report it has.
 */
create function private.end_run(
  run_id_param uuid,
  user_id_param uuid,
  log_length_param integer,
  score_param integer,
  passed_param boolean,
  parts_param jsonb,
  report_param jsonb
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  run public.simulation_runs%rowtype;
begin
  perform private.assert_service();
  select * into strict run from public.simulation_runs r
  where r.id = run_id_param and r.user_id = user_id_param for update;
  if run.status = 'open' then
    if log_length_param is distinct from (
      select count(*)::integer from public.run_commands c where c.run_id = run.id
    ) then
      return jsonb_build_object('outcome', 'moved');
    end if;
    update public.simulation_runs r
    set
      status = case when report_param is null then 'void' when r.expires_at <= now() then 'expired' else 'finished' end,
      finished_at = least(now(), r.expires_at),
      scenario_id = h.scenario_id,
      seed = h.seed,
      score = score_param,
      passed = passed_param,
      parts = parts_param,
      report = report_param
    from private.run_secrets h
    where r.id = run.id and h.run_id = r.id
    returning r.* into run;
  end if;
  return jsonb_build_object('outcome', 'ended', 'status', run.status, 'report', run.report);
end
$$;

-- The names under which the functions call them.
create function public.read_run_prospects(user_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_run_prospects(user_id_param) $$;
comment on function public.read_run_prospects(uuid) is 'What has to be known before a run begins: {plan_id, is_plan_open, open_run_id, played}.';

create function public.start_run(
  user_id_param uuid,
  plan_id_param uuid,
  machine_param text,
  rules_version_param text,
  scenario_id_param text,
  seed_param bigint,
  length_param interval,
  is_idle_limit_param boolean
) returns jsonb
language sql security invoker set search_path = ''
as $$
  select private.start_run(
    user_id_param, plan_id_param, machine_param, rules_version_param, scenario_id_param, seed_param, length_param,
    is_idle_limit_param
  )
$$;
comment on function public.start_run(uuid, uuid, text, text, text, bigint, interval, boolean) is 'The person''s open run, a new one if there was none: {id, is_new}; no id without a plan that is open.';

create function public.read_run(run_id_param uuid, user_id_param uuid, after_seq_param integer default 0) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_run(run_id_param, user_id_param, after_seq_param) $$;
comment on function public.read_run(uuid, uuid, integer) is 'A run with what it hides and its log; for the referee alone.';

create function public.append_run_command(
  run_id_param uuid, user_id_param uuid, seq_param integer, command_param jsonb
) returns text
language sql security invoker set search_path = ''
as $$ select private.append_run_command(run_id_param, user_id_param, seq_param, command_param) $$;
comment on function public.append_run_command(uuid, uuid, integer, jsonb) is 'Writes a command down: appended, overtaken or over.';

create function public.end_run(
  run_id_param uuid,
  user_id_param uuid,
  log_length_param integer,
  score_param integer default null,
  passed_param boolean default null,
  parts_param jsonb default null,
  report_param jsonb default null
) returns jsonb
language sql security invoker set search_path = ''
as $$
  select private.end_run(
    run_id_param, user_id_param, log_length_param, score_param, passed_param, parts_param, report_param
  )
$$;
comment on function public.end_run(uuid, uuid, integer, integer, boolean, jsonb, jsonb) is 'Ends a run, once: {outcome, status, report}.';

revoke all on function
  private.run_facts(public.simulation_runs), private.end_run_with_plan(),
  private.read_run_prospects(uuid), public.read_run_prospects(uuid),
  private.start_run(uuid, uuid, text, text, text, bigint, interval, boolean),
  public.start_run(uuid, uuid, text, text, text, bigint, interval, boolean),
  private.read_run(uuid, uuid, integer), public.read_run(uuid, uuid, integer),
  private.append_run_command(uuid, uuid, integer, jsonb), public.append_run_command(uuid, uuid, integer, jsonb),
  private.end_run(uuid, uuid, integer, integer, boolean, jsonb, jsonb),
  public.end_run(uuid, uuid, integer, integer, boolean, jsonb, jsonb)
from public, anon, authenticated;

grant execute on function
  private.read_run_prospects(uuid), public.read_run_prospects(uuid),
  private.start_run(uuid, uuid, text, text, text, bigint, interval, boolean),
  public.start_run(uuid, uuid, text, text, text, bigint, interval, boolean),
  private.read_run(uuid, uuid, integer), public.read_run(uuid, uuid, integer),
  private.append_run_command(uuid, uuid, integer, jsonb), public.append_run_command(uuid, uuid, integer, jsonb),
  private.end_run(uuid, uuid, integer, integer, boolean, jsonb, jsonb),
  public.end_run(uuid, uuid, integer, integer, boolean, jsonb, jsonb)
to service_role;
