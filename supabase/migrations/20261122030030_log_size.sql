-- A log is as large as an honest one can become, and no larger: 2,000 commands of 2 KB each were possible.

alter table public.run_commands add column log_bytes integer not null default 0;
comment on column public.run_commands.log_bytes is 'The size of the log up to here, as JSON text: what the limit is held against.';

-- MAX_LOG_BYTES in src/core/contracts/runs.ts; a test compares them.
alter table public.run_commands add constraint run_commands_log_size_in_range check (log_bytes between 0 and 262144);

/*
 * Writes the command down as number seq of the log: 'appended'. 'overtaken' when that is not the next number, 'over' when
 * the run has ended or its time is up, 'full' when the log would become too large. A run with an idle limit goes on from
 * here, but not past the plan's end.
 */
create or replace function private.append_run_command(
  run_id_param uuid, user_id_param uuid, seq_param integer, command_param jsonb
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  largest_log constant integer := 262144;
  run public.simulation_runs%rowtype;
  last_seq integer;
  bytes integer;
begin
  perform private.assert_service();
  -- Commands and the end of one run wait for each other here.
  select * into run from public.simulation_runs r where r.id = run_id_param and r.user_id = user_id_param for update;
  if run.id is null or run.status <> 'open' or run.expires_at <= now() then
    return 'over';
  end if;
  select c.seq, c.log_bytes into last_seq, bytes
  from public.run_commands c where c.run_id = run.id order by c.seq desc limit 1;
  if seq_param is distinct from coalesce(last_seq, 0) + 1 then
    return 'overtaken';
  end if;
  bytes := coalesce(bytes, 0) + octet_length(command_param::text);
  if bytes > largest_log then
    return 'full';
  end if;
  insert into public.run_commands (run_id, seq, command, log_bytes) values (run.id, seq_param, command_param, bytes);
  if run.idle_limit is not null then
    update public.simulation_runs r
    set expires_at = greatest(r.expires_at, least(now() + r.idle_limit, s.current_period_end))
    from public.subscriptions s
    where r.id = run.id and s.user_id = r.user_id;
  end if;
  return 'appended';
end
$$;
comment on function public.append_run_command(uuid, uuid, integer, jsonb) is 'Writes a command down: appended, overtaken, over or full.';
