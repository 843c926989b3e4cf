-- What a ranked week shows once it is over: seeds, medians, and the runs of the first three who agreed to show theirs.

alter table public.board_members add column shows_replays boolean not null default false;
comment on column public.board_members.shows_replays is 'Whether others may watch their runs of weeks that are over and in which they are among the first three.';

-- Says whether others may watch what the caller played; nothing for somebody who is on no board.
create function private.show_replays(shows_param boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  update public.board_members m set shows_replays = shows_param where m.user_id = (select auth.uid());
end
$$;

-- The first three of a week that is over, as far as their accounts are open.
create function private.first_three(form_id_param uuid)
returns table (entry public.board_entries, pseudonym text, shows_replays boolean, place bigint)
language sql stable set search_path = ''
as $$
  select e, m.pseudonym, m.shows_replays,
    row_number() over (order by - e.score, e.sim_seconds, e.finished_at, e.user_id)
  from public.board_entries e
  join public.board_members m on m.user_id = e.user_id
  join public.profiles o on o.id = e.user_id and o.status
  join public.forms f on f.id = e.form_id and f.case_shown = 'window-over' and f.closes_at <= now()
  where e.form_id = form_id_param
  order by - e.score, e.sim_seconds, e.finished_at, e.user_id
  limit 3
$$;
comment on function private.first_three(uuid) is 'The first three of a week that is over; nobody before.';

/*
 * A ranked week that is over: {items: [{position, seed, void_reason, median}], first: [{name, low, high, played, sim_seconds, is_you,
 * shows_replays, positions}]}; null before its window closes. An item that nobody played has neither seed nor median.
 */
create function private.read_closed_week(form_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'items', (
        select jsonb_agg(
          jsonb_build_object(
            'position', i.position,
            'seed', d.seed,
            'void_reason', i.void_reason,
            'median', (
              select round(percentile_cont(0.5) within group (order by r.score)::numeric)
              from public.form_results r
              join public.form_attempts a on a.id = r.attempt_id and a.form_id = f.id and a.number = 1
              where r.position = i.position
            )
          )
          order by i.position
        )
        from public.form_items i
        join private.form_draws d on d.form_id = i.form_id and d.position = i.position
        where i.form_id = f.id
      ),
      'first', (
        select coalesce(
          jsonb_agg(
            private.entry_facts(t.entry, t.pseudonym) || jsonb_build_object(
              'shows_replays', t.shows_replays,
              'positions', (
                select jsonb_agg(r.position order by r.position)
                from public.form_attempts a
                join public.form_results r on r.attempt_id = a.id
                where a.form_id = f.id and a.user_id = (t.entry).user_id and a.number = 1
              )
            )
            order by t.place
          ),
          '[]'::jsonb
        )
        from private.first_three(f.id) t
      )
    )
    from public.forms f
    where f.id = form_id_param and f.purpose = 'ranked' and f.case_shown = 'window-over' and f.closes_at <= now()
  );
end
$$;

/*
 * What is to be played again of a ranked week that is over: {simulation, scenario_id, seed, rules_version, commands}. Of the expert for no name;
 * rules and commands are null then. Null before the window closes, and for somebody who is not among the first three or did not agree.
 */
create function private.read_watched_run(form_id_param uuid, position_param smallint, pseudonym_param text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  if pseudonym_param is null then
    return (
      select jsonb_build_object(
        'simulation', i.simulation, 'scenario_id', d.scenario_id, 'seed', d.seed, 'rules_version', null, 'commands', null
      )
      from public.forms f
      join public.form_items i on i.form_id = f.id and i.position = position_param
      join private.form_draws d on d.form_id = i.form_id and d.position = i.position and d.scenario_id is not null
      where f.id = form_id_param and f.case_shown = 'window-over' and f.closes_at <= now()
    );
  end if;
  return (
    select jsonb_build_object(
      'simulation', r.simulation,
      'scenario_id', r.scenario_id,
      'seed', r.seed,
      'rules_version', r.rules_version,
      'commands', (
        select coalesce(jsonb_agg(c.command order by c.seq), '[]'::jsonb) from public.run_commands c where c.run_id = r.id
      )
    )
    from private.first_three(form_id_param) t
    join public.form_attempts a
      on a.form_id = form_id_param and a.user_id = (t.entry).user_id and a.number = 1
    join public.simulation_runs r
      on r.form_attempt_id = a.id and r.form_position = position_param and r.status in ('finished', 'expired')
    where t.pseudonym = pseudonym_param and t.shows_replays
  );
end
$$;

create function public.show_replays(shows_param boolean) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.show_replays(shows_param) $$;
comment on function public.show_replays(boolean) is 'Says whether others may watch the caller''s runs of weeks that are over, where they are among the first three.';

create function public.read_closed_week(form_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_closed_week(form_id_param) $$;
comment on function public.read_closed_week(uuid) is 'A ranked week that is over, with seeds, medians and its first three; null before.';

create function public.read_watched_run(form_id_param uuid, position_param smallint, pseudonym_param text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_watched_run(form_id_param, position_param, pseudonym_param) $$;
comment on function public.read_watched_run(uuid, smallint, text) is 'A run of a ranked week that is over and may be watched; for the referee alone.';

revoke all on function
  private.show_replays(boolean), public.show_replays(boolean),
  private.first_three(uuid),
  private.read_closed_week(uuid), public.read_closed_week(uuid),
  private.read_watched_run(uuid, smallint, text), public.read_watched_run(uuid, smallint, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.read_watched_run(uuid, smallint, text), public.read_watched_run(uuid, smallint, text)
to service_role;
