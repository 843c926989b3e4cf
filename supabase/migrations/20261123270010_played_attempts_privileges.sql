-- Beside 20261121000090_privileges.sql, and run again with it: people read how their own attempts stand.
grant execute on function private.read_attempt(uuid), public.read_attempt(uuid) to authenticated;
