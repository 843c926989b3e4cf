-- Beside 20261121000090_privileges.sql, and run again with it: everybody reads and sets their own goals.
grant select on public.week_goals to authenticated;
grant execute on function private.set_week_goal(date, integer), public.set_week_goal(date, integer) to authenticated;
