-- Beside 20261121000090_privileges.sql, and run again with it: what the migration reopening opens to people.
grant execute on function private.reopen_own_account(), public.reopen_own_account() to authenticated;
