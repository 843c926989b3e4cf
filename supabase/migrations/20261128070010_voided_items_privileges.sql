-- Beside 20261121000090_privileges.sql, and run again with it.
grant execute on function private.recount_rankings(), public.recount_rankings() to authenticated;
