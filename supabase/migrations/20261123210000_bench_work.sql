-- A job tells when it was dealt and judged, and what it came to: the judge of another job may have to know.
create or replace function private.read_practice(run_id_param uuid, user_id_param uuid) returns jsonb
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
      'dealt_at', r.dealt_at,
      'finished_at', r.finished_at,
      'passed', r.passed,
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
