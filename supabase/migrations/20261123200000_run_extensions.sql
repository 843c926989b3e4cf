-- More time for a test (WCAG 2.2.1): half a session more, up to ten times. It costs nothing and no score depends on it.

create table private.run_extensions (
  run_id uuid primary key references public.simulation_runs (id) on delete cascade,
  step interval not null,
  times smallint not null,
  constraint run_extensions_times_in_range check (times between 1 and 10)
);

comment on table private.run_extensions is 'Tests whose time was extended.';
comment on column private.run_extensions.run_id is 'Run.';
comment on column private.run_extensions.step is 'By how much each time: half of what the test had in the beginning.';
comment on column private.run_extensions.times is 'How often.';

revoke all on private.run_extensions from public, anon, authenticated, service_role;

/*
 * Gives an open test half a session more, but no time past the end of the plan. The outcome:
 * - extended: expires_at is the new end.
 * - over: there is no such run, it has ended, or its time is up.
 * - no-more: it was extended ten times, or has no limit.
 */
create function private.extend_run(run_id_param uuid, user_id_param uuid) returns jsonb
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
  set expires_at = greatest(r.expires_at, least(r.expires_at + extension.step, s.current_period_end))
  from public.subscriptions s
  where r.id = run.id and s.user_id = r.user_id
  returning r.expires_at into run.expires_at;
  return jsonb_build_object('outcome', 'extended', 'expires_at', run.expires_at);
end
$$;

create function public.extend_run(run_id_param uuid, user_id_param uuid) returns jsonb
language sql security invoker set search_path = ''
as $$ select private.extend_run(run_id_param, user_id_param) $$;
comment on function public.extend_run(uuid, uuid) is 'Gives an open test half a session more: {outcome, expires_at}.';

revoke all on function private.extend_run(uuid, uuid), public.extend_run(uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function private.extend_run(uuid, uuid), public.extend_run(uuid, uuid) to service_role;
