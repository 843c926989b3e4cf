-- Flags follow from real runs: the referee knows the run that has just ended, and asks by it.

drop function public.read_attempt_logs(uuid);
drop function private.read_attempt_logs(uuid);

/*
 * What the runs of the attempt that this run belongs to tell of how they were played: {attempt_id, items: [{position, simulation,
 * report, sent_at, same_log_in}]}, sent_at in ms since 1970; null for a run that is in no ranking.
 */
create function private.read_attempt_logs(run_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return (
    select jsonb_build_object('attempt_id', a.id, 'items', jsonb_agg(
      jsonb_build_object(
        'position', r.form_position,
        'simulation', r.simulation,
        'report', r.report,
        'sent_at', coalesce(
          (
            select jsonb_agg(floor(extract(epoch from c.sent_at) * 1000)::bigint order by c.seq)
            from public.run_commands c where c.run_id = r.id
          ),
          '[]'::jsonb
        ),
        'same_log_in', coalesce(
          (
            select jsonb_agg(other.attempt_id order by other.attempt_id)
            from private.run_fingerprints own
            join private.run_fingerprints other
              on (other.form_id, other.position, other.log_hash) = (own.form_id, own.position, own.log_hash)
              and other.attempt_id <> own.attempt_id
            where own.run_id = r.id
          ),
          '[]'::jsonb
        )
      )
      order by r.form_position
    ))
    from public.simulation_runs asked
    join public.form_attempts a on a.id = asked.form_attempt_id
    join public.forms f on f.id = a.form_id and f.purpose in ('ranked', 'competition')
    join public.simulation_runs r on r.form_attempt_id = a.id and r.status in ('finished', 'expired')
    where asked.id = run_id_param
    group by a.id
  );
end
$$;

create function public.read_attempt_logs(run_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_attempt_logs(run_id_param) $$;
comment on function public.read_attempt_logs(uuid) is 'How the runs of the attempt of a run were played; for the referee alone.';

revoke all on function private.read_attempt_logs(uuid), public.read_attempt_logs(uuid)
from public, anon, authenticated, service_role;
grant execute on function private.read_attempt_logs(uuid), public.read_attempt_logs(uuid) to service_role;
