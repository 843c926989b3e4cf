-- How a form is made, taken, dealt and ended. What was only read of a run before now tells which attempt it belongs to.

/*
 * Makes a form with its items: form {purpose, code, version, opens_at, closes_at, attempts, attempt_length, run_length,
 * score_shown, case_shown, best_of, pass_rules}, items in their order [{simulation, seeds, request, group}]. Answers the form's id, and the
 * same when it was made before under this code and version.
 */
create function private.create_form(form_param jsonb, items_param jsonb) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  perform private.assert_service();
  insert into public.forms (
    purpose, code, version, opens_at, closes_at, attempts, attempt_length, run_length, score_shown, case_shown, best_of,
    pass_rules
  )
  select
    f.purpose, f.code, f.version, coalesce(f.opens_at, now()), f.closes_at, coalesce(f.attempts, 1::smallint),
    f.attempt_length, f.run_length, f.score_shown, f.case_shown, f.best_of, f.pass_rules
  from jsonb_to_record(form_param) as f (
    purpose text, code text, version integer, opens_at timestamptz, closes_at timestamptz, attempts smallint,
    attempt_length interval, run_length interval, score_shown text, case_shown text, best_of smallint, pass_rules jsonb
  )
  on conflict (code, version) do nothing
  returning id into made;
  if made is null then
    return (
      select f.id from public.forms f
      where f.code = form_param ->> 'code' and f.version = (form_param ->> 'version')::integer
    );
  end if;
  if jsonb_array_length(items_param) = 0 then
    raise exception 'A form has items.' using errcode = '23514';
  end if;
  insert into public.form_items (form_id, position, simulation, seeds)
  select made, i.at, i.item ->> 'simulation', i.item ->> 'seeds'
  from jsonb_array_elements(items_param) with ordinality as i (item, at);
  insert into private.form_draws (form_id, position, request, item_group)
  select made, i.at, i.item -> 'request', i.item ->> 'group'
  from jsonb_array_elements(items_param) with ordinality as i (item, at);
  return made;
end
$$;

/*
 * Begins an attempt of a person at a form, or answers the one that is still on: whoever of two clicks was first. Exams are
 * booked by the product's functions; everything else people begin themselves. HTTP 409 with a hint: not-open-yet,
 * window-over, no-more-attempts.
 */
