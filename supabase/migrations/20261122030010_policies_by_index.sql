-- Policies that asked a question of every row of their table now name the rows, so that an index finds them: anybody signed
-- in could keep the database busy with reads that give them next to nothing.

-- As before: the log of one's own runs, once they are over.
alter policy run_commands_select_own_ended on public.run_commands
  using (
    run_id = any (array(
      select r.id from public.simulation_runs r
      where r.user_id = (select auth.uid()) and r.status <> 'open' and (select private.is_active_caller())
    ))
  );

-- As before: oneself, and everybody for administrators. `it is me or I am an administrator` cannot use the index of `id`; a
-- range of ids can, and it holds one row or all.
alter policy profiles_select_self_or_admin on public.profiles
  using (
    id >= (
      select case
        when (select private.caller_role()) in ('admin', 'super_admin') then '00000000-0000-0000-0000-000000000000'::uuid
        else (select auth.uid())
      end
    )
    and id <= (
      select case
        when (select private.caller_role()) in ('admin', 'super_admin') then 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid
        else (select auth.uid())
      end
    )
  );

alter policy profiles_update_self_or_admin on public.profiles
  using (
    (select private.is_active_caller())
    and id >= (
      select case
        when (select private.caller_role()) in ('admin', 'super_admin') then '00000000-0000-0000-0000-000000000000'::uuid
        else (select auth.uid())
      end
    )
    and id <= (
      select case
        when (select private.caller_role()) in ('admin', 'super_admin') then 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid
        else (select auth.uid())
      end
    )
  );
