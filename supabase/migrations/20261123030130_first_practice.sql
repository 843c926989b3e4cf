-- What has to be known before a run of a simulation can begin: the plan, a run that is open, what was played before, for how
-- many seconds no more runs may begin, and whether the person has practised: the first jobs are easy ones.
create or replace function private.read_run_prospects(user_id_param uuid, simulation_param text) returns jsonb
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
    ),
    'has_practised', exists (
      select 1
      from public.practice_runs p
      where p.user_id = user_id_param and p.simulation = simulation_param and p.status <> 'open'
    )
  );
end
$$;

comment on function public.read_run_prospects(uuid, text) is 'What has to be known before a run begins: {plan_id, is_plan_open, open_run_id, wait_seconds, played, has_practised}.';
