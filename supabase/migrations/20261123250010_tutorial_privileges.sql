-- Beside 20261121000090_privileges.sql, and run again with it: everybody reads and adds to their own steps.
grant select, insert (tutorial, step, skipped) on public.tutorial_steps to authenticated;
