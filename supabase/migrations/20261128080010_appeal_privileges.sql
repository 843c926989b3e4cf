-- Beside 20261121000090_privileges.sql, and run again with it.
grant execute on function
  private.appeal_revocation(text, text), public.appeal_revocation(text, text), private.read_appeal(text), public.read_appeal(text)
to authenticated;
