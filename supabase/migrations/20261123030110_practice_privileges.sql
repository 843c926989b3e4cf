-- Beside 20261121000090_privileges.sql, and run again with it: everybody reads their own practice.
grant select on public.practice_runs to authenticated;
