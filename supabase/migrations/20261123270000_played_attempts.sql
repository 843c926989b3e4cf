-- Attempts at forms as the pages play them: who may begin one, how one stands, and runs that were left open when their form closed.

/*
 * Why the plan of a person opens no run of a simulation, in the words of start-run: no-plan, plan-expired, plan-without-testing; null
 * where it does (planOpensScreen in src/core/access/screens.ts says the same; a test compares them).
 */
create function private.plan_refusal(user_id_param uuid, simulation_param text) returns text
language sql stable set search_path = ''
as $$
  select case
    when s.plan_id is null then 'no-plan'
    when s.current_period_end <= now() then 'plan-expired'
    when (simulation_param, s.plan_id) not in (
      ('hardware', 'b7000000-0000-4000-8000-000000000002'),
      ('hardware', 'b7000000-0000-4000-8000-000000000004'),
      ('hardware', 'b7000000-0000-4000-8000-000000000006'),
      ('ticketing', 'b7000000-0000-4000-8000-000000000003'),
      ('ticketing', 'b7000000-0000-4000-8000-000000000005'),
      ('ticketing', 'b7000000-0000-4000-8000-000000000006')
    ) then 'plan-without-testing'
  end
  from (select user_id_param as id) p
  left join public.subscriptions s on s.user_id = p.id
$$;
comment on function private.plan_refusal(uuid, text) is 'Why the plan of a person opens no run of a simulation; null where it does.';

-- As before, and nobody begins what their plan does not open: HTTP 403 with the hint no-plan, plan-expired or plan-without-testing.
create or replace function private.begin_form_attempt(form_id_param uuid, user_id_param uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  form public.forms%rowtype;
  attempt uuid;
  refusal text;
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
  select r.why into refusal
  from (select distinct i.simulation from public.form_items i where i.form_id = form.id and i.void_reason is null) s
  cross join lateral (select private.plan_refusal(user_id_param, s.simulation) as why) r
  where r.why is not null
  limit 1;
  if refusal is not null then
    raise exception 'Your plan does not include this simulation.' using errcode = 'PT403', hint = refusal;
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

/*
 * How an attempt of the caller stands, without anything that its form does not show yet; null for an attempt of somebody else:
 * {id, form_id, purpose, opens_at, closes_at, ends_at, is_over, run_seconds, score_shown, case_shown, read_at, items}, items in their order
 * [{position, simulation, seeds, is_void, state, run_id, score, passed}]. The state of an item is
 * - to-play: it has no run.
 * - open: its run is being played. lapsed: its time is up and it is not scored yet.
 * - over: its run is scored.
 * The run's id is told while it is open, and again once its case may be shown.
 */
create function private.read_attempt(attempt_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'id', a.id,
      'form_id', f.id,
      'purpose', f.purpose,
      'opens_at', f.opens_at,
      'closes_at', f.closes_at,
      'ends_at', a.ends_at,
      'is_over', a.over_at is not null or coalesce(a.ends_at <= now(), false),
      'run_seconds', extract(epoch from f.run_length)::integer,
      'score_shown', f.score_shown,
      'case_shown', f.case_shown,
      'read_at', now(),
      'items', (
        select jsonb_agg(
          jsonb_build_object(
            'position', i.position,
            'simulation', i.simulation,
            'seeds', i.seeds,
            'is_void', i.void_reason is not null,
            'state', case
              when r.id is null then 'to-play'
              when r.status <> 'open' then 'over'
              when r.expires_at <= now() then 'lapsed'
              else 'open'
            end,
            'run_id', case
              when r.status = 'open' or a.id in (select private.shown_attempts('case')) then r.id
            end,
            'score', case when a.id in (select private.shown_attempts('score')) then r.score end,
            'passed', case when a.id in (select private.shown_attempts('score')) then r.passed end
          )
          order by i.position
        )
        from public.form_items i
        left join public.simulation_runs r
          on r.form_attempt_id = a.id and r.form_position = i.position and r.status <> 'void'
        where i.form_id = f.id
      )
    )
    from public.form_attempts a
    join public.forms f on f.id = a.form_id
    where a.id = attempt_id_param and a.user_id = (select auth.uid())
  );
end
$$;

-- Runs of a form that were open when its window closed, and nobody has scored since: [{run_id, user_id}], at most 20.
create function private.lapsed_form_runs(form_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('run_id', l.id, 'user_id', l.user_id)), '[]'::jsonb)
    from (
      select r.id, r.user_id
      from public.forms f
      join public.form_attempts a on a.form_id = f.id
      join public.simulation_runs r on r.form_attempt_id = a.id and r.status = 'open' and r.expires_at <= now()
      where f.id = form_id_param and f.closes_at <= now()
      order by r.expires_at
      limit 20
    ) l
  );
end
$$;

create function public.read_attempt(attempt_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_attempt(attempt_id_param) $$;
comment on function public.read_attempt(uuid) is 'How an attempt of the caller at a form stands, as far as the form shows it; null for one of somebody else.';

create function public.lapsed_form_runs(form_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.lapsed_form_runs(form_id_param) $$;
comment on function public.lapsed_form_runs(uuid) is 'Runs that were open when their form closed and are not scored yet: [{run_id, user_id}], at most 20; for the referee alone.';

revoke all on function
  private.plan_refusal(uuid, text),
  private.read_attempt(uuid), public.read_attempt(uuid),
  private.lapsed_form_runs(uuid), public.lapsed_form_runs(uuid)
from public, anon, authenticated, service_role;
grant execute on function private.lapsed_form_runs(uuid), public.lapsed_form_runs(uuid) to service_role;
