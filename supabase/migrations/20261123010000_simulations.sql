-- Runs of more than one simulation, and an append that judges everything a command has to be judged by, so that a command
-- costs one call of the database.

alter table public.simulation_runs add column simulation text not null default 'hardware';
comment on column public.simulation_runs.simulation is 'Which simulation is played: an id of the registry of the functions.';

alter table public.simulation_runs rename column machine to subject;
alter table public.simulation_runs alter column subject drop not null;
comment on column public.simulation_runs.subject is 'What anybody may know of the case while it is open, such as the machine; null for nothing.';

drop index public.simulation_runs_one_open_idx;
-- One open run a person and simulation, whatever races.
create unique index simulation_runs_one_open_idx on public.simulation_runs (user_id, simulation) where status = 'open';

create or replace function private.run_facts(run public.simulation_runs) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', run.id,
    'simulation', run.simulation,
    'status', run.status,
    'subject', run.subject,
    'rules_version', run.rules_version,
    'started_at', run.started_at,
    'expires_at', run.expires_at,
    'limit', case when run.idle_limit is null then 'session' else 'idle' end,
    'is_time_up', run.expires_at <= now()
  )
$$;

drop function public.read_run_prospects(uuid);
drop function private.read_run_prospects(uuid);

-- What has to be known before a run of a simulation can begin: the plan, a run that is open, what was played before, and for
-- how many seconds no more runs may begin.
create function private.read_run_prospects(user_id_param uuid, simulation_param text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- One every two minutes, of whatever simulation: nobody plays that fast.
  hourly_limit constant integer := 30;
begin
  perform private.assert_service();
  return jsonb_build_object(
    'plan_id', (select s.plan_id from public.subscriptions s where s.user_id = user_id_param),
    'is_plan_open', coalesce(
      (select s.current_period_end > now() from public.subscriptions s where s.user_id = user_id_param), false
    ),
    'open_run_id', (
      select r.id from public.simulation_runs r
      where r.user_id = user_id_param and r.simulation = simulation_param and r.status = 'open'
    ),
    'wait_seconds', coalesce(
      (
        select greatest(1, ceil(extract(epoch from r.started_at + interval '1 hour' - now())))::integer
        from public.simulation_runs r
        where r.user_id = user_id_param and r.started_at > now() - interval '1 hour'
        order by r.started_at desc
        offset hourly_limit - 1 limit 1
      ),
      0
    ),
    'played', coalesce(
      (
        select jsonb_agg(r.scenario_id order by r.started_at)
        from public.simulation_runs r
        where r.user_id = user_id_param and r.simulation = simulation_param and r.scenario_id is not null
      ),
      '[]'::jsonb
    )
  );
end
$$;

drop function public.start_run(uuid, uuid, text, text, text, bigint, interval, boolean);
drop function private.start_run(uuid, uuid, text, text, text, bigint, interval, boolean);

/*
 * Begins a run, unless the person has one of this simulation open: then that one is answered, whoever of two clicks was
 * first. The id is null when the plan has ended meanwhile; no run is longer than the plan.
 */
create function private.start_run(
  user_id_param uuid,
  plan_id_param uuid,
  simulation_param text,
  subject_param text,
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
  insert into public.simulation_runs (user_id, simulation, subject, rules_version, expires_at, idle_limit)
  select
    user_id_param, simulation_param, subject_param, rules_version_param,
    least(now() + length_param, s.current_period_end),
    case when is_idle_limit_param then length_param end
  from public.subscriptions s
  where s.user_id = user_id_param and s.plan_id = plan_id_param and s.current_period_end > now()
  -- A plan that is being shortened at this moment waits for the run, or the run for it.
  for share
  on conflict (user_id, simulation) where status = 'open' do nothing
  returning id into started;
  if started is not null then
    insert into private.run_secrets (run_id, scenario_id, seed) values (started, scenario_id_param, seed_param);
    return jsonb_build_object('id', started, 'is_new', true);
  end if;
  return jsonb_build_object(
    'id', (
      select r.id from public.simulation_runs r
      where r.user_id = user_id_param and r.simulation = simulation_param and r.status = 'open'
    ),
    'is_new', false
  );
end
$$;

drop function public.append_run_command(uuid, uuid, integer, jsonb);
drop function private.append_run_command(uuid, uuid, integer, jsonb);

/*
 * Judges everything that a command is judged by outside the rules, and writes it down as number seq of the log. The outcome:
 * - no-profile, deactivated, signed-out: the person may not play; signed-out only where a session is named.
 * - too-often: wait_seconds until the next command is taken.
 * - over: the run has ended, or its time is up (a plan that ended has moved that time).
 * - outdated: it is played by other rules than these.
 * - overtaken: seq is not the next number. full: the log would become too large.
 * - appended; or accepted for a command that is null: one that the rules refused, judged like the others and not written.
 * A run with an idle limit goes on from here, but not past the plan's end.
 */
create function private.append_run_command(
  run_id_param uuid,
  user_id_param uuid,
  rules_version_param text,
  seq_param integer,
  command_param jsonb,
  session_id_param uuid,
  turn_param text,
  limit_param integer,
  window_param interval
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  largest_log constant integer := 262144;
  is_active boolean;
  wait_seconds integer;
  run public.simulation_runs%rowtype;
  last_seq integer;
  bytes integer;
begin
  perform private.assert_service();
  select p.status into is_active from public.profiles p where p.id = user_id_param;
  if not found then
    return jsonb_build_object('outcome', 'no-profile');
  end if;
  if is_active is false then
    return jsonb_build_object('outcome', 'deactivated');
  end if;
  if session_id_param is not null and not exists (
    select from auth.sessions s where s.id = session_id_param and s.user_id = user_id_param
  ) then
    return jsonb_build_object('outcome', 'signed-out');
  end if;
  if turn_param is not null then
    wait_seconds := private.take_turn(user_id_param, turn_param, limit_param, window_param);
    if wait_seconds > 0 then
      return jsonb_build_object('outcome', 'too-often', 'wait_seconds', wait_seconds);
    end if;
  end if;
  -- Commands and the end of one run wait for each other here.
  select * into run from public.simulation_runs r where r.id = run_id_param and r.user_id = user_id_param for update;
  if run.id is null or run.status <> 'open' or run.expires_at <= now() then
    return jsonb_build_object('outcome', 'over');
  end if;
  if run.rules_version is distinct from rules_version_param then
    return jsonb_build_object('outcome', 'outdated');
  end if;
  select c.seq, c.log_bytes into last_seq, bytes
  from public.run_commands c where c.run_id = run.id order by c.seq desc limit 1;
  if seq_param is distinct from coalesce(last_seq, 0) + 1 then
    return jsonb_build_object('outcome', 'overtaken');
  end if;
  if command_param is null then
    return jsonb_build_object('outcome', 'accepted');
  end if;
  bytes := coalesce(bytes, 0) + octet_length(command_param::text);
  if bytes > largest_log then
    return jsonb_build_object('outcome', 'full');
  end if;
  insert into public.run_commands (run_id, seq, command, log_bytes) values (run.id, seq_param, command_param, bytes);
  if run.idle_limit is not null then
    update public.simulation_runs r
    set expires_at = greatest(r.expires_at, least(now() + r.idle_limit, s.current_period_end))
    from public.subscriptions s
    where r.id = run.id and s.user_id = r.user_id;
  end if;
  return jsonb_build_object('outcome', 'appended');
end
$$;

drop function public.read_caller(uuid, text, integer, interval);
drop function private.read_caller(uuid, text, integer, interval);

-- Null without a profile. A call of somebody who signed out, or is deactivated, is not counted.
create function private.read_caller(
  user_id_param uuid, session_id_param uuid, turn_param text, limit_param integer, window_param interval
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person public.profiles%rowtype;
  is_signed_in boolean;
begin
  perform private.assert_service();
  select * into person from public.profiles p where p.id = user_id_param;
  if person.id is null then
    return null;
  end if;
  is_signed_in := session_id_param is null or exists (
    select from auth.sessions s where s.id = session_id_param and s.user_id = user_id_param
  );
  return jsonb_build_object(
    'email', person.email,
    'is_signed_in', is_signed_in,
    'role', person.role,
    'status', person.status,
    'full_name', person.full_name,
    'stripe_customer_id', person.stripe_customer_id,
    'wait_seconds', case
      when turn_param is null or not person.status or not is_signed_in then 0
      else private.take_turn(user_id_param, turn_param, limit_param, window_param)
    end
  );
end
$$;

-- The names under which the functions call them.
create function public.read_caller(
  user_id_param uuid,
  session_id_param uuid default null,
  turn_param text default null,
  limit_param integer default null,
  window_param interval default null
) returns jsonb
language sql security invoker set search_path = ''
as $$ select private.read_caller(user_id_param, session_id_param, turn_param, limit_param, window_param) $$;
comment on function public.read_caller(uuid, uuid, text, integer, interval) is 'What a function has to know of whoever calls it: {email, is_signed_in, role, status, full_name, stripe_customer_id, wait_seconds}; counts the call where a limit is named. Null without a profile.';

create function public.read_run_prospects(user_id_param uuid, simulation_param text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_run_prospects(user_id_param, simulation_param) $$;
comment on function public.read_run_prospects(uuid, text) is 'What has to be known before a run begins: {plan_id, is_plan_open, open_run_id, wait_seconds, played}.';

create function public.start_run(
  user_id_param uuid,
  plan_id_param uuid,
  simulation_param text,
  subject_param text,
  rules_version_param text,
  scenario_id_param text,
  seed_param bigint,
  length_param interval,
  is_idle_limit_param boolean
) returns jsonb
language sql security invoker set search_path = ''
as $$
  select private.start_run(
    user_id_param, plan_id_param, simulation_param, subject_param, rules_version_param, scenario_id_param, seed_param,
    length_param, is_idle_limit_param
  )
$$;
comment on function public.start_run(uuid, uuid, text, text, text, text, bigint, interval, boolean) is 'The person''s open run of the simulation, a new one if there was none: {id, is_new}; no id without a plan that is open.';

create function public.append_run_command(
  run_id_param uuid,
  user_id_param uuid,
  rules_version_param text,
  seq_param integer,
  command_param jsonb default null,
  session_id_param uuid default null,
  turn_param text default null,
  limit_param integer default null,
  window_param interval default null
) returns jsonb
language sql security invoker set search_path = ''
as $$
  select private.append_run_command(
    run_id_param, user_id_param, rules_version_param, seq_param, command_param, session_id_param, turn_param,
    limit_param, window_param
  )
$$;
comment on function public.append_run_command(uuid, uuid, text, integer, jsonb, uuid, text, integer, interval) is 'Judges who plays, how often, until when and what is next, and writes the command down: {outcome, wait_seconds}.';

revoke all on function
  private.read_caller(uuid, uuid, text, integer, interval), public.read_caller(uuid, uuid, text, integer, interval),
  private.read_run_prospects(uuid, text), public.read_run_prospects(uuid, text),
  private.start_run(uuid, uuid, text, text, text, text, bigint, interval, boolean),
  public.start_run(uuid, uuid, text, text, text, text, bigint, interval, boolean),
  private.append_run_command(uuid, uuid, text, integer, jsonb, uuid, text, integer, interval),
  public.append_run_command(uuid, uuid, text, integer, jsonb, uuid, text, integer, interval)
from public, anon, authenticated;

grant execute on function
  private.read_caller(uuid, uuid, text, integer, interval), public.read_caller(uuid, uuid, text, integer, interval),
  private.read_run_prospects(uuid, text), public.read_run_prospects(uuid, text),
  private.start_run(uuid, uuid, text, text, text, text, bigint, interval, boolean),
  public.start_run(uuid, uuid, text, text, text, text, bigint, interval, boolean),
  private.append_run_command(uuid, uuid, text, integer, jsonb, uuid, text, integer, interval),
  public.append_run_command(uuid, uuid, text, integer, jsonb, uuid, text, integer, interval)
to service_role;