create function private.begin_form_attempt(form_id_param uuid, user_id_param uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  form public.forms%rowtype;
  attempt uuid;
begin
  select * into form from public.forms f where f.id = form_id_param;
  if current_setting('role', true) in ('anon', 'authenticated') then
    if user_id_param is null or user_id_param is distinct from (select auth.uid()) or not private.is_active_caller() then
      raise exception 'An attempt is one''s own.' using errcode = '42501';
    end if;
    if form.purpose = 'exam' then
      raise exception 'An exam has to be booked first.' using errcode = '42501';
    end if;
  end if;
  if form.id is null then
    raise exception 'There is no such pack.' using errcode = 'PT404';
  end if;
  if form.opens_at > now() then
    raise exception 'This pack is not open yet.' using errcode = 'PT409', hint = 'not-open-yet';
  end if;
  if form.closes_at <= now() then
    raise exception 'The time of this pack is over.' using errcode = 'PT409', hint = 'window-over';
  end if;
  -- One person's clicks wait for each other here.
  perform pg_advisory_xact_lock(hashtextextended(form.id::text || user_id_param::text, 0));
  select a.id into attempt
  from public.form_attempts a
  where a.form_id = form.id and a.user_id = user_id_param and a.over_at is null and (a.ends_at > now()) is not false;
  if attempt is null then
    insert into public.form_attempts (form_id, user_id, number, ends_at)
    select form.id, user_id_param, count(*) + 1, least(now() + form.attempt_length, form.closes_at)
    from public.form_attempts a
    where a.form_id = form.id and a.user_id = user_id_param
    returning id into attempt;
  end if;
  return attempt;
end
$$;

-- An attempt with everything that decides what is dealt next; null when the person has no such attempt.
create function private.read_form_attempt(attempt_id_param uuid, user_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return (
    select jsonb_build_object(
      'id', a.id,
      'ends_at', a.ends_at,
      'over_at', a.over_at,
      'read_at', now(),
      'form', jsonb_build_object(
        'id', f.id,
        'purpose', f.purpose,
        'opens_at', f.opens_at,
        'closes_at', f.closes_at,
        'run_seconds', extract(epoch from f.run_length)::integer
      ),
      'items', (
        select jsonb_agg(
          jsonb_build_object(
            'position', i.position,
            'simulation', i.simulation,
            'seeds', i.seeds,
            'is_void', i.void_reason is not null,
            'request', d.request
          )
          order by i.position
        )
        from public.form_items i
        join private.form_draws d on d.form_id = i.form_id and d.position = i.position
        where i.form_id = f.id
      ),
      -- What forms have dealt to everybody, and to this person: the rest is drawn before it.
      'used', (
        select coalesce(jsonb_agg(u.story), '[]'::jsonb)
        from (
          select unnest(d.stories) from private.form_draws d
          union all
          select unnest(h.stories)
          from public.simulation_runs r
          join private.run_secrets h on h.run_id = r.id
          where r.user_id = user_id_param and r.form_attempt_id is not null
        ) as u (story)
      ),
      'runs', coalesce(
        (
          select jsonb_agg(jsonb_build_object('id', r.id, 'position', r.form_position, 'status', r.status) order by r.started_at)
          from public.simulation_runs r
          where r.form_attempt_id = a.id
        ),
        '[]'::jsonb
      )
    )
    from public.form_attempts a
    join public.forms f on f.id = a.form_id
    where a.id = attempt_id_param and a.user_id = user_id_param
  );
end
$$;

/*
 * Begins the run of an item of an attempt. The outcome:
 * - begun, or open for one that was begun already, whoever of two clicks was first: id.
 * - done: the item has had its run. not-next: an earlier item has not. over: the attempt or the window is.
 * - other-run: another run of the simulation is open. plan-ended: no run is longer than the plan.
 * Of an item with shared seeds, the first draw is everybody's.
 */
create function private.start_form_run(
  user_id_param uuid,
  plan_id_param uuid,
  attempt_id_param uuid,
  position_param smallint,
  rules_version_param text,
  scenario_id_param text,
  seed_param bigint,
  stories_param text[],
  subject_param text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  attempt public.form_attempts%rowtype;
  form public.forms%rowtype;
  item public.form_items%rowtype;
  run public.simulation_runs%rowtype;
  dealt private.form_draws%rowtype;
  started uuid;
begin
  perform private.assert_service();
  -- Clicks of one person, and the end of a run of this attempt, wait for each other here.
  select * into strict attempt from public.form_attempts a
  where a.id = attempt_id_param and a.user_id = user_id_param for update;
  select * into strict form from public.forms f where f.id = attempt.form_id;
  select * into strict item from public.form_items i where i.form_id = form.id and i.position = position_param;
  select * into run from public.simulation_runs r
  where r.form_attempt_id = attempt.id and r.form_position = item.position and r.status <> 'void';
  if run.id is not null then
    return jsonb_build_object('outcome', case run.status when 'open' then 'open' else 'done' end, 'id', run.id);
  end if;
  if attempt.over_at is not null or attempt.ends_at <= now() or form.opens_at > now() or item.void_reason is not null then
    return jsonb_build_object('outcome', 'over');
  end if;
  if exists (
    select from public.form_items i
    where i.form_id = form.id and i.position < item.position and i.void_reason is null
      and not exists (
        select from public.form_results e where e.attempt_id = attempt.id and e.position = i.position
      )
  ) then
    return jsonb_build_object('outcome', 'not-next');
  end if;
  dealt.scenario_id := scenario_id_param;
  dealt.seed := seed_param;
  dealt.stories := stories_param;
  dealt.subject := subject_param;
  if item.seeds = 'shared' then
    update private.form_draws d
    set scenario_id = scenario_id_param, seed = seed_param, stories = stories_param, subject = subject_param
    where d.form_id = form.id and d.position = item.position and d.scenario_id is null;
    select * into strict dealt from private.form_draws d where d.form_id = form.id and d.position = item.position;
  end if;
  insert into public.simulation_runs (
    user_id, simulation, subject, rules_version, expires_at, form_attempt_id, form_position
  )
  select
    user_id_param, item.simulation, dealt.subject, rules_version_param,
    least(now() + form.run_length, s.current_period_end, attempt.ends_at), attempt.id, item.position
  from public.subscriptions s
  where s.user_id = user_id_param and s.plan_id = plan_id_param and s.current_period_end > now()
  -- A plan that is being shortened at this moment waits for the run, or the run for it.
  for share
  on conflict (user_id, simulation) where status = 'open' do nothing
  returning id into started;
  if started is null then
    return jsonb_build_object(
      'outcome',
      case
        when exists (
          select from public.simulation_runs r
          where r.user_id = user_id_param and r.simulation = item.simulation and r.status = 'open'
        ) then 'other-run'
        else 'plan-ended'
      end
    );
  end if;
  insert into private.run_secrets (run_id, scenario_id, seed, stories)
  values (started, dealt.scenario_id, dealt.seed, dealt.stories);
  return jsonb_build_object('outcome', 'begun', 'id', started);
end
$$;

-- Voids an item, for good: it counts for nobody, and no attempt waits for it.
create function private.void_form_item(form_id_param uuid, position_param smallint, reason_param text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  update public.form_items i
  set void_reason = reason_param
  where i.form_id = form_id_param and i.position = position_param;
end
$$;

-- Cases and seeds of a form's items with shared seeds, once its window is over and its rules show them.
create function private.read_form_cases(form_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  return (
    select jsonb_agg(
      jsonb_build_object('position', d.position, 'scenario_id', d.scenario_id, 'seed', d.seed) order by d.position
    )
    from public.forms f
    join private.form_draws d on d.form_id = f.id
    where f.id = form_id_param and f.case_shown = 'window-over' and f.closes_at <= now() and d.scenario_id is not null
  );
end
$$;

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
    'is_time_up', run.expires_at <= now(),
    'form', (
      select jsonb_build_object(
        'attempt_id', a.id,
        'position', run.form_position,
        'score_shown', f.score_shown,
        'case_shown', f.case_shown,
        'closes_at', f.closes_at,
        'is_attempt_over', a.over_at is not null or coalesce(a.ends_at <= now(), false),
        'read_at', now()
      )
      from public.form_attempts a
      join public.forms f on f.id = a.form_id
      where a.id = run.form_attempt_id
    )
  )
$$;

-- As before, and no time past the end of the attempt that the run belongs to.
create or replace function private.extend_run(run_id_param uuid, user_id_param uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  most_times constant smallint := 10;
  run public.simulation_runs%rowtype;
  extension private.run_extensions%rowtype;
begin
  perform private.assert_service();
  select * into run from public.simulation_runs r where r.id = run_id_param and r.user_id = user_id_param for update;
  if run.id is null or run.status <> 'open' or run.expires_at <= now() then
    return jsonb_build_object('outcome', 'over');
  end if;
  select * into extension from private.run_extensions e where e.run_id = run.id;
  if run.idle_limit is not null or extension.times >= most_times then
    return jsonb_build_object('outcome', 'no-more');
  end if;
  insert into private.run_extensions as e (run_id, step, times)
  values (run.id, (run.expires_at - run.started_at) / 2, 1)
  on conflict (run_id) do update set times = e.times + 1
  returning * into extension;
  update public.simulation_runs r
  set expires_at = greatest(
    r.expires_at,
    least(
      r.expires_at + extension.step,
      s.current_period_end,
      (select a.ends_at from public.form_attempts a where a.id = r.form_attempt_id)
    )
  )
  from public.subscriptions s
  where r.id = run.id and s.user_id = r.user_id
  returning r.expires_at into run.expires_at;
  return jsonb_build_object('outcome', 'extended', 'expires_at', run.expires_at);
end
$$;

drop function public.end_run(uuid, uuid, integer, integer, boolean, jsonb, jsonb);
drop function private.end_run(uuid, uuid, integer, integer, boolean, jsonb, jsonb);

/*
 * Ends a run with the report of a log of this length, or without one (void), and opens what was hidden. Outcome 'moved' when
 * the log has grown since it was folded; 'ended' also for a run that had ended before, with the report it has. The result of
 * a form's run is kept beside it; the attempt is over with the last of its items.
 */
create function private.end_run(
  run_id_param uuid,
  user_id_param uuid,
  log_length_param integer,
  score_param integer,
  passed_param boolean,
  parts_param jsonb,
  report_param jsonb,
  has_gate_param boolean,
  objectives_param jsonb,
  sim_seconds_param integer
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
    if run.form_attempt_id is not null and run.status <> 'void' then
      insert into public.form_results (
        run_id, attempt_id, position, item_group, score, passed, has_gate, parts, objectives, sim_seconds, finished_at
      )
      select
        run.id, a.id, run.form_position, d.item_group, run.score, run.passed, has_gate_param, run.parts, objectives_param,
        sim_seconds_param, run.finished_at
      from public.form_attempts a
      join private.form_draws d on d.form_id = a.form_id and d.position = run.form_position
      where a.id = run.form_attempt_id;
      perform private.end_complete_attempts(a.form_id, a.id)
      from public.form_attempts a where a.id = run.form_attempt_id;
    end if;
  end if;
  return jsonb_build_object('outcome', 'ended', 'status', run.status, 'report', run.report);
end
$$;

-- The names under which the functions, and people, call them.
create function public.create_form(form_param jsonb, items_param jsonb) returns uuid
language sql security invoker set search_path = ''
as $$ select private.create_form(form_param, items_param) $$;
comment on function public.create_form(jsonb, jsonb) is 'Makes a form with its items, once for each code and version: its id.';

create function public.begin_form_attempt(form_id_param uuid, user_id_param uuid) returns uuid
language sql security invoker set search_path = ''
as $$ select private.begin_form_attempt(form_id_param, user_id_param) $$;
comment on function public.begin_form_attempt(uuid, uuid) is 'The person''s attempt at a form that is on, a new one if there was none. People begin their own, and no exam (42501 otherwise).';

create function public.read_form_attempt(attempt_id_param uuid, user_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_form_attempt(attempt_id_param, user_id_param) $$;
comment on function public.read_form_attempt(uuid, uuid) is 'An attempt with what its form deals; for the referee alone.';

create function public.start_form_run(
  user_id_param uuid,
  plan_id_param uuid,
  attempt_id_param uuid,
  position_param smallint,
  rules_version_param text,
  scenario_id_param text,
  seed_param bigint,
  stories_param text[],
  subject_param text
) returns jsonb
language sql security invoker set search_path = ''
as $$
  select private.start_form_run(
    user_id_param, plan_id_param, attempt_id_param, position_param, rules_version_param, scenario_id_param, seed_param,
    stories_param, subject_param
  )
$$;
comment on function public.start_form_run(uuid, uuid, uuid, smallint, text, text, bigint, text[], text) is 'Begins the run of an item of an attempt: {outcome, id}.';

create function public.void_form_item(form_id_param uuid, position_param smallint, reason_param text) returns void
language sql security invoker set search_path = ''
as $$ select private.void_form_item(form_id_param, position_param, reason_param) $$;
comment on function public.void_form_item(uuid, smallint, text) is 'Voids an item of a form, for a reason that is kept.';

create function public.read_form_cases(form_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_form_cases(form_id_param) $$;
comment on function public.read_form_cases(uuid) is 'Cases and seeds of a form whose window is over: [{position, scenario_id, seed}]; null before.';

create function public.end_run(
  run_id_param uuid,
  user_id_param uuid,
  log_length_param integer,
  score_param integer default null,
  passed_param boolean default null,
  parts_param jsonb default null,
  report_param jsonb default null,
  has_gate_param boolean default null,
  objectives_param jsonb default null,
  sim_seconds_param integer default null
) returns jsonb
language sql security invoker set search_path = ''
as $$
  select private.end_run(
    run_id_param, user_id_param, log_length_param, score_param, passed_param, parts_param, report_param, has_gate_param,
    objectives_param, sim_seconds_param
  )
$$;
comment on function public.end_run(uuid, uuid, integer, integer, boolean, jsonb, jsonb, boolean, jsonb, integer) is 'Ends a run, once: {outcome, status, report}.';

revoke all on function
  private.create_form(jsonb, jsonb), public.create_form(jsonb, jsonb),
  private.begin_form_attempt(uuid, uuid), public.begin_form_attempt(uuid, uuid),
  private.read_form_attempt(uuid, uuid), public.read_form_attempt(uuid, uuid),
  private.start_form_run(uuid, uuid, uuid, smallint, text, text, bigint, text[], text),
  public.start_form_run(uuid, uuid, uuid, smallint, text, text, bigint, text[], text),
  private.void_form_item(uuid, smallint, text), public.void_form_item(uuid, smallint, text),
  private.read_form_cases(uuid), public.read_form_cases(uuid),
  private.end_run(uuid, uuid, integer, integer, boolean, jsonb, jsonb, boolean, jsonb, integer),
  public.end_run(uuid, uuid, integer, integer, boolean, jsonb, jsonb, boolean, jsonb, integer)
from public, anon, authenticated, service_role;

grant execute on function
  private.create_form(jsonb, jsonb), public.create_form(jsonb, jsonb),
  private.begin_form_attempt(uuid, uuid), public.begin_form_attempt(uuid, uuid),
  private.read_form_attempt(uuid, uuid), public.read_form_attempt(uuid, uuid),
  private.start_form_run(uuid, uuid, uuid, smallint, text, text, bigint, text[], text),
  public.start_form_run(uuid, uuid, uuid, smallint, text, text, bigint, text[], text),
  private.void_form_item(uuid, smallint, text), public.void_form_item(uuid, smallint, text),
  private.end_run(uuid, uuid, integer, integer, boolean, jsonb, jsonb, boolean, jsonb, integer),
  public.end_run(uuid, uuid, integer, integer, boolean, jsonb, jsonb, boolean, jsonb, integer)
to service_role;
