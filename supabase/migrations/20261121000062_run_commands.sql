-- The log of a run: what its score is computed from. It only grows.

create table public.run_commands (
  run_id uuid not null references public.simulation_runs (id) on delete cascade,
  seq integer not null,
  command jsonb not null,
  sent_at timestamptz not null default now(),
  -- Of two commands for the same place in the log, from two tabs or a thousand, one is written.
  primary key (run_id, seq),
  -- MAX_RUN_COMMANDS in src/core/contracts/runs.ts; a test compares them.
  constraint run_commands_seq_in_range check (seq between 1 and 2000),
  constraint run_commands_command_is_one check (jsonb_typeof(command) = 'object' and command ? 'kind')
);

comment on table public.run_commands is 'Accepted commands of runs, in order. Written by the function run-command alone.';
comment on column public.run_commands.run_id is 'Run.';
comment on column public.run_commands.seq is 'Place in the log, from 1 without gaps.';
comment on column public.run_commands.command is 'As it was sent.';
comment on column public.run_commands.sent_at is 'When it arrived. In no score; for whoever looks into a strange run.';

alter table public.run_commands enable row level security;
revoke all on public.run_commands from public, anon, authenticated, service_role;
grant select on public.run_commands to authenticated;

-- To look at again, once the run is over. Row security of the runs decides whose they are, here as well.
create policy run_commands_select_own_ended on public.run_commands
  for select to authenticated
  using (
    exists (
      select from public.simulation_runs r
      where r.id = run_commands.run_id and r.user_id = (select auth.uid()) and r.status <> 'open'
    )
    and (select private.is_active_caller())
  );

create function private.keep_run_commands() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The log of a run is append-only.' using errcode = '42501';
end
$$;
comment on function private.keep_run_commands() is 'Statement trigger: nobody rewrites what was done.';
revoke all on function private.keep_run_commands() from public;

create trigger run_commands_append_only
  before update on public.run_commands
  for each statement execute function private.keep_run_commands();
