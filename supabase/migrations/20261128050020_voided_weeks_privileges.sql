-- Beside 20261121000090_privileges.sql, and run again with it.
grant execute on function
  private.read_voided_weeks(), public.read_voided_weeks(),
  private.find_attempt(uuid, text), public.find_attempt(uuid, text)
to authenticated;
