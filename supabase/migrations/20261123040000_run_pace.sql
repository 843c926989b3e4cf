-- Tests whose commands came faster than hands can work are put down for somebody to look at. It never judges a run by itself.

create table private.run_flags (
  run_id uuid primary key references public.simulation_runs (id) on delete cascade,
  commands integer not null,
  pauses integer not null,
  flagged_at timestamptz not null default now()
);

comment on table private.run_flags is 'Runs played at a pace that no hand reaches. For review: no score and no pass depends on it.';
comment on column private.run_flags.run_id is 'Run.';
comment on column private.run_flags.commands is 'Commands of its log.';
comment on column private.run_flags.pauses is 'How many of them came half a second or more after the one before.';
comment on column private.run_flags.flagged_at is 'When the run ended.';

revoke all on private.run_flags from public, anon, authenticated, service_role;

/*
 * An act of the screen may send up to twenty commands at once, such as all screws of a panel, and then somebody looks and
 * thinks. A log of twenty commands or more with fewer than one pause for each twenty was sent by a program.
 */
create function private.flag_run_pace() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  commands_of_pause constant integer := 20;
  shortest_pause constant interval := interval '0.5 seconds';
  commands_count integer;
  pauses_count integer;
begin
  select count(*), count(*) filter (where c.waited >= shortest_pause)
  into commands_count, pauses_count
  from (
    select r.sent_at - lag(r.sent_at) over (order by r.seq) as waited
    from public.run_commands r
    where r.run_id = new.id
  ) c;
  if commands_count >= commands_of_pause and pauses_count < commands_count / commands_of_pause then
    insert into private.run_flags (run_id, commands, pauses) values (new.id, commands_count, pauses_count);
  end if;
  return null;
end
$$;
comment on function private.flag_run_pace() is 'Row trigger: a run that ended is put down for review if its pace was not that of a hand.';
revoke all on function private.flag_run_pace() from public;

create trigger simulation_runs_flag_pace
  after update of status on public.simulation_runs
  for each row
  when (old.status = 'open' and new.status <> 'open')
  execute function private.flag_run_pace();
